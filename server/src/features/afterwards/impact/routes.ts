import { getOutcome, myImpact, setOutcome } from '@saath/contract/afterwards/impact/endpoints';
import { impactMessages } from '@saath/contract/afterwards/impact/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { type ImpactBook, impactOf, readOutcome, tellOutcome } from './service.ts';

export function impactRoutes(book: ImpactBook): Route[] {
  return [
    on(myImpact).reply(async ({ actor }) => await impactOf(book, actor.id)),

    on(getOutcome).reply(async ({ params }) => {
      const { peopleHelped } = await readOutcome(book, params.id);
      return { peopleHelped };
    }),

    on(setOutcome).reply(async ({ actor, params, body: { peopleHelped } }) => {
      await tellOutcome(book, { eventId: params.id, peopleHelped, actorId: actor.id });
      return { peopleHelped, ...say(impactMessages, 'saved') };
    }),
  ];
}
