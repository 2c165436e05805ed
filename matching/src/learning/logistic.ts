/**
 * Bayesian logistic regression: the most probable weights under a normal prior, and how unsure each is.
 *
 * Maximum a posteriori by Newton's method, and Laplace's approximation of the posterior by the normal distribution with
 * the same peak and curvature: Bishop, "Pattern Recognition and Machine Learning" (2006), §4.3.3, §4.4 and §4.5.1;
 * MacKay, "The evidence framework applied to classification networks" (1992).
 */
import { cholesky, inverseDiagonal, solve } from './cholesky.ts';

/** n rows of `size` numbers; the first may be a constant 1 for the intercept. */
export type Examples = {
  readonly size: number;
  /** n × size, row after row. */
  readonly rows: Float64Array;
  /** n, each 0 or 1. */
  readonly labels: Uint8Array;
  /** n, how much each row counts, from 0. */
  readonly weights: Float64Array;
};

/** A normal distribution for each weight, without correlations. Both have `size` numbers. */
export type Prior = { readonly means: Float64Array; readonly variances: Float64Array };

export type Fit = {
  readonly weights: Float64Array;
  /** The diagonal of the inverse curvature: at most the prior's variances. */
  readonly variances: Float64Array;
};

const MOST_STEPS = 100;
const MOST_HALVINGS = 40;

/** In log-odds: a smaller step changes nothing that could be seen. */
const SMALL_STEP = 1e-9;

/**
 * The loss is strictly convex because of the prior, so there is one answer, also without rows (the prior) and when all
 * labels are the same. A full Newton step can overshoot and diverge, so it is halved until the penalised loss falls.
 *
 * O(n × size²) a step, of which there are mostly 4 to 8.
 *
 * @throws RangeError when the arrays do not belong together, or hold what is no number
 */
export function fitLogistic(examples: Examples, prior: Prior): Fit {
  requireSound(examples, prior);
  let weights = Float64Array.from(prior.means);
  let loss = penalisedLoss(examples, prior, weights);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { gradient, curvature } = slopeAt(examples, prior, weights);
    const direction = solve(cholesky(curvature, examples.size), gradient);
    const next = shortened(direction, weights, (tried) => {
      const triedLoss = penalisedLoss(examples, prior, tried);
      return triedLoss <= loss ? triedLoss : undefined;
    });
    if (!next) break;
    weights = next.weights;
    loss = next.loss;
    if (next.length < SMALL_STEP) break;
  }
  const { curvature } = slopeAt(examples, prior, weights);
  return { weights, variances: inverseDiagonal(cholesky(curvature, examples.size)) };
}

type Trial = {
  readonly weights: Float64Array<ArrayBuffer>;
  readonly loss: number;
  readonly length: number;
};

/** Half the step, and half again, until the loss no longer rises; undefined when it always does. */
function shortened(
  direction: Float64Array,
  from: Float64Array,
  lossIfLower: (tried: Float64Array) => number | undefined,
): Trial | undefined {
  let share = 1;
  for (let halving = 0; halving < MOST_HALVINGS; halving++, share /= 2) {
    const weights = from.map((weight, index) => weight - share * at(direction, index));
    const loss = lossIfLower(weights);
    if (loss === undefined) continue;
    return { weights, loss, length: share * Math.max(...direction.map(Math.abs)) };
  }
  return undefined;
}

/** -ln of the likelihood, and the prior's (w - mean)² / (2 variance). */
function penalisedLoss(
  { size, rows, labels, weights: counts }: Examples,
  { means, variances }: Prior,
  weights: Float64Array,
): number {
  let loss = 0;
  for (let row = 0; row < labels.length; row++) {
    const logit = dot(rows, row * size, weights);
    // ln(1 + e^z), without overflow.
    const softplus = Math.max(0, logit) + Math.log1p(Math.exp(-Math.abs(logit)));
    loss += at(counts, row) * (softplus - at(labels, row) * logit);
  }
  for (let k = 0; k < size; k++)
    loss += (at(weights, k) - at(means, k)) ** 2 / (2 * at(variances, k));
  return loss;
}

/** First and second derivatives of the penalised loss; of the second only the lower half, row after row. */
function slopeAt(
  { size, rows, labels, weights: counts }: Examples,
  { means, variances }: Prior,
  weights: Float64Array,
): { gradient: Float64Array; curvature: Float64Array } {
  const gradient = new Float64Array(size);
  const curvature = new Float64Array(size * size);
  for (let row = 0; row < labels.length; row++) {
    const start = row * size;
    const chance = 1 / (1 + Math.exp(-dot(rows, start, weights)));
    const count = at(counts, row);
    const error = count * (chance - at(labels, row));
    const bend = count * chance * (1 - chance);
    for (let i = 0; i < size; i++) {
      const value = at(rows, start + i);
      if (value === 0) continue;
      gradient[i] = at(gradient, i) + error * value;
      const bent = bend * value;
      for (let j = 0; j <= i; j++)
        curvature[i * size + j] = at(curvature, i * size + j) + bent * at(rows, start + j);
    }
  }
  for (let k = 0; k < size; k++) {
    gradient[k] = at(gradient, k) + (at(weights, k) - at(means, k)) / at(variances, k);
    curvature[k * size + k] = at(curvature, k * size + k) + 1 / at(variances, k);
  }
  return { gradient, curvature };
}

function dot(rows: Float64Array, start: number, weights: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < weights.length; k++) sum += at(rows, start + k) * at(weights, k);
  return sum;
}

function at(numbers: Float64Array | Uint8Array, index: number): number {
  return numbers[index] as number;
}

function requireSound({ size, rows, labels, weights }: Examples, prior: Prior): void {
  const count = labels.length;
  if (rows.length !== count * size || weights.length !== count)
    throw new RangeError(`${count} labels do not belong to ${rows.length} numbers.`);
  if (prior.means.length !== size || prior.variances.length !== size)
    throw new RangeError(`The prior is not for ${size} weights.`);
  if (!rows.every(Number.isFinite) || !prior.means.every(Number.isFinite))
    throw new RangeError('Not a number among the rows or the means of the prior.');
  if (!weights.every((weight) => weight >= 0 && Number.isFinite(weight)))
    throw new RangeError('A row must count 0 or more.');
  if (!prior.variances.every((variance) => variance > 0 && Number.isFinite(variance)))
    throw new RangeError('A variance must be above 0.');
}
