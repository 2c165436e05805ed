import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'threads.not_taking_part':
    'منتظمین کو صرف وہی لکھ سکتا ہے جس نے اس تقریب میں شامل ہونے کی درخواست کی ہو۔',
  'threads.over':
    'یہ تقریب 30 دن سے بھی پہلے ختم ہو چکی ہے۔ اب اس کے بارے میں پیغام نہیں لکھا جا سکتا۔',
  'threads.gone': 'یہ فرد جا چکا ہے۔ پیغام پڑھنے والا کوئی نہیں۔',
  'threads.too_fast': 'ایک منٹ میں بہت سے پیغام بھیجے گئے ہیں۔ براہِ کرم ذرا ٹھہریں۔',

  'thread.text': 'براہِ کرم پیغام لکھیں۔',
  'thread.cursor': 'فہرست کا یہ صفحہ درست نہیں۔',
};
