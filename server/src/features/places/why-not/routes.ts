import { whyNot } from '@saath/contract/places/why-not/endpoints';
import { on, type Route } from '../../../http/route.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { presentWhyNot } from './present.ts';
import { whyNotSuggested } from './service.ts';

export function whyNotRoutes(given: { db: Database; now: Clock }): Route[] {
  return [
    on(whyNot).reply(async ({ params: { id: roleId, userId } }) =>
      presentWhyNot(await whyNotSuggested(given, { roleId, userId })),
    ),
  ];
}
