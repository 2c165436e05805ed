import { previewFill, saveFill as saveEndpoint } from '@saath/contract/filling/fill/endpoints';
import { fillMessages } from '@saath/contract/filling/fill/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { Actor } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Log } from '../../../platform/log.ts';
import type { Ports } from '../../places/ports.ts';
import { presentPlan } from '../plan/present.ts';
import { type Planning, planFill } from '../plan/service.ts';
import { noteWhoWasPlaced, saveFill } from './service.ts';

/**
 * Who runs a branch fills one event at a time, with the people of the branch; Admins any, with everybody.
 *
 * @returns the event whose branch they have to be of. @throws DomainError `accounts.not_allowed`
 */
function requireOne(actor: Actor, eventIds: readonly string[]): string | undefined {
  if (actor.role === 'Admin') return undefined;
  if (new Set(eventIds).size > 1) throw new DomainError('accounts.not_allowed');
  return eventIds[0];
}

export type Filling = Ports & Planning & { readonly log: Log };

export function fillRoutes({ log, candidates, engine, ...ports }: Filling): Route[] {
  const { db } = ports;
  return [
    on(previewFill).reply(async ({ actor, body }) => {
      const now = ports.now();
      const branchOf = requireOne(actor, body.eventIds);
      const planned = await planFill({ db, candidates, engine, now }, body, { branchOf });
      noteWhoWasPlaced({ db, log }, planned, now);
      return { plan: presentPlan(planned, now) };
    }),

    on(saveEndpoint).reply(async ({ actor, body }) => {
      const isOfBranch = requireOne(actor, body.eventIds) !== undefined;
      const summary = await saveFill(ports, { ...body, actorId: actor.id, isOfBranch });
      return { ...say(fillMessages, body.how === 'give' ? 'given' : 'asked'), summary };
    }),
  ];
}
