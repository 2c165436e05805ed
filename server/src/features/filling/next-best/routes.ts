import { nextBest } from '@saath/contract/filling/fill/endpoints';
import { on, type Route } from '../../../http/route.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Sources } from '../../matching/candidate-search/service.ts';
import { presentNext } from './present.ts';
import { nextBestOf } from './service.ts';

export function nextBestRoutes({ db, candidates, now }: Sources & { now: Clock }): Route[] {
  return [
    on(nextBest).reply(async ({ params }) => {
      const roles = await nextBestOf({ db, candidates, now: now() }, params.id);
      return { roles: roles.map(presentNext) };
    }),
  ];
}
