/**
 * Roles and names are found by the styles of every element around them, and jsdom computes each anew, property by property:
 * a sixth of the time of all tests of screens. Here they are known until something in the document changes.
 */

type Styles = typeof window.getComputedStyle;

const placed = Symbol('remembers');

/** Puts itself before the `getComputedStyle` of the window, once. */
export function rememberStyles(): void {
  const compute: Styles = window.getComputedStyle;
  if (placed in compute) return;
  let known = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => {
    known = new WeakMap();
  };
  const changes = new MutationObserver(forget);
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const remembered: Styles = (element, pseudo) => {
    if (pseudo || !document.contains(element)) return compute(element, pseudo);
    // The observer itself is only told once the code that changes things has ended.
    if (changes.takeRecords().length > 0) forget();
    const found = known.get(element) ?? remembering(compute(element));
    known.set(element, found);
    return found;
  };
  window.getComputedStyle = Object.assign(remembered, { [placed]: true });
}

/** Asks for each property once. */
function remembering(style: CSSStyleDeclaration): CSSStyleDeclaration {
  const values = new Map<PropertyKey, unknown>();
  const once = (key: PropertyKey, read: () => unknown) => {
    if (!values.has(key)) values.set(key, read());
    return values.get(key);
  };
  const getPropertyValue = (name: string) =>
    once(`${name}:`, () => style.getPropertyValue(name)) as string;
  return new Proxy(style, {
    get: (_, key) =>
      key === 'getPropertyValue' ? getPropertyValue : once(key, () => Reflect.get(style, key)),
  });
}
