/** Limits of hours and rest, on the wire (EL-01). */
import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { timeLimitMessages } from './messages.ts';
import { isContradictory, type TimeLimits } from './rules.ts';

const hours = (max: number) => {
  const told = problem(timeLimitMessages, 'hours', { max });
  return z.nullable(z.int(told).check(z.minimum(1, told), z.maximum(max, told)));
};

/** Null = no such limit. */
export const timeLimitsSchema = z.object({
  dayHours: hours(limits.timeLimits.day),
  weekHours: hours(limits.timeLimits.week),
  restHours: hours(limits.timeLimits.rest),
});

const agreeing = z.refine<TimeLimits>((wanted) => !isContradictory(wanted), {
  ...problem(timeLimitMessages, 'contradictory'),
  path: ['weekHours'],
});

/** As a new event begins with them. */
export const newTimeLimitsSchema = timeLimitsSchema.check(agreeing);

export const wantedTimeLimitsSchema = z
  .extend(timeLimitsSchema, {
    /** The version of the event that was seen: limits that somebody else set meanwhile are not written over. */
    updatedAt: z.optional(z.string().check(z.maxLength(40))),
  })
  .check(agreeing);
