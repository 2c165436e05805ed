import { suggestVolunteers } from '@saath/contract/matching/endpoints';
import { on, type Route } from '../../http/route.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { presentSuggestion } from './present.ts';
import { suggestForRole } from './service.ts';

export function matchingRoutes({ db, now }: { db: Database; now: Clock }): Route[] {
  return [
    on(suggestVolunteers).reply(async ({ params }) => {
      const fits = await suggestForRole(db, params.roleId, now());
      return { suggestedUsers: fits.map(presentSuggestion) };
    }),
  ];
}
