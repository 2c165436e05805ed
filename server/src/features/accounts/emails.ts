/** Mails about accounts. */
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  type MailText,
  type MailWords,
  type Reader,
} from '../../platform/mail/template.ts';

type Letter = 'activation' | 'welcome' | 'alreadyRegistered' | 'passwordChanged';

const why = {
  en: 'You get this mail because this address was used to sign up at Saath.',
  ur: 'یہ ای میل آپ کو اس لیے ملی ہے کہ اس پتے سے ساتھ پر اندراج کیا گیا تھا۔',
} as const;

const texts: Readonly<Record<Language, Readonly<Record<Letter, MailWords>>>> = {
  en: {
    activation: {
      subject: 'Activate your Saath account',
      paragraphs: [
        'Welcome to Saath. One step is left: please confirm that this address is yours.',
        'The account gets the name and the password of this sign-up. The link works once, within 24 hours, and links in earlier mails no longer work.',
        'If you did not sign up just now, do not use the link: ignore this mail and nothing happens.',
      ],
      button: 'Activate my account',
      footer: why.en,
    },
    welcome: {
      subject: 'You are invited to Saath',
      paragraphs: [
        'An organiser has added you as a volunteer. At Saath you find events that need your help, and organisers find you.',
        'Choose a password and your account is ready. The link works once, within 14 days. If you do not want an account, ignore this mail and nothing happens.',
      ],
      button: 'Set my password',
      footer: 'You get this mail because an organiser entered this address at Saath.',
    },
    alreadyRegistered: {
      subject: 'You already have a Saath account',
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
      footer: 'You get this mail because this address belongs to an account at Saath.',
    },
  },
  ur: {
    activation: {
      subject: 'ساتھ پر اپنا اکاؤنٹ فعال کیجیے',
      paragraphs: [
        'ساتھ میں خوش آمدید۔ بس ایک قدم باقی ہے: تصدیق کر دیجیے کہ یہ پتا آپ کا ہے۔',
        'اکاؤنٹ میں وہی نام اور پاس ورڈ ہوگا جو اس اندراج میں لکھا گیا۔ یہ لنک 24 گھنٹے تک اور صرف ایک بار کام کرتا ہے، اور پچھلی ای میلوں کے لنک اب کام نہیں کرتے۔',
        'اگر ابھی اندراج آپ نے نہیں کیا تو یہ لنک استعمال نہ کیجیے: اس ای میل کو نظر انداز کر دیجیے، کچھ نہیں ہوگا۔',
      ],
      button: 'میرا اکاؤنٹ فعال کریں',
      footer: why.ur,
    },
    welcome: {
      subject: 'ساتھ پر آپ کو دعوت ہے',
      paragraphs: [
        'ایک منتظم نے آپ کو رضاکار کے طور پر شامل کیا ہے۔ ساتھ پر آپ کو وہ تقریبات ملتی ہیں جنہیں آپ کی مدد چاہیے، اور منتظمین کو آپ ملتے ہیں۔',
        'ایک پاس ورڈ چن لیجیے، آپ کا اکاؤنٹ تیار ہے۔ یہ لنک 14 دن تک اور صرف ایک بار کام کرتا ہے۔ اگر آپ اکاؤنٹ نہیں چاہتے تو اس ای میل کو نظر انداز کر دیجیے، کچھ نہیں ہوگا۔',
      ],
      button: 'میرا پاس ورڈ رکھیں',
      footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ ایک منتظم نے یہ پتا ساتھ پر درج کیا ہے۔',
    },
    alreadyRegistered: {
      subject: 'ساتھ پر آپ کا اکاؤنٹ پہلے سے موجود ہے',
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
      footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ یہ پتا ساتھ کے ایک اکاؤنٹ کا ہے۔',
    },
  },
};

export function activationMail(reader: Reader, link: string): MailText {
  return composeMail(reader, texts[reader.language].activation, link);
}

/** To somebody whom an organiser brought in. */
export function welcomeMail(reader: Reader, link: string): MailText {
  return composeMail(reader, texts[reader.language].welcome, link);
}

/** For an address that signs up again: the answer on the screen is the same for everyone. */
export function alreadyRegisteredMail(reader: Reader, link: string): MailText {
  return composeMail(reader, texts[reader.language].alreadyRegistered, link);
}

export function passwordChangedMail(reader: Reader, link: string): MailText {
  return composeMail(reader, texts[reader.language].passwordChanged, link);
}
