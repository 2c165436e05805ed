/** The texts of messages.ts in Urdu. */
import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'guardians.own_address':
    'یہ آپ کا اپنا پتا ہے۔ اپنے والدین یا سرپرست کا پتا لکھیں: اجازت انہیں خود دینی ہے۔',
  'guardians.not_needed': 'اس ذمہ داری کے لیے آپ کو کسی کی اجازت درکار نہیں۔',
  'guardians.not_found': 'آپ نے اس ذمہ داری کے لیے والدین یا سرپرست کا نام نہیں دیا۔',
  'guardians.answered': 'آپ کے والدین یا سرپرست پہلے ہی جواب دے چکے ہیں۔',
  'guardians.link_invalid':
    'یہ لنک ادھورا ہے، یا اس کے بعد نئی ای میل بھیجی جا چکی ہے۔ جس نے آپ کا نام دیا ہے وہ اسے دوبارہ بھجوا سکتا ہے۔',
  'guardians.link_expired':
    'یہ لنک بھیجے جانے کے 14 دن بعد ختم ہو گیا۔ جس نے آپ کا نام دیا ہے وہ نیا لنک بھجوا سکتا ہے۔',
  'guardians.too_late': 'تقریب ختم ہو چکی ہے یا منعقد نہیں ہو رہی، اس لیے اب جواب کی ضرورت نہیں۔',

  'guardian.name': 'اپنے والدین یا سرپرست کا نام لکھیں: کم از کم دو حروف۔',
  'guardian.letters': 'نام صرف حروف میں لکھیں۔',
  'guardian.answer': 'بتائیں کہ آپ اجازت دیتے ہیں یا نہیں۔',
  'guardian.asked': 'ہم نے {name} کو ای میل بھیج دی ہے۔ ان کا جواب آپ کو یہیں نظر آئے گا۔',
  'guardian.consent': 'شکریہ۔ آپ نے اجازت دے دی ہے۔',
  'guardian.refuse': 'آپ نے بتایا کہ آپ اجازت نہیں دیتے۔',
  'guardian.withdraw': 'آپ نے اپنی اجازت واپس لے لی ہے۔',
};
