/** Who is where on the day of an event, and the marks by which organisers record it. */
import * as z from 'zod/mini';
import { abilities } from '../../abilities.ts';
import { profileImageSchema } from '../../accounts/accounts/schema.ts';
import { eventStatuses } from '../../events/events/rules.ts';
import { idSchema, instant, said, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { checkInMessages } from './messages.ts';
import { dayStates } from './rules.ts';

const dayState = z.enum(dayStates, problem(checkInMessages, 'state'));

/** Names and places only: somebody looking over an organiser's shoulder learns no address. */
export const dayPersonSchema = z.object({
  participationId: idSchema,
  userId: idSchema,
  name: z.string(),
  profileImage: profileImageSchema,
  /** Null when the role was deleted after the person had missed the event. */
  roleId: z.nullable(idSchema),
  state: z.enum(dayStates),
  /** When this person's part begins: who is not here then is late. */
  startTime: instant,
  arrivedAt: z.nullable(instant),
  leftAt: z.nullable(instant),
  /** Whether their profile says whom to call, and who reads this can look at it now; told by the list alone. */
  hasContact: z.optional(z.boolean()),
});
export type DayPerson = z.output<typeof dayPersonSchema>;

/** Somebody without a place who asked at the door. */
export const askingPersonSchema = z.object({
  participationId: idSchema,
  name: z.string(),
  profileImage: profileImageSchema,
  roleId: z.nullable(idSchema),
  askedAt: instant,
});
export type AskingPerson = z.output<typeof askingPersonSchema>;

export const dayEventSchema = z.object({
  id: idSchema,
  title: z.string(),
  location: z.string(),
  startTime: instant,
  endTime: instant,
  timeZone: z.string(),
  status: z.enum(eventStatuses),
  /** From when until when people can be checked in and corrected. */
  opensAt: instant,
  closesAt: instant,
  /** What who reads it may do here: a button that would be refused is not drawn. */
  can: z.array(z.enum(abilities)),
  roles: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      filled: z.number(),
      places: z.number(),
    }),
  ),
});
export type DayEvent = z.output<typeof dayEventSchema>;

/**
 * What an organiser pressed, as their device keeps it until it is sent: ids and times, nothing about the person.
 * The id is made by the device; however often a mark is sent, it counts once.
 */
export const markSchema = z.object({
  id: idSchema,
  participationId: idSchema,
  /** The state that the organiser saw. */
  from: dayState,
  to: dayState,
  /** When it was pressed, by the device's clock; never later than now and never before check-in opens. */
  at: instant,
  /** Takes an earlier press back; `to` is what stood there before it, with these times. */
  isUndo: z._default(z.boolean(), false),
  arrivedAt: z._default(z.nullable(instant), null),
  leftAt: z._default(z.nullable(instant), null),
  /** The role may have one place more when it is full. */
  addPlace: z._default(z.boolean(), false),
  /** Why hours are taken away from somebody whose time is over. */
  reason: z._default(text(limits.hoursReason.max), ''),
  /** Why somebody who was missed gets the place again although another one stands in the way. */
  clashReason: z._default(text(limits.clashReason.max), ''),
});
export type Mark = z.output<typeof markSchema>;

export const marksSchema = z
  .array(markSchema)
  .check(z.minLength(1), z.maxLength(limits.marksAtOnce, problem(checkInMessages, 'tooMany')));

/**
 * `done`: recorded. `same`: it stood there already. `superseded`: somebody recorded something later, or saw the person
 * come. `refused`: `code` and `message` say why.
 */
export const markOutcomes = ['done', 'same', 'superseded', 'refused'] as const;

export const markResultSchema = z.object({
  id: idSchema,
  outcome: z.enum(markOutcomes),
  code: z.nullable(z.string()),
  ...said,
  /** The person's state now; null when they are not (or no longer) on the list. */
  person: z.nullable(dayPersonSchema),
});
export type MarkResult = z.output<typeof markResultSchema>;

/** An event that is on, or about to be. */
export const todayEventSchema = z.object({
  id: idSchema,
  title: z.string(),
  startTime: instant,
  endTime: instant,
  timeZone: z.string(),
  /** How many are to come, and how many of them have. */
  people: z.number(),
  here: z.number(),
});
