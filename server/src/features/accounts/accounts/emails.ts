/** Mails about accounts. */
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  lettersOf,
  type MailText,
  type MailWords,
  ORGANISATION,
  type Reader,
} from '../../../platform/mail/template.ts';

type Letter =
  | 'activation'
  | 'welcome'
  | 'alreadyRegistered'
  | 'passwordChanged'
  | 'confirmPassword'
  | 'approveEmail';

const why = {
  en: `You get this mail because this address was used to sign up at ${ORGANISATION}.`,
  ur: `یہ ای میل آپ کو اس لیے ملی ہے کہ اس پتے سے ${ORGANISATION} پر اندراج کیا گیا تھا۔`,
} as const;

/** Why the owner of an account gets a mail. */
export const ownerFooter = {
  en: `You get this mail because this address belongs to an account at ${ORGANISATION}.`,
  ur: `یہ ای میل آپ کو اس لیے ملی ہے کہ یہ پتا ${ORGANISATION} کے ایک اکاؤنٹ کا ہے۔`,
} as const;

const texts: Readonly<Record<Language, Readonly<Record<Letter, MailWords>>>> = {
  en: {
    activation: {
      subject: `Activate your ${ORGANISATION} account`,
      paragraphs: [
        `Welcome to ${ORGANISATION}. One step is left: please confirm that this address is yours.`,
        'The account will have the name and the password from this sign-up. The link works once, within 24 hours, and links in earlier mails no longer work.',
        'If you did not sign up just now, do not use the link: ignore this mail and nothing happens.',
      ],
      button: 'Activate my account',
      footer: why.en,
    },
    welcome: {
      subject: `You are invited to ${ORGANISATION}`,
      paragraphs: [
        `An organiser has added you as a volunteer. At ${ORGANISATION} you find events that need your help, and organisers find you.`,
        'Choose a password and your account is ready. The link works once, within 14 days. If you do not want an account, ignore this mail and nothing happens.',
      ],
      button: 'Set my password',
      footer: `You get this mail because an organiser entered this address at ${ORGANISATION}.`,
    },
    alreadyRegistered: {
      subject: `You already have a ${ORGANISATION} account`,
      paragraphs: [
        'Somebody, probably you, just signed up with this address. It has an account already, so nothing was changed.',
        'You can log in with the password you chose back then.',
      ],
      button: 'Log in',
      footer: why.en,
    },
    passwordChanged: {
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your account was changed, and all other devices were logged out.',
        'If that was not you, set a new password now.',
      ],
      button: 'It was not me',
      footer: ownerFooter.en,
    },
    confirmPassword: {
      subject: 'Use your new password',
      paragraphs: [
        'Somebody who is logged in to your account, probably you, entered a new password in your profile.',
        'It starts to work once you have confirmed it by the link. The link works once, within one hour. If it was not you, do not open it: set a password of your own instead, which logs out everybody else.',
      ],
      button: 'Use my new password',
      footer: ownerFooter.en,
    },
    approveEmail: {
      subject: 'Change your e-mail address?',
      paragraphs: [
        'Somebody who is logged in to your account, probably you, entered another e-mail address in your profile. It is shown below.',
        'If you open the link, we send a second one to the new address. The link works once, within one hour. If it was not you, do not open it, and set a new password.',
      ],
      button: 'Agree to the new address',
      footer: ownerFooter.en,
    },
  },
  ur: {
    activation: {
      subject: `${ORGANISATION} پر اپنا اکاؤنٹ فعال کیجیے`,
      paragraphs: [
        `${ORGANISATION} میں خوش آمدید۔ بس ایک قدم باقی ہے: تصدیق کر دیجیے کہ یہ پتا آپ کا ہے۔`,
        'اکاؤنٹ میں وہی نام اور پاس ورڈ ہوگا جو اس اندراج میں لکھا گیا۔ یہ لنک 24 گھنٹے تک اور صرف ایک بار کام کرتا ہے، اور پچھلی ای میلوں کے لنک اب کام نہیں کرتے۔',
        'اگر ابھی اندراج آپ نے نہیں کیا تو یہ لنک استعمال نہ کیجیے: اس ای میل کو نظر انداز کر دیجیے، کچھ نہیں ہوگا۔',
      ],
      button: 'میرا اکاؤنٹ فعال کریں',
      footer: why.ur,
    },
    welcome: {
      subject: `${ORGANISATION} پر آپ کو دعوت ہے`,
      paragraphs: [
        `ایک منتظم نے آپ کو رضاکار کے طور پر شامل کیا ہے۔ ${ORGANISATION} پر آپ کو وہ تقریبات ملتی ہیں جنہیں آپ کی مدد چاہیے، اور منتظمین کو آپ ملتے ہیں۔`,
        'ایک پاس ورڈ چن لیجیے، آپ کا اکاؤنٹ تیار ہے۔ یہ لنک 14 دن تک اور صرف ایک بار کام کرتا ہے۔ اگر آپ اکاؤنٹ نہیں چاہتے تو اس ای میل کو نظر انداز کر دیجیے، کچھ نہیں ہوگا۔',
      ],
      button: 'میرا پاس ورڈ رکھیں',
      footer: `یہ ای میل آپ کو اس لیے ملی ہے کہ ایک منتظم نے یہ پتا ${ORGANISATION} پر درج کیا ہے۔`,
    },
    alreadyRegistered: {
      subject: `${ORGANISATION} پر آپ کا اکاؤنٹ پہلے سے موجود ہے`,
      paragraphs: [
        'کسی نے، غالباً آپ ہی نے، ابھی اس پتے سے اندراج کیا ہے۔ اس پتے کا اکاؤنٹ پہلے سے موجود ہے، اس لیے کچھ نہیں بدلا گیا۔',
        'لاگ اِن کے لیے وہی پاس ورڈ استعمال کیجیے جو آپ نے اُس وقت چنا تھا۔',
      ],
      button: 'لاگ اِن کریں',
      footer: why.ur,
    },
    passwordChanged: {
      subject: 'آپ کا پاس ورڈ بدل گیا ہے',
      paragraphs: [
        'آپ کے اکاؤنٹ کا پاس ورڈ بدل دیا گیا ہے، اور باقی تمام آلات سے لاگ آؤٹ ہو گیا ہے۔',
        'اگر یہ آپ نے نہیں کیا تو ابھی نیا پاس ورڈ رکھیے۔',
      ],
      button: 'یہ میں نے نہیں کیا',
      footer: ownerFooter.ur,
    },
    confirmPassword: {
      subject: 'اپنا نیا پاس ورڈ استعمال کیجیے',
      paragraphs: [
        'آپ کے اکاؤنٹ میں لاگ اِن کسی شخص نے، غالباً آپ ہی نے، پروفائل میں نیا پاس ورڈ لکھا ہے۔',
        'یہ پاس ورڈ لنک کھولنے پر ہی کام کرے گا۔ لنک ایک گھنٹے تک اور صرف ایک بار کام کرتا ہے۔ اگر یہ آپ نے نہیں کیا تو لنک نہ کھولیے: اس کے بجائے اپنا نیا پاس ورڈ رکھیے، اس سے باقی سب لاگ آؤٹ ہو جائیں گے۔',
      ],
      button: 'نیا پاس ورڈ استعمال کریں',
      footer: ownerFooter.ur,
    },
    approveEmail: {
      subject: 'کیا ای میل پتا بدلنا ہے؟',
      paragraphs: [
        'آپ کے اکاؤنٹ میں لاگ اِن کسی شخص نے، غالباً آپ ہی نے، پروفائل میں دوسرا ای میل پتا لکھا ہے۔ وہ نیچے درج ہے۔',
        'اگر آپ لنک کھولیں تو ہم نئے پتے پر دوسرا لنک بھیجیں گے۔ لنک ایک گھنٹے تک اور صرف ایک بار کام کرتا ہے۔ اگر یہ آپ نے نہیں کیا تو لنک نہ کھولیے، اور نیا پاس ورڈ رکھیے۔',
      ],
      button: 'نئے پتے سے اتفاق ہے',
      footer: ownerFooter.ur,
    },
  },
};

const letter = lettersOf(texts);

export const activationMail = letter('activation');

/** To somebody whom an organiser brought in. */
export const welcomeMail = letter('welcome');

/** For an address that signs up again: the answer on the screen is the same for everyone. */
export const alreadyRegisteredMail = letter('alreadyRegistered');

export const passwordChangedMail = letter('passwordChanged');

/** To the present address: the password that was typed waits for it. */
export const confirmPasswordMail = letter('confirmPassword');

/** To the present address: another one was typed. */
export function approveEmailMail(
  reader: Reader,
  { link, newEmail }: { link: string; newEmail: string },
): MailText {
  const { paragraphs, ...words } = texts[reader.language].approveEmail;
  return composeMail(reader, { ...words, paragraphs: [...paragraphs, newEmail] }, link);
}
