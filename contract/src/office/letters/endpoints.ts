/** Calls by which organisers write to people whom they found, and those people read it. */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idParams, said } from '../../fields.ts';
import { peopleFilterSchema } from '../people/schema.ts';
import { letterReachSchema, letterSchema, newLetterSchema } from './schema.ts';

export const letterReach = endpoint({
  method: 'GET',
  path: '/api/letter/reach',
  summary: 'Whom a letter would reach now, and who would not get it and why.',
  access: 'admin',
  errors: [],
  query: peopleFilterSchema,
  reply: letterReachSchema,
});

export const sendLetter = endpoint({
  method: 'POST',
  path: '/api/letter',
  summary:
    'Write to the volunteers of a filter, by notice and mail. The same key a second time sends nothing and answers as before.',
  access: 'admin',
  errors: ['events.not_found', 'letters.event_not_open', 'letters.nobody'],
  body: newLetterSchema,
  reply: z.object({ ...said, recipients: z.number() }),
});

export const readLetter = endpoint({
  method: 'GET',
  path: '/api/letter/:id',
  summary: 'A letter that went to the signed-in person.',
  access: 'signed-in',
  errors: ['letters.not_found'],
  params: idParams,
  reply: z.object({ letter: letterSchema }),
});
