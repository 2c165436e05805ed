/** Announcements by mail: the organiser's words in a frame in the reader's language. */
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  type Reader,
} from '../../platform/mail/template.ts';

type Texts = (title: string, contact: string) => Omit<MailWords, 'subject' | 'quote'>;

const texts: Readonly<Record<Language, Texts>> = {
  en: (title, contact) => ({
    paragraphs: [`The organisers of "${title}" write:`],
    button: 'See the event',
    footer: `You get this mail because you asked to join this event. To reach the organisers, please write by the contact form: ${contact}`,
  }),
  ur: (title, contact) => ({
    paragraphs: [`”${title}“ کے منتظمین لکھتے ہیں:`],
    button: 'تقریب دیکھیں',
    footer: `یہ ای میل آپ کو اس لیے ملی ہے کہ آپ نے اس تقریب میں شامل ہونے کی درخواست کی تھی۔ منتظمین سے رابطے کے لیے یہ فارم استعمال کریں: ${contact}`,
  }),
};

export type Announced = {
  readonly subject: string;
  readonly body: string;
  readonly eventTitle: string;
  /** Where the event's page is. */
  readonly link: string;
  /** Where the contact form is. */
  readonly contact: string;
};

export function announcementMail(
  to: Reader,
  { subject, body, eventTitle, link, contact }: Announced,
): MailText {
  const { language } = to;
  const words = texts[language](isolate(language, eventTitle), contact);
  return composeMail(to, { ...words, subject: isolate(language, subject), quote: body }, link);
}
