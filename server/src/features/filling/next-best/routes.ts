import { nextBest } from '@saath/contract/filling/fill/endpoints';
import { on, type Route } from '../../../http/route.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Sources } from '../../matching/candidate-search/service.ts';
import { presentNext } from './present.ts';
import { nextBestOf } from './service.ts';

export function nextBestRoutes({ db, candidates, now }: Sources & { now: Clock }): Route[] {
  return [
    on(nextBest).reply(async ({ actor, params }) => {
      const about = { eventId: params.id, isOfBranch: actor.role !== 'Admin' };
      const roles = await nextBestOf({ db, candidates, now: now() }, about);
      return { roles: roles.map(presentNext) };
    }),
  ];
}
