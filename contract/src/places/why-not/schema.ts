/** Why a person is not suggested for a role, and what would change that. */
import * as z from 'zod/mini';
import { personSchema } from '../../accounts/accounts/schema.ts';
import { idSchema, said, wordingSchema } from '../../fields.ts';
import { reasonSchema } from '../../matching/suggest/schema.ts';

/** A place in the order of those who are free, from 1; null when it is below all that were compared. */
const placeSchema = z.nullable(z.number());

export const whyNotSchema = z.object({
  person: personSchema,
  isSuggested: z.boolean(),
  /** What rules the person out; the event is what stands in the way. */
  obstacles: z.array(
    z.object({
      text: z.string(),
      wording: z.optional(wordingSchema),
      event: z.nullable(z.object({ id: idSchema, title: z.string() })),
    }),
  ),
  /** Where the person stands by the score alone, as if nothing ruled them out. */
  standing: z.object({
    /** From 0 to 1. */
    score: z.number(),
    place: placeSchema,
    /** How many were compared, and whether those were all who are free. */
    compared: z.number(),
    isAll: z.boolean(),
    /** The last who is suggested; null when nobody is. */
    lastSuggested: z.nullable(z.object({ place: z.number(), score: z.number() })),
    /** Why somebody with a place among them is not suggested. */
    note: z.nullable(z.object(said)),
  }),
  /** Strongest first. */
  against: z.array(reasonSchema),
  inFavour: z.array(reasonSchema),
  /** What would raise the score, most first. */
  changes: z.array(
    z.object({
      text: z.string(),
      wording: z.optional(wordingSchema),
      score: z.number(),
      place: placeSchema,
    }),
  ),
});
export type WhyNot = z.output<typeof whyNotSchema>;
