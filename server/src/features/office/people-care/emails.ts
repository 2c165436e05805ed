/** Mails about what organisers decide about an account. */
import type { Language } from '@saath/contract/language';
import { lettersOf, type MailWords, ORGANISATION } from '../../../platform/mail/template.ts';
import { ownerFooter } from '../../accounts/accounts/emails.ts';

type Letter = 'promoted' | 'demoted' | 'signedOut' | 'removed';

const texts: Readonly<Record<Language, Readonly<Record<Letter, MailWords>>>> = {
  en: {
    promoted: {
      subject: 'You are an organiser now',
      paragraphs: [
        'An organiser made your account an Admin. You can publish events, answer requests and see who takes part.',
        'The places you hold at events stay yours. Requests of yours that nobody had answered were taken back.',
      ],
      button: 'Open the Admin Portal',
      footer: ownerFooter.en,
    },
    demoted: {
      subject: 'You are a volunteer again',
      paragraphs: [
        'An organiser changed your account from Admin to Volunteer. You can ask for places at events as everybody does; the Admin Portal is closed for you.',
        'Thank you for what you organised. If this surprises you, write to us.',
      ],
      button: 'See upcoming events',
      footer: ownerFooter.en,
    },
    signedOut: {
      subject: 'You were logged out',
      paragraphs: [
        'An organiser logged your account out on all devices. Nothing else has changed: your places, your profile and your password are as they were.',
        'Just log in again. If somebody else may know your password, set a new one first.',
      ],
      button: 'Set a new password',
      footer: ownerFooter.en,
    },
    removed: {
      subject: 'Your account was removed',
      paragraphs: [
        `The organisers removed your account at ${ORGANISATION}. Places you held in coming events have gone to others, and what your profile told about you is deleted.`,
        'If you think this is a mistake, write to us. You can sign up again with this address at any time.',
      ],
      button: 'Contact us',
      footer: `You get this mail because this address belonged to an account at ${ORGANISATION}.`,
    },
  },
  ur: {
    promoted: {
      subject: 'اب آپ منتظم ہیں',
      paragraphs: [
        'ایک منتظم نے آپ کے اکاؤنٹ کو ایڈمن بنا دیا ہے۔ آپ تقریبات شائع کر سکتے ہیں، درخواستوں کا جواب دے سکتے ہیں اور دیکھ سکتے ہیں کہ کون حصہ لے رہا ہے۔',
        'تقریبات میں جو جگہیں آپ کے پاس ہیں وہ آپ ہی کی رہیں گی۔ آپ کی جن درخواستوں کا ابھی جواب نہیں آیا تھا وہ واپس لے لی گئی ہیں۔',
      ],
      button: 'ایڈمن پورٹل کھولیں',
      footer: ownerFooter.ur,
    },
    demoted: {
      subject: 'اب آپ دوبارہ رضاکار ہیں',
      paragraphs: [
        'ایک منتظم نے آپ کا اکاؤنٹ ایڈمن سے رضاکار کر دیا ہے۔ آپ سب کی طرح تقریبات میں جگہ مانگ سکتے ہیں؛ ایڈمن پورٹل اب آپ کے لیے بند ہے۔',
        'جو کچھ آپ نے منظم کیا اُس کا شکریہ۔ اگر یہ آپ کے لیے غیر متوقع ہے تو ہمیں لکھیے۔',
      ],
      button: 'آنے والی تقریبات دیکھیں',
      footer: ownerFooter.ur,
    },
    signedOut: {
      subject: 'آپ کو لاگ آؤٹ کر دیا گیا ہے',
      paragraphs: [
        'ایک منتظم نے آپ کے اکاؤنٹ کو تمام آلات سے لاگ آؤٹ کر دیا ہے۔ اور کچھ نہیں بدلا: آپ کی جگہیں، پروفائل اور پاس ورڈ ویسے ہی ہیں۔',
        'بس دوبارہ لاگ اِن کر لیجیے۔ اگر کسی اور کو آپ کا پاس ورڈ معلوم ہو سکتا ہے تو پہلے نیا پاس ورڈ رکھ لیجیے۔',
      ],
      button: 'نیا پاس ورڈ رکھیں',
      footer: ownerFooter.ur,
    },
    removed: {
      subject: 'آپ کا اکاؤنٹ ہٹا دیا گیا ہے',
      paragraphs: [
        `منتظمین نے ${ORGANISATION} پر آپ کا اکاؤنٹ ہٹا دیا ہے۔ آنے والی تقریبات میں آپ کی جگہیں دوسروں کو دے دی گئی ہیں، اور آپ کے پروفائل کی معلومات حذف کر دی گئی ہیں۔`,
        'اگر آپ کے خیال میں یہ غلطی ہے تو ہمیں لکھیے۔ آپ اس پتے سے کسی بھی وقت دوبارہ اندراج کر سکتے ہیں۔',
      ],
      button: 'ہم سے رابطہ کریں',
      footer: `یہ ای میل آپ کو اس لیے ملی ہے کہ یہ پتا ${ORGANISATION} کے ایک اکاؤنٹ کا تھا۔`,
    },
  },
};

const letter = lettersOf(texts);

export const promotedMail = letter('promoted');

export const demotedMail = letter('demoted');

export const removedMail = letter('removed');

export const signedOutMail = letter('signedOut');
