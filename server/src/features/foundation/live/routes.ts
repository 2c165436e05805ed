import { may } from '@saath/contract/endpoint';
import { openLive } from '@saath/contract/foundation/live/endpoints';
import { on, type Route } from '../../../http/route.ts';
import { requireThere, untilAt } from '../../../platform/actor.ts';
import type { Live } from '../../../platform/live/live.ts';

export function liveRoutes(live: Live): Route[] {
  return [
    on(openLive).reply(async ({ actor, query: { event: eventId, after } }) => {
      if (eventId) requireThere(actor, may('day.read'), eventId);
      const until = eventId && untilAt(actor, eventId);
      return await live.open({ ...actor, eventId, ...(until ? { until } : {}) }, after);
    }),
  ];
}
