/** People and roles in numbers, made from a seed: skills in twelve fields, some of which everybody asks for. */
import type { PlanPerson, PlanRole } from '../plan-input.ts';
import { randomNumbers } from '../random-numbers.ts';

const FIELDS = 12;

export type Crowd = {
  readonly roles: readonly PlanRole[];
  readonly people: readonly PlanPerson[];
  /** People x roles, row by row for each role: 100,000 x a score between 0 and 1. */
  readonly weights: Int32Array;
};

/**
 * Everybody has a little of everything, is good in one field and fair in another, and is more or less dependable; a role asks
 * for one field. Field f is asked for, and learned, in proportion to 1 / (f + 1). How near a person lives and how well
 * the time suits take up to a half of each pair. So every pair is possible, and the roles of the first fields want the same people.
 */
export function crowd({
  people,
  roles,
  places,
  minimum = 0,
  seed,
}: {
  people: number;
  roles: number;
  places: number;
  minimum?: number;
  seed: number;
}): Crowd {
  const next = randomNumbers(seed);
  const skills = Array.from({ length: people }, () => {
    const dependable = 0.5 + 0.5 * next();
    const levels = Float64Array.from({ length: FIELDS }, () => 0.2 * next());
    levels[popularField(next())] = 0.3 + 0.3 * next();
    levels[popularField(next())] = 0.4 + 0.6 * next();
    for (const [field, level] of levels.entries()) levels[field] = dependable * level;
    return levels;
  });
  const weights = new Int32Array(people * roles);
  for (let role = 0; role < roles; role++) {
    const field = popularField(next());
    for (let person = 0; person < people; person++) {
      const score = (skills[person]?.[field] ?? 0) * (0.5 + 0.5 * next()) * (0.5 + 0.5 * next());
      weights[role * people + person] = Math.round(100_000 * score);
    }
  }
  return {
    roles: Array.from({ length: roles }, (_, index) => ({ id: `role-${index}`, places, minimum })),
    people: Array.from({ length: people }, (_, index) => ({ id: `person-${index}` })),
    weights,
  };
}

function popularField(chance: number): number {
  const shares = Array.from({ length: FIELDS }, (_, field) => 1 / (field + 1));
  let left = chance * shares.reduce((sum, share) => sum + share, 0);
  return Math.max(
    0,
    shares.findIndex((share) => {
      left -= share;
      return left < 0;
    }),
  );
}

export function weightOf({ people, weights }: Crowd, person: number, role: number): number {
  return weights[role * people.length + person] ?? 0;
}
