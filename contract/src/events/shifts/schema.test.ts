import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { shiftMessages } from './messages.ts';
import { shiftListSchema, shiftUpdateSchema } from './schema.ts';

const form = (change: object = {}) => ({
  ...{ startsAt: '2026-12-07T09:00', endsAt: '2026-12-07T11:00', maxPeople: 2 },
  ...change,
});
const problem = (change: object) => {
  const issue = shiftUpdateSchema.safeParse(form(change)).error?.issues[0];
  return issue && [issue.path[0], issue.message];
};

describe('OR-01 a shift as it is sent', () => {
  test('OR-01 needs nobody and stands nowhere in particular unless it says so', () => {
    expect(shiftUpdateSchema.parse(form({ maxPeople: '3' }))).toEqual({
      ...form(),
      ...{ maxPeople: 3, minPeople: 0, place: '' },
    });
  });

  test.each([
    [{ startsAt: ' ' }, ['startsAt', shiftMessages.times]],
    [{ endsAt: undefined }, ['endsAt', shiftMessages.times]],
    [{ endsAt: 'x'.repeat(41) }, ['endsAt', shiftMessages.times]],
    [{ maxPeople: 0 }, ['maxPeople', shiftMessages.people]],
    [{ maxPeople: 1.5 }, ['maxPeople', shiftMessages.people]],
    [{ maxPeople: limits.rolePlaces.max + 1 }, ['maxPeople', shiftMessages.people]],
    [{ minPeople: -1 }, ['minPeople', shiftMessages.people]],
    [{ minPeople: 3 }, ['minPeople', shiftMessages.fewest]],
    [{ minPeople: 2 }, undefined],
    [{ id: 'x' }, ['id', 'This id is not valid.']],
    [
      { place: 'x'.repeat(limits.shiftPlace.max + 1) },
      ['place', `Please use at most ${limits.shiftPlace.max} characters.`],
    ],
  ])('OR-01 with %j', (change, expected) => {
    expect(problem(change)).toEqual(expected);
  });

  test('OR-01 is one of a hundred at most; none at all is one time for all', () => {
    const list = (count: number) =>
      shiftListSchema.safeParse(Array.from({ length: count }, () => form()));
    expect(list(0).success).toBe(true);
    expect(list(limits.shiftsPerRole.max).success).toBe(true);
    expect(list(limits.shiftsPerRole.max + 1).error?.issues[0]?.message).toBe(
      shiftMessages.tooMany,
    );
    expect(limits.shiftsPerRole.max).toBe(100);
  });
});
