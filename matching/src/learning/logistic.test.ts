import { expect, test } from 'vitest';
import { type Examples, fitLogistic, type Prior } from './logistic.ts';

const prior: Prior = {
  means: Float64Array.of(0, 0),
  variances: Float64Array.of(4, 1),
};

/** A constant 1 and one number. */
function examplesOf(rows: readonly (readonly [number, 0 | 1])[], weight = 1): Examples {
  return {
    size: 2,
    rows: Float64Array.from(rows.flatMap(([value]) => [1, value])),
    labels: Uint8Array.from(rows, ([, label]) => label),
    weights: new Float64Array(rows.length).fill(weight),
  };
}

const mixed = [
  [0, 0],
  [0.2, 0],
  [0.4, 1],
  [0.6, 0],
  [0.8, 1],
  [1, 1],
] as const;

test('MT-03 the most probable weights are where the slope of the penalised loss is 0', () => {
  const { weights } = fitLogistic(examplesOf(mixed), prior);
  const [intercept = 0, weight = 0] = weights;
  let [slope, slopeOfIntercept] = [weight / 1, intercept / 4];
  for (const [value, label] of mixed) {
    const error = 1 / (1 + Math.exp(-(intercept + weight * value))) - label;
    slope += error * value;
    slopeOfIntercept += error;
  }
  expect(slope).toBeCloseTo(0, 9);
  expect(slopeOfIntercept).toBeCloseTo(0, 9);
  expect(weight).toBeGreaterThan(0);
});

test('MT-03 the variances are the diagonal of the inverse curvature', () => {
  const { weights, variances } = fitLogistic(examplesOf(mixed), prior);
  const [intercept = 0, weight = 0] = weights;
  let [a, b, c] = [1 / 4, 0, 1];
  for (const [value] of mixed) {
    const chance = 1 / (1 + Math.exp(-(intercept + weight * value)));
    const bend = chance * (1 - chance);
    a += bend;
    b += bend * value;
    c += bend * value ** 2;
  }
  expect(variances[0]).toBeCloseTo(c / (a * c - b * b), 9);
  expect(variances[1]).toBeCloseTo(a / (a * c - b * b), 9);
});

test('MT-03 nothing to learn from leaves the prior as it was', () => {
  const given = { means: Float64Array.of(-1, 3), variances: Float64Array.of(4, 0.5) };
  const { weights, variances } = fitLogistic(examplesOf([]), given);
  expect([...weights]).toEqual([-1, 3]);
  expect(variances[0]).toBeCloseTo(4, 12);
  expect(variances[1]).toBeCloseTo(0.5, 12);
});

test('MT-03 labels that are all the same give finite weights', () => {
  for (const label of [0, 1] as const) {
    const rows = Array.from({ length: 500 }, (_, index) => [index / 500, label] as const);
    const { weights, variances } = fitLogistic(examplesOf(rows), prior);
    for (const number of [...weights, ...variances]) expect(Number.isFinite(number)).toBe(true);
    expect(Math.sign(weights[0] ?? 0)).toBe(label === 1 ? 1 : -1);
  }
});

test('MT-03 a start where full steps overshoot is no trap: halved steps find the same weights', () => {
  const rows = Array.from({ length: 400 }, (_, index) => {
    const value = index / 400;
    return [value, value > 0.5 ? 1 : 0] as const;
  });
  const wide = Float64Array.of(1e4, 1e4);
  const fits = [0, 200, -200].map((start) =>
    fitLogistic(examplesOf(rows), { means: Float64Array.of(start, -start), variances: wide }),
  );
  for (const { weights } of fits) {
    for (const weight of weights) expect(Number.isFinite(weight)).toBe(true);
    expect(weights[1]).toBeGreaterThan(50);
  }
});

test('MT-03 a row that counts twice is two rows', () => {
  const once = fitLogistic(examplesOf([...mixed, ...mixed]), prior);
  const twice = fitLogistic(examplesOf(mixed, 2), prior);
  for (const [index, weight] of once.weights.entries())
    expect(twice.weights[index]).toBeCloseTo(weight, 9);
});

test('MT-03 the same examples give the same bytes', () => {
  expect(fitLogistic(examplesOf(mixed), prior)).toEqual(fitLogistic(examplesOf(mixed), prior));
});

test('MT-03 what is no number is refused', () => {
  const good = examplesOf(mixed);
  expect(() => fitLogistic({ ...good, rows: good.rows.map(() => Number.NaN) }, prior)).toThrow(
    RangeError,
  );
  expect(() => fitLogistic({ ...good, rows: good.rows.slice(1) }, prior)).toThrow(RangeError);
  expect(() => fitLogistic({ ...good, weights: good.weights.map(() => -1) }, prior)).toThrow(
    RangeError,
  );
  expect(() => fitLogistic(good, { ...prior, variances: Float64Array.of(4, 0) })).toThrow(
    RangeError,
  );
  expect(() => fitLogistic(good, { ...prior, means: Float64Array.of(1) })).toThrow(RangeError);
});
