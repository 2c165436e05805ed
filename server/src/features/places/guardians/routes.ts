import * as endpoints from '@saath/contract/places/guardians/endpoints';
import { guardianMessages } from '@saath/contract/places/guardians/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import type { Ports } from '../ports.ts';
import { presentAnswer, presentLink } from './present.ts';
import * as service from './service.ts';

const said = {
  consented: say(guardianMessages, 'consent'),
  refused: say(guardianMessages, 'refuse'),
  withdrawn: say(guardianMessages, 'withdraw'),
} as const;

export function guardianRoutes(ports: Ports): Route[] {
  return [
    on(endpoints.nameGuardian, { limits: rateLimits.mail }).reply(async ({ actor, body }) => {
      await service.nameGuardian(ports, { ...body, userId: actor.id });
      return say(guardianMessages, 'asked', { name: body.name });
    }),

    on(endpoints.sendGuardianAgain, { limits: rateLimits.mail }).reply(
      async ({ actor, params: { id } }) => {
        const { name } = await service.sendAgain(ports, { id, userId: actor.id });
        return say(guardianMessages, 'asked', { name });
      },
    ),

    on(endpoints.listGuardians).reply(async () => {
      const { answers, total } = await service.listAnswers(ports);
      return { answers: answers.map(presentAnswer), total };
    }),

    on(endpoints.readGuardianConsent, { limits: rateLimits.token }).reply(
      async ({ params: { token } }) => presentLink(await service.readLink(ports, token)),
    ),

    on(endpoints.answerAsGuardian, { limits: rateLimits.token }).reply(
      async ({ params: { token }, body }) =>
        said[await service.answerLink(ports, { token, given: body })],
    ),
  ];
}
