import { openLive } from '@saath/contract/foundation/live/endpoints';
import { on, type Route } from '../../../http/route.ts';
import { mayAt } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Live } from '../../../platform/live/live.ts';

export function liveRoutes(live: Live): Route[] {
  return [
    on(openLive).reply(async ({ actor, query: { event: eventId, after } }) => {
      if (eventId && !mayAt(actor, 'day.read', eventId))
        throw new DomainError('accounts.not_allowed');
      return await live.open({ ...actor, eventId }, after);
    }),
  ];
}
