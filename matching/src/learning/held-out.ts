/** How good a head is on outcomes that it has not learned from. */
import type { Features } from '../features.ts';
import { chanceOf, contributionsOf, type Head } from '../model.ts';
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
  const chance = (values: Features) => chanceOf(head, contributionsOf(head, values));
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
