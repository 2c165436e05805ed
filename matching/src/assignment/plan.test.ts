import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkCertificate } from './certificate.ts';
import { planAssignment } from './plan.ts';
import { problemOf } from './plan-input.ts';
import {
  bestByTrying,
  caseOf,
  greedily,
  isBetter,
  rolesOf,
  smallCase,
  worthOf,
} from './testing/cases.ts';

describe('planAssignment', () => {
  test('MT-04 finds the best of all plans in 3,000 random cases, and proves it', () => {
    fc.assert(
      fc.property(smallCase, (problem) => {
        const plan = planAssignment(problem);
        expect(worthOf(problem, rolesOf(problem, plan))).toEqual(bestByTrying(problem));
        expect(plan.certificate.dual).toBe(plan.certificate.primal);
      }),
      { numRuns: 3000, seed: 1 },
    );
  });

  test('MT-04 is never worse than taking the best pair first', () => {
    fc.assert(
      fc.property(smallCase, (problem) => {
        const plan = worthOf(problem, rolesOf(problem, planAssignment(problem)));
        expect(isBetter(worthOf(problem, greedily(problem)), plan)).toBe(false);
      }),
      { numRuns: 500, seed: 2 },
    );
  });

  test('gives the same bytes for the same input', () => {
    fc.assert(
      fc.property(smallCase, (problem) => {
        expect(JSON.stringify(planAssignment(problem))).toBe(
          JSON.stringify(planAssignment(problem)),
        );
      }),
      { numRuns: 200, seed: 3 },
    );
  });

  test('fills minimum places first, even where another plan weighs far more', () => {
    const problem = caseOf(
      [[90_000, 1]],
      [
        { places: 1, minimum: 0 },
        { places: 1, minimum: 1 },
      ],
    );
    expect(planAssignment(problem)).toMatchObject({
      assigned: [{ personIndex: 0, roleIndex: 1, weight: 1 }],
      value: 1,
    });
  });

  test('spreads people over roles when fairness counts more than the better fit', () => {
    const weights = [
      [50, 40],
      [50, 40],
    ];
    const roles = [
      { places: 2, minimum: 0 },
      { places: 2, minimum: 0 },
    ];
    expect(rolesOf(caseOf(weights, roles), planAssignment(caseOf(weights, roles)))).toEqual([0, 0]);
    const fair = caseOf(weights, roles, 40);
    expect(new Set(rolesOf(fair, planAssignment(fair)))).toEqual(new Set([0, 1]));
  });

  test('leaves the locked where they are, and their places', () => {
    const weights = [
      [9, 0],
      [8, 3],
      [7, 2],
    ];
    const problem = caseOf(weights, [
      { places: 2, minimum: 1 },
      { places: 1, minimum: 0 },
    ]);
    const plan = planAssignment({ ...problem, locked: [{ personIndex: 2, roleIndex: 0 }] });
    expect(plan.assigned).toEqual([
      { personIndex: 0, roleIndex: 0, weight: 9 },
      { personIndex: 1, roleIndex: 1, weight: 3 },
    ]);
    expect(plan.open).toEqual([]);
  });

  test('equals the plan of the smaller problem when people are locked or absent', () => {
    fc.assert(
      fc.property(smallCase, fc.nat({ max: 4 }), fc.nat({ max: 3 }), (problem, person, role) => {
        fc.pre(person < problem.people.length && (problem.roles[role]?.places ?? 0) > 0);
        const placed = planAssignment({
          ...problem,
          fairness: 0,
          locked: [{ personIndex: person, roleIndex: role }],
        });
        const roles = problem.roles.map(({ places, minimum }, index) =>
          index === role
            ? { places: places - 1, minimum: Math.max(0, minimum - 1) }
            : { places, minimum },
        );
        const smaller = caseOf(problem.weights, roles);
        const absent = planAssignment({ ...smaller, absent: [person] });
        const best = bestByTrying(smaller, (one) => one !== person);
        expect(worthOf(smaller, rolesOf(smaller, placed))).toEqual(best);
        expect(worthOf(smaller, rolesOf(smaller, absent))).toEqual(best);
      }),
      { numRuns: 500, seed: 4 },
    );
  });

  test('says why places stay empty', () => {
    const weights = [
      [5, 0, 9, 0],
      [5, 0, 0, 0],
    ];
    const problem = caseOf(weights, [
      { places: 3, minimum: 2 },
      { places: 1, minimum: 1 },
      { places: 1, minimum: 1 },
      { places: 0, minimum: 0 },
    ]);
    expect(planAssignment(problem).open).toEqual([
      {
        roleIndex: 0,
        roleId: 'role-0',
        places: 2,
        belowMinimum: 1,
        why: 'taken-elsewhere',
        counts: { fit: 2, here: 1, elsewhere: 1 },
      },
      {
        roleIndex: 1,
        roleId: 'role-1',
        places: 1,
        belowMinimum: 1,
        why: 'nobody-fits',
        counts: { fit: 0, here: 0, elsewhere: 0 },
      },
    ]);
    const alone = caseOf([[5]], [{ places: 2, minimum: 0 }]);
    expect(planAssignment(alone).open).toMatchObject([
      { places: 1, why: 'too-few-fit', counts: { fit: 1, here: 1 } },
    ]);
  });

  test('has nothing to do when everybody has a place, even more than there are', () => {
    const problem = caseOf([[9], [8]], [{ places: 1, minimum: 1 }]);
    const locked = [0, 1].map((personIndex) => ({ personIndex, roleIndex: 0 }));
    expect(planAssignment({ ...problem, locked })).toMatchObject({
      assigned: [],
      value: 0,
      open: [],
    });
  });

  test('is clear about nobody, no role, and no place', () => {
    const empty = { assigned: [], value: 0, certificate: { primal: 0, dual: 0 } };
    expect(planAssignment(caseOf([], []))).toMatchObject({ ...empty, open: [] });
    expect(planAssignment(caseOf([], [{ places: 2, minimum: 1 }]))).toMatchObject({
      ...empty,
      open: [{ places: 2, belowMinimum: 1, why: 'nobody-fits' }],
    });
    expect(planAssignment(caseOf([[7]], [{ places: 0, minimum: 0 }]))).toMatchObject({
      ...empty,
      open: [],
    });
  });

  test('takes 10,000 people who are all worth the same', () => {
    const roles = Array.from({ length: 20 }, (_, index) => ({
      id: `${index}`,
      places: 600,
      minimum: 100,
    }));
    const people = Array.from({ length: 10_000 }, (_, index) => ({ id: `${index}` }));
    const plan = planAssignment({ roles, people, weight: () => 50_000 });
    expect(plan.assigned).toHaveLength(10_000);
    expect(plan.value).toBe(500_000_000);
    expect(plan.certificate.dual).toBe(plan.certificate.primal);
    expect(plan.open.reduce((sum, { places }) => sum + places, 0)).toBe(2_000);
    expect(plan.open.every(({ belowMinimum }) => belowMinimum === 0)).toBe(true);
  });

  test.each([Number.NaN, 0.5, Number.POSITIVE_INFINITY, 2 ** 31])(
    'refuses the weight %s',
    (weight) => {
      expect(() => planAssignment(caseOf([[weight]], [{ places: 1, minimum: 0 }]))).toThrow(
        RangeError,
      );
    },
  );

  test('refuses what is no capacity, nobody, no role, and sums that would not be exact', () => {
    const problem = caseOf([[1]], [{ places: 1, minimum: 0 }]);
    const refused = [
      caseOf([[1]], [{ places: 1, minimum: 2 }]),
      caseOf([[1]], [{ places: 1.5, minimum: 0 }]),
      caseOf([[1]], [{ places: 1, minimum: 0 }], -1),
      { ...problem, absent: [1] },
      { ...problem, locked: [{ personIndex: 0, roleIndex: 1 }] },
      { ...problem, fairness: 2 ** 52 },
    ];
    for (const input of refused) expect(() => planAssignment(input)).toThrow(RangeError);
  });
});

describe('checkCertificate', () => {
  const input = caseOf(
    [
      [9, 5],
      [8, 1],
    ],
    [
      { places: 1, minimum: 0 },
      { places: 1, minimum: 0 },
    ],
  );
  const problem = problemOf(input);
  const prices = Float64Array.from([4, 0]);

  test('proves the best plan and no other', () => {
    expect(checkCertificate(problem, { roleOf: Int32Array.from([1, 0]), prices })).toEqual({
      primal: 13,
      dual: 13,
    });
    const worse = checkCertificate(problem, { roleOf: Int32Array.from([0, 1]), prices });
    expect(worse).toEqual({ primal: 10, dual: 13 });
  });

  test('does not believe in impossible plans', () => {
    const impossible = problemOf(
      caseOf(
        [
          [9, 0],
          [8, 1],
        ],
        input.roles,
      ),
    );
    const plans = [
      { roleOf: Int32Array.from([1, 0]), prices },
      { roleOf: Int32Array.from([0, 0]), prices },
      { roleOf: Int32Array.from([7, 0]), prices },
      { roleOf: Int32Array.from([0, 1]), prices: Float64Array.from([1]) },
    ];
    for (const plan of plans) expect(() => checkCertificate(impossible, plan)).toThrow(RangeError);
  });
});
