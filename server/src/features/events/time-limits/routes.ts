import { setTimeLimits } from '@saath/contract/events/time-limits/endpoints';
import { timeLimitMessages } from '@saath/contract/events/time-limits/messages';
import { hasLimits } from '@saath/contract/events/time-limits/rules';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { Events } from '../events/service.ts';
import * as service from './service.ts';

export function timeLimitRoutes(ports: Events): Route[] {
  return [
    on(setTimeLimits).reply(async ({ actor, params: { id: eventId }, body: wanted }) => {
      await service.setTimeLimits(ports, { eventId, wanted, actorId: actor.id });
      return say(timeLimitMessages, hasLimits(wanted) ? 'set' : 'ended');
    }),
  ];
}
