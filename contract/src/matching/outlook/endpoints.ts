/** Calls about how sure it is that enough people come (MT-06). */
import * as z from 'zod/mini';
import { endpoint, may } from '../../endpoint.ts';
import { idParams, idSchema } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { fieldMessages } from '../../request-messages.ts';
import { eventOutlookSchema, listedOutlookSchema, shortEventSchema } from './schema.ts';

export const eventOutlook = endpoint({
  method: 'GET',
  path: '/api/event/:id/outlook',
  summary:
    'How sure it is that enough people come to each role of a coming event, and what would help; null for others.',
  access: may('events.read'),
  token: 'events.read',
  errors: ['events.not_found'],
  params: idParams,
  reply: z.object({ outlook: z.nullable(eventOutlookSchema) }),
});

export const listedOutlooks = endpoint({
  method: 'GET',
  path: '/api/outlooks',
  summary:
    'The least sure role of each of some coming events; those that are not coming are left out.',
  access: 'admin',
  token: 'events.read',
  errors: [],
  query: z.object({
    /** Of events, separated by commas. */
    ids: z.pipe(
      z.string(),
      z.pipe(
        z.transform((ids: string) => ids.split(',')),
        z
          .array(idSchema)
          .check(
            z.maxLength(
              limits.calendarPage,
              problem(fieldMessages, 'entries', { max: limits.calendarPage }),
            ),
          ),
      ),
    ),
  }),
  reply: z.object({ outlooks: z.array(listedOutlookSchema) }),
});

export const shortEvents = endpoint({
  method: 'GET',
  path: '/api/outlooks/soon',
  summary:
    'Events of the next fourteen days to which too few people may come: those at risk first, the soonest of them first.',
  access: 'admin',
  token: 'events.read',
  errors: [],
  reply: z.object({
    events: z.array(shortEventSchema),
    /** How many more there are among those that were looked at. */
    more: z.number(),
  }),
});
