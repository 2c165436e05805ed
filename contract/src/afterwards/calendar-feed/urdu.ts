import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'calendar_feed.not_found': 'کیلنڈر کا یہ پتہ اب کام نہیں کرتا۔',

  'calendar_feed.made': 'آپ کے کیلنڈر کا پتہ تیار ہے۔',
  'calendar_feed.ended': 'کیلنڈر کا پتہ ختم کر دیا گیا۔',
};
