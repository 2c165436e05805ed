/** The texts of messages.ts in Urdu. */
import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'guest_ask.not_offered':
    'یہاں جگہ مانگنے سے پہلے اکاؤنٹ بنانا ہوتا ہے۔ اس میں ایک منٹ لگتا ہے اور آپ اسی تقریب پر واپس آتے ہیں۔',
  'guest_ask.link_invalid':
    'یہ لنک کام نہیں کرتا: یا تو ادھورا ہے یا ایک دن سے پرانا ہے۔ مہربانی کر کے تقریب کے صفحے پر دوبارہ درخواست دیں۔',
  'guest_ask.link_used':
    'یہ لنک پہلے استعمال ہو چکا ہے، اور آپ کی درخواست اُسی وقت بھیج دی گئی تھی۔',

  'guest_ask.mailed': 'بس ایک قدم باقی ہے: ہماری بھیجی ہوئی ای میل میں بٹن دبائیں۔',
  'guest_ask.failed': 'آپ کی درخواست نہیں بھیجی جا سکی۔ دوبارہ کوشش کریں۔',
};
