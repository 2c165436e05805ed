/** After an event its people are thanked, or asked why they were missed. */
import type { Job } from '../../platform/job.ts';
import type { Joining } from '../places/place/service.ts';
import { sendRecaps } from './recaps/jobs.ts';

export function jobs(joining: Joining): Job[] {
  return [{ name: 'recaps', cron: '*/10 * * * *', run: async () => await sendRecaps(joining) }];
}
