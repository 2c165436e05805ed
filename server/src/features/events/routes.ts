import {
  countEventsByStatus,
  createEvent,
  deleteEvent,
  getEvent,
  listEvents,
  searchEvents,
  updateEvent,
} from '@saath/contract/events/endpoints';
import {
  eventEditorMessages,
  eventFormMessages,
  eventListMessages,
} from '@saath/contract/events/messages';
import { rateLimits } from '../../http/rate-limit.ts';
import { on, type Route } from '../../http/route.ts';
import { presentImage } from '../media/present.ts';
import { presentEvent } from './present.ts';
import * as service from './service.ts';

export function eventRoutes(events: service.Events): Route[] {
  return [...publicRoutes(events), ...organiserRoutes(events)];
}

function publicRoutes(events: service.Events): Route[] {
  const { db, now } = events;
  return [
    on(listEvents).reply(async ({ actor, query: { page } }) => {
      const { events: found, total, pages } = await service.listPage(events, { page, actor });
      const shown = found.map((event) => presentEvent(event, { actor, now: now() }));
      return {
        events: shown,
        allEvents: shown,
        totalPages: pages,
        currentPage: page,
        totalEvents: total,
      };
    }),

    on(countEventsByStatus).reply(async ({ actor }) => ({
      eventsCount: await service.countStatuses(events, actor),
    })),

    on(searchEvents, { limits: rateLimits.search }).reply(async ({ actor, query: { title } }) => {
      const found = await service.searchByTitle(db, { title, actor });
      return {
        events: found.map(({ event, images }) => ({
          id: event.id,
          title: event.title,
          description: event.description,
          images: images.map(presentImage),
        })),
      };
    }),

    on(getEvent).reply(async ({ actor, params }) => {
      const event = await service.readEvent(db, params.id, actor);
      return { event: presentEvent(event, { actor, now: now() }) };
    }),
  ];
}

function organiserRoutes(events: service.Events): Route[] {
  const { db, now } = events;
  return [
    on(createEvent, { limits: rateLimits.upload }).reply(async ({ actor, body, files }) => {
      const event = await service.publishEvent(events, body, {
        pictures: files,
        actorId: actor.id,
      });
      return {
        message: eventFormMessages.created,
        event: presentEvent(event, { actor, now: now() }),
      };
    }),

    on(updateEvent).reply(async ({ actor, params, body }) => {
      await service.changeEvent(events, params.id, body);
      const event = await service.readEvent(db, params.id, actor);
      return {
        message: eventEditorMessages.updated,
        event: presentEvent(event, { actor, now: now() }),
      };
    }),

    on(deleteEvent).reply(async ({ params }) => {
      await service.removeEvent(events, params.id);
      return { message: eventListMessages.deleted, event: { id: params.id } };
    }),
  ];
}
