import { previewFill, saveFill as saveEndpoint } from '@saath/contract/filling/fill/endpoints';
import { fillMessages } from '@saath/contract/filling/fill/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { Log } from '../../../platform/log.ts';
import { noteShown } from '../../matching/match-log/service.ts';
import type { Ports } from '../../places/ports.ts';
import { presentPlan } from '../plan/present.ts';
import { type Planned, type Planning, planFill } from '../plan/service.ts';
import { saveFill } from './service.ts';

export type Filling = Ports & Planning & { readonly log: Log };

export function fillRoutes({ log, candidates, engine, ...ports }: Filling): Route[] {
  const { db } = ports;
  return [
    on(previewFill).reply(async ({ body }) => {
      const now = ports.now();
      const planned = await planFill({ db, candidates, engine, now }, body);
      noteWhoWasPlaced({ db, log }, planned, now);
      return { plan: presentPlan(planned, now) };
    }),

    on(saveEndpoint).reply(async ({ actor, body }) => {
      const summary = await saveFill(ports, { ...body, actorId: actor.id });
      return { ...say(fillMessages, body.how === 'give' ? 'given' : 'asked'), summary };
    }),
  ];
}

/** For learning from what comes of it. */
function noteWhoWasPlaced(
  surroundings: Parameters<typeof noteShown>[0],
  { parts, people, plan, explained }: Planned,
  now: Date,
): void {
  const seats = Map.groupBy(plan.seats, ({ part }) => part);
  for (const [at, { role }] of parts.entries()) {
    const shown = (seats.get(at) ?? []).flatMap(({ person }) => {
      const fit = explained[at]?.get(people[person]?.id ?? '');
      if (!fit) return [];
      const { candidateId: userId, chances, features } = fit;
      return [{ userId, chances, features, isExploration: false }];
    });
    if (shown.length > 0)
      noteShown(surroundings, { roleId: role.id, source: 'fill', people: shown, now });
  }
}
