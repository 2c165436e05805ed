import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'helpers.gone': 'یہ شخص اب داخلے پر مدد نہیں کر رہا۔',
  'helpers.not_volunteer':
    'داخلے پر صرف وہی رضاکار مدد کر سکتے ہیں جن کا اپنا اکاؤنٹ ہو۔ منتظمین کے پاس فہرست ویسے بھی ہوتی ہے۔',
  'helpers.over': 'یہ تقریب ختم ہو چکی ہے۔',
  'helpers.too_many':
    'ایک تقریب میں داخلے پر زیادہ سے زیادہ ۵۰ مددگار ہو سکتے ہیں۔ پہلے کسی کو ہٹائیں۔',

  'helpers.added': '{name} اب داخلے پر مدد کر سکتے ہیں، اور انہیں بتا دیا گیا ہے۔',
  'helpers.removed': '{name} اب داخلے پر مدد نہیں کریں گے۔',
};
