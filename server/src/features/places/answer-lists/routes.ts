import { eventAnswers, personAnswers } from '@saath/contract/places/questions/endpoints';
import { on, type Route } from '../../../http/route.ts';
import { mayEverywhere } from '../../../platform/actor.ts';
import { presentQuestion } from '../../events/questions/present.ts';
import { eventOfPlace } from '../lists/service.ts';
import type { Ports } from '../ports.ts';
import { presentAnswer, presentValue } from '../questions/present.ts';
import { presentAnswered } from './present.ts';
import { answersOfEvent, answersOfPlace } from './service.ts';

export function answerListRoutes(ports: Ports): Route[] {
  return [
    on(eventAnswers).reply(async ({ params: { id: eventId }, query: { after } }) => {
      const found = await answersOfEvent(ports, { eventId, after });
      const { questions, counts, sensitiveUntil, people, next } = found;
      return {
        questions: questions.map((question) => presentAnswered(question, counts)),
        sensitiveUntil: sensitiveUntil.toISOString(),
        people: people.map(({ userId, name, roleName, answers }) => ({
          ...{ userId, name, roleName },
          answers: answers.map(presentAnswer),
        })),
        next,
      };
    }),

    on(personAnswers, { eventOf: eventOfPlace(ports) }).reply(async ({ actor, params: { id } }) => {
      const readsSensitive = mayEverywhere(actor, 'people.read');
      const answers = await answersOfPlace(ports, { participationId: id, readsSensitive });
      return {
        answers: answers.map(({ question, value }) => ({
          question: presentQuestion(question),
          value: presentValue(value),
        })),
      };
    }),
  ];
}
