import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'job.retried': 'دوبارہ کوشش شروع ہو گئی ہے۔',
  'job.queue': 'ایسا کوئی کام نہیں۔',
};
