/** Events that were there before the map are put on it. */
import type { Database } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Job } from '../../platform/start-jobs.ts';
import { findOffTheMap, PUT_ON_MAP, putOnMap } from './events/jobs.ts';
import type { Events } from './events/service.ts';

type Ports = Pick<Events, 'now' | 'towns'> & { readonly db: Database; readonly jobs: Jobs };

export function jobs(ports: Ports): Job[] {
  return [
    { name: PUT_ON_MAP, each: async (eventId) => await putOnMap(ports, eventId) },
    { atStart: async () => await findOffTheMap(ports) },
  ];
}
