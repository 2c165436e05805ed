/** Notices reach devices, and are dropped when they are old. */
import type { Job } from '../../platform/job.ts';
import { dropOldNotices, PUSH } from './notices/service.ts';
import { deliverPush, type Pushes } from './push/jobs.ts';

export function jobs(ports: Pushes): Job[] {
  return [
    { queue: PUSH, run: async (id) => await deliverPush(ports, id) },
    { sweep: async () => await dropOldNotices(ports) },
  ];
}
