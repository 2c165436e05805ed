import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planAssignment } from './plan.ts';
import { planLazily } from './plan-lazily.ts';
import { bestByTrying, rolesOf, smallCase, worthOf } from './testing/cases.ts';
import { bestOf, crowd, weightOf } from './testing/crowd.ts';

describe('planLazily', () => {
  test('reads a small part of a large pool and proves the same value', () => {
    const pool = crowd({ people: 2_000, roles: 30, places: 4, minimum: 2, seed: 5 });
    const read = new Map<number, number>();
    const plan = planLazily({
      ...pool,
      list: (role, count) => {
        read.set(role, count);
        return bestOf(pool, role, count).people;
      },
    });
    const whole = planAssignment({
      ...pool,
      weight: (person, role) => weightOf(pool, person, role),
    });
    expect(plan.value).toBe(whole.value);
    expect(plan.certificate.dual).toBe(plan.certificate.primal);
    expect([...read.values()].reduce((sum, count) => sum + count, 0)).toBeLessThan(30 * 300);
  });

  test('reads whole lists where there are more places than people', () => {
    const pool = crowd({ people: 200, roles: 30, places: 10, seed: 6 });
    const plan = planLazily({ ...pool, list: (role, count) => bestOf(pool, role, count).people });
    const whole = planAssignment({
      ...pool,
      weight: (person, role) => weightOf(pool, person, role),
    });
    expect(plan.value).toBe(whole.value);
    expect(plan.unproved).toEqual([]);
  });

  test('names the roles whose lists are too short, and is right where it names none', () => {
    fc.assert(
      fc.property(smallCase, fc.nat({ max: 5 }), (problem, count) => {
        const lists = problem.roles.map((_role, role) => {
          const all = problem.weights
            .map((row, personIndex) => ({ personIndex, weight: row[role] ?? 0 }))
            .filter(({ weight }) => weight > 0)
            .sort((a, b) => b.weight - a.weight);
          return { people: all.slice(0, count), isWhole: all.length <= count };
        });
        const plan = planAssignment({ ...problem, lists });
        if (plan.unproved.length > 0) return;
        // Bonuses grow with the largest weight read, so that plans are compared by what they are worth.
        expect(worthOf(problem, rolesOf(problem, plan))).toEqual(bestByTrying(problem));
      }),
      { numRuns: 1000, seed: 1 },
    );
  });

  test.each([
    [
      'not best first',
      [
        { personIndex: 0, weight: 1 },
        { personIndex: 1, weight: 2 },
      ],
    ],
    [
      'somebody twice',
      [
        { personIndex: 0, weight: 2 },
        { personIndex: 0, weight: 1 },
      ],
    ],
    ['nobody', [{ personIndex: 2, weight: 1 }]],
  ])('refuses a list with %s', (_, people) => {
    const settings = {
      roles: [{ id: 'r', places: 1, minimum: 0 }],
      people: [{ id: 'a' }, { id: 'b' }],
    };
    expect(() => planAssignment({ ...settings, lists: [{ people, isWhole: true }] })).toThrow(
      RangeError,
    );
    expect(() => planAssignment({ ...settings, lists: [] })).toThrow(RangeError);
  });
});
