import {
  countEventParts,
  countEventsByStatus,
  listEvents,
  searchEvents,
} from '@saath/contract/events/events/endpoints';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { presentImage } from '../../foundation/media/present.ts';
import { presentEvent } from '../events/present.ts';
import { countParts, countStatuses, type EventList, listPage, searchByTitle } from './service.ts';

export function eventListRoutes(list: EventList): Route[] {
  return [
    on(listEvents).reply(async ({ actor, query }) => {
      const { events: found, total, pages } = await listPage(list, { ...query, actor });
      const shown = found.map((event) => presentEvent(event, { actor, now: list.now() }));
      return {
        events: shown,
        allEvents: shown,
        totalPages: pages,
        currentPage: query.page,
        totalEvents: total,
      };
    }),

    on(countEventsByStatus).reply(async ({ actor }) => ({
      eventsCount: await countStatuses(list, actor),
    })),

    on(countEventParts).reply(async () => await countParts(list)),

    on(searchEvents, { limits: rateLimits.search }).reply(async ({ actor, query: { title } }) => {
      const found = await searchByTitle(list.db, { title, actor });
      return {
        events: found.map(({ event, images }) => ({
          id: event.id,
          title: event.title,
          description: event.description,
          type: event.type,
          startTime: event.startTime.toISOString(),
          timeZone: event.timeZone,
          images: images.map(presentImage),
        })),
      };
    }),
  ];
}
