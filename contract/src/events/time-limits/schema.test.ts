/** Limits of hours and rest as organisers write them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { say } from '../../texts.ts';
import { timeLimitMessages } from './messages.ts';
import { noTimeLimits } from './rules.ts';
import { newTimeLimitsSchema, wantedTimeLimitsSchema } from './schema.ts';

const most = {
  dayHours: limits.timeLimits.day,
  weekHours: limits.timeLimits.week,
  restHours: limits.timeLimits.rest,
} as const;
const problem = (change: object, schema = newTimeLimitsSchema) => {
  const [issue] = schema.safeParse({ ...noTimeLimits, ...change }).error?.issues ?? [];
  return issue && [issue.path[0], issue.message];
};

test.each(Object.entries(most))(
  'EL-01 %s are whole hours from 1 to %i, or no limit',
  (key, max) => {
    for (const hours of [null, 1, max]) expect(problem({ [key]: hours })).toBeUndefined();
    const told = say(timeLimitMessages, 'hours', { max }).message;
    for (const hours of [0, -1, max + 1, 2.5, '8', undefined])
      expect(problem({ [key]: hours })).toEqual([key, told]);
  },
);

test('EL-01 a week never takes less than a day, for a new event as for one that is changed', () => {
  const hours = fc.integer({ min: 1, max: most.dayHours });
  fc.assert(
    fc.property(hours, hours, (dayHours, weekHours) => {
      const wrong = ['weekHours', timeLimitMessages.contradictory];
      const expected = weekHours < dayHours ? wrong : undefined;
      expect(problem({ dayHours, weekHours })).toEqual(expected);
      expect(problem({ dayHours, weekHours }, wantedTimeLimitsSchema as never)).toEqual(expected);
      expect(problem({ weekHours })).toBeUndefined();
    }),
  );
});

test('EL-01 a change can say which version of the event it is based on', () => {
  const updatedAt = '2026-12-01T00:00:00.000Z';
  expect(wantedTimeLimitsSchema.parse({ ...noTimeLimits, updatedAt }).updatedAt).toBe(updatedAt);
  const tooLong = { ...noTimeLimits, updatedAt: 'x'.repeat(41) };
  expect(wantedTimeLimitsSchema.safeParse(tooLong).success).toBe(false);
});
