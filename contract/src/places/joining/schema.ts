/** Who takes part in what, and how far it has come. */
import * as z from 'zod/mini';
import { profileImageSchema } from '../../accounts/accounts/schema.ts';
import { eventCardSchema } from '../../events/events/schema.ts';
import { heldShiftSchema } from '../../events/shifts/schema.ts';
import { idSchema, instant, said } from '../../fields.ts';
import { suggestedPersonSchema } from '../../matching/suggest/schema.ts';
import { problem } from '../../problems.ts';
import { givenAnswerSchema } from '../reminders/schema.ts';
import { queueMessages } from './messages.ts';
import { participationStates, passedOverReasons, queueSections } from './rules.ts';

export const participationSchema = z.object({
  id: idSchema,
  eventId: idSchema,
  userId: idSchema,
  /** The role that is held, or asked for; null = any role. */
  roleId: z.nullable(idSchema),
  roleName: z.nullable(z.string()),
  /** The shift that is held, or asked for; null = any, or the role has none. */
  shift: z.nullable(heldShiftSchema),
  /** Those that are held besides, soonest first; left out = none. */
  furtherShifts: z.optional(z.array(heldShiftSchema)),
  state: z.enum(participationStates),
  /** Place on the role's wait list, counted from 1. */
  position: z.nullable(z.number()),
  note: z.string(),
  /** The organiser's word with a decision. */
  answer: z.string(),
  requestedAt: instant,
  decidedAt: z.nullable(instant),
  /** Until when the place is kept that is offered; null in every other state. */
  offeredUntil: z.nullable(instant),
});
export type Participation = z.output<typeof participationSchema>;

/** A volunteer's own participation with its event. */
export const myParticipationSchema = z.extend(participationSchema, {
  event: eventCardSchema,
  /** How many of the organisers' questions wait for an answer; left out = none. */
  openQuestions: z.optional(z.number()),
});
export type MyParticipation = z.output<typeof myParticipationSchema>;

/** Another place of the same person that leaves no time for the event. */
export const clashSchema = z.object({
  eventId: idSchema,
  title: z.string(),
  startTime: instant,
  endTime: instant,
  timeZone: z.string(),
  /** How long the way from there takes, where it alone leaves no time; null where both are at one time. */
  minutesAway: z.nullable(z.number()),
});
export type Clash = z.output<typeof clashSchema>;

/** One row of the organiser's queue: who, what for, and how well it fits. */
export const queueEntrySchema = z.extend(participationSchema, {
  person: suggestedPersonSchema,
  /** The role that fits best when the person asked for any; null when one was named. */
  bestRoleId: z.nullable(idSchema),
  /** Of those who wait: why a place that came free went past them. */
  passedOver: z.nullable(z.enum(passedOverReasons)),
  /** Why an organiser gave the place although the person has another one at that time. */
  clashReason: z.nullable(z.string()),
  /** Why an organiser gave the place although the person might not do the role. */
  eligibilityReason: z.nullable(z.string()),
});
export type QueueEntry = z.output<typeof queueEntrySchema>;

/** Where the next page of a queue begins: a moment in microseconds and the id of a participation. */
export const queueCursor = z
  .string(problem(queueMessages, 'cursor'))
  .check(
    z.regex(
      /^\d{1,17}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      problem(queueMessages, 'cursor'),
    ),
  );

export const queueSectionSchema = z.enum(queueSections, problem(queueMessages, 'section'));

/** How many people stand in each section of a queue. */
export const queueCountsSchema = z.object({
  requested: z.number(),
  waitlisted: z.number(),
  confirmed: z.number(),
  closed: z.number(),
});
export type QueueCounts = z.output<typeof queueCountsSchema>;

/** What became of one of many answers that were given at once. */
export const decisionOutcomeSchema = z.object({
  participationId: idSchema,
  isDone: z.boolean(),
  /** Why not; empty when done. */
  ...said,
});
export type DecisionOutcome = z.output<typeof decisionOutcomeSchema>;

/**
 * Somebody who holds a place, with what is needed to reach them; address and number are empty where the caller sees neither:
 * to who leads them without their yes (docs/decisions/0089), and for an API token without `people.read`.
 */
export const rosterPersonSchema = z.object({
  participationId: idSchema,
  roleId: idSchema,
  shift: z.nullable(heldShiftSchema),
  /** Those that they have besides, soonest first; left out = none. */
  furtherShifts: z.optional(z.array(heldShiftSchema)),
  userId: idSchema,
  name: z.string(),
  email: z.string(),
  contactNumber: z.string(),
  profileImage: profileImageSchema,
  /** Who gave the place; null when it came from the wait list or the account is gone. */
  givenBy: z.nullable(z.string()),
  givenAt: z.nullable(instant),
  /** Why the place was given although the person has another one at that time. */
  clashReason: z.nullable(z.string()),
  /** Why the place was given although the person might not do the role. */
  eligibilityReason: z.nullable(z.string()),
  /** What the role asks for is missing since the place was given. */
  needsAttention: z.boolean(),
  /** What the person said about coming; null = nothing yet. */
  coming: z.nullable(givenAnswerSchema),
});
export type RosterPerson = z.output<typeof rosterPersonSchema>;

/** A request that waits for an answer, on the organiser's dashboard. */
export const waitingRequestSchema = z.object({
  participationId: idSchema,
  personName: z.string(),
  eventId: idSchema,
  eventTitle: z.string(),
  roleName: z.nullable(z.string()),
  requestedAt: instant,
});
export type WaitingRequest = z.output<typeof waitingRequestSchema>;

/** Why the product itself says that it took a step; with the role's name, or the place in line, of before and after. */
export const stepCauseSchema = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      'account_left',
      'account_removed',
      'became_organiser',
      'offer_passed_on',
      'offer_ran_out',
      'plan_taken_back',
      'role_deleted',
      'shift_deleted',
    ]),
  }),
  z.object({ code: z.literal('role_changed'), before: z.string(), after: z.string() }),
  z.object({ code: z.literal('taken_off_role'), before: z.string() }),
  z.object({ code: z.literal('line_changed'), before: z.number(), after: z.number() }),
]);
export type StepCause = z.output<typeof stepCauseSchema>;
