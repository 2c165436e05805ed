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
      const { helpers, name, roleName } = await addHelper(ports, change);
      const told =
        roleName === null
          ? say(helperMessages, given[body.right], { name })
          : say(helperMessages, 'leadsRole', { name, role: roleName });
      return {
        ...told,
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
        events: events.map(({ startTime, endTime, opensAt, closesAt, branch, role, ...event }) => ({
          ...event,
          ...(branch ? { branch } : {}),
          ...(role ? { role } : {}),
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

const given = { door: 'added', lead: 'leads', viewer: 'views', role_lead: 'leads' } as const;

function presentHelper(row: HelperRow): Helper {
  const { pictureId, givenBy, givenAt, expiresAt, roleId, roleName, ...helper } = row;
  return {
    ...helper,
    ...(roleId && roleName ? { role: { id: roleId, name: roleName } } : {}),
    profileImage: presentPicture(pictureId),
    givenBy: givenBy ?? '',
    givenAt: givenAt.toISOString(),
    until: expiresAt?.toISOString() ?? null,
  };
}
