/** Announcements by mail: the organiser's words in a frame in the reader's language. */
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  type Reader,
} from '../../../platform/mail/template.ts';

type Texts = (title: string, answer: string) => Omit<MailWords, 'subject' | 'quote'>;

const texts: Readonly<Record<Language, Texts>> = {
  en: (title, answer) => ({
    paragraphs: [`The organisers of "${title}" write:`],
    button: 'See the event',
    footer: `You get this mail because you asked to join this event or were given a place in it. To answer the organisers, write to them here: ${answer}`,
  }),
  ur: (title, answer) => ({
    paragraphs: [`”${title}“ کے منتظمین لکھتے ہیں:`],
    button: 'تقریب دیکھیں',
    footer: `یہ ای میل آپ کو اس لیے ملی ہے کہ آپ نے اس تقریب میں شامل ہونے کی درخواست کی تھی یا آپ کو اس میں جگہ دی گئی۔ منتظمین کو جواب یہاں لکھیں: ${answer}`,
  }),
};

export type Announced = {
  readonly subject: string;
  readonly body: string;
  readonly eventTitle: string;
  /** Where the event's page is. */
  readonly link: string;
  /** Where one writes to the organisers. */
  readonly answer: string;
};

export function announcementMail(
  to: Reader,
  { subject, body, eventTitle, link, answer }: Announced,
): MailText {
  const { language } = to;
  const words = texts[language](isolate(language, eventTitle), answer);
  return composeMail(to, { ...words, subject: isolate(language, subject), quote: body }, link);
}
