/** Random small cases, and the best plan found by trying all of them. */
import fc from 'fast-check';
import type { Plan } from '../plan.ts';
import type { PlanRole, PlanSettings } from '../plan-input.ts';

/** Few different weights, so that there are ties; about every fourth pair is impossible. */
const weight = fc.oneof(
  fc.constant(0),
  fc.integer({ min: -1, max: 3 }),
  fc.integer({ min: 1, max: 99 }),
);

const role = fc
  .record({ places: fc.integer({ min: 0, max: 3 }), minimum: fc.integer({ min: 0, max: 3 }) })
  .map(({ places, minimum }) => ({ places, minimum: Math.min(places, minimum) }));

export type Case = PlanSettings & {
  readonly weights: readonly (readonly number[])[];
  readonly weight: (person: number, role: number) => number;
  readonly fairness: number;
};

/** Up to 5 people and 4 roles. */
export const smallCase: fc.Arbitrary<Case> = fc
  .record({
    roles: fc.array(role, { maxLength: 4 }),
    people: fc.integer({ min: 0, max: 5 }),
    fairness: fc.constantFrom(0, 0, 10, 60),
  })
  .chain(({ roles, people, fairness }) =>
    fc
      .array(fc.array(weight, { minLength: roles.length, maxLength: roles.length }), {
        minLength: people,
        maxLength: people,
      })
      .map((weights) => caseOf(weights, roles, fairness)),
  );

/** A case from its table of weights: one row a person, one column a role. */
export function caseOf(
  weights: readonly (readonly number[])[],
  roles: readonly Omit<PlanRole, 'id'>[],
  fairness = 0,
): Case {
  return {
    roles: roles.map((given, index) => ({ ...given, id: `role-${index}` })),
    people: weights.map((_, index) => ({ id: `person-${index}` })),
    weight: (person, index) => weights[person]?.[index] ?? 0,
    weights,
    fairness,
  };
}

/** How good a plan is: first the minimum places it fills, then weights and fairness. */
export type Worth = { readonly minimum: number; readonly rest: number };

/** @param roleOf for each person the role, or -1 */
export function worthOf({ roles, weights, fairness }: Case, roleOf: readonly number[]): Worth {
  let minimum = 0;
  let rest = 0;
  for (const [index, { places, minimum: atLeast }] of roles.entries()) {
    const filled = roleOf.filter((one) => one === index).length;
    minimum += Math.min(filled, atLeast);
    for (let place = 0; place < filled; place++)
      rest += Math.round((fairness * (places - place)) / places);
  }
  for (const [person, index] of roleOf.entries())
    rest += index < 0 ? 0 : (weights[person]?.[index] ?? 0);
  return { minimum, rest };
}

export function isBetter(one: Worth, other: Worth): boolean {
  return one.minimum > other.minimum || (one.minimum === other.minimum && one.rest > other.rest);
}

/** Tries every role, and none, for every person. */
export function bestByTrying(
  problem: Case,
  isAllowed: (person: number) => boolean = () => true,
): Worth {
  let best: Worth = { minimum: 0, rest: 0 };
  const roleOf: number[] = [];
  const filled = problem.roles.map(() => 0);
  const visit = (): void => {
    const person = roleOf.length;
    if (person === problem.people.length) {
      const worth = worthOf(problem, roleOf);
      if (isBetter(worth, best)) best = worth;
      return;
    }
    roleOf.push(-1);
    visit();
    for (const [index, { places }] of problem.roles.entries()) {
      const isPossible = isAllowed(person) && (problem.weights[person]?.[index] ?? 0) > 0;
      if (!isPossible || (filled[index] ?? 0) >= places) continue;
      filled[index] = (filled[index] ?? 0) + 1;
      roleOf[person] = index;
      visit();
      filled[index] = (filled[index] ?? 0) - 1;
    }
    roleOf.pop();
  };
  visit();
  return best;
}

/** The best pair first: to minimum places, then to all others. */
export function greedily(problem: Case): number[] {
  const pairs = problem.weights
    .flatMap((row, person) => row.map((value, role) => ({ person, role, value })))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
  const roleOf = problem.people.map(() => -1);
  const count = (index: number): number => roleOf.filter((one) => one === index).length;
  for (const limit of ['minimum', 'places'] as const) {
    for (const { person, role } of pairs) {
      const most = problem.roles[role]?.[limit] ?? 0;
      if (roleOf[person] === -1 && count(role) < most) roleOf[person] = role;
    }
  }
  return roleOf;
}

/** For each person the role of a plan, or -1. */
export function rolesOf(problem: Case, { assigned }: Plan): number[] {
  const roleOf = problem.people.map(() => -1);
  for (const { personIndex, roleIndex } of assigned) roleOf[personIndex] = roleIndex;
  return roleOf;
}
