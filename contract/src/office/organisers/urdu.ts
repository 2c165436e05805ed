import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'organisers.not_found': 'یہ درخواست نہیں ملی۔',
  'organisers.already_asked': 'آپ پہلے ہی درخواست کر چکے ہیں۔ کوئی منتظم جواب دے گا۔',
  'organisers.already_organiser': 'آپ پہلے ہی منتظم ہیں۔',
  'organisers.answered': 'اس دوران اس درخواست کا جواب دیا جا چکا ہے۔',
  'organisers.not_active': 'اس شخص کا اکاؤنٹ فعال نہیں۔',

  'organiser.asked': 'آپ کی درخواست پہنچ گئی ہے۔ ہم آپ کو ای میل سے بتائیں گے۔',
  'organiser.approved': 'یہ شخص اب سے ایڈمن ہے۔',
  'organiser.declined': 'آپ کا جواب بھیجا جا رہا ہے۔',
};
