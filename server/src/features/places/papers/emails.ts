/** What people hear about their papers. */
import { ADULT, nextAge, type SaidAge } from '@saath/contract/events/eligibility/rules';
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  type Reader,
} from '../../../platform/mail/template.ts';
import { dayInWords } from '../../../platform/mail/times.ts';

type Words = Pick<MailWords, 'subject' | 'paragraphs'>;
type Texts = Pick<MailWords, 'button' | 'footer'> & {
  readonly ends: (paper: string, lastDay: string) => Words;
  readonly verified: (paper: string) => Words;
  readonly refused: (paper: string, reason: string) => Words;
  readonly askedAgain: { readonly words: (age: number) => Words; readonly footer: string };
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    button: 'See my papers',
    footer: 'You get this mail because you said on your profile that you have this.',
    ends: (paper, lastDay) => ({
      subject: `Valid only until ${lastDay}: ${paper}`,
      paragraphs: [
        `An organiser has checked this: ${paper}. It is valid until ${lastDay}; after that you can no longer take roles that need it.`,
        'If you have renewed it, add the new one on your profile already now. Until an organiser has looked at it, the one you have goes on to hold.',
      ],
    }),
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
    askedAgain: {
      words: (age) => ({
        subject: `Are you over ${age} by now?`,
        paragraphs: [
          'It is a year since you last said on your profile which age you are over. Some roles are only for people who are over an age.',
          `If you are over ${age} by now, say so under Papers. If you are not, there is nothing to do: we ask again in a year.`,
        ],
      }),
      footer: 'You get this mail because you said on your profile which age you are over.',
    },
  },
  ur: {
    button: 'میرے کاغذات',
    footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ آپ نے اپنے پروفائل میں بتایا تھا کہ یہ آپ کے پاس ہے۔',
    ends: (paper, lastDay) => ({
      subject: `صرف ${lastDay} تک کارآمد: ${paper}`,
      paragraphs: [
        `ایک منتظم نے اس کی تصدیق کی ہے: ${paper}۔ یہ ${lastDay} تک کارآمد ہے؛ اس کے بعد آپ وہ ذمہ داریاں نہیں لے سکیں گے جن کے لیے یہ درکار ہے۔`,
        'اگر آپ نے اس کی تجدید کرا لی ہے تو نئی سند ابھی اپنے پروفائل میں شامل کریں۔ جب تک کوئی منتظم اسے نہ دیکھ لے، موجودہ سند برقرار رہے گی۔',
      ],
    }),
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
    askedAgain: {
      words: (age) => ({
        subject: `کیا اب آپ کی عمر ${age} سال سے زیادہ ہے؟`,
        paragraphs: [
          'آپ کو اپنے پروفائل میں اپنی عمر بتائے ایک سال ہو گیا ہے۔ کچھ ذمہ داریاں صرف ایک خاص عمر سے بڑے لوگوں کے لیے ہیں۔',
          `اگر اب آپ کی عمر ${age} سال سے زیادہ ہے تو ”کاغذات“ کے تحت بتائیں۔ اگر نہیں، تو کچھ کرنے کی ضرورت نہیں: ہم ایک سال بعد پھر پوچھیں گے۔`,
        ],
      }),
      footer:
        'یہ ای میل آپ کو اس لیے ملی ہے کہ آپ نے اپنے پروفائل میں اپنی عمر کے بارے میں بتایا تھا۔',
    },
  },
};

/** @param reason null = it was verified */
export function paperDecidedMail(
  to: Reader,
  { paper, reason, link }: { paper: string; reason: string | null; link: string },
): MailText {
  const { verified, refused, button, footer } = texts[to.language];
  const own = (text: string) => isolate(to.language, text);
  const words = reason === null ? verified(own(paper)) : refused(own(paper), own(reason));
  return composeMail(to, { ...words, button, footer }, link);
}

/** @param lastDay as `2026-12-05` */
export function paperEndsMail(
  to: Reader,
  { paper, lastDay, link }: { paper: string; lastDay: string; link: string },
): MailText {
  const { language } = to;
  const { ends, button, footer } = texts[language];
  const day = dayInWords(language, new Date(`${lastDay}T12:00:00Z`), 'UTC');
  return composeMail(to, { ...ends(isolate(language, paper), day), button, footer }, link);
}

/** @param over below 18: adults are asked nothing */
export function ageAskedMail(
  to: Reader,
  { over, link }: { over: SaidAge; link: string },
): MailText {
  const { askedAgain, button } = texts[to.language];
  const { words, footer } = askedAgain;
  return composeMail(to, { ...words(nextAge(over) ?? ADULT), button, footer }, link);
}
