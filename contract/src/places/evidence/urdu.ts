/** The texts of messages.ts in Urdu. */
import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'evidence.not_found': 'یہ تصویر یا PDF اب موجود نہیں۔',
  'evidence.none': 'کوئی تصویر یا PDF چنیں۔',
  'evidence.checked': 'اسے پہلے ہی دیکھا جا چکا ہے۔ تصویر یا PDF کے ساتھ اسے دوبارہ شامل کریں۔',
  'evidence.pdf_active':
    'اس PDF میں اسکرپٹ، دوسری فائلیں یا خود چلنے والے فارم ہیں۔ اسے نئی PDF میں پرنٹ کریں، یا اس کی تصویر لیں۔',
  'evidence.pdf_locked':
    'یہ PDF پاس ورڈ سے بند ہے۔ اسے پاس ورڈ کے بغیر محفوظ کریں، یا اس کی تصویر لیں۔',
  'evidence.pdf_unreadable':
    'یہ PDF خراب یا ادھوری ہے۔ اسے دوبارہ محفوظ کریں، یا جو اس میں ہے اس کی تصویر لیں۔',

  'evidence.one': 'ایک تصویر یا ایک PDF چنیں۔',
  'evidence.size': 'فائل 5 ایم بی سے چھوٹی ہونی چاہیے۔',
  'evidence.type': 'کوئی تصویر (JPEG، PNG، WebP یا AVIF) یا PDF چنیں۔',
  'evidence.added': 'شامل ہو گئی۔ اسے صرف آپ اور جانچنے والے منتظمین دیکھ سکتے ہیں۔',
};
