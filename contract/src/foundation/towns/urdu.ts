import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'town.point':
    'نقشے پر ایسی کوئی جگہ نہیں۔ دو عدد لکھیں، جیسے 31.52, 74.36، یا نقشے کا لنک چسپاں کریں۔',
  'town.far': 'اس جگہ سے {kilometres} کلومیٹر کے اندر کوئی شہر نہیں۔ عدد دوبارہ دیکھ لیں۔',
};
