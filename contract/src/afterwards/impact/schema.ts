/** What a volunteer's help came to (VO-03), from the events at which they held a place. */
import * as z from 'zod/mini';
import { eventTypes } from '../../events/events/rules.ts';
import { problem } from '../../problems.ts';
import { impactMessages } from './messages.ts';

export const impactSchema = z.object({
  /** Quarters of an hour at the finest. */
  hours: z.number(),
  events: z.number(),
  /** As the organisers of these events told. */
  peopleHelped: z.number(),
  causes: z.array(z.object({ type: z.enum(eventTypes), hours: z.number() })),
  /** The last twelve months, oldest first, with zeros. */
  months: z.array(z.object({ month: z.string(), hours: z.number() })),
});
export type Impact = z.output<typeof impactSchema>;

const peopleHelped = z
  .int(problem(impactMessages, 'peopleHelped'))
  .check(
    z.minimum(0, problem(impactMessages, 'peopleHelped')),
    z.maximum(10_000_000, problem(impactMessages, 'peopleHelped')),
  );

export const outcomeSchema = z.object({
  /** Null until the organiser has told. */
  peopleHelped: z.nullable(peopleHelped),
});
