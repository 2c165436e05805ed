import * as endpoints from '@saath/contract/day/helpers/endpoints';
import { helperMessages } from '@saath/contract/day/helpers/messages';
import type { Helper } from '@saath/contract/day/helpers/schema';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { presentPicture } from '../../accounts/accounts/present.ts';
import type { Ports } from '../../places/ports.ts';
import type { HelperRow } from './queries.ts';
import { addHelper, branchesMadeFor, helpedEvents, listHelpers, removeHelper } from './service.ts';

export function helperRoutes(ports: Ports): Route[] {
  return [
    on(endpoints.listHelpers).reply(async ({ params }) => ({
      helpers: (await listHelpers(ports, params.id)).map(presentHelper),
    })),

    on(endpoints.addHelper).reply(async ({ actor, params, body }) => {
      const change = { eventId: params.id, ...body, actorId: actor.id };
      const { helpers, name } = await addHelper(ports, change);
      return {
        ...say(helperMessages, given[body.right], { name }),
        helpers: helpers.map(presentHelper),
      };
    }),

    on(endpoints.removeHelper).reply(async ({ actor, params }) => {
      const change = { eventId: params.id, userId: params.userId, actorId: actor.id };
      return say(helperMessages, 'removed', { name: await removeHelper(ports, change) });
    }),

    on(endpoints.helpedEvents).reply(async ({ actor }) => {
      const events = await helpedEvents(ports, actor.id);
      return {
        branches: await branchesMadeFor(ports, actor),
        events: events.map(({ startTime, endTime, opensAt, closesAt, branch, ...event }) => ({
          ...event,
          ...(branch ? { branch } : {}),
          startTime: startTime.toISOString(),
          endTime: endTime.toISOString(),
          opensAt: opensAt.toISOString(),
          closesAt: closesAt.toISOString(),
        })),
        at: ports.now().toISOString(),
      };
    }),
  ];
}

const given = { door: 'added', lead: 'leads', viewer: 'views' } as const;

function presentHelper({ pictureId, givenBy, givenAt, expiresAt, ...helper }: HelperRow): Helper {
  return {
    ...helper,
    profileImage: presentPicture(pictureId),
    givenBy: givenBy ?? '',
    givenAt: givenAt.toISOString(),
    until: expiresAt?.toISOString() ?? null,
  };
}
