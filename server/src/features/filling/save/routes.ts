import { previewFill, saveFill as saveEndpoint } from '@saath/contract/filling/fill/endpoints';
import { fillMessages } from '@saath/contract/filling/fill/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { Log } from '../../../platform/log.ts';
import type { Ports } from '../../places/ports.ts';
import { presentPlan } from '../plan/present.ts';
import { type Planning, planFill } from '../plan/service.ts';
import { noteWhoWasPlaced, saveFill } from './service.ts';

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
