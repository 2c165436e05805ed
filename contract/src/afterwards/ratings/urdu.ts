import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'ratings.not_over': 'تقریب ختم ہونے کے بعد آپ لوگوں کی درجہ بندی کر سکتے ہیں۔',
  'ratings.not_there': 'اس تقریب میں اس شخص کے پاس جگہ نہیں تھی۔',
  'ratings.own': 'آپ اپنی درجہ بندی نہیں کر سکتے۔',

  'rating.rating': '1 سے 5 ستارے چنیں۔',
  'rating.saved': 'آپ کی درجہ بندی محفوظ ہو گئی۔',
};
