/** What learning is worth to people who would otherwise count skills. */
import type { Features } from '../features.ts';
import { type Head, logOddsOf } from '../model.ts';
import { areaUnderCurve } from './measures.ts';
import type { Labelled } from './outcome.ts';

export type Comparison = {
  /** How many outcomes were looked at. */
  readonly outcomes: number;
  /** Of all pairs of people in one role for one of whom it came true: the share with that one first, by the head, */
  readonly rightlyOrdered: number;
  /** and by how many of the asked skills they list. */
  readonly skillCountRightlyOrdered: number;
  /** 0.18 for 18 % better than skill count. */
  readonly betterBy: number;
};

const LAST = 200;

/**
 * Orders the people of each role once by the head and once by counted skills, on the last 200 outcomes, which the head must
 * not have learned from. Null when in no role people had different outcomes.
 *
 * Only people who were worth asking have outcomes, a few a role. On such short lists NDCG is near its best in any order
 * (0.75 by chance), so pairs are counted: half of them are right by chance.
 *
 * @param outcomes oldest first
 */
export function compare(head: Head, outcomes: readonly Labelled[]): Comparison | null {
  const last = outcomes.slice(-LAST);
  const learned = rightlyOrdered(last, (values) => logOddsOf(head, values));
  // Within a role, the share of the asked skills orders as their number does.
  const counted = rightlyOrdered(last, ({ sameSkills }) => sameSkills);
  if (learned === null || !counted) return null;
  return {
    outcomes: last.length,
    rightlyOrdered: learned,
    skillCountRightlyOrdered: counted,
    betterBy: learned / counted - 1,
  };
}

/**
 * Of all pairs of people in one role for one of whom it came true: the share with that one first (the area under the curve
 * within roles). Equal scores count half; null without a pair.
 */
export function rightlyOrdered(
  outcomes: readonly Labelled[],
  score: (values: Features) => number,
): number | null {
  let [right, pairs] = [0, 0];
  for (const role of Map.groupBy(outcomes, ({ roleId }) => roleId).values()) {
    const labels = role.map(({ label }) => label);
    const positives = labels.filter(Boolean).length;
    const ofRole = positives * (labels.length - positives);
    const area = areaUnderCurve(
      role.map(({ features }) => score(features)),
      labels,
    );
    right += (area ?? 0) * ofRole;
    pairs += ofRole;
  }
  return pairs > 0 ? right / pairs : null;
}
