/** What every mail is made of, in the reader's language; `render.ts` makes a letter of it. */
import type { Language } from '@saath/contract/language';
import type { EventCard } from './event-card.ts';

/** To whom a mail is written. */
export type Reader = { readonly name: string; readonly language: Language };

export type MailButton = { readonly label: string; readonly href: string };

/** Somebody the mail tells of, with answers about them. */
export type MailPerson = {
  readonly name: string;
  readonly lines: readonly string[];
  /** What they wrote. */
  readonly quote?: string;
  readonly answers: readonly MailButton[];
};

/** The words of a mail in one language. */
export type MailWords = {
  readonly subject: string;
  /** What lists of mails show beside the subject; the first paragraph without it. */
  readonly preheader?: string;
  readonly paragraphs: readonly string[];
  /** After the paragraphs, in this order. */
  readonly event?: EventCard;
  /** What somebody wrote: as it is, in its own language and direction. */
  readonly quote?: string;
  readonly groups?: readonly {
    readonly event: EventCard;
    readonly people: readonly MailPerson[];
  }[];
  readonly followed?: readonly string[];
  readonly button: string;
  /** Answers to choose from. The first is what most people want: it is the filled button then, and `button` a link. */
  readonly choices?: readonly MailButton[];
  /** The answer was given before: none of `choices` is pressed on anybody. */
  readonly isAnswered?: boolean;
  /** Why the person gets this mail. */
  readonly footer: string;
};

/** A mail that is written but has no letterhead yet. */
export type MailText = MailWords & {
  readonly language: Language;
  readonly greeting: string;
  /** Where the button leads. */
  readonly href: string;
  /** Small print: links, each with its words. */
  readonly links: readonly MailButton[];
};

const greetings: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `Hello ${name},`,
  ur: (name) => `السلام علیکم ${name}،`,
};

/** Stands for the organisation's name in the words of a mail, until the letterhead says it. */
export const ORGANISATION = '\ue000';

/**
 * What a person wrote, for a mail that runs from right to left: it keeps its own direction (U+2068 … U+2069, `bdi` in
 * the HTML) and cannot turn the words around it. English mails take it as it is.
 */
export function isolate(language: Language, words: string): string {
  if (language === 'en') return words;
  return words
    .split(/\r?\n/)
    .map((line) => `\u2068${line.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069`)
    .join('\n');
}

/** @param href where the button leads */
export function composeMail({ name, language }: Reader, words: MailWords, href: string): MailText {
  const greeting = greetings[language](isolate(language, name));
  const subject = words.subject.replace(/[\r\n]+/g, ' ');
  return { ...words, subject, language, greeting, href, links: [] };
}

/**
 * Mails whose words depend on the language alone.
 *
 * @returns for the name of a mail how one is written; `link` is where its button leads
 */
export function lettersOf<Name extends string>(
  texts: Readonly<Record<Language, Readonly<Record<Name, MailWords>>>>,
) {
  return (name: Name) =>
    (to: Reader, link: string): MailText =>
      composeMail(to, texts[to.language][name], link);
}

/** Small print under a finished mail: links, each with its words. */
export function addLinks(mail: MailText, links: readonly MailButton[]): MailText {
  return { ...mail, links: [...mail.links, ...links] };
}
