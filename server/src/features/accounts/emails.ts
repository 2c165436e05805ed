/** Mails about accounts. */
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  type MailText,
  type MailWords,
  type Reader,
} from '../../platform/mail/template.ts';

type Letter = 'activation' | 'alreadyRegistered' | 'passwordChanged';

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
        'The link works once, within 24 hours. If you did not sign up, ignore this mail and nothing happens.',
      ],
      button: 'Activate my account',
      footer: why.en,
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
        'یہ لنک 24 گھنٹے تک اور صرف ایک بار کام کرتا ہے۔ اگر اندراج آپ نے نہیں کیا تو اس ای میل کو نظر انداز کر دیجیے، کچھ نہیں ہوگا۔',
      ],
      button: 'میرا اکاؤنٹ فعال کریں',
      footer: why.ur,
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

/** For an address that signs up again: the answer on the screen is the same for everyone. */
export function alreadyRegisteredMail(reader: Reader, link: string): MailText {
  return composeMail(reader, texts[reader.language].alreadyRegistered, link);
}

export function passwordChangedMail(reader: Reader, link: string): MailText {
  return composeMail(reader, texts[reader.language].passwordChanged, link);
}
