import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'demo.none': 'یہ نمونہ نہیں: یہاں ہٹانے کے لیے کوئی نمونے کا ڈیٹا نہیں۔',
  'demo.counted_anew': 'اس دوران کسی نے کچھ شامل کیا ہے۔ مہربانی کر کے تعداد دوبارہ پڑھیں۔',

  'demo.ended': 'نمونے کا ڈیٹا ہٹا دیا گیا۔ اب اپنا اکاؤنٹ بنائیں۔',
  'demo.failed': 'نمونے کا ڈیٹا نہیں ہٹایا جا سکا۔ کچھ نہیں بدلا۔',
};
