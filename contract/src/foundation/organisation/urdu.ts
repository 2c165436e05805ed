import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'organisation.saved': 'محفوظ ہو گیا۔ ہر صفحے پر ابھی سے یہی نظر آئے گا۔',
  'organisation.saveFailed': 'ترتیبات محفوظ نہیں ہو سکیں',
  'organisation.logoSaved': 'لوگو اب ہر صفحے پر ہے۔',
  'organisation.logoRemoved': 'لوگو ہٹ گیا۔ اب صرف آپ کا نام نظر آتا ہے۔',
  'organisation.logoFailed': 'لوگو محفوظ نہیں ہو سکا',
  'organisation.logoType':
    'لوگو PNG، JPEG، WebP یا AVIF تصویر ہو۔ SVG کو پہلے PNG کے طور پر محفوظ کریں۔',
  'organisation.logoSize': 'لوگو 2 MB سے چھوٹا ہو۔ اسے چھوٹا کر کے محفوظ کریں۔',
  'organisation.logoOne': 'ایک تصویر چنیں۔',
  'organisation.colour': 'رنگ # اور چھ نشانوں سے لکھیں، جیسے #0e5a47۔',
  'organisation.zone': 'ایسا کوئی ٹائم زون نہیں۔ فہرست میں سے چنیں، جیسے Asia/Karachi۔',
  'organisation.domain':
    '”{domain}“ کوئی ڈومین نہیں۔ اسے example.org کی طرح لکھیں، ہر سطر میں ایک۔',
  'organisation.language': 'کم از کم ایک زبان پیش کریں۔',
  'organisation.defaultLanguage': 'پہلی زبان ان میں سے ہو جو آپ پیش کرتے ہیں۔',
  'organisation.evidenceDays': '0 سے {max} تک دنوں کی پوری تعداد چنیں۔',
  'organisation.senderName': 'بھیجنے والے کے نام میں نئی سطر اور < > " نہیں ہو سکتے۔',
  'organisation.link': 'پتا https:// یا mailto: سے شروع ہو، یا خالی چھوڑیں۔',
  'organisation.memberName': 'ہر شخص کا نام دیں۔',
  'organisation.story': 'ہر کہانی کے ساتھ نام اور الفاظ دیں۔',
  'organisation.twice': 'دو اندراج ایک جیسے ہیں۔',

  'organisation.changed_meanwhile':
    'آپ کے بدلنے کے دوران کسی اور نے یہ ترتیبات محفوظ کر دیں۔ ان کی ترتیبات کھولیں اور اپنی تبدیلیاں دوبارہ درج کریں۔',
};
