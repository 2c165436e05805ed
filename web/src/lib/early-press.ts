/**
 * A press before the page's scripts run is kept and carried out as soon as they do: on a slow phone people press what
 * they see. One way for all buttons that need a script: those of `ui/button.tsx` and whoever spreads `useEarlyPress`.
 */
import { useIsReady } from './is-ready.ts';

const waiting = { 'data-early': '' } as const;
const awake = {} as const;

/**
 * The attribute of a button that does nothing without scripts: there until React has taken the button over. Forms and
 * links that the browser itself carries out must not have it.
 */
export function useEarlyPress(): { 'data-early'?: '' } {
  return useIsReady() ? awake : waiting;
}

/**
 * Stands in the head of every page, before all other scripts. The last press counts, and it looks pressed meanwhile. A
 * button that goes before its turn takes its press along.
 */
export const keepEarlyPresses = `{
  let kept;
  addEventListener('click', (event) => {
    const button = event.target.closest?.('[data-early]');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept?.removeAttribute('data-pressed');
    kept = button;
    button.setAttribute('data-pressed', '');
    new MutationObserver((changes, observer) => {
      observer.disconnect();
      if (kept !== button || !button.hasAttribute('data-pressed')) return;
      button.removeAttribute('data-pressed');
      button.click();
    }).observe(button, { attributeFilter: ['data-early'] });
  }, true);
}`;
