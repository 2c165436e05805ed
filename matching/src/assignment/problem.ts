/**
 * The assignment problem as numbers: people, roles with places, and what each pair is worth. Whole numbers throughout, so
 * that sums are exact and a proof is a proof to the unit.
 */

/** One entry of a role's list. */
export type ListedPerson = {
  readonly personIndex: number;
  /** A whole number between 1 and 2^31 - 1; 0 or less means that the person cannot take the role. */
  readonly weight: number;
};

/** All possible pairs, role by role, best first: role r owns the entries start[r] up to and without start[r + 1]. */
export type Pairs = {
  readonly people: number;
  /** One more than there are roles. */
  readonly start: Int32Array;
  /** Index of the person; within a role by falling weight, equal weights by rising index (in lists: as given). */
  readonly person: Int32Array;
  readonly weight: Int32Array;
};

export type Problem = {
  readonly pairs: Pairs;
  /** For each role one number a place: what filling one more place adds besides the weight. Never rises within a role. */
  readonly bonuses: readonly (readonly number[])[];
};

/** In `roleOf`: free, or not to be planned at all. */
export const FREE = -1;
export const GONE = -2;

export type Solution = {
  /** For each person the role, or `FREE`, or `GONE`. */
  readonly roleOf: Int32Array;
  /** For each role what one of its places costs in the dual: see certificate.ts. */
  readonly prices: Float64Array;
};
