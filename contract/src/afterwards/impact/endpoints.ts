/** Calls about what help came to. */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idParams, said } from '../../fields.ts';
import { impactSchema, outcomeSchema } from './schema.ts';

export const myImpact = endpoint({
  method: 'GET',
  path: '/api/impact/mine',
  summary: 'Hours, events, people helped and causes of the signed-in volunteer.',
  access: 'volunteer',
  errors: [],
  reply: impactSchema,
});

export const getOutcome = endpoint({
  method: 'GET',
  path: '/api/event/:id/outcome',
  summary: 'How many people an event helped, as its organiser told.',
  access: 'admin',
  token: 'events.read',
  errors: ['events.not_found'],
  params: idParams,
  reply: outcomeSchema,
});

export const setOutcome = endpoint({
  method: 'PUT',
  path: '/api/event/:id/outcome',
  summary: 'Tell how many people an event helped, once it is over.',
  access: 'admin',
  token: 'events.write',
  errors: ['events.not_found', 'impact.not_over'],
  params: idParams,
  body: outcomeSchema,
  reply: z.extend(outcomeSchema, { ...said }),
});
