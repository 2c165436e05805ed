/** Hours as people enter them. */
import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { mostProposed } from './rules.ts';
import { missedAnswerSchema, newHoursSchema, proposalAnswerSchema } from './schema.ts';

const HOUR = 3_600_000;
const problems = (schema: typeof newHoursSchema, value: unknown) => [
  ...new Set(schema.safeParse(value).error?.issues.map(({ path }) => path[0])),
];
const proposed = (hours: unknown, change: { reason?: unknown } = {}) =>
  problems(newHoursSchema, { hours, reason: 'Stayed to clean up.', ...change });

describe('DY-03 hours', () => {
  test('DY-03 are quarters of an hour', () => {
    for (const hours of [0.25, 0.5, 1.75, 4, 12.25]) expect(proposed(hours)).toEqual([]);
    for (const hours of [0.1, 1.3, 4.2]) expect(proposed(hours)).toEqual(['hours']);
  });

  test('DY-03 are a quarter at least, and at most four more than the longest event has', () => {
    expect(proposed(limits.hours.min)).toEqual([]);
    expect(proposed(0)).toEqual(['hours']);
    expect(proposed(-1)).toEqual(['hours']);
    expect(limits.hours.max).toBe(mostProposed(limits.eventDuration.max / HOUR));
    expect(proposed(limits.hours.max)).toEqual([]);
    expect(proposed(limits.hours.max + 0.25)).toEqual(['hours']);
  });

  test('DY-03 are a number, and come with a reason', () => {
    for (const hours of ['4', null, undefined]) expect(proposed(hours)).toEqual(['hours']);
    for (const reason of ['', '   ', undefined, 'x'.repeat(limits.hoursReason.max + 1)])
      expect(proposed(4, { reason })).toEqual(['reason']);
  });
});

describe('DY-05 an answer to having been missed', () => {
  test('DY-05 is one of four, needs no words, and may say for how long', () => {
    expect(missedAnswerSchema.parse({ answer: 'forgot' })).toEqual({ answer: 'forgot', note: '' });
    expect(missedAnswerSchema.safeParse({ answer: 'there', hours: 2.5 }).success).toBe(true);
    expect(missedAnswerSchema.safeParse({ answer: 'there', hours: 2.4 }).success).toBe(false);
    expect(missedAnswerSchema.safeParse({ answer: 'ill' }).success).toBe(false);
    expect(missedAnswerSchema.safeParse({}).success).toBe(false);
  });
});

describe('DY-03 an answer to proposed hours', () => {
  test('DY-03 accepts or declines; more than planned must be meant', () => {
    expect(proposalAnswerSchema.parse({ decision: 'accept' })).toEqual({
      ...{ decision: 'accept', beyondPlan: false, word: '' },
    });
    expect(proposalAnswerSchema.parse({ decision: 'accept', beyondPlan: true }).beyondPlan).toBe(
      true,
    );
    expect(proposalAnswerSchema.safeParse({ decision: 'later' }).success).toBe(false);
  });
});
