import { joiningMessages } from '@saath/contract/places/joining/messages';
import {
  answerOfferLink,
  answerRequestLink,
  readOfferLink,
  readRequestLink,
} from '@saath/contract/places/mail-answers/endpoints';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import type { Ports } from '../ports.ts';
import { presentOfferLink, presentRequestLink } from './present.ts';
import * as service from './service.ts';

const answered = {
  approve: say(joiningMessages, 'approved'),
  waitlist: say(joiningMessages, 'waitlisted'),
  decline: say(joiningMessages, 'declined'),
  take: say(joiningMessages, 'taken'),
  pass: say(joiningMessages, 'passed'),
} as const;

const limited = { limits: rateLimits.token };

export function mailAnswerRoutes(ports: Ports): Route[] {
  return [
    on(readOfferLink, limited).reply(async ({ params: { token } }) =>
      presentOfferLink(await service.readOffer(ports, token)),
    ),

    on(answerOfferLink, limited).reply(async ({ params: { token }, body: { answer } }) => {
      await service.answerOfferByLink(ports, { token, answer });
      return answered[answer];
    }),

    on(readRequestLink, limited).reply(async ({ params: { token } }) =>
      presentRequestLink(await service.readRequest(ports, token)),
    ),

    on(answerRequestLink, limited).reply(async ({ params: { token }, body }) => {
      await service.answerRequestByLink(ports, { token, ...body });
      return answered[body.answer];
    }),
  ];
}
