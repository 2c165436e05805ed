import * as endpoints from '@saath/contract/day/walk-ins/endpoints';
import { walkInMessages } from '@saath/contract/day/walk-ins/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { type Actor, requireAt } from '../../../platform/actor.ts';
import type { Ports } from '../../places/ports.ts';
import { asToldAtDoor } from '../day/policy.ts';
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
      requireMayAskFor(actor, params.id, body);
      const given = { ...body, eventId: params.id, actorId: actor.id };
      const entered = addWalkIn(ports, given).catch(withoutFacts(actor, params.id));
      return await answer(params.id, await entered);
    }),

    on(endpoints.letIn).reply(async ({ actor, params, body }) => {
      requireMayAskFor(actor, params.id, body);
      const given = { ...body, eventId: params.id, actorId: actor.id };
      const entered = letIn(ports, given).catch(withoutFacts(actor, params.id));
      return await answer(params.id, await entered);
    }),
  ];
}

type More = { readonly addPlace: boolean; readonly eligibilityReason?: string | undefined };

/** A place more, and one without what its role asks for, is for organisers to give. @throws DomainError `accounts.not_allowed` */
function requireMayAskFor(actor: Actor, eventId: string, { addPlace, eligibilityReason }: More) {
  if (addPlace || eligibilityReason) requireAt(actor, 'day.correct', eventId);
}

function withoutFacts(actor: Actor, eventId: string) {
  const asTold = asToldAtDoor(actor, eventId);
  return (error: unknown): never => {
    throw asTold(error);
  };
}
