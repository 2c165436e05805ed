import * as endpoints from '@saath/contract/day/door/endpoints';
import { doorMessages } from '@saath/contract/day/door/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { Ports } from '../../places/ports.ts';
import { presentDoorEvent } from './present.ts';
import { arrive, ask, currentCode, readVisit } from './service.ts';

export function doorRoutes(ports: Ports): Route[] {
  return [
    on(endpoints.showCode).reply(async ({ params }) => {
      const { url, freshUntil, event } = await currentCode(ports, params.id);
      return { url, freshUntil: freshUntil.toISOString(), event: presentDoorEvent(event) };
    }),

    on(endpoints.readCode).reply(async ({ actor, params }) => {
      const visit = await readVisit(ports, { code: params.code, userId: actor?.id });
      const { event, place, ...rest } = visit;
      return {
        ...rest,
        event: presentDoorEvent(event),
        roleName: place?.roleName ?? null,
        arrivedAt: place?.checkedInAt?.toISOString() ?? null,
      };
    }),

    on(endpoints.checkInSelf).reply(async ({ actor, body }) => {
      const arrivedAt = await arrive(ports, { code: body.code, userId: actor.id });
      return { ...say(doorMessages, 'welcome'), arrivedAt: arrivedAt.toISOString() };
    }),

    on(endpoints.askAtDoor).reply(async ({ actor, body }) => {
      await ask(ports, { code: body.code, userId: actor.id });
      return say(doorMessages, 'asked');
    }),
  ];
}
