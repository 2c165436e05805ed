import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'emergency.name': 'جس شخص کو فون کرنا ہے، اس کا نام لکھیں۔',
  'emergency.phone': '۷ سے ۱۵ ہندسوں کا فون نمبر لکھیں۔',
  'emergency.saved': 'محفوظ ہو گیا۔ اسے صرف اُس تقریب کے منتظمین دیکھ سکتے ہیں جس میں آپ کی جگہ ہے۔',
  'emergency.removed': 'ہٹا دیا گیا۔ اب اسے کوئی نہیں دیکھ سکتا۔',
};
