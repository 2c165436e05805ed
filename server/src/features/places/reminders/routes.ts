import {
  answerByLink,
  answerCounts,
  answerOwn,
  askedPlaces,
  readAnswerLink,
} from '@saath/contract/places/reminders/endpoints';
import { reminderMessages } from '@saath/contract/places/reminders/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import type { Joining } from '../place/service.ts';
import { presentAsked, presentLink } from './present.ts';
import * as service from './service.ts';

export function reminderRoutes(joining: Joining): Route[] {
  return [
    on(readAnswerLink, { limits: rateLimits.token }).reply(async ({ params: { token } }) =>
      presentLink(await service.readLink(joining, token)),
    ),

    on(answerByLink, { limits: rateLimits.token }).reply(async ({ params: { token }, body }) => {
      await service.answerByLink(joining, { token, answer: body });
      return say(reminderMessages, body.answer);
    }),

    on(askedPlaces).reply(async ({ actor, query: { eventId } }) => {
      const places = await service.askedPlaces(joining, { userId: actor.id, eventId });
      return { places: places.map(presentAsked) };
    }),

    on(answerOwn).reply(async ({ actor, params: { id }, body }) => {
      const own = { participationId: id, userId: actor.id, answer: body };
      await service.answerOwn(joining, own);
      return say(reminderMessages, body.answer);
    }),

    on(answerCounts).reply(async ({ params: { id } }) => await service.answerCounts(joining, id)),
  ];
}
