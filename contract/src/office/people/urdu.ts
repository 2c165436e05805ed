import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'people.gone': 'اس دوران اس شخص کو ہٹا دیا گیا ہے۔',
  'people.remove_self':
    'آپ یہاں خود کو نہیں ہٹا سکتے۔ اپنا اکاؤنٹ آپ اپنے پروفائل میں حذف کر سکتے ہیں۔',
  'people.demote_self': 'آپ خود کو رضاکار نہیں بنا سکتے۔ کوئی دوسرا ایڈمن بنا سکتا ہے۔',
  'people.sign_out_self': 'آپ کے اپنے آلات آپ کی پروفائل میں ہیں۔ انہیں وہاں سے لاگ آؤٹ کریں۔',
  'people.is_admin': 'یہ شخص پہلے سے ایڈمن ہے۔',
  'people.is_volunteer': 'یہ شخص پہلے سے رضاکار ہے۔',
  'people.last_admin': 'آخری ایڈمن ایڈمن ہی رہتا ہے۔',

  'people.promoted': 'یہ شخص اب سے ایڈمن ہے۔',
  'people.demoted': 'اب سے یہ شخص رضاکار ہے۔',
  'people.signedOut': 'یہ فرد تمام آلات سے لاگ آؤٹ ہو گیا ہے۔',
};
