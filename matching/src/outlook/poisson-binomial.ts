/**
 * How many people come when each comes independently with a chance of their own: the Poisson binomial distribution
 * (Poisson, Recherches sur la probabilité des jugements, 1837; exact ways to compute it compared by Hong, Computational
 * Statistics & Data Analysis 59, 2013).
 *
 * Exact by dynamic programming: the distribution of everybody is the convolution of those of the groups, and within a
 * group of equal chances it is a binomial one. Only the stretch that holds all mass but 1e-15 is kept, about sixteen
 * standard deviations, so that 30,000 people are some 1,100 numbers and not 30,001.
 */

/** So many people with the same chance to come, 0 to 1. */
export type Group = { readonly chance: number; readonly count: number };

export type Distribution = {
  /** The number of people to which the first of the chances belongs. */
  readonly from: number;
  /** The chances that exactly `from`, `from + 1`, … people come; at least one entry. */
  readonly chances: Float64Array;
};

/** How much mass may be missing from a distribution in all. */
const MISSING = 1e-15;

/** Terms below this share of the largest one are nothing, however many there are. */
const NOTHING = 1e-40;

/**
 * The distribution of how many of all groups come; of nobody, it is certain that nobody comes. Costs
 * O(log groups × kept numbers²).
 *
 * @throws RangeError for a chance outside 0 … 1 or NaN, or a count that is not a whole number from 0
 */
export function distributionOf(groups: readonly Group[]): Distribution {
  const people = merged(groups);
  const cut = MISSING / (4 * people.size + 1);
  let parts = [...people].map(([chance, count]) => trimmed(binomial(chance, count), cut));
  parts.sort((a, b) => a.chances.length - b.chances.length);
  while (parts.length > 1) parts = inPairs(parts, cut);
  return parts[0] ?? { from: 0, chances: Float64Array.of(1) };
}

/** Neighbours put together: half as many, of about equal size, so that no long one is gone through for each short one. */
function inPairs(parts: readonly Distribution[], cut: number): Distribution[] {
  const pairs: Distribution[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const [one, other] = parts.slice(index, index + 2);
    if (one) pairs.push(other ? trimmed(convolved(one, other), cut) : one);
  }
  return pairs;
}

/** The distribution when other people come as well, independently of the first. */
export function withMore(distribution: Distribution, groups: readonly Group[]): Distribution {
  return trimmed(convolved(distribution, distributionOf(groups)), MISSING / 2);
}

/**
 * The chance that at least so many come, 0 to 1: 1 for nobody, 0 for more than there are. What is the smaller, the chance
 * or what it lacks of 1, is summed, so that neither loses its digits.
 *
 * @throws RangeError when `minimum` is not a whole number from 0
 */
export function chanceOfAtLeast({ from, chances }: Distribution, minimum: number): number {
  requireCount(minimum, 'minimum');
  const index = minimum - from;
  if (index <= 0) return 1;
  if (index >= chances.length) return 0;
  const enough = sum(chances.subarray(index));
  return enough < 0.5 ? enough : Math.max(0, 1 - sum(chances.subarray(0, index)));
}

/** Chance → how many have it, in the order of the chances: the same people give the same bytes in any order. */
function merged(groups: readonly Group[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const group of groups.toSorted((a, b) => a.chance - b.chance)) {
    requireGroup(group);
    const { chance, count } = group;
    if (count > 0) counts.set(chance, (counts.get(chance) ?? 0) + count);
  }
  return counts;
}

/** @throws RangeError for a chance outside 0 to 1 (NaN too), or a count that is no whole number from 0 */
export function requireGroup({ chance, count }: Group): void {
  if (!(chance >= 0 && chance <= 1)) throw new RangeError(`A chance is 0 to 1, not ${chance}.`);
  requireCount(count, 'count');
}

/** @throws RangeError when the value is no whole number from 0; the name stands in the message */
export function requireCount(value: number, name: string): void {
  if (Number.isSafeInteger(value) && value >= 0) return;
  throw new RangeError(`"${name}" is a whole number from 0, not ${value}.`);
}

/**
 * From the most likely number outwards by the ratio of neighbours, relative to it, and divided by the sum in the end:
 * no factorials, no underflow.
 */
function binomial(chance: number, count: number): Distribution {
  if (chance === 0) return { from: 0, chances: Float64Array.of(1) };
  if (chance === 1) return { from: count, chances: Float64Array.of(1) };
  const odds = chance / (1 - chance);
  const mode = Math.min(count, Math.floor((count + 1) * chance));
  const below: number[] = [];
  for (let k = mode, term = 1; k > 0; k--) {
    term *= k / ((count - k + 1) * odds);
    if (term < NOTHING) break;
    below.push(term);
  }
  const above: number[] = [];
  for (let k = mode, term = 1; k < count; k++) {
    term *= ((count - k) * odds) / (k + 1);
    if (term < NOTHING) break;
    above.push(term);
  }
  const chances = Float64Array.of(...below.toReversed(), 1, ...above);
  const total = sum(chances);
  return { from: mode - below.length, chances: chances.map((term) => term / total) };
}

function convolved(one: Distribution, other: Distribution): Distribution {
  const chances = new Float64Array(one.chances.length + other.chances.length - 1);
  for (const [shift, weight] of other.chances.entries()) {
    for (let i = 0; i < one.chances.length; i++)
      chances[i + shift] = (chances[i + shift] ?? 0) + (one.chances[i] ?? 0) * weight;
  }
  return { from: one.from + other.from, chances };
}

/** Without what lies at the ends, of at most `cut` on either side. */
function trimmed({ from, chances }: Distribution, cut: number): Distribution {
  let first = 0;
  for (let lost = 0; first < chances.length - 1; first++) {
    lost += chances[first] ?? 0;
    if (lost > cut) break;
  }
  let end = chances.length;
  for (let lost = 0; end > first + 1; end--) {
    lost += chances[end - 1] ?? 0;
    if (lost > cut) break;
  }
  return { from: from + first, chances: chances.subarray(first, end) };
}

function sum(numbers: Float64Array): number {
  return numbers.reduce((total, number) => total + number, 0);
}
