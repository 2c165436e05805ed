/** Hours of people at events, and what is said about them. */
import * as z from 'zod/mini';
import { profileImageSchema } from '../../accounts/accounts/schema.ts';
import { idSchema, instant, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { participationStates } from '../../places/joining/rules.ts';
import { problem } from '../../problems.ts';
import { hoursMessages } from './messages.ts';
import { hoursBases, missedAnswers, proposalStates } from './rules.ts';

/** Hours as people enter them: quarters, and at least one of them. */
const hoursSchema = z
  .number(problem(hoursMessages, 'hours'))
  .check(
    z.gte(limits.hours.min, problem(hoursMessages, 'hours')),
    z.lte(limits.hours.max, problem(hoursMessages, 'hours')),
    z.multipleOf(0.25, problem(hoursMessages, 'hours')),
  );

const reasonSchema = text(limits.hoursReason.max, {
  min: 1,
  required: problem(hoursMessages, 'reason'),
});

export const newHoursSchema = z.object({ hours: hoursSchema, reason: reasonSchema });

/** `beyondPlan`: more than four hours above the plan, and meant. */
const beyondPlan = z._default(z.boolean(), false);

export const correctedHoursSchema = z.extend(newHoursSchema, { beyondPlan });

export const missedAnswerSchema = z.object({
  answer: z.enum(missedAnswers, problem(hoursMessages, 'answer')),
  /** How long the person was there; the planned time without it. Read for 'there' only. */
  hours: z.optional(hoursSchema),
  note: z._default(text(limits.hoursReason.max), ''),
});

export const proposalAnswerSchema = z.object({
  decision: z.enum(['accept', 'decline'], problem(hoursMessages, 'answer')),
  /** Others than those proposed. */
  hours: z.optional(hoursSchema),
  beyondPlan,
  /** A word to the person; needed as the reason for hours beyond the plan. */
  word: z._default(text(limits.hoursReason.max), ''),
});

/** What counts for somebody at an event; `hours` is null when nothing does. */
const countedSchema = z.object({
  hours: z.nullable(z.number()),
  basis: z.nullable(z.enum(hoursBases)),
  /** Of the correction that counts; empty without one. */
  reason: z.string(),
  /** Of the person's own time: the event's or the shift's. */
  plannedHours: z.number(),
  /** That the time in their role counts for nobody, since it was a training; left out = it counts. */
  isNoHelp: z.optional(z.boolean()),
});

const missedSchema = z.object({ answer: z.enum(missedAnswers), note: z.string() });

/** Somebody of an event as organisers see them afterwards. */
export const hoursRowSchema = z.extend(countedSchema, {
  participationId: idSchema,
  userId: idSchema,
  name: z.string(),
  profileImage: profileImageSchema,
  roleName: z.nullable(z.string()),
  state: z.enum(participationStates),
  /** Waits for an answer. */
  proposal: z.nullable(
    z.object({ id: idSchema, hours: z.number(), reason: z.string(), proposedAt: instant }),
  ),
  /** What somebody who was missed said about it. */
  missed: z.nullable(missedSchema),
});
export type HoursRow = z.output<typeof hoursRowSchema>;

export const eventHoursSchema = z.object({
  /** Those who proposed something, or were missed for a reason that may be excused. On the first page only. */
  waiting: z.array(hoursRowSchema),
  /** How many proposals are open in all. */
  proposals: z.number(),
  /** One page of everybody, by name. */
  people: z.array(hoursRowSchema),
  next: z.nullable(z.string()),
});

/** What an event came to for the one who asks. */
export const myHoursSchema = z.extend(countedSchema, {
  event: z.object({
    id: idSchema,
    title: z.string(),
    startTime: instant,
    endTime: instant,
    timeZone: z.string(),
  }),
  participationId: idSchema,
  roleName: z.nullable(z.string()),
  state: z.enum(participationStates),
  /** Until when other hours can be proposed, or an answer be given to having been missed. */
  openUntil: instant,
  /** The last one. */
  proposal: z.nullable(
    z.object({
      hours: z.number(),
      reason: z.string(),
      state: z.enum(proposalStates),
      answer: z.string(),
    }),
  ),
  missed: z.nullable(missedSchema),
});
export type MyHours = z.output<typeof myHoursSchema>;
