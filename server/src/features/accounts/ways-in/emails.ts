/** Mails about ways into an account that came or went. */
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  type MailText,
  type MailWords,
  type Reader,
} from '../../../platform/mail/template.ts';
import { ownerFooter } from '../accounts/emails.ts';

type About = { readonly way: string };
type Texts = Readonly<Record<'added' | 'removed', (about: About) => MailWords>>;

const en: Texts = {
  added: ({ way }) => ({
    subject: 'There is a new way into your account',
    paragraphs: [
      `From now on your account opens by ${way} as well.`,
      'If that was not you, choose a new password at once: it ends every other way in.',
    ],
    button: 'That was not me',
    footer: ownerFooter.en,
  }),
  removed: ({ way }) => ({
    subject: 'A way into your account was removed',
    paragraphs: [
      `Your account does not open by ${way} any more.`,
      'If that was not you, choose a new password at once.',
    ],
    button: 'That was not me',
    footer: ownerFooter.en,
  }),
};

const ur: Texts = {
  added: ({ way }) => ({
    subject: 'آپ کے اکاؤنٹ میں آنے کا ایک نیا راستہ بن گیا ہے',
    paragraphs: [
      `اب سے آپ کا اکاؤنٹ اس کے ذریعے بھی کھلتا ہے: ${way}۔`,
      'اگر یہ آپ نے نہیں کیا تو ابھی نیا پاس ورڈ رکھیے: اس سے باقی سب راستے بند ہو جاتے ہیں۔',
    ],
    button: 'یہ میں نے نہیں کیا',
    footer: ownerFooter.ur,
  }),
  removed: ({ way }) => ({
    subject: 'آپ کے اکاؤنٹ میں آنے کا ایک راستہ ہٹا دیا گیا ہے',
    paragraphs: [
      `اب آپ کا اکاؤنٹ اس کے ذریعے نہیں کھلتا: ${way}۔`,
      'اگر یہ آپ نے نہیں کیا تو ابھی نیا پاس ورڈ رکھیے۔',
    ],
    button: 'یہ میں نے نہیں کیا',
    footer: ownerFooter.ur,
  }),
};

const texts: Readonly<Record<Language, Texts>> = { en, ur };

/** @param way as its owner knows it; @param link to a new password */
export function wayMail(
  reader: Reader,
  { what, way, link }: { what: keyof Texts; way: string; link: string },
): MailText {
  return composeMail(reader, texts[reader.language][what]({ way }), link);
}
