/** What 'Fill for me' is asked with, and the same as numbers for the solver. */
import { placeBonuses } from './bonuses.ts';
import { densePairs, listedPairs } from './pairs.ts';
import { FREE, GONE, type ListedPerson, type Problem } from './problem.ts';

export type PlanRole = {
  readonly id: string;
  /** Whole number, 0 or more. Anyone who is `locked` in the role takes one of them. */
  readonly places: number;
  /**
   * How many of the places come before everything else: one more minimum place filled anywhere is worth more than the best
   * choice of people for all other places together. A whole number, 0 to `places`.
   */
  readonly minimum: number;
};

export type PlanPerson = { readonly id: string };

/** The people who could take a role. */
export type RoleList = {
  /** By falling weight, nobody twice. */
  readonly people: readonly ListedPerson[];
};

/**
 * What each pair is worth. A weight is a whole number up to 2^31 - 1, by convention 100,000 x score; 0 or less: not possible.
 * `weight` is asked once for every person and role; `lists` has one list a role, in the order of the roles.
 */
type Weights =
  | { readonly weight: (personIndex: number, roleIndex: number) => number }
  | { readonly lists: readonly RoleList[] };

export type Placed = { readonly personIndex: number; readonly roleIndex: number };

export type PlanSettings = {
  readonly roles: readonly PlanRole[];
  readonly people: readonly PlanPerson[];
  /** Who has a place already and keeps it: they and their places are taken out beforehand. */
  readonly locked?: readonly Placed[];
  /** Indexes of people who are not to be planned: who has cancelled, for instance. */
  readonly absent?: readonly number[];
  /**
   * How much an even spread over the roles counts, in units of weight: the first place of a role gets the whole of it on top,
   * the last one of `places` a `places`-th, evenly in between. 0 if left out.
   */
  readonly fairness?: number;
};

export type PlanInput = PlanSettings & Weights;

/** Pairs of people who are locked or absent stay in the problem, so that prices and bonuses do not change with them. */
export function problemOf(input: PlanInput): Problem {
  const people = input.people.length;
  const pairs =
    'lists' in input
      ? listedPairs(people, listsOf(input))
      : densePairs({ people, roles: input.roles.length }, input.weight);
  return {
    pairs,
    bonuses: placeBonuses(capacitiesOf(input), { fairness: input.fairness ?? 0, pairs }),
  };
}

function listsOf({
  roles,
  lists,
}: PlanSettings & { lists: readonly RoleList[] }): (readonly ListedPerson[])[] {
  if (lists.length !== roles.length) throw new RangeError('There must be one list a role');
  return lists.map((list) => list.people);
}

/** The roles, and how many of their places are locked. */
export function capacitiesOf({
  roles,
  locked = [],
}: PlanSettings): (PlanRole & { taken: number })[] {
  const taken = roles.map(() => 0);
  for (const { roleIndex } of locked) {
    if (taken[roleIndex] === undefined) throw new RangeError(`No role ${roleIndex}`);
    taken[roleIndex]++;
  }
  return roles.map((role, index) => ({ ...role, taken: taken[index] ?? 0 }));
}

/** `GONE` for who is not to be planned, `FREE` for all others. */
export function startOf({ people, locked = [], absent = [] }: PlanSettings): Int32Array {
  const roleOf = new Int32Array(people.length).fill(FREE);
  for (const personIndex of [...absent, ...locked.map((place) => place.personIndex)]) {
    if (roleOf[personIndex] === undefined) throw new RangeError(`No person ${personIndex}`);
    roleOf[personIndex] = GONE;
  }
  return roleOf;
}
