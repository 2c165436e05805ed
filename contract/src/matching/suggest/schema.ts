/** Why somebody fits, as chips beside the person. */
import * as z from 'zod/mini';
import { personSchema } from '../../accounts/accounts/schema.ts';
import { eventCardSchema } from '../../events/events/schema.ts';
import { idSchema, wordingSchema } from '../../fields.ts';

export const reasonSchema = z.object({
  text: z.string(),
  wording: z.optional(wordingSchema),
  /** `against` marks a caveat. */
  tone: z.enum(['for', 'against']),
  /** Not to be overlooked: it rules the person out, or moves the score more than all that speaks for them. */
  isCaveat: z.optional(z.boolean()),
});
export type Reason = z.output<typeof reasonSchema>;

export const suggestedPersonSchema = z.extend(personSchema, {
  /** From 0 to 1. */
  score: z.number(),
  reasons: z.array(reasonSchema),
  /** Lacks what the role asks for: stands below those who may do it, and the first reasons say what is missing. */
  isLacking: z.optional(z.boolean()),
  /** Stands here because little is known of how well such people fit, not for the score. */
  isExplored: z.optional(z.boolean()),
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

/** One skill that would open roles to a person who has the time for them. */
export const skillStepSchema = z.object({
  skill: z.string(),
  roles: z.number(),
  /** The first of them. */
  named: z.array(
    z.object({
      event: z.object({ id: idSchema, title: z.string() }),
      role: z.object({ id: idSchema, name: z.string() }),
    }),
  ),
});
export type SkillStep = z.output<typeof skillStepSchema>;
