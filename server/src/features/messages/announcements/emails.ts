/** Announcements by mail: the organiser's words in a frame in the reader's language. */
import type { Language } from '@saath/contract/language';
import {
  addLinks,
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  type Reader,
} from '../../../platform/mail/template.ts';

type Texts = {
  readonly words: (title: string) => Omit<MailWords, 'subject' | 'quote'>;
  readonly answer: string;
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    words: (title) => ({
      paragraphs: [`The organisers of "${title}" write:`],
      button: 'See the event',
      footer: 'You get this mail because you asked to join this event or were given a place in it.',
    }),
    answer: 'Write to the organisers',
  },
  ur: {
    words: (title) => ({
      paragraphs: [`”${title}“ کے منتظمین لکھتے ہیں:`],
      button: 'تقریب دیکھیں',
      footer: `یہ ای میل آپ کو اس لیے ملی ہے کہ آپ نے اس تقریب میں شامل ہونے کی درخواست کی تھی یا آپ کو اس میں جگہ دی گئی۔`,
    }),
    answer: 'منتظمین کو لکھیں',
  },
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
  const { words, answer: label } = texts[language];
  const letter = {
    ...words(isolate(language, eventTitle)),
    subject: isolate(language, subject),
    quote: body,
  };
  return addLinks(composeMail(to, letter, link), [{ label, href: answer }]);
}
