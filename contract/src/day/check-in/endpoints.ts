/** Calls of the day of an event (DY-01, DY-06). */
import * as z from 'zod/mini';
import { endpoint, may, mayInRole } from '../../endpoint.ts';
import { idParams, idSchema, instant, messageReply } from '../../fields.ts';
import { arrivalRefusals } from './rules.ts';
import {
  askingPersonSchema,
  dayEventSchema,
  dayPersonSchema,
  markResultSchema,
  marksSchema,
  todayEventSchema,
} from './schema.ts';

/** Narrowed to one role: its people, and nobody else. */
const inOneRole = { roleId: z.optional(idSchema) };

export const readDay = endpoint({
  method: 'GET',
  path: '/api/event/:id/day',
  summary:
    'Everybody who is to come, is here, was or is missing, by name, five hundred a page, and who asks at the door; of one role alone where one is named.',
  access: mayInRole('day.read'),
  token: 'day.read',
  errors: ['events.not_found', 'joining.list_changed'],
  params: idParams,
  query: z.object({ after: z.optional(idSchema), ...inOneRole }),
  reply: z.object({
    event: dayEventSchema,
    people: z.array(dayPersonSchema),
    /** The first hundred, longest first; on the first page only. */
    asking: z.array(askingPersonSchema),
    next: z.nullable(idSchema),
  }),
});

export const sendMarks = endpoint({
  method: 'POST',
  path: '/api/event/:id/day/marks',
  summary:
    'Record up to a hundred presses of the day, each by itself and once, however often it is sent; where a role is named, about its people alone.',
  access: mayInRole('day.record'),
  token: 'day.record',
  errors: [...arrivalRefusals, 'joining.not_active', 'joining.not_found'],
  params: idParams,
  query: z.object(inOneRole),
  body: z.object({ marks: marksSchema }),
  reply: z.object({ results: z.array(markResultSchema) }),
});

export const correctTimes = endpoint({
  method: 'PUT',
  path: '/api/event/:id/day/times',
  summary: 'Put right when somebody who came arrived and left.',
  access: may('day.correct'),
  token: 'day.correct',
  errors: [
    'check_in.not_found',
    'check_in.not_open',
    'events.not_found',
    'joining.not_active',
    'joining.not_found',
    'joining.not_possible',
  ],
  params: idParams,
  body: z.object({ participationId: idSchema, arrivedAt: instant, leftAt: z.nullable(instant) }),
  reply: z.extend(messageReply, { person: dayPersonSchema }),
});

export const eventsOfToday = endpoint({
  method: 'GET',
  path: '/api/day/events',
  summary: 'Published events that are on, begin within twelve hours or ended within three.',
  access: 'admin',
  token: 'day.read',
  errors: [],
  reply: z.object({ events: z.array(todayEventSchema) }),
});
