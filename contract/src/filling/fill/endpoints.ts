/** Calls of 'Fill for me' (MT-04, MA-03). */
import * as z from 'zod/mini';
import { endpoint, may, mayAsSent } from '../../endpoint.ts';
import { idParams, said, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import {
  fillPlanSchema,
  fillQuestionSchema,
  fillSaveSchema,
  fillSummarySchema,
  nextBestSchema,
} from './schema.ts';

export const previewFill = endpoint({
  method: 'POST',
  path: '/api/fill/preview',
  summary:
    'The best plan for the free places of one or several events, with reasons, what stays empty and the proof. Nothing is saved or sent. Who runs a branch plans one event, with its people.',
  access: mayAsSent('places.give', 'event', 'eventIds'),
  token: 'places.write',
  errors: ['events.not_found', 'fill.closed', 'roles.not_found'],
  body: fillQuestionSchema,
  reply: z.object({ plan: fillPlanSchema }),
});

export const saveFill = endpoint({
  method: 'POST',
  path: '/api/fill',
  summary:
    'Gives or offers the places of a previewed plan, all or none; refused when things have changed since. The same id again changes nothing and gets the same answer.',
  access: mayAsSent('places.give', 'event', 'eventIds'),
  token: 'places.write',
  errors: [
    'events.not_found',
    'events.not_published',
    'fill.changed',
    'fill.closed',
    'joining.event_over',
    'joining.time_over',
  ],
  body: z.extend(fillSaveSchema, {
    /** Goes to everyone concerned. */
    note: z._default(text(limits.joinNote.max), ''),
  }),
  reply: z.object({ ...said, summary: fillSummarySchema }),
});

export const undoFill = endpoint({
  method: 'POST',
  path: '/api/fill/:id/undo',
  summary:
    'Takes back the places of a saved plan that nobody has touched since; everybody concerned is told. Who runs a branch takes back their own.',
  access: may('places.give', 'plan'),
  token: 'places.write',
  errors: [
    'fill.not_found',
    'fill.undone',
    'joining.not_possible',
    'joining.time_over',
    'roles.not_found',
  ],
  params: idParams,
  reply: z.object({
    ...said,
    released: z.number(),
    /** Whose place stays, and why. */
    kept: z.array(z.object(said)),
  }),
});

export const nextBest = endpoint({
  method: 'GET',
  path: '/api/event/:id/next-best',
  summary:
    'For roles that somebody has left and nobody waits for: the next best person for the place.',
  access: may('places.give'),
  token: 'places.read',
  errors: ['events.not_found', 'roles.not_found'],
  params: idParams,
  reply: z.object({ roles: z.array(nextBestSchema) }),
});
