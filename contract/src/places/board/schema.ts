/** Where the people of an event are, how well they fit, and the moves that an organiser saves together (RO-05). */
import * as z from 'zod/mini';
import { profileImageSchema } from '../../accounts/accounts/schema.ts';
import { eventStatuses } from '../../events/events/rules.ts';
import { heldShiftSchema } from '../../events/shifts/schema.ts';
import { idSchema, instant } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { reasonSchema } from '../../matching/suggest/schema.ts';
import { eventNoticeKinds } from '../../notices/notices/rules.ts';
import { problem } from '../../problems.ts';
import { fieldMessages } from '../../request-messages.ts';
import { participationStates } from '../joining/rules.ts';
import { boardMessages } from './messages.ts';
import { effectOf } from './rules.ts';

const standingSchema = z.object({
  state: z.enum([...participationStates, 'none']),
  /** The role that is held or asked for. */
  roleId: z.nullable(idSchema),
});

export const boardRoleSchema = z.object({
  id: idSchema,
  name: z.string(),
  skills: z.array(z.string()),
  maxVolunteers: z.number(),
  /** Places taken, also by people whom the board does not show. */
  filled: z.number(),
});
export type BoardRole = z.output<typeof boardRoleSchema>;

export const boardPersonSchema = z.extend(standingSchema, {
  userId: idSchema,
  name: z.string(),
  profileImage: profileImageSchema,
  skills: z.array(z.string()),
  /** The shift that is held or asked for. */
  shift: z.nullable(heldShiftSchema),
  /** Those that are held besides, soonest first; left out = none. */
  furtherShifts: z.optional(z.array(heldShiftSchema)),
  /** The person's own words with the request. */
  note: z.string(),
  /** False for those who cannot be given a place: no volunteers, or no longer. */
  isActive: z.boolean(),
  /** 0 to 100, in the order of the board's roles. */
  fits: z.array(z.number()),
  /** The two that weigh most, for the role held or asked for, else for the one that fits best. */
  reasons: z.array(reasonSchema),
  /** What the person is told inside the product only. */
  mailsOff: z.array(z.enum(eventNoticeKinds)),
});
export type BoardPerson = z.output<typeof boardPersonSchema>;

export const boardSchema = z.object({
  event: z.object({
    id: idSchema,
    title: z.string(),
    status: z.enum(eventStatuses),
    startTime: instant,
    endTime: instant,
    timeZone: z.string(),
    /** Changes whenever the event or its roles do. */
    version: instant,
  }),
  roles: z.array(boardRoleSchema),
  /** Who holds a place, then who waits for one, longest first. */
  people: z.array(boardPersonSchema),
  /** How many there are; more than `people` when they are too many for one board. */
  total: z.number(),
});
export type Board = z.output<typeof boardSchema>;

export const boardMoveSchema = z
  .object({
    userId: idSchema,
    /** What the organiser saw: the whole save is refused when it is no longer so. */
    from: standingSchema,
    to: z.union([z.object({ roleId: idSchema }), z.literal('unassigned')]),
  })
  .check(
    z.refine(
      ({ from, to }) => effectOf(from, to === 'unassigned' ? null : to.roleId) !== undefined,
      problem(boardMessages, 'nowhere'),
    ),
  );
export type BoardMove = z.output<typeof boardMoveSchema>;

export const boardMovesSchema = z.array(boardMoveSchema).check(
  z.minLength(1, problem(boardMessages, 'nowhere')),
  z.maxLength(limits.boardPeople, problem(fieldMessages, 'entries', { max: limits.boardPeople })),
  z.refine(
    (moves) => new Set(moves.map(({ userId }) => userId)).size === moves.length,
    problem(boardMessages, 'twice'),
  ),
);
