import { eventBadges, readBadge } from '@saath/contract/day/badges/endpoints';
import { on, type Route } from '../../../http/route.ts';
import type { Joining } from '../../places/place/service.ts';
import { personOfBadge, readBadges } from './service.ts';

export function badgeRoutes(joining: Joining): Route[] {
  return [
    on(eventBadges).reply(
      async ({ params, query }) =>
        await readBadges(joining, { eventId: params.id, after: query.after }),
    ),

    on(readBadge).reply(async ({ params }) => await personOfBadge(joining, params.code)),
  ];
}
