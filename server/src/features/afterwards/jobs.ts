/** After an event its people are thanked, or asked why they were missed. */
import type { Job } from '../../platform/start-jobs.ts';
import type { Ports } from '../places/ports.ts';
import { sendRecaps } from './recaps/jobs.ts';

export function jobs(ports: Ports): Job[] {
  return [{ name: 'recaps', cron: '*/10 * * * *', run: async () => await sendRecaps(ports) }];
}
