import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planAssignment } from './plan.ts';
import { type Move, repairPlan } from './repair-plan.ts';
import { bestByTrying, caseOf, rolesOf, smallCase, worthOf } from './testing/cases.ts';

/** What a plan becomes when the person leaves and the moves are made; each move must start where the person is. */
function moved(before: readonly number[], cancelled: number, moves: readonly Move[]): number[] {
  const roleOf = [...before];
  roleOf[cancelled] = -1;
  for (const { personIndex, from, to } of moves) {
    expect(roleOf[personIndex]).toBe(from ?? -1);
    roleOf[personIndex] = to ?? -1;
  }
  return roleOf;
}

describe('repairPlan', () => {
  test('MT-04 is as good as a plan made from nothing, one cancellation after another', () => {
    fc.assert(
      fc.property(smallCase, fc.shuffledSubarray([0, 1, 2, 3, 4]), (problem, people) => {
        let input: Parameters<typeof repairPlan>[0] = problem;
        let plan = planAssignment(problem);
        const gone = new Set<number>();
        for (const cancelled of people.filter((one) => one < problem.people.length)) {
          const before = rolesOf(problem, plan);
          const { best, withoutMoves } = repairPlan(input, plan, cancelled);
          gone.add(cancelled);
          const after = rolesOf(problem, best.plan);
          expect(worthOf(problem, after)).toEqual(bestByTrying(problem, (one) => !gone.has(one)));
          expect(best.plan.certificate.dual).toBe(best.plan.certificate.primal);
          expect(moved(before, cancelled, best.moves)).toEqual(after);

          expect(withoutMoves.moves.length).toBeLessThanOrEqual(1);
          expect(withoutMoves.moves.every(({ from }) => from === null)).toBe(true);
          expect(withoutMoves.plan.certificate.dual).toBe(best.plan.certificate.dual);
          input = { ...input, absent: [...gone] };
          plan = best.plan;
        }
      }),
      { numRuns: 1000, seed: 1 },
    );
  });

  test('goes on from a plan in which nobody was to move', () => {
    fc.assert(
      fc.property(smallCase, (problem) => {
        fc.pre(problem.people.length >= 2);
        const first = repairPlan(problem, planAssignment(problem), 0);
        const input = { ...problem, absent: [0] };
        const { best } = repairPlan(input, first.withoutMoves.plan, 1);
        expect(worthOf(problem, rolesOf(problem, best.plan))).toEqual(
          bestByTrying(problem, (one) => one > 1),
        );
      }),
      { numRuns: 500, seed: 2 },
    );
  });

  test('offers a chain of moves, and what is best if nobody who has a place may move', () => {
    const weights = [
      [90, 0],
      [80, 70],
      [0, 60],
      [10, 0],
    ];
    const problem = caseOf(weights, [
      { places: 1, minimum: 1 },
      { places: 1, minimum: 1 },
    ]);
    const plan = planAssignment(problem);
    expect(rolesOf(problem, plan)).toEqual([0, 1, -1, -1]);

    const { best, withoutMoves } = repairPlan(problem, plan, 0);
    expect(best.moves).toEqual([
      { personIndex: 1, from: 1, to: 0 },
      { personIndex: 2, from: null, to: 1 },
    ]);
    expect(best.plan.value).toBe(140);
    expect(withoutMoves.moves).toEqual([{ personIndex: 3, from: null, to: 0 }]);
    expect(withoutMoves.plan.value).toBe(80);
    expect(withoutMoves.plan.certificate.dual - withoutMoves.plan.certificate.primal).toBe(60);
  });

  test('changes nothing when who cancels had no place, and leaves the place open when nobody fits', () => {
    const problem = caseOf([[9], [0]], [{ places: 1, minimum: 1 }]);
    const plan = planAssignment(problem);
    expect(repairPlan(problem, plan, 1).best).toMatchObject({ moves: [], plan: { value: 9 } });
    expect(repairPlan(problem, plan, 0).best).toMatchObject({
      moves: [],
      plan: { value: 0, open: [{ places: 1, belowMinimum: 1, why: 'nobody-fits' }] },
    });
  });

  test('refuses a cancellation of nobody, and of somebody whose place is locked', () => {
    const problem = caseOf([[9], [8]], [{ places: 2, minimum: 0 }]);
    const plan = planAssignment(problem);
    for (const nobody of [2, -1, 0.5, Number.NaN])
      expect(() => repairPlan(problem, plan, nobody)).toThrow(RangeError);
    const locked = { ...problem, locked: [{ personIndex: 0, roleIndex: 0 }] };
    expect(() => repairPlan(locked, planAssignment(locked), 0)).toThrow(RangeError);
  });

  test('refuses the plan of another problem', () => {
    const plan = planAssignment(caseOf([[9]], [{ places: 1, minimum: 1 }]));
    const other = caseOf([[0]], [{ places: 1, minimum: 1 }]);
    expect(() => repairPlan(other, plan, 0)).toThrow(RangeError);
    expect(() => repairPlan({ ...other, absent: [0] }, plan, 0)).toThrow(RangeError);
  });
});
