/** Finds a paragraph by all of its words, for `findByText`: names in it are elements of their own. */
export const paragraph = (words: RegExp) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && words.test(element.textContent ?? '');
