/** What people hear about their papers. */
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  type Reader,
} from '../../../platform/mail/template.ts';

type Words = Pick<MailWords, 'subject' | 'paragraphs'>;
type Texts = Pick<MailWords, 'button' | 'footer'> & {
  readonly verified: (paper: string) => Words;
  readonly refused: (paper: string, reason: string) => Words;
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    button: 'See my papers',
    footer: 'You get this mail because you said on your profile that you have this.',
    verified: (paper) => ({
      subject: `Checked: ${paper}`,
      paragraphs: [
        `An organiser has checked it: ${paper}. You can now ask for roles that need it.`,
      ],
    }),
    refused: (paper, reason) => ({
      subject: `Not accepted: ${paper}`,
      paragraphs: [
        `An organiser could not accept this: ${paper}. They write: ${reason}`,
        'You can add it again on your profile.',
      ],
    }),
  },
  ur: {
    button: 'میرے کاغذات',
    footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ آپ نے اپنے پروفائل میں بتایا تھا کہ یہ آپ کے پاس ہے۔',
    verified: (paper) => ({
      subject: `تصدیق ہو گئی: ${paper}`,
      paragraphs: [
        `ایک منتظم نے اس کی تصدیق کر دی ہے: ${paper}۔ اب آپ وہ ذمہ داریاں مانگ سکتے ہیں جن کے لیے یہ درکار ہے۔`,
      ],
    }),
    refused: (paper, reason) => ({
      subject: `قبول نہیں ہوا: ${paper}`,
      paragraphs: [
        `منتظم اسے قبول نہیں کر سکے: ${paper}۔ انہوں نے لکھا ہے: ${reason}`,
        'آپ اسے اپنے پروفائل میں دوبارہ شامل کر سکتے ہیں۔',
      ],
    }),
  },
};

/** @param reason null = it was verified */
export function paperDecidedMail(
  to: Reader,
  { paper, reason, link }: { paper: string; reason: string | null; link: string },
): MailText {
  const { verified, refused, ...rest } = texts[to.language];
  const own = (text: string) => isolate(to.language, text);
  const words = reason === null ? verified(own(paper)) : refused(own(paper), own(reason));
  return composeMail(to, { ...words, ...rest }, link);
}
