/** Calls about events. */
import * as z from 'zod/mini';
import { endpoint, may, mayAsSent } from '../../endpoint.ts';
import { idParams, idSchema, instant, pageNumber, said, text } from '../../fields.ts';
import { eventImageFiles, eventImageSchema } from '../../foundation/media/schema.ts';
import { townSchema } from '../../foundation/towns/schema.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { fieldMessages } from '../../request-messages.ts';
import { calendarTabs } from '../calendar/rules.ts';
import { eventParts, eventStatuses, eventTypes } from './rules.ts';
import {
  calendarFiltersSchema,
  eventCancelSchema,
  eventCardSchema,
  eventCopySchema,
  eventSchema,
  eventStepSchema,
  eventUpdateSchema,
  newEventSchema,
} from './schema.ts';

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/event/events/',
  summary:
    'Events, newest created first, six a page, all or those of a title, status or part. Only Admins see unpublished ones.',
  access: 'public',
  token: 'events.read',
  errors: [],
  query: z.object({
    page: pageNumber,
    /** In the title; of the newest thousand that hold it. */
    title: z.optional(text(limits.searchText.max)),
    status: z.optional(z.enum(eventStatuses)),
    /** Only of this part of the organisers' list, soonest first, the past latest first. */
    part: z.optional(z.enum(eventParts)),
    /** Lists of people stay empty, which may have thousands in them: `volunteerCount` says how many they are. */
    people: z.optional(z.literal('counted', problem(fieldMessages, 'filter'))),
  }),
  reply: z.object({
    events: z.array(eventSchema),
    allEvents: z.array(eventSchema),
    totalPages: z.number(),
    currentPage: z.number(),
    totalEvents: z.number(),
  }),
});

/** Where a page of the calendar goes on: opaque text from the reply before. */
const cursor = z.optional(
  z.string().check(z.maxLength(200), z.regex(/^[\w-]+$/, problem(fieldMessages, 'cursor'))),
);

/** The towns to choose from, where `near` does not tell one place; none for words that nobody knows. */
const whichTown = { towns: z.optional(z.array(townSchema)) };

export const browseEvents = endpoint({
  method: 'GET',
  path: '/api/event/calendar',
  summary:
    'The public calendar: upcoming and ongoing by start, around a place the nearest first; past ones latest first, twelve a page.',
  access: 'public',
  token: 'events.read',
  errors: [],
  query: z.extend(calendarFiltersSchema, {
    /** Only events of this branch. */
    branch: z.optional(idSchema),
    tab: z._default(z.enum(calendarTabs), 'all'),
    after: cursor,
  }),
  reply: z.object({
    events: z.array(eventCardSchema),
    next: z.nullable(z.string()),
    counts: z.object({
      all: z.number(),
      upcoming: z.number(),
      ongoing: z.number(),
      past: z.number(),
    }),
    ...whichTown,
  }),
});

export const eventsOfMonth = endpoint({
  method: 'GET',
  path: '/api/event/month',
  summary: 'The published events that touch a month, by start, three hundred at most.',
  access: 'public',
  token: 'events.read',
  errors: [],
  query: z.extend(calendarFiltersSchema, {
    // No year 0000, which no database knows.
    month: z
      .string()
      .check(z.regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, problem(fieldMessages, 'month'))),
  }),
  reply: z.object({ events: z.array(eventCardSchema), ...whichTown }),
});

export const countEventsByStatus = endpoint({
  method: 'GET',
  path: '/api/event/status-counts',
  summary: 'The number of events for every status.',
  access: 'public',
  token: 'events.read',
  errors: [],
  reply: z.object({
    eventsCount: z.array(z.object({ status: z.enum(eventStatuses), count: z.number() })),
  }),
});

export const countEventParts = endpoint({
  method: 'GET',
  path: '/api/event/part-counts',
  summary: "The number of events in every part of the organisers' list.",
  access: 'admin',
  token: 'events.read',
  errors: [],
  reply: z.object({
    today: z.number(),
    coming: z.number(),
    past: z.number(),
    drafts: z.number(),
  }),
});

export const searchEvents = endpoint({
  method: 'GET',
  path: '/api/event/search/',
  summary: 'Events whose title holds the text.',
  access: 'public',
  token: 'events.read',
  errors: [],
  query: z.object({ title: z._default(text(limits.searchText.max), '') }),
  reply: z.object({
    events: z.array(
      z.object({
        id: idSchema,
        title: z.string(),
        description: z.string(),
        /** The palette of the drawn cover. */
        type: z.enum(eventTypes),
        /** Tells events of one title apart. */
        startTime: instant,
        timeZone: z.string(),
        images: z.array(eventImageSchema),
      }),
    ),
  }),
});

export const getEvent = endpoint({
  method: 'GET',
  path: '/api/event/:id',
  summary: 'One event with its roles, pictures and people.',
  access: 'public',
  token: 'events.read',
  errors: ['events.not_found'],
  params: idParams,
  reply: z.object({ event: eventSchema }),
});

const eventReply = z.object({ ...said, event: eventSchema });

export const createEvent = endpoint({
  method: 'POST',
  path: '/api/event/create-event',
  summary:
    'Create an event with its roles, questions and pictures: all of it, or nothing. Without limits of hours and rest it begins with the usual ones of the organisation. Who is no Admin names a branch that they help to run.',
  access: mayAsSent('events.write', 'branch', 'branchId'),
  token: 'events.write',
  errors: [
    'branches.closed',
    'branches.not_found',
    'crew_rules.impossible',
    'crew_rules.no_room_for_minors',
    'eligibility.unknown_kind',
    'events.not_found',
    'media.unreadable',
    'questions.twice',
    'roles.duplicate',
    'roles.not_found',
    'shifts.outside',
    'time_limits.impossible',
  ],
  body: newEventSchema,
  files: eventImageFiles,
  reply: eventReply,
});

export const updateEvent = endpoint({
  method: 'PUT',
  path: '/api/event/:id',
  summary: 'Change an event and its existing roles.',
  access: may('events.write'),
  token: 'events.write',
  errors: [
    'crew_rules.impossible',
    'crew_rules.no_room_for_minors',
    'eligibility.unknown_kind',
    'events.cancelled',
    'events.changed_meanwhile',
    'events.clash',
    'events.not_found',
    'events.over',
    'events.start_fixed',
    'events.times_recorded',
    'events.unknown_role',
    'further_shifts.crew',
    'roles.below_filled',
    'roles.hours_fixed',
    'shifts.outside',
    'shifts.set_places',
  ],
  params: idParams,
  body: eventUpdateSchema,
  reply: eventReply,
});

export const deleteEvent = endpoint({
  method: 'DELETE',
  path: '/api/event/events/:id',
  summary:
    'Delete an event; people who hold or asked for a place are told, and who has hours in it keeps them.',
  access: 'admin',
  token: 'events.delete',
  errors: ['events.changed_meanwhile', 'events.not_found', 'joining.not_possible'],
  params: idParams,
  query: eventStepSchema,
  reply: z.object({
    ...said,
    event: z.object({ id: idSchema }),
    /** Who keeps how many hours of it, while the event can be brought back; absent when it was erased. */
    kept: z.optional(z.object({ people: z.number(), hours: z.number() })),
  }),
});

export const publishEvent = endpoint({
  method: 'POST',
  path: '/api/event/:id/publish',
  summary: 'Show an event that is not published yet to everybody.',
  access: may('events.write'),
  token: 'events.write',
  errors: [
    'events.cancelled',
    'events.changed_meanwhile',
    'events.no_roles',
    'events.not_found',
    'events.not_pending',
    'events.start_over',
  ],
  params: idParams,
  body: eventStepSchema,
  reply: eventReply,
});

export const unpublishEvent = endpoint({
  method: 'POST',
  path: '/api/event/:id/unpublish',
  summary: 'Hide an upcoming event that nobody has joined or asked to join.',
  access: may('events.write'),
  token: 'events.write',
  errors: [
    'events.cancelled',
    'events.changed_meanwhile',
    'events.has_people',
    'events.not_found',
    'events.not_upcoming',
  ],
  params: idParams,
  body: eventStepSchema,
  reply: eventReply,
});

export const cancelEvent = endpoint({
  method: 'POST',
  path: '/api/event/:id/cancel',
  summary: 'Cancel an upcoming or ongoing event, free its people and tell them why.',
  access: may('events.write'),
  token: 'events.write',
  errors: [
    'events.cancelled',
    'events.changed_meanwhile',
    'events.delete_instead',
    'events.not_found',
    'events.over',
    'joining.not_possible',
  ],
  params: idParams,
  body: eventCancelSchema,
  reply: eventReply,
});

export const copyEvent = endpoint({
  method: 'POST',
  path: '/api/event/:id/copy',
  summary: 'Make an unpublished event like this one, without its people, at another time.',
  access: may('events.write'),
  token: 'events.write',
  errors: ['events.not_found', 'shifts.outside'],
  params: idParams,
  body: eventCopySchema,
  reply: eventReply,
});
