import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'badges.unknown': 'یہ بیج ہمارا نہیں۔',
};
