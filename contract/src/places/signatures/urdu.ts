/** The texts of messages.ts in Urdu. */
import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'signatures.changed':
    'آپ کے کھولنے کے بعد یہ متن بدل گیا ہے۔ اسے موجودہ صورت میں پڑھیں، پھر دستخط کریں۔',
  'signatures.letters':
    'پی ڈی ایف اس متن کے تمام حروف نہیں دکھا سکتی۔ صفحہ پرنٹ کریں اور پی ڈی ایف کے طور پر محفوظ کریں۔',
  'signatures.not_found': 'یہ دستخط اب موجود نہیں۔',

  'signature.name': 'اپنا پورا نام لکھیں، جیسے آپ دستخط کرتے ہیں: کم از کم دو حروف۔',
  'signature.letters': 'دستخط میں صرف حروف لکھیں۔',
  'signature.signed': 'دستخط ہو گئے۔ یہ آپ کو اپنے پروفائل میں ”کاغذات“ کے تحت ملے گا۔',
  'signature.withdrawn': 'واپس لے لیا گیا۔',
};
