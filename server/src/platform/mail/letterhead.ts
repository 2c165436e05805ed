/** Whose mails these are: what stands at their head and at their foot. */
import type { Language } from '@saath/contract/language';

export type Letterhead = {
  readonly name: string;
  /** A PNG with its whole address; null without a logo: then the name stands in its place. */
  readonly logo: { readonly url: string; readonly width: number; readonly height: number } | null;
  /** `#rrggbb`, readable with white on it. */
  readonly colour: string;
  /** Who writes, and from where, in one line. */
  readonly addressLine: string;
};

/** For a reader of the language. */
export type LetterheadIn = (language: Language) => Letterhead;

const own: Readonly<Record<Language, Letterhead>> = {
  en: {
    name: 'Saath',
    logo: null,
    colour: '#0e5a47',
    addressLine: 'Saath · Good work needs good company.',
  },
  ur: {
    name: 'ساتھ',
    logo: null,
    colour: '#0e5a47',
    addressLine: 'ساتھ · اچھے کام کو اچھا ساتھ چاہیے۔',
  },
};

/** The product's own, as long as nobody gave theirs. */
export const productLetterhead: LetterheadIn = (language) => own[language];
