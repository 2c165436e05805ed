import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { participationStates } from '../../places/joining/rules.ts';
import { givenPlaceSchema, newcomerSchema } from '../walk-ins/schema.ts';
import { checkInMessages } from './messages.ts';
import { dayStates } from './rules.ts';
import { markSchema, marksSchema } from './schema.ts';

const id = '01890000-0000-7000-8000-000000000000';
const mark = (change: object = {}) => ({
  ...{ id, participationId: id, from: 'confirmed', to: 'checked_in' },
  ...{ at: '2026-12-07T09:00:00Z', ...change },
});
const problem = (change: object) => markSchema.safeParse(mark(change)).error?.issues[0]?.message;

describe('DY-06 a press as a device sends it', () => {
  test('DY-06 says no more than it must: it takes nothing back, adds no place and gives no reason', () => {
    expect(markSchema.parse(mark())).toMatchObject({
      ...{ isUndo: false, arrivedAt: null, leftAt: null, addPlace: false, reason: '' },
    });
  });

  test('DY-06 is about a state of the day, and no other', () => {
    for (const state of participationStates) {
      const isOne = dayStates.some((each) => each === state);
      expect([state, problem({ from: state })]).toEqual([
        state,
        isOne ? undefined : checkInMessages.state,
      ]);
      expect([state, problem({ to: state })]).toEqual([
        state,
        isOne ? undefined : checkInMessages.state,
      ]);
    }
  });

  test('KP-01 has a reason of its own words, not longer than the log takes', () => {
    const most = limits.hoursReason.max;
    expect(markSchema.parse(mark({ reason: '  Her brother came ' })).reason).toBe(
      'Her brother came',
    );
    expect(problem({ reason: 'x'.repeat(most) })).toBeUndefined();
    expect(problem({ reason: 'x'.repeat(most + 1) })).toBe(
      `Please use at most ${most} characters.`,
    );
  });

  test('DY-06 has its time as an instant; a local time means nothing', () => {
    for (const at of ['2026-12-07T09:00:00', '2026-12-07', 'now', '2026-12-07T09:00:00+05:00'])
      expect([at, problem({ at }) !== undefined]).toEqual([at, true]);
  });

  test('DY-06 comes with at most a hundred others', () => {
    const many = (count: number) =>
      marksSchema.safeParse(Array.from({ length: count }, () => mark()));
    expect(many(limits.marksAtOnce).success).toBe(true);
    expect(many(limits.marksAtOnce + 1).error?.issues[0]?.message).toBe(checkInMessages.tooMany);
    expect(many(0).success).toBe(false);
  });
});

describe('DY-02 somebody who comes without having asked', () => {
  test('DY-02 needs a name; without an address there is none, and a wrong one is refused', () => {
    expect(newcomerSchema.parse({ name: ' Zara ', email: '' })).toEqual({
      name: 'Zara',
      email: null,
    });
    expect(newcomerSchema.parse({ name: 'Zara', email: ' z@b.org ' }).email).toBe('z@b.org');
    expect(newcomerSchema.safeParse({ name: 'Zara', email: 'zara' }).success).toBe(false);
    expect(newcomerSchema.safeParse({ name: ' ', email: '' }).error?.issues[0]?.message).toBe(
      'Please enter a name.',
    );
  });

  test('DY-02 gets no place more unless somebody said so', () => {
    expect(givenPlaceSchema.parse({ id, roleId: id }).addPlace).toBe(false);
  });
});
