/** Calls by which an organiser lets volunteers help to run an event, and they find it (RG-01, OR-03). */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idParams, idSchema, instant, messageReply } from '../../fields.ts';
import { branchNameSchema } from '../../foundation/organisation/schema.ts';
import { helpedEventSchema, helperSchema, newHelperSchema } from './schema.ts';

export const listHelpers = endpoint({
  method: 'GET',
  path: '/api/event/:id/helpers',
  summary: 'Who helps to run the event beside the organisers, and with which right; longest first.',
  access: 'admin',
  errors: ['events.not_found'],
  params: idParams,
  reply: z.object({ helpers: z.array(helperSchema) }),
});

export const addHelper = endpoint({
  method: 'POST',
  path: '/api/event/:id/helpers',
  summary:
    'Let a volunteer keep the list of the day of this event, lead it or one of its roles, or look at it, in place of what they had; they are told.',
  access: 'admin',
  errors: [
    'events.not_found',
    'helpers.not_volunteer',
    'helpers.over',
    'helpers.too_many',
    'roles.not_found',
  ],
  params: idParams,
  body: newHelperSchema,
  reply: z.extend(messageReply, { helpers: z.array(helperSchema) }),
});

export const removeHelper = endpoint({
  method: 'DELETE',
  path: '/api/event/:id/helpers/:userId',
  summary: 'End that somebody helps to run the event: from their next call on.',
  access: 'admin',
  errors: ['helpers.gone'],
  params: z.extend(idParams, { userId: idSchema }),
  reply: messageReply,
});

export const helpedEvents = endpoint({
  method: 'GET',
  path: '/api/user/helping',
  summary:
    'The events that the caller helps to run, until a day after their end, and longer while hours wait for an answer there, soonest first, and the branches for which they may make more.',
  access: 'signed-in',
  errors: [],
  reply: z.object({
    events: z.array(helpedEventSchema),
    /** The branches for which the caller may make events, by name. */
    branches: z.array(z.extend(branchNameSchema, { slug: z.string() })),
    /** When this was true. */
    at: instant,
  }),
});
