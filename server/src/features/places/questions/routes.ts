import * as endpoints from '@saath/contract/places/questions/endpoints';
import { givenAnswerMessages } from '@saath/contract/places/questions/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { Ports } from '../ports.ts';
import { presentAnswer } from './present.ts';
import { readOwnAnswers, saveAnswers } from './service.ts';

export function questionRoutes(ports: Ports): Route[] {
  return [
    on(endpoints.ownAnswers).reply(async ({ actor, params: { id: eventId } }) => {
      const { answers, remembered } = await readOwnAnswers(ports, { eventId, userId: actor.id });
      return { answers: answers.map(presentAnswer), remembered: remembered.map(presentAnswer) };
    }),

    on(endpoints.saveAnswers).reply(async ({ actor, params: { id: eventId }, body }) => {
      await saveAnswers(ports, { ...body, eventId, userId: actor.id });
      return say(givenAnswerMessages, 'saved');
    }),
  ];
}
