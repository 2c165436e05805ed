/** The mail that tells a volunteer that they help at the door of an event. */
import type { Language } from '@saath/contract/language';
import { type CardedEvent, eventCard } from '../../../platform/mail/event-card.ts';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  type Reader,
} from '../../../platform/mail/template.ts';
import { momentInWords } from '../../../platform/mail/times.ts';

type Texts = Pick<MailWords, 'button' | 'footer'> & {
  readonly subject: (title: string) => string;
  readonly what: string;
  readonly opens: (time: string) => string;
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    subject: (title) => `You help at the door: ${title}`,
    what: 'You keep the list of the day: who has arrived, who has left, and who comes without a place. You see names and roles, but no addresses or phone numbers.',
    opens: (time) => `The list opens on ${time} and stays open until a day after the end.`,
    button: 'Open the list',
    footer: 'You get this mail because an organiser asked you to help at the door of this event.',
  },
  ur: {
    subject: (title) => `آپ داخلے پر مدد کریں گے: ${title}`,
    what: 'دن کی فہرست آپ کے پاس ہوگی: کون آ گیا، کون چلا گیا، اور کون جگہ کے بغیر آیا ہے۔ آپ کو نام اور ذمہ داریاں نظر آئیں گی، پتے یا فون نمبر نہیں۔',
    opens: (time) => `فہرست ${time} کو کھلے گی اور تقریب ختم ہونے کے ایک دن بعد تک کھلی رہے گی۔`,
    button: 'فہرست کھولیں',
    footer:
      'یہ ای میل آپ کو اس لیے ملی ہے کہ ایک منتظم نے آپ سے اس تقریب کے داخلے پر مدد مانگی ہے۔',
  },
};

/** @param opensAt from when the list can be seen, told in the event's own zone */
export function helperMail(
  to: Reader,
  { event, opensAt, link }: { event: CardedEvent; opensAt: Date; link: string },
): MailText {
  const { subject, what, opens, button, footer } = texts[to.language];
  return composeMail(
    to,
    {
      subject: subject(isolate(to.language, event.title)),
      paragraphs: [what],
      event: eventCard(to.language, { event }),
      followed: [opens(momentInWords(to.language, opensAt, event.timeZone))],
      button,
      footer,
    },
    link,
  );
}
