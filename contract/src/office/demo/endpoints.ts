/** Calls that take the demo's data away (EC-08). */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { said } from '../../fields.ts';

/** People and events that were added since the demo was planted: they go as well. */
const added = { addedPeople: z.int(), addedEvents: z.int() };

export const countDemo = endpoint({
  method: 'GET',
  path: '/api/demo',
  summary: 'How much sample data there is, and how much people have added to it.',
  access: 'admin',
  errors: ['demo.none'],
  reply: z.object({ people: z.int(), events: z.int(), ...added }),
});

export const endDemo = endpoint({
  method: 'POST',
  path: '/api/demo/end',
  summary:
    'Take the sample data away, with what was added to it, and leave an empty installation; its settings stay. Names what was counted.',
  access: 'admin',
  errors: ['demo.counted_anew', 'demo.none'],
  body: z.object(added),
  /** `next`: where the first account is made. */
  reply: z.object({ ...said, next: z.string() }),
});
