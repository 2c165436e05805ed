import { doorMessages } from '@saath/contract/day/door/messages';
import * as endpoints from '@saath/contract/day/kiosk/endpoints';
import { kioskMessages } from '@saath/contract/day/kiosk/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { Joining } from '../../places/place/service.ts';
import { presentDoorEvent } from '../door/present.ts';
import {
  checkInAtKiosk,
  closeKiosk,
  listKiosks,
  openKiosk,
  readKiosk,
  walkInAtKiosk,
} from './service.ts';

export function kioskRoutes(joining: Joining): Route[] {
  return [
    on(endpoints.openKiosk).reply(async ({ actor, params, session }) => {
      const { device } = session;
      const given = { eventId: params.id, organiserId: actor.id, device };
      const pass = await openKiosk(joining, given);
      await session.signOut();
      return { pass };
    }),

    on(endpoints.listKiosks).reply(async ({ params }) => {
      const rows = await listKiosks(joining, params.id);
      return {
        kiosks: rows.map(({ openedAt, ...row }) => ({ ...row, openedAt: openedAt.toISOString() })),
      };
    }),

    on(endpoints.closeKiosk).reply(async ({ actor, params }) => {
      await closeKiosk(joining, { id: params.kioskId, eventId: params.id, actorId: actor.id });
      return say(kioskMessages, 'closed');
    }),

    on(endpoints.kioskPeople).reply(async ({ body }) => {
      const { event, roles, people } = await readKiosk(joining, body);
      return {
        event: presentDoorEvent(event),
        roles: roles.map(({ id, name, filled, maxVolunteers }) => ({
          id,
          name,
          isFull: filled >= maxVolunteers,
        })),
        people,
      };
    }),

    on(endpoints.kioskCheckIn).reply(async ({ body }) => {
      await checkInAtKiosk(joining, body);
      return say(doorMessages, 'welcome');
    }),

    on(endpoints.kioskWalkIn).reply(async ({ body }) => {
      await walkInAtKiosk(joining, body);
      return say(doorMessages, 'welcome');
    }),
  ];
}
