import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'branches.not_found': 'ایسی کوئی شاخ نہیں ہے۔',
  'branches.closed': 'یہ شاخ بند ہو چکی ہے: اسے نیا کچھ نہیں دیا جا سکتا۔',
  'branches.name_taken': 'اس نام کی شاخ پہلے سے موجود ہے۔',
  'branches.too_many':
    'زیادہ سے زیادہ ۲۰۰ شاخیں ہو سکتی ہیں۔ جس کی ضرورت نہیں رہی، اسے بند کر دیں۔',
  'branches.too_many_people':
    'ایک شاخ میں زیادہ سے زیادہ ۵۰ لوگوں کو اختیار ہو سکتا ہے۔ پہلے کسی کو ہٹائیں۔',
  'branches.not_volunteer':
    'یہ صرف ان رضاکاروں کو دیا جا سکتا ہے جن کا اپنا اکاؤنٹ ہو۔ ایڈمن یہ ویسے بھی کر سکتے ہیں۔',
  'branches.person_gone': 'یہ شخص اب اس شاخ کو چلانے میں مدد نہیں کر رہا۔',

  'branches.nameNeeded': 'براہِ کرم شاخ کا نام لکھیں۔',
  'branches.right': 'براہِ کرم چنیں کہ وہ کیا کر سکتے ہیں۔',
  'branches.made': 'شاخ {name} بن گئی ہے۔',
  'branches.isClosed': 'شاخ {name} بند ہو گئی ہے۔ اس کی تقریبات اپنی جگہ رہیں گی۔',
  'branches.organises':
    '{name} اب اس شاخ کی سب تقریبات چلانے میں مدد کرتے ہیں، اور انہیں بتا دیا گیا ہے۔',
  'branches.views': '{name} اب اس شاخ کی سب تقریبات دیکھ سکتے ہیں، اور انہیں بتا دیا گیا ہے۔',
  'branches.removed': '{name} اب اس شاخ کو چلانے میں مدد نہیں کریں گے۔',
  'branches.moved': 'تقریب اب {name} کی ہے۔',
  'branches.movedOut': 'تقریب اب خود تنظیم کی ہے۔',
};
