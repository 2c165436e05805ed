import * as endpoints from '@saath/contract/day/walk-ins/endpoints';
import { walkInMessages } from '@saath/contract/day/walk-ins/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { requireAt } from '../../../platform/actor.ts';
import type { Ports } from '../../places/ports.ts';
import { presentDayPerson } from '../day/present.ts';
import { findPerson } from '../day/service.ts';
import { addWalkIn, letIn } from './service.ts';

export function walkInRoutes(ports: Ports): Route[] {
  async function answer(eventId: string, participationId: string) {
    const row = await findPerson(ports.db, { eventId, participationId });
    return { ...say(walkInMessages, 'added'), person: presentDayPerson(row) };
  }
  return [
    on(endpoints.addWalkIn).reply(async ({ actor, params, body }) => {
      if (body.addPlace) requireAt(actor, 'day.correct', params.id);
      const given = { ...body, eventId: params.id, actorId: actor.id };
      return await answer(params.id, await addWalkIn(ports, given));
    }),

    on(endpoints.letIn).reply(async ({ actor, params, body }) => {
      if (body.addPlace) requireAt(actor, 'day.correct', params.id);
      const given = { ...body, eventId: params.id, actorId: actor.id };
      return await answer(params.id, await letIn(ports, given));
    }),
  ];
}
