/** Random small cases with shifts, and the best roster found by trying all of them. */
import fc from 'fast-check';
import type { ShiftPerson, ShiftRole } from '../plan-shifts.ts';
import type { Worth } from './cases.ts';

export type ShiftCase = {
  readonly roles: readonly ShiftRole[];
  readonly people: readonly ShiftPerson[];
  readonly weights: readonly (readonly number[])[];
  readonly weight: (person: number, role: number) => number;
  readonly fairness: number;
};

const shift = fc
  .record({
    startsAt: fc.integer({ min: 0, max: 6 }),
    length: fc.integer({ min: 1, max: 3 }),
    places: fc.integer({ min: 0, max: 2 }),
    minimum: fc.integer({ min: 0, max: 1 }),
  })
  .map(({ startsAt, length, places, minimum }) => ({
    startsAt,
    endsAt: startsAt + length,
    places,
    minimum: Math.min(minimum, places),
  }));

const busy = fc
  .tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 2 }))
  .map(([startsAt, length]) => ({ startsAt, endsAt: startsAt + length }));

/** Up to 3 people and 5 shifts. */
export const smallShiftCase: fc.Arbitrary<ShiftCase> = fc
  .record({
    shifts: fc.array(shift, { maxLength: 5 }),
    people: fc.array(
      fc.record({ atMost: fc.integer({ min: 0, max: 3 }), busy: fc.array(busy, { maxLength: 1 }) }),
      { maxLength: 3 },
    ),
    weights: fc.array(fc.integer({ min: -5, max: 30 }), { minLength: 15, maxLength: 15 }),
    fairness: fc.constantFrom(0, 0, 12),
  })
  .map(({ shifts, people, weights, fairness }) => ({
    roles: shifts.map((given, index) => ({ ...given, id: `shift-${index}` })),
    people: people.map((given, index) => ({ ...given, id: `person-${index}` })),
    weights: people.map((_, index) => weights.slice(5 * index, 5 * index + shifts.length)),
    weight: (person, role) => weights[5 * person + role] ?? 0,
    fairness,
  }));

/** @param taken for each person the shifts */
export function worthOf(
  { roles, weights, fairness }: ShiftCase,
  taken: readonly (readonly number[])[],
): Worth {
  let minimum = 0;
  let rest = 0;
  for (const [index, { places, minimum: atLeast }] of roles.entries()) {
    const filled = taken.filter((shifts) => shifts.includes(index)).length;
    minimum += Math.min(filled, atLeast);
    for (let place = 0; place < filled; place++)
      rest += Math.round((fairness * (places - place)) / places);
  }
  for (const [person, shifts] of taken.entries())
    for (const index of shifts) rest += weights[person]?.[index] ?? 0;
  return { minimum, rest };
}

/** Nobody has two shifts at once, more than they may, or one they cannot take; no shift has more people than places. */
export function isValid(problem: ShiftCase, taken: readonly (readonly number[])[]): boolean {
  const fitsAll = taken.every((shifts, person) =>
    shifts.every((role, place) => isPossible(problem, person, shifts.slice(0, place), role)),
  );
  return (
    fitsAll &&
    problem.roles.every(
      ({ places }, role) => taken.filter((one) => one.includes(role)).length <= places,
    )
  );
}

function isPossible(
  { roles, people, weights }: ShiftCase,
  person: number,
  has: readonly number[],
  role: number,
) {
  const given = people[person];
  const time = roles[role];
  if (!given || !time || (weights[person]?.[role] ?? 0) <= 0 || has.length >= given.atMost)
    return false;
  const engaged = [...(given.busy ?? []), ...has.flatMap((one) => roles[one] ?? [])];
  return engaged.every((other) => other.endsAt <= time.startsAt || time.endsAt <= other.startsAt);
}

/** Tries to give every pair its shift, and not to. */
export function bestByTrying(problem: ShiftCase): Worth {
  let best: Worth = { minimum: 0, rest: 0 };
  const taken: number[][] = problem.people.map(() => []);
  const pairs = taken.flatMap((_, person) =>
    problem.roles.map((_role, role) => ({ person, role })),
  );
  const visit = (next: number): void => {
    const pair = pairs[next];
    if (!pair) {
      const { minimum, rest } = worthOf(problem, taken);
      if (minimum > best.minimum || (minimum === best.minimum && rest > best.rest))
        best = { minimum, rest };
      return;
    }
    visit(next + 1);
    const mine = taken[pair.person] ?? [];
    const count = taken.filter((one) => one.includes(pair.role)).length;
    if (count >= (problem.roles[pair.role]?.places ?? 0)) return;
    if (!isPossible(problem, pair.person, mine, pair.role)) return;
    mine.push(pair.role);
    visit(next + 1);
    mine.pop();
  };
  visit(0);
  return best;
}

/** The best pair first, of equal ones that of the first role: to minimum places, then to all others. */
export function greedily(problem: ShiftCase): number[][] {
  const taken: number[][] = problem.people.map(() => []);
  const pairs = problem.weights
    .flatMap((row, person) => row.map((value, role) => ({ person, role, value })))
    .sort((a, b) => b.value - a.value || a.role - b.role || a.person - b.person);
  for (const limit of ['minimum', 'places'] as const) {
    for (const { person, role } of pairs) {
      const mine = taken[person] ?? [];
      const count = taken.filter((one) => one.includes(role)).length;
      if (count < (problem.roles[role]?.[limit] ?? 0) && isPossible(problem, person, mine, role))
        mine.push(role);
    }
  }
  return taken;
}
