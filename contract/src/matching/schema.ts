/** Why somebody fits, as chips beside the person. */
import * as z from 'zod/mini';
import { personSchema } from '../accounts/schema.ts';
import { eventCardSchema } from '../events/schema.ts';
import { idSchema } from '../fields.ts';

export const reasonSchema = z.object({
  text: z.string(),
  /** `against` marks a caveat. */
  tone: z.enum(['for', 'against']),
});
export type Reason = z.output<typeof reasonSchema>;

export const suggestedPersonSchema = z.extend(personSchema, {
  /** From 0 to 1. */
  score: z.number(),
  reasons: z.array(reasonSchema),
});
export type SuggestedPerson = z.output<typeof suggestedPersonSchema>;

/** A coming event as it fits one person. */
export const suggestedEventSchema = z.extend(eventCardSchema, {
  /** The role that fits best. */
  bestRole: z.nullable(z.object({ id: idSchema, name: z.string() })),
  /** From 0 to 1. */
  score: z.number(),
  reasons: z.array(reasonSchema),
});
export type SuggestedEvent = z.output<typeof suggestedEventSchema>;
