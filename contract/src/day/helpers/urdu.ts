import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'helpers.gone': 'یہ شخص اب اس تقریب کو چلانے میں مدد نہیں کر رہا۔',
  'helpers.not_volunteer':
    'یہ صرف ان رضاکاروں کو دیا جا سکتا ہے جن کا اپنا اکاؤنٹ ہو۔ منتظمین یہ ویسے بھی کر سکتے ہیں۔',
  'helpers.over': 'یہ تقریب ختم ہو چکی ہے۔',
  'helpers.too_many': 'ایک تقریب میں زیادہ سے زیادہ ۵۰ مددگار ہو سکتے ہیں۔ پہلے کسی کو ہٹائیں۔',

  'helpers.right': 'براہِ کرم چنیں کہ وہ کیا کر سکتے ہیں۔',
  'helpers.dayOver': 'یہ دن گزر چکا ہے۔',
  'helpers.added': '{name} اب داخلے پر مدد کر سکتے ہیں، اور انہیں بتا دیا گیا ہے۔',
  'helpers.leads': '{name} اب اس تقریب کی قیادت کرتے ہیں، اور انہیں بتا دیا گیا ہے۔',
  'helpers.views': '{name} اب اس تقریب کو دیکھ سکتے ہیں، اور انہیں بتا دیا گیا ہے۔',
  'helpers.removed': '{name} اب اس تقریب کو چلانے میں مدد نہیں کریں گے۔',
};
