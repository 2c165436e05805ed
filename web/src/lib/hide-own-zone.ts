/**
 * Stands in the head of every page: a zone's name is hidden from readers whose clock shows the same time at that moment
 * (`ui/zone-name.tsx`). The browser runs it while it reads the page, before it draws: nothing moves. Zones of other names
 * may show the same time, so clocks are compared. Without scripts the zone is named to everybody.
 */
export const hideOwnZone = `customElements.define('zone-name', class extends HTMLElement {
  connectedCallback() {
    const { zone, at } = this.dataset;
    const shown = (options) => new Date(at).toLocaleString('en', options);
    this.hidden = shown({ timeZone: zone }) === shown({});
  }
});`;
