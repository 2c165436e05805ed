/** The texts of messages.ts in Urdu. */
import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'agreements.gone': 'یہ اقرار نامہ پہلے ہی ہٹایا جا چکا ہے۔',
  'agreements.changed':
    'اس دوران کسی اور منتظم نے یہ اقرار نامہ بدل دیا ہے۔ پہلے ان کا متن دیکھ لیں۔',
  'agreements.name_taken': 'اس نام کا اقرار نامہ پہلے سے موجود ہے۔',
  'agreements.in_use':
    'یہ اقرار نامہ کسی ذمہ داری کے لیے درکار ہے یا لوگ اس پر دستخط کر چکے ہیں، اس لیے اسے ہٹایا نہیں جا سکتا۔',
  'agreements.too_many': 'زیادہ سے زیادہ ۵۰ اقرار نامے ہو سکتے ہیں۔',

  'agreement.nameNeeded': 'اقرار نامے کا نام لکھیں۔',
  'agreement.textNeeded': 'وہ متن لکھیں جس پر لوگ دستخط کریں گے۔',
  'agreement.written': 'اقرار نامہ محفوظ ہو گیا۔',
  'agreement.changed': 'محفوظ ہو گیا۔ اب سے جو بھی دستخط کرے گا، اسی متن پر کرے گا۔',
  'agreement.asksAgain': 'محفوظ ہو گیا۔ سب سے اس متن پر دستخط کرنے کو کہا جائے گا۔',
  'agreement.removed': 'اقرار نامہ ہٹا دیا گیا۔',
};
