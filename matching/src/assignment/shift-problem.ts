/** The assignment problem where a person may take several roles, at different times: roles are shifts. */
import type { Pairs, Problem } from './problem.ts';

/** From the start up to and without the end, in epoch milliseconds: one may begin when another ends. */
export type Interval = { readonly startsAt: number; readonly endsAt: number };

/** Pairs that are impossible for other reasons (an existing commitment at that time) are not among the pairs. */
export type ShiftProblem = Problem & {
  readonly times: readonly Interval[];
  /** For each person the most shifts they may take. */
  readonly atMost: Int32Array;
  /** For each role how many places come first. */
  readonly minimums: readonly number[];
  /** For each pair its role. */
  readonly roleOf: Int32Array;
};

export function overlaps(one: Interval, other: Interval): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** For each pair its role. */
export function rolesOfPairs({ start, person }: Pairs): Int32Array {
  const roleOf = new Int32Array(person.length);
  for (let role = 0; role + 1 < start.length; role++)
    roleOf.fill(role, start[role], start[role + 1]);
  return roleOf;
}
