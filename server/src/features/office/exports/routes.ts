import * as endpoints from '@saath/contract/office/exports/endpoints';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import * as service from './service.ts';

export function exportRoutes(exports: service.Exports): Route[] {
  return [
    on(endpoints.exportPeople, { limits: rateLimits.export }).reply(async ({ actor }) =>
      service.exportPeople(exports, actor.id),
    ),

    on(endpoints.exportRoster, { limits: rateLimits.export }).reply(
      async ({ actor, params }) =>
        await service.exportRoster(exports, { eventId: params.id, actor }),
    ),

    on(endpoints.exportAnswers, { limits: rateLimits.export }).reply(
      async ({ actor, params }) =>
        await service.exportAnswers(exports, { eventId: params.id, actorId: actor.id }),
    ),

    on(endpoints.exportHours, { limits: rateLimits.export }).reply(async ({ actor, query }) =>
      service.exportHours(exports, { ...query, actor }),
    ),
  ];
}
