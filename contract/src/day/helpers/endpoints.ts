/** Calls by which an organiser hands the door of an event to volunteers, and they find it (RG-01, OR-03). */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idParams, idSchema, instant, messageReply } from '../../fields.ts';
import { helpedEventSchema, helperSchema } from './schema.ts';

export const listHelpers = endpoint({
  method: 'GET',
  path: '/api/event/:id/helpers',
  summary: 'Who keeps the list of the day of the event beside the organisers, by name.',
  access: 'admin',
  errors: ['events.not_found'],
  params: idParams,
  reply: z.object({ helpers: z.array(helperSchema) }),
});

export const addHelper = endpoint({
  method: 'POST',
  path: '/api/event/:id/helpers',
  summary: 'Let a volunteer keep the list of the day of this event; they are told.',
  access: 'admin',
  errors: ['events.not_found', 'helpers.not_volunteer', 'helpers.over', 'helpers.too_many'],
  params: idParams,
  body: z.object({ userId: idSchema }),
  reply: z.extend(messageReply, { helpers: z.array(helperSchema) }),
});

export const removeHelper = endpoint({
  method: 'DELETE',
  path: '/api/event/:id/helpers/:userId',
  summary: 'End that somebody keeps the list of the day: from their next call on.',
  access: 'admin',
  errors: ['helpers.gone'],
  params: z.extend(idParams, { userId: idSchema }),
  reply: messageReply,
});

export const helpedEvents = endpoint({
  method: 'GET',
  path: '/api/user/helping',
  summary:
    'The events whose list of the day the caller keeps, until a day after their end, soonest first.',
  access: 'signed-in',
  errors: [],
  reply: z.object({ events: z.array(helpedEventSchema), /** When this was true. */ at: instant }),
});
