import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'jobs.not_by_the_clock': 'مقررہ وقت پر چلنے والا ایسا کوئی کام نہیں۔',
  'job.retried': 'دوبارہ کوشش شروع ہو گئی ہے۔',
  'job.started': 'یہ ابھی شروع ہو رہا ہے۔',
  'job.queue': 'ایسا کوئی کام نہیں۔',
};
