/** A plan for the free places of one or several events, before anything of it is saved (MT-04, MA-03). */
import * as z from 'zod/mini';
import { profileImageSchema } from '../../accounts/accounts/schema.ts';
import { heldShiftSchema } from '../../events/shifts/schema.ts';
import { idSchema, instant } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { reasonSchema } from '../../matching/suggest/schema.ts';
import { eventNoticeKinds } from '../../notices/notices/rules.ts';
import { boardPersonSchema } from '../../places/board/schema.ts';
import { problem } from '../../problems.ts';
import { fillMessages } from './messages.ts';
import { emptyReasons, fillPools, fillWays, proofKinds } from './rules.ts';

const eventIdsSchema = z
  .array(idSchema)
  .check(
    z.minLength(1, problem(fillMessages, 'noEvents')),
    z.maxLength(limits.fill.events, problem(fillMessages, 'tooManyEvents')),
  );

/** One person in one part of an event: a role, or one shift of it. */
const placeSchema = z.object({
  eventId: idSchema,
  roleId: idSchema,
  /** Null for a role without shifts. */
  shiftId: z.nullable(idSchema),
  userId: idSchema,
});
export type FillPlace = z.output<typeof placeSchema>;

const count = (max: number) =>
  z
    .number(problem(fillMessages, 'number'))
    .check(
      z.int(problem(fillMessages, 'number')),
      z.minimum(0, problem(fillMessages, 'number')),
      z.maximum(max),
    );

export const fillQuestionSchema = z.object({
  eventIds: eventIdsSchema,
  who: z._default(z.enum(fillPools, problem(fillMessages, 'pool')), 'asked'),
  /** So many places of each role stay free for later; what is needed at least is filled all the same. */
  keepFree: z._default(count(limits.fill.keepFree), 0),
  /** In how many of the events one person may help, places that are held already included. */
  atMost: z._default(
    z
      .number(problem(fillMessages, 'number'))
      .check(z.int(problem(fillMessages, 'number')), z.minimum(1), z.maximum(20)),
    limits.fill.events,
  ),
  /** Who keeps the place that the plan is to give them. */
  pinned: z._default(z.array(placeSchema).check(z.maxLength(limits.fill.places)), []),
  /** Who gets no place: in the event, or with a role, in that role. */
  without: z._default(
    z
      .array(z.object({ eventId: idSchema, userId: idSchema, roleId: z.nullable(idSchema) }))
      .check(z.maxLength(limits.fill.places)),
    [],
  ),
});
export type FillQuestion = z.output<typeof fillQuestionSchema>;

const candidateSchema = z.object({
  userId: idSchema,
  name: z.string(),
  profileImage: profileImageSchema,
  /** From 0 to 100. */
  score: z.number(),
  /** From 0 to 1: that the person accepts (1 for those who asked), and comes, having accepted. */
  chances: z.object({ accept: z.number(), attend: z.number() }),
  /** What the person in this place adds to the value of the plan. */
  weight: z.number(),
  reasons: z.array(reasonSchema),
});
export type FillCandidate = z.output<typeof candidateSchema>;

const placedSchema = z.extend(candidateSchema, {
  /** What the person is in the event now, and the role asked for. */
  from: z.pick(boardPersonSchema, { state: true, roleId: true }),
  isPinned: z.boolean(),
  /** What the person is told inside the product only. */
  mailsOff: z.array(z.enum(eventNoticeKinds)),
});
export type FillPlaced = z.output<typeof placedSchema>;

const emptySchema = z.object({
  places: z.number(),
  /** How many of them are needed at least. */
  belowMinimum: z.number(),
  why: z.enum(emptyReasons),
  /** With `taken_elsewhere`: who fits and got another place; the first few. */
  elsewhere: z.array(z.string()),
  /** How many these are in all. */
  elsewhereCount: z.number(),
});
export type FillEmpty = z.output<typeof emptySchema>;

export const fillPartSchema = z.object({
  roleId: idSchema,
  name: z.string(),
  skills: z.array(z.string()),
  shift: z.nullable(heldShiftSchema),
  places: z.number(),
  /** Places that are held already: nobody in them is moved. */
  filled: z.number(),
  /** How many people are needed at least. */
  minimum: z.number(),
  /** Free places that are kept for later. */
  keptFree: z.number(),
  placed: z.array(placedSchema),
  /** The next best who have no place in the plan at that time. */
  others: z.array(candidateSchema),
  empty: z.nullable(emptySchema),
});
export type FillPart = z.output<typeof fillPartSchema>;

const figuresSchema = z.object({
  placed: z.number(),
  belowMinimum: z.number(),
  value: z.number(),
});

export const fillPlanSchema = z.object({
  /** What was seen: a save is refused when it is no longer so. */
  fingerprint: z.string(),
  events: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      startTime: instant,
      endTime: instant,
      timeZone: z.string(),
      /** Whether people can still be asked: from its start on, places can only be given. */
      canAsk: z.boolean(),
      parts: z.array(fillPartSchema),
    }),
  ),
  /** How many people were considered, and whether there were more. */
  people: z.number(),
  hasMore: z.boolean(),
  figures: figuresSchema,
  /** The same places filled one role after the other, and by always taking the best pair. */
  roleByRole: figuresSchema,
  bestPairFirst: figuresSchema,
  proof: z.object({
    kind: z.enum(proofKinds),
    /** At most so much more could another plan be worth, as a share; 0 when proved. */
    gap: z.number(),
  }),
  /** Pins that are not possible any more: the names. */
  lostPins: z.array(z.string()),
});
export type FillPlan = z.output<typeof fillPlanSchema>;

const areDistinct = (places: readonly FillPlace[]) =>
  new Set(places.map(({ eventId, shiftId, userId }) => `${eventId} ${shiftId} ${userId}`)).size ===
  places.length;

export const fillSaveSchema = z.object({
  /** Made by the screen for this plan: what is sent twice is saved once. */
  id: idSchema,
  eventIds: eventIdsSchema,
  fingerprint: z.string().check(z.maxLength(100)),
  how: z.enum(fillWays, problem(fillMessages, 'way')),
  places: z
    .array(placeSchema)
    .check(
      z.minLength(1, problem(fillMessages, 'noPlaces')),
      z.maxLength(limits.fill.places),
      z.refine(areDistinct, problem(fillMessages, 'twice')),
    ),
});

export const fillSummarySchema = z.object({
  places: z.number(),
  people: z.number(),
  mails: z.number(),
});
export type FillSummary = z.output<typeof fillSummarySchema>;

/** Who comes into the place of somebody who left. */
export const nextBestSchema = z.object({
  roleId: idSchema,
  roleName: z.string(),
  free: z.number(),
  /** Who held a place in the role and left, latest first. */
  left: z.array(z.string()),
  next: z.nullable(
    z.object({
      userId: idSchema,
      name: z.string(),
      profileImage: profileImageSchema,
      /** From 0 to 1. */
      score: z.number(),
      reasons: z.array(reasonSchema),
    }),
  ),
});
export type NextBest = z.output<typeof nextBestSchema>;
