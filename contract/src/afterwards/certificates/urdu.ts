import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'certificates.not_found': 'ایسی کوئی سند موجود نہیں۔',
  'certificates.no_hours': 'ان دنوں میں سند کے لیے کوئی گھنٹے نہیں ہیں۔',
  'certificates.too_many': 'آپ کے پاس 50 درست اسناد ہیں۔ مہربانی کر کے پہلے کوئی ایک منسوخ کیجیے۔',
  'certificates.revoked': 'یہ سند منسوخ کر دی گئی ہے۔',
  'certificates.letters':
    'پی ڈی ایف اس نام کے تمام حروف نہیں دکھا سکتی۔ مہربانی کر کے صفحہ پرنٹ کر کے پی ڈی ایف کے طور پر محفوظ کیجیے۔',

  'certificate.wrongDays': 'آخری دن پہلے دن سے پہلے کا نہیں ہو سکتا۔',
  'certificate.issued': 'آپ کی سند تیار ہے۔',
  'certificate.revoked': 'منسوخ۔ جو بھی اس کا لنک کھولے گا، دیکھے گا کہ یہ اب درست نہیں۔',
};
