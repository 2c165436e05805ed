import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'kiosk.gone': 'یہ کیوسک پہلے ہی بند ہے۔',
  'kiosk.over': 'یہ کیوسک بند ہے۔ کوئی منتظم اسے دوبارہ کھول سکتا ہے۔',

  'kiosk.closed': 'اس آلے پر کیوسک بند کر دیا گیا ہے۔',
};
