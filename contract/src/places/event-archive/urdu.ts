import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'archive.not_archived': 'یہ تقریب حذف نہیں ہوئی، اس لیے واپس لانے کو کچھ نہیں۔',
  'archive.too_late': 'تقریب 30 دن تک واپس لائی جا سکتی ہے۔ یہ دن گزر چکے ہیں۔',

  'archive.restored': 'تقریب تمام فہرستوں میں واپس آ گئی ہے۔',
};
