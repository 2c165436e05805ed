import { limits } from '@saath/contract/limits';
import { suggestSkillNames, suggestVolunteers } from '@saath/contract/matching/endpoints';
import { suggestSkills } from '@saath/matching/suggest-skills';
import { rateLimits } from '../../http/rate-limit.ts';
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

    on(suggestSkillNames, { limits: rateLimits.search }).reply(async ({ query: { text } }) => ({
      skills: suggestSkills(text, limits.skillSuggestions),
    })),
  ];
}
