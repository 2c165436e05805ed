import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'branches.not_found': 'ایسی کوئی شاخ نہیں ہے۔',
  'branches.closed': 'یہ شاخ بند ہو چکی ہے: اسے نیا کچھ نہیں دیا جا سکتا۔',
  'branches.name_taken': 'اس نام کی شاخ پہلے سے موجود ہے۔',
  'branches.address_taken': 'یہ پتا کسی اور شاخ کا ہے، یا پہلے تھا۔',
  'branches.too_many':
    'زیادہ سے زیادہ ۲۰۰ شاخیں ہو سکتی ہیں۔ جس کی ضرورت نہیں رہی، اسے بند کر دیں۔',
  'branches.too_many_people':
    'ایک شاخ میں زیادہ سے زیادہ ۵۰ لوگوں کو اختیار ہو سکتا ہے۔ پہلے کسی کو ہٹائیں۔',
  'branches.not_volunteer':
    'یہ صرف ان رضاکاروں کو دیا جا سکتا ہے جن کا اپنا اکاؤنٹ ہو۔ ایڈمن یہ ویسے بھی کر سکتے ہیں۔',
  'branches.person_gone': 'یہ شخص اب اس شاخ کو چلانے میں مدد نہیں کر رہا۔',

  'branches.nameNeeded': 'براہِ کرم شاخ کا نام لکھیں۔',
  'branches.address':
    'براہِ کرم a سے z تک چھوٹے حروف، ہندسے اور ہائفن استعمال کریں، جیسے lahore-north۔',
  'branches.right': 'براہِ کرم چنیں کہ وہ کیا کر سکتے ہیں۔',
  'branches.made': 'شاخ {name} بن گئی ہے۔',
  'branches.isClosed': 'شاخ {name} بند ہو گئی ہے۔ اس کی تقریبات اپنی جگہ رہیں گی۔',
  'branches.organises':
    '{name} اب اس شاخ کی سب تقریبات چلانے میں مدد کرتے ہیں، اور انہیں بتا دیا گیا ہے۔',
  'branches.views': '{name} اب اس شاخ کی سب تقریبات دیکھ سکتے ہیں، اور انہیں بتا دیا گیا ہے۔',
  'branches.removed': '{name} اب اس شاخ کو چلانے میں مدد نہیں کریں گے۔',
  'branches.moved': 'تقریب اب {name} کی ہے۔',
  'branches.pageSaved': 'محفوظ ہو گیا۔ {name} کے صفحے پر ابھی سے یہی نظر آئے گا۔',
  'branches.letterheadSaved': 'محفوظ ہو گیا۔ {name} کی اگلی ای میلز اور اسناد میں یہی ہوگا۔',
  'branches.logoSaved': 'لوگو {name} کے صفحے پر ہے۔',
  'branches.logoRemoved': '{name} کے صفحے پر اب کوئی لوگو نہیں۔',
  'branches.addressChanged': '{name} کے صفحے کا پتا بدل گیا۔ پرانے پتے کے لنک اسی پر لے جائیں گے۔',
  'branches.movedOut': 'تقریب اب خود تنظیم کی ہے۔',
};
