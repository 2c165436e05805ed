/** What filling one more place of a role adds besides the weight of the person. */
import type { Pairs } from './problem.ts';

type Capacity = {
  readonly places: number;
  readonly minimum: number;
  /** How many of the places are taken beforehand: the first ones. */
  readonly taken: number;
};

/**
 * One list a role, a number for each place that is not taken, never rising: so the best plan fills the first places first, and the problem stays one of
 * flows in a network, which has a price proof (convex costs; Ahuja, Magnanti and Orlin, Network Flows, 1993, chapter 14).
 *
 * - Fairness: place k of n (from 0) gets fairness x (n - k) / n, rounded.
 * - Minimum: the first `minimum` places get a number on top that is above everything that weights and fairness can add up to
 *   in any plan. So the number of minimum places filled comes first, and only then the rest.
 *
 * Places beyond the number of people cannot be filled and get no number.
 *
 * @param fairness a whole number, 0 or more
 *
 * @throws RangeError when a sum could exceed 2^53 and would no longer be exact, or a capacity is no whole number
 */
export function placeBonuses(
  roles: readonly Capacity[],
  { fairness, pairs: { people, weight } }: { fairness: number; pairs: Pairs },
): number[][] {
  if (!isCount(fairness)) throw new RangeError(`Fairness must be a whole number, not ${fairness}`);
  for (const { places, minimum } of roles) {
    if (!isCount(places) || !isCount(minimum) || minimum > places)
      throw new RangeError(`Not a capacity: ${minimum} to ${places} places`);
  }
  const total = roles.reduce((sum, { places }) => sum + places, 0);
  const fillable = Math.min(people, total);
  const highestWeight = weight.reduce((highest, one) => Math.max(highest, one), 0);
  const everything = fillable * (highestWeight + fairness);
  if (!Number.isSafeInteger(fillable * (2 * everything + 1)))
    throw new RangeError('Weights and numbers of people are too large for exact sums');

  return roles.map(({ places, minimum, taken }) =>
    Array.from({ length: Math.min(Math.max(0, places - taken), people) }, (_, index) => {
      const place = taken + index;
      const fair = Math.round((fairness * (places - place)) / places);
      return place < minimum ? fair + everything + 1 : fair;
    }),
  );
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
