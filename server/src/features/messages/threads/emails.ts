/** Mails and notices that tell one side of a thread of what the other wrote. */
import type { Language } from '@saath/contract/language';
import type { ThreadSide } from '@saath/contract/messages/threads/rules';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  type Reader,
} from '../../../platform/mail/template.ts';

type Texts = Readonly<Record<ThreadSide, (title: string) => Omit<MailWords, 'quote'>>>;

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    participant: (title) => ({
      subject: `The organisers wrote to you: ${title}`,
      paragraphs: [`The organisers of "${title}" write to you:`],
      button: 'Read and answer',
      footer:
        'You get this mail because you asked to join this event. Please answer on the page: nobody reads replies to this mail.',
    }),
    organisers: (title) => ({
      subject: `A new message: ${title}`,
      paragraphs: [`Somebody who asked to join "${title}" writes to its organisers:`],
      button: 'Read and answer',
      footer:
        'You get this mail because you organise this event. Please answer on the page: nobody reads replies to this mail.',
    }),
  },
  ur: {
    participant: (title) => ({
      subject: `منتظمین نے آپ کو لکھا ہے: ${title}`,
      paragraphs: [`”${title}“ کے منتظمین آپ کو لکھتے ہیں:`],
      button: 'پڑھیں اور جواب دیں',
      footer:
        'یہ ای میل آپ کو اس لیے ملی ہے کہ آپ نے اس تقریب میں شامل ہونے کی درخواست کی تھی۔ جواب صفحے پر لکھیے: اس ای میل کے جواب کوئی نہیں پڑھتا۔',
    }),
    organisers: (title) => ({
      subject: `نیا پیغام: ${title}`,
      paragraphs: [`”${title}“ میں شامل ہونے کی درخواست کرنے والے ایک فرد نے منتظمین کو لکھا ہے:`],
      button: 'پڑھیں اور جواب دیں',
      footer:
        'یہ ای میل آپ کو اس لیے ملی ہے کہ آپ اس تقریب کے منتظم ہیں۔ جواب صفحے پر لکھیے: اس ای میل کے جواب کوئی نہیں پڑھتا۔',
    }),
  },
};

/**
 * @param side of the reader. Nothing but the words themselves tells organisers who wrote: a mail and a notice stay when
 * the person has gone.
 */
export function messageMail(
  to: Reader,
  { side, title, body, link }: { side: ThreadSide; title: string; body: string; link: string },
): MailText {
  const words = texts[to.language][side](isolate(to.language, title));
  return composeMail(to, { ...words, quote: body }, link);
}
