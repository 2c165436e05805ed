import { eventBadges, readBadge } from '@saath/contract/day/badges/endpoints';
import { on, type Route } from '../../../http/route.ts';
import type { Ports } from '../../places/ports.ts';
import { personOfBadge, readBadges } from './service.ts';

export function badgeRoutes(ports: Ports): Route[] {
  return [
    on(eventBadges).reply(
      async ({ params, query }) =>
        await readBadges(ports, { eventId: params.id, after: query.after }),
    ),

    on(readBadge).reply(async ({ params }) => await personOfBadge(ports, params.code)),
  ];
}
