/** Letters by mail: the organiser's words in a frame in the reader's language, with the event that they lead to. */
import type { Language } from '@saath/contract/language';
import { type CardedEvent, eventCard } from '../../../platform/mail/event-card.ts';
import {
  composeMail,
  isolate,
  type MailText,
  ORGANISATION,
  type Reader,
} from '../../../platform/mail/template.ts';

const texts: Readonly<
  Record<Language, Readonly<Record<'write' | 'event' | 'open' | 'footer', string>>>
> = {
  en: {
    write: `The organisers of ${ORGANISATION} write:`,
    event: 'See the event',
    open: 'Open the message',
    footer: `You get this mail because you have a volunteer account at ${ORGANISATION}.`,
  },
  ur: {
    write: `${ORGANISATION} کے منتظمین لکھتے ہیں:`,
    event: 'تقریب دیکھیں',
    open: 'پیغام کھولیں',
    footer: `یہ ای میل آپ کو اس لیے ملی ہے کہ ${ORGANISATION} میں آپ کا رضاکار اکاؤنٹ ہے۔`,
  },
};

export type LetterNews = {
  readonly subject: string;
  readonly text: string;
  readonly event: CardedEvent | undefined;
  /** Where the button leads: the event's page, or the letter's. */
  readonly link: string;
};

export function letterMail(to: Reader, { subject, text, event, link }: LetterNews): MailText {
  const { language } = to;
  const { write, event: seeEvent, open, footer } = texts[language];
  const words = {
    ...{ subject: isolate(language, subject), paragraphs: [write], quote: text, footer },
    ...(event ? { event: eventCard(language, { event, link }) } : {}),
    button: event ? seeEvent : open,
  };
  return composeMail(to, words, link);
}
