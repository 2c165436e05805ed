import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'walk_ins.not_volunteer': 'یہ پتہ ایسے اکاؤنٹ کا ہے جسے جگہ نہیں دی جا سکتی۔',

  'walk_in.nameNeeded': 'نام لکھیں۔',
  'walk_in.added': 'حاضری لگ گئی۔',
  'walk_in.fetchOrganiser':
    'اس ذمہ داری کے لیے درکار کوئی چیز موجود نہیں۔ براہِ کرم کسی منتظم کو بلائیں یا کوئی اور ذمہ داری چنیں۔',
};
