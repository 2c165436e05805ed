/** Facts about an organisation's settings that both sides decide by. Pure functions only. */
import type { Language } from '../../language.ts';

/** What the product calls itself; stands where no organisation has given its name. */
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

/** The name inside a sentence: one that runs the other way cannot turn the words around it (U+2068 … U+2069). */
export function nameWithin(
  language: Language,
  organisation: { readonly name: string; readonly isNamed: boolean },
): string {
  const name = nameIn(language, organisation);
  return RIGHT_TO_LEFT.test(name) === (language === 'ur') ? name : `\u2068${name}\u2069`;
}

/** Whether a zone is one that dates can be shown in (IANA). */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** `example.org`: labels of letters, digits and hyphens, at least two; in lower case. */
export function isDomain(text: string): boolean {
  const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
  return (
    text.length <= 253 &&
    new RegExp(`^${label}(\\.${label})*\\.[a-z][a-z0-9-]*[a-z0-9]$`).test(text)
  );
}

/** Empty, or an address that a page may link to. */
export function isLink(text: string): boolean {
  return text === '' || /^(https?:\/\/[^\s<>"]+|mailto:[^\s<>"@]+@[^\s<>"@]+)$/.test(text);
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
