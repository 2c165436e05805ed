import { doorMessages } from '@saath/contract/day/door/messages';
import * as endpoints from '@saath/contract/day/kiosk/endpoints';
import { kioskMessages } from '@saath/contract/day/kiosk/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { Ports } from '../../places/ports.ts';
import { presentDoorEvent } from '../door/present.ts';
import {
  checkInAtKiosk,
  closeKiosk,
  listKiosks,
  openKiosk,
  readKiosk,
  walkInAtKiosk,
} from './service.ts';

export function kioskRoutes(ports: Ports): Route[] {
  return [
    on(endpoints.openKiosk).reply(async ({ actor, params, session }) => {
      const { id: organiserId, sessionId } = actor;
      const given = { eventId: params.id, organiserId, sessionId, device: session.device };
      const pass = await openKiosk(ports, given);
      await session.signOut();
      return { pass };
    }),

    on(endpoints.listKiosks).reply(async ({ params }) => {
      const rows = await listKiosks(ports, params.id);
      return {
        kiosks: rows.map(({ openedAt, ...row }) => ({ ...row, openedAt: openedAt.toISOString() })),
      };
    }),

    on(endpoints.closeKiosk).reply(async ({ actor, params }) => {
      await closeKiosk(ports, { id: params.kioskId, eventId: params.id, actorId: actor.id });
      return say(kioskMessages, 'closed');
    }),

    on(endpoints.kioskPeople).reply(async ({ body }) => {
      const { event, roles, people } = await readKiosk(ports, body);
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
      await checkInAtKiosk(ports, body);
      return say(doorMessages, 'welcome');
    }),

    on(endpoints.kioskWalkIn).reply(async ({ body }) => {
      await walkInAtKiosk(ports, body);
      return say(doorMessages, 'welcome');
    }),
  ];
}
