import * as endpoints from '@saath/contract/events/questions/endpoints';
import { questionMessages } from '@saath/contract/events/questions/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { presentQuestion } from './present.ts';
import * as service from './service.ts';

export function questionRoutes(ports: service.Questions): Route[] {
  const eventOf = async (id: string) => await service.eventOfQuestion(ports, id);
  return [
    on(endpoints.addQuestion).reply(async ({ actor, params: { id: eventId }, body: question }) => {
      const added = await service.addQuestion(ports, { eventId, question, actorId: actor.id });
      return { ...say(questionMessages, 'added'), question: presentQuestion(added) };
    }),

    on(endpoints.changeQuestion, { eventOf }).reply(
      async ({ actor, params: { id }, body: question }) => {
        const changed = await service.changeQuestion(ports, { id, question, actorId: actor.id });
        return { ...say(questionMessages, 'changed'), question: presentQuestion(changed) };
      },
    ),

    on(endpoints.removeQuestion, { eventOf }).reply(async ({ actor, params: { id } }) => {
      await service.removeQuestion(ports, { id, actorId: actor.id });
      return say(questionMessages, 'removed');
    }),
  ];
}
