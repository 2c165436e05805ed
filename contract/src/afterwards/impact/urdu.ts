import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'impact.not_over': 'تقریب ختم ہونے پر بتایا جا سکتا ہے کہ کتنے لوگوں کی مدد ہوئی۔',

  'impact.peopleHelped': '0 سے 10,000,000 تک کا پورا عدد درج کریں۔',
  'impact.saved': 'محفوظ ہو گیا۔ حصہ لینے والے سب لوگ اسے اپنے اثر میں دیکھیں گے۔',
};
