/** Mails about one's own account. */
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  lettersOf,
  type MailText,
  type MailWords,
  ORGANISATION,
  type Reader,
} from '../../../platform/mail/template.ts';
import { dayInWords } from '../../../platform/mail/times.ts';
import { ownerFooter } from '../accounts/emails.ts';

type Plain = 'reset' | 'signIn' | 'confirmEmail' | 'emailChanged';

type Texts = Readonly<Record<Plain, MailWords>> & {
  /** @param day on which the account is deleted */
  readonly leaving: (day: string) => MailWords;
};

const en: Texts = {
  reset: {
    subject: 'Set a new password',
    paragraphs: [
      'Somebody, probably you, asked for a new password for your account.',
      'The link works once, within one hour. If it was not you, ignore this mail and nothing changes.',
    ],
    button: 'Set a new password',
    footer: ownerFooter.en,
  },
  signIn: {
    subject: 'Your link to log in',
    paragraphs: [
      'Somebody, probably you, asked for a link to log in without a password.',
      'The link works once, within 15 minutes. If it was not you, ignore this mail and nothing happens. Do not pass it on: anyone who has it can log in as you.',
    ],
    button: 'Log in',
    footer: ownerFooter.en,
  },
  confirmEmail: {
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      'You asked to use this address for your account from now on.',
      'The link works once, within 24 hours. If it was not you, ignore this mail and nothing changes.',
    ],
    button: 'Use this address',
    footer: `You get this mail because somebody entered this address at ${ORGANISATION}.`,
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    paragraphs: [
      'Your account now uses another e-mail address, and this one no longer works for logging in.',
      'If that was not you, write to us at once.',
    ],
    button: 'Contact us',
    footer: ownerFooter.en,
  },
  leaving: (day) => ({
    subject: 'Your account will be deleted',
    paragraphs: [
      `You asked us to delete your account. Your places have gone to others, and on ${day} everything about you is deleted for good.`,
      'Until then one press keeps the account. Thank you for what you did for others.',
    ],
    button: 'Keep my account',
    footer: ownerFooter.en,
  }),
};

const ur: Texts = {
  reset: {
    subject: 'نیا پاس ورڈ رکھیے',
    paragraphs: [
      'کسی نے، غالباً آپ ہی نے، آپ کے اکاؤنٹ کے لیے نیا پاس ورڈ مانگا ہے۔',
      'یہ لنک ایک گھنٹے تک اور صرف ایک بار کام کرتا ہے۔ اگر یہ آپ نے نہیں مانگا تو اس ای میل کو نظر انداز کر دیجیے، کچھ نہیں بدلے گا۔',
    ],
    button: 'نیا پاس ورڈ رکھیں',
    footer: ownerFooter.ur,
  },
  signIn: {
    subject: 'لاگ اِن کے لیے آپ کا لنک',
    paragraphs: [
      'کسی نے، غالباً آپ ہی نے، پاس ورڈ کے بغیر لاگ اِن ہونے کا لنک مانگا ہے۔',
      'یہ لنک 15 منٹ تک اور صرف ایک بار کام کرتا ہے۔ اگر یہ آپ نے نہیں مانگا تو اس ای میل کو نظر انداز کر دیجیے، کچھ نہیں ہوگا۔ یہ لنک کسی اور کو نہ دیجیے: جس کے پاس یہ ہو وہ آپ کے نام سے لاگ اِن ہو جاتا ہے۔',
    ],
    button: 'لاگ اِن',
    footer: ownerFooter.ur,
  },
  confirmEmail: {
    subject: 'اپنے نئے ای میل پتے کی تصدیق کیجیے',
    paragraphs: [
      'آپ نے کہا ہے کہ اب سے آپ کے اکاؤنٹ کے لیے یہ پتا استعمال ہو۔',
      'یہ لنک 24 گھنٹے تک اور صرف ایک بار کام کرتا ہے۔ اگر یہ آپ نے نہیں کہا تو اس ای میل کو نظر انداز کر دیجیے، کچھ نہیں بدلے گا۔',
    ],
    button: 'یہ پتا استعمال کریں',
    footer: `یہ ای میل آپ کو اس لیے ملی ہے کہ کسی نے ${ORGANISATION} پر یہ پتا درج کیا ہے۔`,
  },
  emailChanged: {
    subject: 'آپ کا ای میل پتا بدل گیا ہے',
    paragraphs: [
      'آپ کے اکاؤنٹ کا ای میل پتا اب کوئی اور ہے، اور اِس پتے سے اب لاگ اِن نہیں ہوگا۔',
      'اگر یہ آپ نے نہیں کیا تو فوراً ہمیں لکھیے۔',
    ],
    button: 'ہم سے رابطہ کریں',
    footer: ownerFooter.ur,
  },
  leaving: (day) => ({
    subject: 'آپ کا اکاؤنٹ حذف ہو جائے گا',
    paragraphs: [
      `آپ نے اپنا اکاؤنٹ حذف کرنے کو کہا ہے۔ آپ کی جگہیں دوسروں کو مل گئی ہیں، اور ${day} کو آپ کے بارے میں سب کچھ ہمیشہ کے لیے حذف ہو جائے گا۔`,
      'اُس دن تک صرف ایک بٹن دبانے سے اکاؤنٹ برقرار رہے گا۔ آپ نے دوسروں کے لیے جو کچھ کیا، اس کا شکریہ۔',
    ],
    button: 'میرا اکاؤنٹ برقرار رکھیں',
    footer: ownerFooter.ur,
  }),
};

const texts: Readonly<Record<Language, Texts>> = { en, ur };

const letter = lettersOf<Plain>(texts);

export const resetMail = letter('reset');

export const signInMail = letter('signIn');

export const confirmEmailMail = letter('confirmEmail');

/** To the old address, so that its owner notices. */
export const emailChangedMail = letter('emailChanged');

export function leavingMail(
  reader: Reader,
  { link, deletedAt }: { link: string; deletedAt: Date },
): MailText {
  const day = dayInWords(reader.language, deletedAt, 'UTC');
  return composeMail(reader, texts[reader.language].leaving(day), link);
}
