/** One head of the model, fitted to examples. */
import { type Features, features, forEachFeature, neutral } from '../features.ts';
import type { Head } from '../model.ts';
import { type Examples, fitLogistic, type Prior } from './logistic.ts';

export type Example = {
  readonly features: Features;
  readonly label: boolean;
  /** How much it counts, from 0. */
  readonly weight: number;
};

/** What lies around the intercept of a prior head: it is hardly known beforehand (precision 0.25). */
const INTERCEPT_VARIANCE = 4;

const SIZE = features.length + 1;

/**
 * The most probable weights, where each is normally distributed around the prior's, with the prior's variance, before the
 * examples. Without examples that is the prior. O(examples × features²) a step.
 */
export function fitHead(examples: readonly Example[], prior: Head): Head {
  const fit = fitLogistic(examplesOf(examples), priorOf(prior));
  const [intercept = 0, ...weights] = fit.weights;
  const [, ...variances] = fit.variances;
  return { intercept, weights: byFeature(weights), variances: byFeature(variances) };
}

/**
 * How many weights the examples have settled, from 0 to the number of features: the sum of 1 - posterior / prior variance
 * (MacKay 1992, "Bayesian interpolation", γ).
 */
export function settledWeights(head: Head, prior: Head): number {
  return features.reduce(
    (sum, feature) => sum + 1 - head.variances[feature] / prior.variances[feature],
    0,
  );
}

/** Features are counted from `neutral`, so that the intercept is about somebody of whom nothing is known. */
function examplesOf(examples: readonly Example[]): Examples {
  const rows = new Float64Array(examples.length * SIZE);
  for (const [index, { features: values }] of examples.entries()) {
    const start = index * SIZE;
    rows[start] = 1;
    for (const [column, feature] of features.entries())
      rows[start + 1 + column] = values[feature] - neutral[feature];
  }
  return {
    size: SIZE,
    rows,
    labels: Uint8Array.from(examples, ({ label }) => Number(label)),
    weights: Float64Array.from(examples, ({ weight }) => weight),
  };
}

function priorOf({ intercept, weights, variances }: Head): Prior {
  return {
    means: Float64Array.from([intercept, ...features.map((feature) => weights[feature])]),
    variances: Float64Array.from([
      INTERCEPT_VARIANCE,
      ...features.map((feature) => variances[feature]),
    ]),
  };
}

function byFeature(numbers: readonly number[]): Features {
  let index = 0;
  return forEachFeature(() => numbers[index++] ?? 0);
}
