/** Why somebody fits, as chips beside the person. */
import * as z from 'zod/mini';
import { personSchema } from '../accounts/schema.ts';

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
