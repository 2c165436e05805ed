/** What a shift of a role is on the wire (OR-01). A role without shifts has one time for all: the event's. */
import * as z from 'zod/mini';
import { idSchema, instant, numberOrText, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { shiftMessages } from './messages.ts';

export const shiftSchema = z.object({
  id: idSchema,
  startsAt: instant,
  endsAt: instant,
  /** With fewer people the work cannot be done; 0 = nobody has said. */
  minPeople: z.number(),
  maxPeople: z.number(),
  /** Where on the site; may be empty. */
  place: z.string(),
  /** Places taken. */
  filled: z.number(),
});
export type Shift = z.output<typeof shiftSchema>;

/** The shift that somebody holds or asked for. */
export const heldShiftSchema = z.pick(shiftSchema, {
  id: true,
  startsAt: true,
  endsAt: true,
  place: true,
});
export type HeldShift = z.output<typeof heldShiftSchema>;

const people = (min: number) =>
  z.pipe(
    numberOrText(problem(shiftMessages, 'people')),
    z
      .int(problem(shiftMessages, 'people'))
      .check(
        z.minimum(min, problem(shiftMessages, 'people')),
        z.maximum(limits.rolePlaces.max, problem(shiftMessages, 'people')),
      ),
  );

/** Times are text, because one without an offset is read in the event's zone. */
const time = z
  .string(problem(shiftMessages, 'times'))
  .check(
    z.trim(),
    z.minLength(1, problem(shiftMessages, 'times')),
    z.maxLength(40, problem(shiftMessages, 'times')),
  );

/** A shift as organisers send it; without an id it is a new one. */
export const shiftUpdateSchema = z
  .object({
    id: z.optional(idSchema),
    startsAt: time,
    endsAt: time,
    minPeople: z._default(people(0), 0),
    maxPeople: people(1),
    place: z._default(text(limits.shiftPlace.max), ''),
  })
  .check(
    z.refine(({ minPeople, maxPeople }) => minPeople <= maxPeople, {
      path: ['minPeople'],
      ...problem(shiftMessages, 'fewest'),
    }),
  );
export type ShiftUpdate = z.output<typeof shiftUpdateSchema>;

/** All shifts of a role; none = one time for all. */
export const shiftListSchema = z
  .array(shiftUpdateSchema)
  .check(z.maxLength(limits.shiftsPerRole.max, problem(shiftMessages, 'tooMany')));
