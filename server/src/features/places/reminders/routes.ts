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
import type { Ports } from '../ports.ts';
import { presentAsked, presentLink } from './present.ts';
import * as service from './service.ts';

export function reminderRoutes(ports: Ports): Route[] {
  return [
    on(readAnswerLink, { limits: rateLimits.token }).reply(async ({ params: { token } }) =>
      presentLink(await service.readLink(ports, token)),
    ),

    on(answerByLink, { limits: rateLimits.token }).reply(async ({ params: { token }, body }) => {
      await service.answerByLink(ports, { token, answer: body });
      return say(reminderMessages, body.answer);
    }),

    on(askedPlaces).reply(async ({ actor, query: { eventId } }) => {
      const places = await service.askedPlaces(ports, { userId: actor.id, eventId });
      return { places: places.map(presentAsked) };
    }),

    on(answerOwn).reply(async ({ actor, params: { id }, body }) => {
      const own = { participationId: id, userId: actor.id, answer: body };
      await service.answerOwn(ports, own);
      return say(reminderMessages, body.answer);
    }),

    on(answerCounts).reply(async ({ params: { id } }) => await service.answerCounts(ports, id)),
  ];
}
