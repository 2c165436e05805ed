import { setTimeLimits } from '@saath/contract/events/time-limits/endpoints';
import { timeLimitMessages } from '@saath/contract/events/time-limits/messages';
import { hasLimits } from '@saath/contract/events/time-limits/rules';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { Ports } from '../ports.ts';
import { changeTimeLimits } from './service.ts';

export function timeLimitRoutes(ports: Ports): Route[] {
  return [
    on(setTimeLimits).reply(async ({ actor, params: { id: eventId }, body }) => {
      const { updatedAt: seen, ...wanted } = body;
      await changeTimeLimits(ports, { eventId, seen, wanted, actorId: actor.id });
      return say(timeLimitMessages, hasLimits(wanted) ? 'set' : 'ended');
    }),
  ];
}
