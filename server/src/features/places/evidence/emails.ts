/** What people hear about what they showed. */
import type { Language } from '@saath/contract/language';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  type Reader,
} from '../../../platform/mail/template.ts';

const texts: Readonly<Record<Language, (paper: string) => MailWords>> = {
  en: (paper) => ({
    subject: `The picture or PDF was deleted: ${paper}`,
    paragraphs: [
      `You showed this half a year ago, and no organiser has looked at it: ${paper}. We keep such pictures and PDFs no longer than that, so it was deleted.`,
      'What you said stays on your profile and still waits to be checked. If you need it for a role, please add a picture or PDF again and tell the organisers.',
    ],
    button: 'See my papers',
    footer: 'You get this mail because you showed a picture or PDF of this on your profile.',
  }),
  ur: (paper) => ({
    subject: `تصویر یا پی ڈی ایف مٹا دی گئی: ${paper}`,
    paragraphs: [
      `آپ نے چھ مہینے پہلے یہ دکھایا تھا اور کسی منتظم نے اسے نہیں دیکھا: ${paper}۔ ہم ایسی تصویریں اور پی ڈی ایف اس سے زیادہ نہیں رکھتے، اس لیے اسے مٹا دیا گیا۔`,
      'جو آپ نے بتایا تھا وہ آپ کے پروفائل پر موجود ہے اور اب بھی تصدیق کا منتظر ہے۔ اگر کسی ذمہ داری کے لیے یہ درکار ہو تو تصویر یا پی ڈی ایف دوبارہ شامل کریں اور منتظمین کو بتائیں۔',
    ],
    button: 'میرے کاغذات',
    footer:
      'یہ ای میل آپ کو اس لیے ملی ہے کہ آپ نے اپنے پروفائل پر اس کی تصویر یا پی ڈی ایف دکھائی تھی۔',
  }),
};

export function evidenceDeletedMail(
  to: Reader,
  { paper, link }: { paper: string; link: string },
): MailText {
  return composeMail(to, texts[to.language](isolate(to.language, paper)), link);
}
