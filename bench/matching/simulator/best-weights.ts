/** The honest yardstick of the model: the best weights of its own form, by the truth about whole pools of other worlds. */
import { features } from '../../../matching/src/features.ts';
import { cholesky, solve } from '../../../matching/src/learning/cholesky.ts';
import { ndcg } from '../../../matching/src/learning/measures.ts';
import type { Sheet } from './ceiling.ts';
import { mean } from './quality.ts';

const SIZE = features.length;
const STEPS = 12;
const RIDGE = 1e-3;
/** A gain in loss, over all roles, that is none. */
const CONVERGED = 1e-4;

/** Everybody of a role is too many to learn from, and most are worth next to nothing: the best, and some of the rest. */
const BEST = 100;
const EVERY = 5;

/** How much more the best count than the good: the better of these, where it was taught, is taken. */
const POWERS = [1, 2];

/** NDCG@10 on `asked` of the weights that put those first in `taught` who are worth most. */
export function bestWeightsOn(taught: readonly Sheet[], asked: readonly Sheet[]): number {
  const lessons = taught.map(lessonOf);
  const fits = POWERS.map((power) => fitWeights(lessons, power));
  const best = fits.reduce((one, other) =>
    ndcgOf(other, taught) > ndcgOf(one, taught) ? other : one,
  );
  return ndcgOf(best, asked);
}

function lessonOf({ rows, worths }: Sheet): Sheet {
  const kept = [...rows.keys()]
    .sort((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0))
    .filter((_, place) => place < BEST || place % EVERY === 0);
  return {
    rows: kept.flatMap((at) => rows[at] ?? []),
    worths: kept.map((at) => worths[at] ?? 0),
  };
}

function ndcgOf(weights: Float64Array, sheets: readonly Sheet[]): number {
  const score = (row: Float64Array) => dot(weights, row);
  return mean(sheets.map(({ rows, worths }) => ndcg(rows.map(score), worths) ?? 0));
}

/**
 * The cross-entropy between the shares of worth of a role and a softmax of the scores (ListNet, Cao et al. 2007) is convex in
 * the weights, so that Newton's method with halved steps finds the least.
 */
function fitWeights(sheets: readonly Sheet[], power: number): Float64Array {
  let weights = new Float64Array(SIZE);
  let { loss, gradient, curvature } = slopeAt(weights, sheets, power);
  for (let step = 0; step < STEPS; step++) {
    const move = solve(cholesky(curvature, SIZE), gradient);
    const before = loss;
    for (let length = 1; length > 1e-3; length /= 2) {
      const next = weights.map((weight, at) => weight - length * (move[at] ?? 0));
      const slope = slopeAt(next, sheets, power);
      if (!(slope.loss < loss)) continue;
      weights = next;
      ({ loss, gradient, curvature } = slope);
      break;
    }
    if (before - loss < CONVERGED) break;
  }
  return weights;
}

function slopeAt(weights: Float64Array, sheets: readonly Sheet[], power: number) {
  let loss = 0;
  const gradient = new Float64Array(SIZE);
  const curvature = new Float64Array(SIZE * SIZE);
  for (const { rows, worths } of sheets) {
    const scores = rows.map((row) => dot(weights, row));
    const highest = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - highest));
    const [allOdds, allWorth] = [sum(odds), sum(worths.map((worth) => worth ** power))];
    const middle = new Float64Array(SIZE);
    for (const [index, row] of rows.entries()) {
      const chance = (odds[index] ?? 0) / allOdds;
      const share = (worths[index] ?? 0) ** power / allWorth;
      loss -= share * ((scores[index] ?? 0) - highest - Math.log(allOdds));
      for (let i = 0; i < SIZE; i++) {
        const value = row[i] as number;
        middle[i] = (middle[i] as number) + chance * value;
        gradient[i] = (gradient[i] as number) + (chance - share) * value;
        for (let j = 0; j <= i; j++)
          curvature[i * SIZE + j] =
            (curvature[i * SIZE + j] as number) + chance * value * (row[j] as number);
      }
    }
    for (let i = 0; i < SIZE; i++)
      for (let j = 0; j <= i; j++)
        curvature[i * SIZE + j] =
          (curvature[i * SIZE + j] as number) - (middle[i] as number) * (middle[j] as number);
  }
  for (let i = 0; i < SIZE; i++) {
    loss += (RIDGE / 2) * (weights[i] as number) ** 2;
    gradient[i] = (gradient[i] as number) + RIDGE * (weights[i] as number);
    curvature[i * SIZE + i] = (curvature[i * SIZE + i] as number) + RIDGE;
  }
  return { loss, gradient, curvature };
}

function dot(weights: Float64Array, row: Float64Array): number {
  let total = 0;
  for (let at = 0; at < SIZE; at++) total += (weights[at] as number) * (row[at] as number);
  return total;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
