/** Passes of kiosks that have ended are dropped at night. */
import type { Job } from '../../platform/start-jobs.ts';
import type { Ports } from '../places/ports.ts';
import { dropOldPasses } from './kiosk/service.ts';

export function jobs({ db, now }: Pick<Ports, 'db' | 'now'>): Job[] {
  return [{ sweep: async () => await dropOldPasses(db, now()) }];
}
