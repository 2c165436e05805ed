import { nextBest } from '@saath/contract/filling/fill/endpoints';
import { on, type Route } from '../../../http/route.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { presentNext } from './present.ts';
import { nextBestOf } from './service.ts';

export function nextBestRoutes({ db, now }: { db: Database; now: Clock }): Route[] {
  return [
    on(nextBest).reply(async ({ params }) => {
      const roles = await nextBestOf({ db, now: now() }, params.id);
      return { roles: roles.map(presentNext) };
    }),
  ];
}
