/** How an organisation is shown, which pages for guests need as well. Pure functions only. */
import type { Language } from '../../language.ts';

/** What the product calls itself as long as no organisation has given its name. */
export const PRODUCT_NAME = 'Saath';

const ownNames: Readonly<Record<Language, string>> = { en: PRODUCT_NAME, ur: 'ساتھ' };

/** The name as readers of a language see it: hers as it is, the product's own in their letters. */
export function nameIn(
  language: Language,
  { name, isNamed }: { readonly name: string; readonly isNamed: boolean },
): string {
  return isNamed ? name : ownNames[language];
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Whether it has letters of a script that runs from right to left. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** The name inside a sentence: one that runs the other way cannot turn the words around it (U+2068 … U+2069). */
export function nameWithin(
  language: Language,
  organisation: { readonly name: string; readonly isNamed: boolean },
): string {
  const name = nameIn(language, organisation);
  return isRightToLeft(name) === (language === 'ur') ? name : `\u2068${name}\u2069`;
}

/** An imprint that is nothing but an address is linked to. */
export function imprintLink(imprint: string): string | undefined {
  return /^https?:\/\/[^\s<>"]+$/.test(imprint) ? imprint : undefined;
}

/** The sign that stands for a name where there is no logo: its first letter or digit, as it would be written large. */
export function initialOf(name: string): string {
  const [first = 'S'] = name.match(/[\p{L}\p{N}]\p{M}*/u) ?? [];
  return first.toLocaleUpperCase('en');
}
