/** The call that finds towns by name. */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { townSchema } from './schema.ts';

export const findTowns = endpoint({
  method: 'GET',
  path: '/api/towns',
  summary:
    'The towns that the words of a place may mean, those of the organisation’s country before others: one when it is clear, several to choose from, or none.',
  access: 'public',
  errors: [],
  query: z.object({ place: text(limits.eventLocation.max, { min: 1 }) }),
  reply: z.object({ towns: z.array(townSchema) }),
});
