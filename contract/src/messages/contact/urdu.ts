import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'contact.nobody': 'ابھی یہاں کوئی منتظم نہیں۔ براہِ کرم بعد میں کوشش کریں۔',

  'contact.name': 'اپنا نام بتائیں۔',
  'contact.message': 'چند الفاظ لکھیں۔',
  'contact.sent': 'شکریہ۔ آپ کا پیغام منتظمین کو بھیج دیا گیا ہے۔',
};
