/** Mails about the wish to organise. */
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  ORGANISATION,
  type Reader,
} from '../../../platform/mail/template.ts';

type Texts = {
  readonly approved: MailWords;
  /** @param answer the organisers' own words; may be empty */
  readonly declined: (answer: string) => MailWords;
  /** What Admins are told. @param name of the volunteer */
  readonly requested: (name: string) => string;
};

const why = {
  en: `You get this mail because you asked to organise events at ${ORGANISATION}.`,
  ur: `یہ ای میل آپ کو اس لیے ملی ہے کہ آپ نے ${ORGANISATION} پر تقریبات منظم کرنے کی درخواست کی تھی۔`,
} as const;

const en: Texts = {
  approved: {
    subject: 'You are an organiser now',
    paragraphs: [
      'Your request was approved: your account is an Admin account from now on. You can publish events, answer requests and see who takes part.',
      'The places you hold at events stay yours. Requests of yours that nobody had answered were taken back.',
    ],
    button: 'Open the Admin Portal',
    footer: why.en,
  },
  declined: (answer) => ({
    subject: 'Your request to organise: not this time',
    paragraphs: [
      'Thank you for offering to organise. We could not say yes this time; as a volunteer you are as welcome as before.',
      ...(answer ? [`The organisers write: ${answer}`] : []),
      'You can ask again in your profile.',
    ],
    button: 'See my profile',
    footer: why.en,
  }),
  requested: (name) => `${name} wants to organise and waits for an answer`,
};

const ur: Texts = {
  approved: {
    subject: 'اب آپ منتظم ہیں',
    paragraphs: [
      'آپ کی درخواست منظور ہو گئی ہے: اب سے آپ کا اکاؤنٹ ایڈمن ہے۔ آپ تقریبات شائع کر سکتے ہیں، درخواستوں کا جواب دے سکتے ہیں اور دیکھ سکتے ہیں کہ کون حصہ لے رہا ہے۔',
      'تقریبات میں جو جگہیں آپ کے پاس ہیں وہ آپ ہی کی رہیں گی۔ آپ کی جن درخواستوں کا ابھی جواب نہیں آیا تھا وہ واپس لے لی گئی ہیں۔',
    ],
    button: 'ایڈمن پورٹل کھولیں',
    footer: why.ur,
  },
  declined: (answer) => ({
    subject: 'منتظم بننے کی آپ کی درخواست: اس بار نہیں',
    paragraphs: [
      'منتظم بننے کی پیشکش کا شکریہ۔ اس بار ہم ہاں نہیں کہہ سکے؛ رضاکار کے طور پر آپ پہلے کی طرح خوش آمدید ہیں۔',
      ...(answer ? [`منتظمین لکھتے ہیں: ${isolate('ur', answer)}`] : []),
      'آپ اپنے پروفائل میں دوبارہ درخواست کر سکتے ہیں۔',
    ],
    button: 'میرا پروفائل دیکھیں',
    footer: why.ur,
  }),
  requested: (name) => `${isolate('ur', name)} منتظم بننا چاہتے ہیں اور جواب کے منتظر ہیں`,
};

const texts: Readonly<Record<Language, Texts>> = { en, ur };

/** @param link where the button leads */
export function approvedMail(to: Reader, link: string): MailText {
  return composeMail(to, texts[to.language].approved, link);
}

export function declinedMail(
  to: Reader,
  { link, answer }: { link: string; answer: string },
): MailText {
  return composeMail(to, texts[to.language].declined(answer), link);
}

/** The notice to an Admin. */
export function requestedTitle(language: Language, name: string): string {
  return texts[language].requested(name);
}
