import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'image.type': 'صرف تصویری فائلیں قبول ہیں۔',
  'image.size': 'ہر تصویر 5MB سے چھوٹی ہو۔',
  'image.submitCount': 'آپ زیادہ سے زیادہ 5 تصاویر لگا سکتے ہیں۔',
  'image.none': 'کم از کم ایک تصویر چنیں۔',
  'image.uploaded': 'تصاویر لگ گئیں!',
  'image.deleted': 'تصویر حذف ہو گئی!',

  'media.unreadable': 'یہ تصویر پڑھی نہیں جا سکی۔ کوئی اور فائل آزمائیں۔',
  'media.too_many': 'زیادہ سے زیادہ 5 تصاویر کی اجازت ہے',
  'media.none': 'کم از کم ایک تصویر چنیں۔',
  'media.not_found': 'یہ تصویر نہیں ملی۔',
};
