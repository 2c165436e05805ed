import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'export.wrongDays': 'آخری دن پہلے دن سے پہلے کا نہیں ہو سکتا۔',
};
