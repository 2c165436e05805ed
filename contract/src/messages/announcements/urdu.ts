import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'announcements.not_published':
    'یہ تقریب ابھی کسی کو نظر نہیں آتی۔ لوگوں کو لکھنے سے پہلے اسے شائع کریں۔',
  'announcements.nobody': 'اس وقت اس گروہ میں کوئی نہیں۔',
  'announcements.not_found': 'یہ اعلان نہیں ملا۔',

  'announcement.sent': 'آپ کا پیغام روانہ ہو گیا ہے۔',
  'announcement.subject': 'براہِ کرم موضوع لکھیں۔',
  'announcement.text': 'براہِ کرم پیغام لکھیں۔',
  'announcement.states': 'براہِ کرم بتائیں کہ پیغام کسے ملے۔',
  'announcement.triedAgain': 'جو ای میلز نہیں پہنچیں وہ ایک منٹ کے اندر دوبارہ بھیجی جا رہی ہیں۔',
};
