import { limits } from '@saath/contract/limits';
import { suggestSkillNames, suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
import { suggestSkills } from '@saath/matching/suggest-skills';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Log } from '../../../platform/log.ts';
import { eventOfRole } from '../../events/roles/service.ts';
import type { Sources } from '../candidate-search/service.ts';
import { noteShown, type Shown } from '../match-log/service.ts';
import { presentSuggestion } from './present.ts';
import { type Fit, suggestForRole } from './service.ts';

export type Suggesting = Sources & { readonly log: Log; readonly now: Clock };

export function matchingRoutes({ db, candidates, log, now }: Suggesting): Route[] {
  const eventOf = async (id: string) => await eventOfRole(db, id);
  return [
    on(suggestVolunteers, { eventOf }).reply(async ({ actor, params: { roleId } }) => {
      // Admins find everybody, by a token too that gives no places.
      const isOfBranch = actor.role !== 'Admin';
      const fits = await suggestForRole({ db, candidates }, roleId, now(), { isOfBranch });
      // Whoever is passed over because something is missing was not judged by the fit.
      const people = fits.filter(({ isLacking }) => !isLacking).map(shownOf);
      noteShown({ db, log }, { roleId, source: 'suggestion', people, now: now() });
      return { suggestedUsers: fits.map(presentSuggestion) };
    }),

    on(suggestSkillNames, { limits: rateLimits.search }).reply(async ({ query: { text } }) => ({
      skills: suggestSkills(text, limits.skillSuggestions),
    })),
  ];
}

function shownOf({ person, explored = false, chances, features }: Fit): Shown {
  return { userId: person.id, isExploration: explored, chances, features };
}
