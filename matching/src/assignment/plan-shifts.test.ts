import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planShifts, type ShiftPlanInput } from './plan-shifts.ts';
import { isBetter, type Worth } from './testing/cases.ts';
import {
  bestByTrying,
  greedily,
  isValid,
  type ShiftCase,
  smallShiftCase,
  worthOf,
} from './testing/shift-cases.ts';

function planned(input: ShiftCase & Partial<ShiftPlanInput>): { taken: number[][]; worth: Worth } {
  const { assigned } = planShifts(input);
  const taken: number[][] = input.people.map(() => []);
  for (const { personIndex, roleIndex } of assigned) taken[personIndex]?.push(roleIndex);
  return { taken, worth: worthOf(input, taken) };
}

const HOUR = 3_600_000;
const shift = (from: number, to: number) => ({
  id: `${from}-${to}`,
  startsAt: from * HOUR,
  endsAt: to * HOUR,
  places: 1,
  minimum: 0,
});

describe('planShifts', () => {
  test('MT-04 gives nobody two shifts at once or too many, is never worse than the best pair first, and bounds the best', () => {
    let best = 0;
    let runs = 0;
    fc.assert(
      fc.property(smallShiftCase, (problem) => {
        const { taken, worth } = planned(problem);
        expect(isValid(problem, taken)).toBe(true);
        expect(isBetter(worthOf(problem, greedily(problem)), worth)).toBe(false);

        const optimum = bestByTrying(problem);
        const { primal, dual } = planShifts(problem).certificate;
        expect(dual).toBeGreaterThanOrEqual(primal);
        if (primal === dual) expect(worth).toEqual(optimum);
        if (!isBetter(optimum, worth)) best++;
        runs++;
      }),
      { numRuns: 1000, seed: 1 },
    );
    expect(best / runs).toBeGreaterThan(0.95);
  });

  test('the bound is above every plan', () => {
    fc.assert(
      fc.property(smallShiftCase, (given) => {
        const problem = { ...given, roles: given.roles.map((role) => ({ ...role, minimum: 0 })) };
        expect(planShifts(problem).certificate.dual).toBeGreaterThanOrEqual(
          bestByTrying(problem).rest,
        );
      }),
      { numRuns: 500, seed: 2 },
    );
  });

  test('gives the same bytes for the same input', () => {
    fc.assert(
      fc.property(smallShiftCase, fc.nat(), (problem, seed) => {
        const plans = [planShifts({ ...problem, seed }), planShifts({ ...problem, seed })];
        expect(JSON.stringify(plans[0])).toBe(JSON.stringify(plans[1]));
      }),
      { numRuns: 100, seed: 3 },
    );
  });

  test('one shift may begin when another ends', () => {
    const roles = [shift(9, 12), shift(12, 15), shift(11, 13)];
    const people = [{ id: 'p', atMost: 3 }];
    const plan = planShifts({ roles, people, weight: () => 5 });
    expect(plan.assigned.map(({ roleIndex }) => roleIndex)).toEqual([0, 1]);
    expect(plan.certificate).toMatchObject({ primal: 10, dual: 10 });
    expect(plan.open).toMatchObject([
      { roleIndex: 2, why: 'taken-elsewhere', counts: { fit: 1, here: 0 } },
    ]);
  });

  test('leaves out who is absent, busy or locked at that time, and counts locked shifts', () => {
    const roles = [shift(9, 12), shift(10, 12), shift(13, 15), shift(16, 18)];
    const people = [
      { id: 'locked', atMost: 2 },
      { id: 'absent', atMost: 9 },
      { id: 'busy', atMost: 1, busy: [{ startsAt: 0, endsAt: 15 * HOUR }] },
    ];
    const plan = planShifts({
      roles,
      people,
      weight: (_, role) => 10 - role,
      locked: [{ personIndex: 0, roleIndex: 0 }],
      absent: [1],
    });
    expect(plan.assigned).toEqual([
      { personIndex: 0, roleIndex: 2, weight: 8 },
      { personIndex: 2, roleIndex: 3, weight: 7 },
    ]);
    expect(plan.open).toMatchObject([{ roleIndex: 1, places: 1, why: 'nobody-fits' }]);
  });

  test('a commitment without length, or that ends before it begins, keeps nobody', () => {
    const busy = [
      { startsAt: 10 * HOUR, endsAt: 10 * HOUR },
      { startsAt: 11 * HOUR, endsAt: 10 * HOUR },
      { startsAt: Number.NaN, endsAt: Number.NaN },
    ];
    const people = [{ id: 'p', atMost: 1, busy }];
    const plan = planShifts({ roles: [shift(9, 12)], people, weight: () => 5 });
    expect(plan.assigned).toHaveLength(1);
  });

  test('names lists that are too short', () => {
    const people = [
      { id: 'a', atMost: 1 },
      { id: 'b', atMost: 1 },
    ];
    const roles = [{ ...shift(9, 12), places: 2 }];
    const unproved = (isWhole: boolean) => {
      const lists = [{ people: [{ personIndex: 1, weight: 5 }], isWhole }];
      return planShifts({ roles, people, lists }).unproved;
    };
    expect(unproved(true)).toEqual([]);
    expect(unproved(false)).toEqual([0]);
  });

  test('is clear about nobody and no shift, and refuses what makes no sense', () => {
    expect(planShifts({ roles: [], people: [], weight: () => 1 })).toMatchObject({
      assigned: [],
      open: [],
    });
    const nobody = planShifts({ roles: [shift(1, 2)], people: [], weight: () => 1 });
    expect(nobody.open).toMatchObject([{ why: 'nobody-fits' }]);

    const roles = [shift(9, 12)];
    const people = [{ id: 'a', atMost: 1 }];
    const refused: ShiftPlanInput[] = [
      { roles: [shift(9, 9)], people, weight: () => 1 },
      { roles: [shift(Number.NaN, 9)], people, weight: () => 1 },
      { roles, people: [{ id: 'a', atMost: -1 }], weight: () => 1 },
      { roles, people, weight: () => Number.NaN },
      { roles, people, weight: () => 1, absent: [1] },
      { roles, people, weight: () => 1, locked: [{ personIndex: 1, roleIndex: 0 }] },
      { roles, people, weight: () => 1, locked: [{ personIndex: 0, roleIndex: 1 }] },
    ];
    for (const input of refused) expect(() => planShifts(input)).toThrow(RangeError);
  });
});
