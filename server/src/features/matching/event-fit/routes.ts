import { suggestEvents } from '@saath/contract/matching/suggest/endpoints';
import { on, type Route } from '../../../http/route.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { presentFit, presentStep } from './present.ts';
import { eventsFor } from './service.ts';

export function eventFitRoutes({ db, now }: { db: Database; now: Clock }): Route[] {
  return [
    on(suggestEvents).reply(async ({ actor }) => {
      const { fitting, steps } = await eventsFor(db, actor.id, now());
      return {
        events: fitting.map((each) => presentFit(each, now())),
        steps: steps.map(presentStep),
      };
    }),
  ];
}
