import { browseEvents, eventsOfMonth } from '@saath/contract/events/events/endpoints';
import type { CalendarFilters } from '@saath/contract/events/events/schema';
import type { Town } from '@saath/contract/foundation/towns/schema';
import { on, type Route } from '../../../http/route.ts';
import type { Viewer } from '../../../platform/actor.ts';
import { presentCard } from '../events/present.ts';
import type { Filters } from './queries.ts';
import { browse, type Calendar, type FoundEvent, monthOf, readNear } from './service.ts';

export function calendarRoutes(calendar: Calendar): Route[] {
  const cardOf = ({ card, kilometres }: FoundEvent) => ({
    ...presentCard(card, calendar.now()),
    ...(kilometres === null ? {} : { kilometres: Math.round(kilometres) }),
  });
  return [
    on(browseEvents).reply(async ({ actor, query: { tab, after, ...given } }) => {
      const { filters, ...asked } = await filtersFor(calendar, given, actor);
      const { found, next, counts } = await browse(calendar, { tab, after, filters });
      return { events: found.map(cardOf), next, counts, ...asked };
    }),

    on(eventsOfMonth).reply(async ({ actor, query: { month, ...given } }) => {
      const { filters, ...asked } = await filtersFor(calendar, given, actor);
      const found = await monthOf(calendar, { month, filters });
      return { events: found.map((card) => presentCard(card, calendar.now())), ...asked };
    }),
  ];
}

/**
 * 'Fits my free times' means something for volunteers who are signed in, and nothing for anybody else. What 'near' does not
 * tell is asked, and narrows nothing down.
 */
async function filtersFor(
  calendar: Calendar,
  { fits, near, within, ...given }: CalendarFilters & Pick<Filters, 'branch'>,
  actor: Viewer | undefined,
): Promise<{ filters: Filters; towns?: Town[] }> {
  const filters = fits && actor?.role === 'Volunteer' ? { ...given, fitsUserId: actor.id } : given;
  if (!near) return { filters };
  const place = await readNear(calendar, { near, actor });
  if ('towns' in place) return { filters, towns: place.towns };
  return {
    filters: {
      ...filters,
      around: { point: place.point, within: within === undefined ? undefined : Number(within) },
    },
  };
}
