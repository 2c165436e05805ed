import {
  answerOffer as answerEndpoint,
  moveOnWaitList,
} from '@saath/contract/places/joining/endpoints';
import { joiningMessages } from '@saath/contract/places/joining/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { eventOfPlace } from '../lists/service.ts';
import { presentParticipation } from '../place/present.ts';
import type { Ports } from '../ports.ts';
import { answerOffer, moveInLine } from './service.ts';

export function waitListRoutes(ports: Ports): Route[] {
  return [
    on(answerEndpoint).reply(async ({ actor, params, body: { accept } }) => {
      const answer = { participationId: params.id, userId: actor.id, accept };
      const row = await answerOffer(ports, answer);
      return {
        ...say(joiningMessages, accept ? 'taken' : 'passed'),
        participation: presentParticipation(row),
      };
    }),

    on(moveOnWaitList, { eventOf: eventOfPlace(ports) }).reply(async ({ actor, params, body }) => {
      const move = { ...body, participationId: params.id, actorId: actor.id };
      const row = await moveInLine(ports, move);
      return { ...say(joiningMessages, 'moved'), participation: presentParticipation(row) };
    }),
  ];
}
