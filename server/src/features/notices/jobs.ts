/** Notices reach devices, and are dropped when they are old. */
import type { Job } from '../../platform/start-jobs.ts';
import { dropOldNotices, PUSH } from './notices/service.ts';
import { deliverPush, type Pushes } from './push/jobs.ts';

export function jobs(ports: Pushes): Job[] {
  return [
    { name: PUSH, each: async (id) => await deliverPush(ports, id) },
    { sweep: async () => await dropOldNotices(ports) },
  ];
}
