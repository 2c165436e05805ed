/** Papers: what a person says to have, and what organisers make of it (EL-01, PR-02). */
import * as z from 'zod/mini';
import { profileImageSchema } from '../../accounts/accounts/schema.ts';
import { closedCrewSchema } from '../../events/crew-rules/schema.ts';
import { paperStates } from '../../events/eligibility/rules.ts';
import { kindSchema, saidAgeSchema } from '../../events/eligibility/schema.ts';
import { timeLimitsSchema } from '../../events/time-limits/schema.ts';
import { daySchema, idSchema, instant, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { evidenceSchema } from '../evidence/schema.ts';
import { ownGuardianSchema } from '../guardians/schema.ts';
import { ownSignatureSchema } from '../signatures/schema.ts';
import { paperMessages } from './messages.ts';

/** The training that gave a paper, and its day. */
const trainingSchema = z.object({ title: z.string(), roleName: z.string(), day: daySchema });

export const paperSchema = z.object({
  id: idSchema,
  kind: kindSchema,
  state: z.enum(paperStates),
  /** The last day on which it is valid; null = it does not expire. */
  validUntil: z.nullable(daySchema),
  /** Why it was refused; else empty. */
  reason: z.string(),
  claimedAt: instant,
  /** The picture or PDF that shows it; left out = none. */
  evidence: z.optional(evidenceSchema),
  /** Left out = the person said to have it. */
  training: z.optional(trainingSchema),
});
export type Paper = z.output<typeof paperSchema>;

/** A place of theirs: when it is, and how much its event lets one person do. */
const aroundSchema = z.object({
  startTime: instant,
  endTime: instant,
  timeZone: z.string(),
  timeLimits: z.optional(timeLimitsSchema),
});
export type Around = z.output<typeof aroundSchema>;

export const myPapersSchema = z.object({
  papers: z.array(paperSchema),
  /** The highest age that the person said to be over; 0 = none of them yet, null = they said nothing. */
  over: z.nullable(saidAgeSchema),
  saidAt: z.nullable(instant),
  /** The kinds there are. */
  kinds: z.array(kindSchema),
  /** Whether any role asks for an age. */
  asksAge: z.boolean(),
  /** What the person signed, latest first; left out = nothing. */
  signatures: z.optional(z.array(ownSignatureSchema)),
  /** Whom the person named as guardian, of each role; left out = nobody. */
  guardians: z.optional(z.array(ownGuardianSchema)),
  /** Their places elsewhere that count for the limits of hours and rest at the event that was named; left out = none. */
  around: z.optional(z.array(aroundSchema)),
  /** Crews of the event that was named which cannot take the person now; left out = none. */
  crews: z.optional(z.array(closedCrewSchema)),
});
export type MyPapers = z.output<typeof myPapersSchema>;

export const claimSchema = z.object({
  kindId: z.uuid(problem(paperMessages, 'kind')),
  /** Null = it does not expire. */
  validUntil: z.nullable(daySchema),
});

/** A role of an event that is still to come. */
const wantedForSchema = z.object({
  eventId: idSchema,
  title: z.string(),
  roleName: z.string(),
  startTime: instant,
  timeZone: z.string(),
});

export const paperToCheckSchema = z.extend(paperSchema, {
  person: z.object({ id: idSchema, name: z.string(), profileImage: profileImageSchema }),
  /** What asks for it while it waits, the person's own role before others; left out = nothing that is to come. */
  wantedFor: z.optional(wantedForSchema),
  /** Who answered; null as long as nobody has. */
  decidedBy: z.nullable(z.string()),
});
export type PaperToCheck = z.output<typeof paperToCheckSchema>;

export const paperDecisionSchema = z
  .object({
    decision: z.enum(['verify', 'refuse']),
    /** Why it is refused; the person reads it. */
    reason: z._default(text(limits.paperReason.max), ''),
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'verify' || reason !== '', {
      ...problem(paperMessages, 'reason'),
      path: ['reason'],
    }),
  );
