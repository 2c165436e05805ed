/** When a part of an event is sure enough, and how many more people that takes. */
import { type Distribution, type Group, withMore } from './poisson-binomial.ts';

export const levels = ['covered', 'thin', 'at-risk'] as const;
export type Level = (typeof levels)[number];

/** In percent: covered from 90 on, thin from 60 on, at risk below. Judgements of the makers. */
export const COVERED = 90;
const THIN = 60;

/** @param percent 0 to 100, as `percentOf` rounds it */
export function levelOf(percent: number): Level {
  if (percent >= COVERED) return 'covered';
  return percent >= THIN ? 'thin' : 'at-risk';
}

/** Whole percent, rounded down, so that nothing is said to be surer than it is; 0.9 is 90 whatever its last bits. */
export function percentOf(chance: number): number {
  return chance >= 1 ? 100 : Math.min(99, Math.floor(chance * 100 + 1e-9));
}

/**
 * The smallest number from 0 with which the chance is covered; `most` when that is not enough either. The chance must
 * not fall as the number grows. Takes O(log number) looks.
 */
export function smallestReaching(most: number, chanceWith: (count: number) => number): number {
  const isEnough = (count: number) => percentOf(chanceWith(count)) >= COVERED;
  if (isEnough(0)) return 0;
  let short = 0;
  let enough = 1;
  while (enough < most && !isEnough(enough)) {
    short = enough;
    enough = Math.min(most, enough * 2);
  }
  while (enough - short > 1) {
    const middle = Math.floor((short + enough) / 2);
    if (isEnough(middle)) enough = middle;
    else short = middle;
  }
  return Math.min(most, enough);
}

/** The distribution when the first of a line come as well; a line that is shorter comes as a whole. */
export function withFirst(
  distribution: Distribution,
  line: readonly Group[],
  count: number,
): Distribution {
  const groups: Group[] = [];
  let left = count;
  for (const group of line) {
    const taken = Math.min(left, group.count);
    if (taken > 0) groups.push({ chance: group.chance, count: taken });
    left -= taken;
  }
  return groups.length === 0 ? distribution : withMore(distribution, groups);
}
