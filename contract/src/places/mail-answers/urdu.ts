import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'mail_answers.link_invalid':
    'یہ لنک درست نہیں۔ مہربانی کر کے تقریب کے بارے میں تازہ ترین ای میل کھولیں، یا لاگ اِن کر کے وہاں جواب دیں۔',
  'mail_answers.too_late':
    'اس لنک سے اب کسی جواب کی ضرورت نہیں رہی۔ وجہ دیکھنے کے لیے اسے دوبارہ کھولیں۔',

  'mail_answer.offer': 'بتائیں کہ آپ یہ جگہ لے رہے ہیں یا نہیں۔',
  'mail_answer.request': 'بتائیں کہ کیا جواب دینا ہے۔',
};
