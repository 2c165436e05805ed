/** How good a head is on outcomes that it has not learned from. */
import type { Features } from '../features.ts';
import { chanceOf, contributionsOf, type Head, logOddsOf } from '../model.ts';
import { rightlyOrdered } from './compare.ts';
import { areaUnderCurve, brier, expectedCalibrationError, logLoss, ndcg } from './measures.ts';
import type { Labelled } from './outcome.ts';

export type HeadMeasures = {
  readonly outcomes: number;
  readonly logLoss: number;
  readonly brier: number;
  readonly calibrationError: number;
  /** Null when all had the same outcome. */
  readonly areaUnderCurve: number | null;
  /** Of the order within roles, the mean of NDCG@10; null when in no role people had different outcomes. */
  readonly ndcg: number | null;
};

/** Null when there are no outcomes. O(n log n). */
export function measure(head: Head, outcomes: readonly Labelled[]): HeadMeasures | null {
  if (outcomes.length === 0) return null;
  const chance = (values: Features) => chanceIn(head, values);
  const chances = outcomes.map(({ features }) => chance(features));
  const labels = outcomes.map(({ label }) => label);
  return {
    outcomes: outcomes.length,
    logLoss: logLoss(chances, labels),
    brier: brier(chances, labels),
    calibrationError: expectedCalibrationError(chances, labels),
    areaUnderCurve: areaUnderCurve(chances, labels),
    ndcg: ndcgByRole(outcomes, chance),
  };
}

/**
 * From so many of its standard errors on a gain is proved. One would let a wrong version through in 17 of 100 trainings where
 * the first day is the truth, since three heads have a chance each; see safe-learning.test.ts.
 */
const ERRORS = 2;

/**
 * True when a head is better than that of the first day on outcomes that neither has learned from, by more than chance
 * would make it: the mean gain in log-loss, outcome by outcome, exceeds its standard error twice, and no fewer pairs of people
 * within roles are in the right order.
 */
export function isProved(
  outcomes: readonly Labelled[],
  { candidate, first }: { candidate: Head; first: Head },
): boolean {
  const gains = outcomes.map(({ features, label, weight }) => ({
    weight,
    gain:
      logLoss([chanceIn(first, features)], [label]) -
      logLoss([chanceIn(candidate, features)], [label]),
  }));
  const all = gains.reduce((sum, { weight }) => sum + weight, 0);
  const mean = gains.reduce((sum, { weight, gain }) => sum + weight * gain, 0) / all;
  const squares = gains.reduce((sum, { weight, gain }) => sum + (weight * (gain - mean)) ** 2, 0);
  const error = Math.sqrt(squares) / all;
  if (!(mean > ERRORS * error)) return false;
  const order = (head: Head) => rightlyOrdered(outcomes, (values) => logOddsOf(head, values)) ?? 0;
  return order(candidate) >= order(first);
}

function chanceIn(head: Head, values: Features): number {
  return chanceOf(head, contributionsOf(head, values));
}

/** The mean of NDCG@10 over the roles in which people had different outcomes; null when there is none. */
function ndcgByRole(
  outcomes: readonly Labelled[],
  score: (values: Features) => number,
): number | null {
  const values = [...Map.groupBy(outcomes, ({ roleId }) => roleId).values()].flatMap((role) => {
    const gains = role.map(({ label }) => Number(label));
    if (new Set(gains).size < 2) return [];
    return (
      ndcg(
        role.map(({ features }) => score(features)),
        gains,
      ) ?? []
    );
  });
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
