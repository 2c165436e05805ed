import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'letters.nobody': 'یہاں کوئی ایسا نہیں جسے لکھا جا سکے۔ براہِ کرم فلٹر بدلیں۔',
  'letters.event_not_open': 'یہ تقریب اب کھلی نہیں۔ براہِ کرم کوئی اور تقریب چنیں، یا کوئی نہیں۔',
  'letters.not_found': 'یہ پیغام نہیں ملا۔',

  'letter.sent': 'آپ کا پیغام {count} لوگوں کے لیے روانہ ہو گیا ہے۔',
  'letter.sentToOne': 'آپ کا پیغام ایک فرد کے لیے روانہ ہو گیا ہے۔',
};
