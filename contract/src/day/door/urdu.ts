import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'door.code': 'یہ کوڈ اب کارآمد نہیں۔ براہِ کرم دوبارہ اسکین کریں۔',
  'door.not_open': 'حاضری تقریب سے ایک گھنٹہ پہلے سے اُس کے ختم ہونے تک لگائی جا سکتی ہے۔',
  'door.speak': 'براہِ کرم کسی منتظم سے بات کریں۔',

  'door.welcome': 'آپ کی حاضری لگ گئی۔ تشریف لانے کا شکریہ!',
  'door.asked': 'منتظمین دیکھ سکتے ہیں کہ آپ یہاں ہیں اور مدد کرنا چاہتے ہیں۔',
};
