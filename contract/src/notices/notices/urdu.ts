import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'notices.link_invalid': 'یہ لنک درست نہیں۔ شاید اس کا کچھ حصہ رہ گیا ہے۔',

  'notice.saved': 'آپ کا انتخاب محفوظ ہو گیا ہے۔',
  'notice.mailsOff': 'اب آپ کو اس قسم کی ای میلز نہیں آئیں گی۔',
  'notice.mailsOn': 'آپ کو اس قسم کی ای میلز دوبارہ آئیں گی۔',

  'notice_settings.choose': 'ہر قسم کی اطلاع کے لیے بتائیں کہ وہ ای میل سے بھی آئے یا نہیں۔',
  'notice_settings.quiet': 'بتائیں کہ آپ کے آلات کس وقت خاموش رہیں۔',
  'notice_settings.time': 'وقت 22:00 کی طرز پر لکھیں۔',
  'notice_settings.zone': 'اس نام کا کوئی ٹائم زون نہیں۔',
  'notice_settings.asked': 'بتائیں کہ درخواستوں کی اطلاع کتنی بار آئے: فوراً، ہر گھنٹے یا روزانہ۔',
  'notice_settings.never': 'خاموشی کے اوقات کا آغاز اور اختتام ایک ہی وقت پر نہیں ہو سکتا۔',
  'notice_settings.unknown': 'اس قسم کی کوئی اطلاع نہیں ہوتی۔',
  'notice_settings.unreadable': 'یہ ترتیبات درست نہیں۔',
};
