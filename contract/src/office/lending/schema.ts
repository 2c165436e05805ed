/** What branches ask of each other, without anybody's name (RG-02). */
import * as z from 'zod/mini';
import { idSchema, instant, text } from '../../fields.ts';
import { branchNameSchema } from '../../foundation/organisation/schema.ts';
import { limits } from '../../limits.ts';

export const newAppealSchema = z.object({
  /** Null: every other open branch that has not been asked for the role. */
  branchId: z.nullable(idSchema),
  word: z._default(text(limits.lending.word), ''),
});

/** An appeal as who runs the event sees it. */
export const sentAppealSchema = z.object({
  roleId: idSchema,
  branch: branchNameSchema,
  state: z.enum(['asked', 'passed_on', 'declined']),
  askedAt: instant,
  /** People of the branch who were asked. */
  people: z.number(),
  /** Those of them who asked for a place at the event since. */
  yes: z.number(),
});
export type SentAppeal = z.output<typeof sentAppealSchema>;

/** An appeal as who runs the branch that is asked sees it: the event, and nobody. */
export const waitingAppealSchema = z.object({
  /** The branch that is asked. */
  branch: branchNameSchema,
  /** The name of the branch that asks. */
  from: z.string(),
  event: z.object({
    id: idSchema,
    title: z.string(),
    location: z.string(),
    startTime: instant,
    endTime: instant,
    timeZone: z.string(),
  }),
  role: z.object({ id: idSchema, name: z.string(), free: z.number() }),
  word: z.string(),
});
export type WaitingAppeal = z.output<typeof waitingAppealSchema>;

export const lendingChoiceSchema = z.object({
  /** Whether there are branches that could ask. */
  isOffered: z.boolean(),
  isOn: z.boolean(),
});
