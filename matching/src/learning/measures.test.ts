import { describe, expect, test } from 'vitest';
import {
  areaUnderCurve,
  brier,
  calibrationBins,
  expectedCalibrationError,
  gini,
  logLoss,
  ndcg,
} from './measures.ts';

const labels = [true, false, true, false];
const chances = [0.9, 0.8, 0.6, 0.1];

describe('MT-07 measures, against values worked out by hand', () => {
  test('MT-07 log-loss is the mean of -ln(the chance of what happened)', () => {
    // -(ln 0.9 + ln 0.2 + ln 0.6 + ln 0.9) / 4
    expect(logLoss(chances, labels)).toBeCloseTo(0.582746, 6);
    expect(logLoss([0.5, 0.5], [true, false])).toBeCloseTo(Math.LN2, 12);
  });

  test('MT-07 log-loss stays finite when somebody was sure and wrong', () => {
    expect(logLoss([1, 0], [false, true])).toBeCloseTo(-Math.log(1e-12), 6);
    expect(logLoss([1, 0], [true, false])).toBeCloseTo(0, 12);
  });

  test('MT-07 the Brier score is the mean squared distance', () => {
    // (0.01 + 0.64 + 0.16 + 0.01) / 4
    expect(brier(chances, labels)).toBeCloseTo(0.205, 12);
  });

  test('MT-07 bins hold what was said and what happened; a chance of 1 is in the last', () => {
    const bins = calibrationBins([0.1, 0.3, 0.5, 1], [false, true, true, true], 2);
    expect(bins).toEqual([
      { from: 0, to: 0.5, count: 2, meanChance: 0.2, share: 0.5 },
      { from: 0.5, to: 1, count: 2, meanChance: 0.75, share: 1 },
    ]);
    expect(calibrationBins([], [], 1)).toEqual([
      { from: 0, to: 1, count: 0, meanChance: null, share: null },
    ]);
  });

  test('MT-07 the calibration error weighs each bin by its people', () => {
    // 2/4 x |0.2 - 0.5| + 2/4 x |0.75 - 1|
    expect(expectedCalibrationError([0.1, 0.3, 0.5, 1], [false, true, true, true], 2)).toBeCloseTo(
      0.275,
      12,
    );
    expect(expectedCalibrationError([0.75, 0.75, 0.75, 0.75], [true, true, true, false])).toBe(0);
  });

  test('MT-07 the area counts pairs in the right order, ties half', () => {
    // Pairs: 0.9 > 0.8, 0.9 > 0.1, 0.6 < 0.8, 0.6 > 0.1: three of four.
    expect(areaUnderCurve(chances, labels)).toBe(0.75);
    expect(areaUnderCurve([0.5, 0.5], [true, false])).toBe(0.5);
    expect(areaUnderCurve([0.2, 0.2, 0.1], [true, false, false])).toBe(0.75);
    expect(areaUnderCurve([0.2, 0.4], [true, true])).toBeNull();
    expect(areaUnderCurve([], [])).toBeNull();
  });

  test('MT-07 NDCG is the gain of the order over the best gain', () => {
    // (1 / log2(2) + 3 / log2(3)) / (3 / log2(2) + 1 / log2(3))
    expect(ndcg([2, 1], [1, 3])).toBeCloseTo(0.796708, 6);
    expect(ndcg([2, 1], [3, 1])).toBe(1);
    expect(ndcg([3, 2, 1], [0, 0, 1], 2)).toBe(0);
    expect(ndcg([1, 2], [0, 0])).toBeNull();
  });

  test('MT-07 people with the same score share the places, whatever their order', () => {
    // One of two equal ones has the gain: half of 1 / log2(2) + 1 / log2(3).
    expect(ndcg([1, 1], [1, 0])).toBeCloseTo(0.815465, 6);
    expect(ndcg([1, 1], [0, 1])).toBeCloseTo(0.815465, 6);
    expect(ndcg(Array(10_000).fill(0.5), [...Array(9_999).fill(0), 1])).toBeCloseTo(0.000454, 6);
  });

  test('MT-08 Gini is 0 for equal shares and (n - 1) / n for all to one', () => {
    expect(gini([2, 2, 2])).toBe(0);
    expect(gini([0, 0, 0, 8])).toBe(0.75);
    // Differences of all pairs: 1, 2, 1; 2 x (1 + 2 + 1) / (2 x 9 x 2)
    expect(gini([1, 2, 3])).toBeCloseTo(8 / 36, 12);
    expect(gini([])).toBe(0);
    expect(gini([0, 0])).toBe(0);
  });

  test('MT-07 what cannot be measured is refused', () => {
    expect(() => logLoss([], [])).toThrow(RangeError);
    expect(() => brier([0.5], [true, false])).toThrow(RangeError);
    expect(() => expectedCalibrationError([], [])).toThrow(RangeError);
    expect(() => calibrationBins([Number.NaN], [true])).toThrow(RangeError);
    expect(() => areaUnderCurve([0.5], [])).toThrow(RangeError);
    expect(() => ndcg([0.5], [])).toThrow(RangeError);
  });
});
