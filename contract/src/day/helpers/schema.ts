/** Who helps to run an event beside the organisers, and where. */
import * as z from 'zod/mini';
import { rights } from '../../abilities.ts';
import { profileImageSchema } from '../../accounts/accounts/schema.ts';
import { daySchema, idSchema, instant } from '../../fields.ts';
import { problem } from '../../problems.ts';
import { helperMessages } from './messages.ts';

export const rightSchema = z.enum(rights, problem(helperMessages, 'right'));

/** The last day of a right that ends by itself, by the clock of the event, or of the organisation for a branch. */
export const lastDaySchema = z.nullish(daySchema);

/** A role of the event. */
export const roleNameSchema = z.object({ id: idSchema, name: z.string() });

/** Who is given which right; that of one role names it, and no other does. */
export const newHelperSchema = z
  .object({
    userId: idSchema,
    right: z._default(rightSchema, 'door'),
    roleId: z.optional(idSchema),
    until: lastDaySchema,
  })
  .check(
    z.refine(({ right, roleId }) => (right === 'role_lead') === (roleId !== undefined), {
      ...problem(helperMessages, 'roleNeeded'),
      path: ['roleId'],
    }),
  );

export const helperSchema = z.object({
  userId: idSchema,
  name: z.string(),
  profileImage: profileImageSchema,
  right: rightSchema,
  /** Whose people they lead; left out of every other right. */
  role: z.optional(roleNameSchema),
  /** Empty when the account of who gave the right is gone. */
  givenBy: z.string(),
  givenAt: instant,
  /** When it ends by itself, before the event is over; null for most. */
  until: z.nullable(instant),
});
export type Helper = z.output<typeof helperSchema>;

export const helpedEventSchema = z.object({
  id: idSchema,
  title: z.string(),
  location: z.string(),
  startTime: instant,
  endTime: instant,
  timeZone: z.string(),
  right: rightSchema,
  /** Whose people they lead, where it is not all of them. */
  role: z.optional(roleNameSchema),
  /** The branch by which they help there; left out of an event for which they have a right by itself. */
  branch: z.optional(z.string()),
  /** How many requests wait for an answer; 0 for who cannot give one. */
  waiting: z.number(),
  /** From when until when the list of the day is open to them. */
  opensAt: instant,
  closesAt: instant,
});
export type HelpedEvent = z.output<typeof helpedEventSchema>;
