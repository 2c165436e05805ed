import { browseEvents, eventsOfMonth } from '@saath/contract/events/events/endpoints';
import type { CalendarFilters } from '@saath/contract/events/events/schema';
import { on, type Route } from '../../../http/route.ts';
import type { Viewer } from '../../../platform/actor.ts';
import { presentCard } from '../events/present.ts';
import type { Filters } from './queries.ts';
import { browse, type Calendar, monthOf } from './service.ts';

export function calendarRoutes(calendar: Calendar): Route[] {
  return [
    on(browseEvents).reply(async ({ actor, query: { tab, after, ...given } }) => {
      const filters = filtersFor(given, actor);
      const { cards, next, counts } = await browse(calendar, { tab, after, filters });
      return { events: cards.map((card) => presentCard(card, calendar.now())), next, counts };
    }),

    on(eventsOfMonth).reply(async ({ actor, query: { month, ...given } }) => {
      const found = await monthOf(calendar, { month, filters: filtersFor(given, actor) });
      return { events: found.map((card) => presentCard(card, calendar.now())) };
    }),
  ];
}

/** 'Fits my free times' means something for volunteers who are signed in, and nothing for anybody else. */
function filtersFor({ fits, ...filters }: CalendarFilters, actor: Viewer | undefined): Filters {
  return fits && actor?.role === 'Volunteer' ? { ...filters, fitsUserId: actor.id } : filters;
}
