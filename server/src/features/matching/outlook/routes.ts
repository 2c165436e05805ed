import {
  eventOutlook,
  listedOutlooks,
  shortEvents,
} from '@saath/contract/matching/outlook/endpoints';
import { on, type Route } from '../../../http/route.ts';
import { presentEventOutlook, presentListed, presentShort } from './present.ts';
import * as service from './service.ts';

export function outlookRoutes(outlooks: service.Outlooks): Route[] {
  return [
    on(eventOutlook).reply(async ({ params: { id } }) => {
      const roles = await service.outlookOfEvent(outlooks, id);
      const worst = service.leastSure(roles.map((role) => role.worst));
      return { outlook: worst ? presentEventOutlook(roles, worst) : null };
    }),

    on(listedOutlooks).reply(async ({ query: { ids } }) => ({
      outlooks: (await service.outlooksOf(outlooks, ids)).map(presentListed),
    })),

    on(shortEvents).reply(async () => {
      const { events, more } = await service.shortEvents(outlooks);
      return { events: events.map(presentShort), more };
    }),
  ];
}
