import { expect, test } from 'vitest';
import { forEachFeature, neutral } from '../features.ts';
import { chanceOf, contributionsOf, dayZero, type Head } from '../model.ts';
import { shifted, shiftOf } from './base-rate.ts';
import { labelledFor, type Outcome } from './outcome.ts';
import { train } from './train.ts';

/** Of those with years six of ten say yes, of the others one; of the newest fifth nine and two. */
const outcomes = Array.from({ length: 1_000 }, (_, at): Outcome => {
  const isExperienced = at % 2 === 0;
  const isNewest = at >= 800;
  const yes = isExperienced ? (isNewest ? 9 : 6) : isNewest ? 2 : 1;
  return {
    at,
    roleId: `r${Math.floor(at / 6)}`,
    features: { ...neutral, experience: Number(isExperienced) },
    accepted: Math.floor(at / 2) % 10 < yes,
  };
});
const newest = labelledFor('accept', outcomes).slice(800);

function toldOf(head: Head): number {
  const chances = newest.map(({ features }) => chanceOf(head, contributionsOf(head, features)));
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
}

test('MT-13 chances as told come true: what was off on outcomes that it had not seen moves the base rate', () => {
  const { model, better } = train(outcomes, { active: dayZero });
  expect(better.accept).toBe(true);
  // 0.55 of the newest said yes, and 0.39 of all.
  expect(toldOf(model.accept)).toBeGreaterThan(0.47);
  expect(toldOf(model.accept)).toBeLessThan(0.62);
});

test('MT-13 the base rate moves alone, by nothing without outcomes, and by little for few', () => {
  const many = shiftOf(dayZero.accept, newest);
  expect(toldOf(shifted(dayZero.accept, many))).toBeCloseTo(0.55, 1);
  expect(shifted(dayZero.accept, many)).toEqual({
    ...dayZero.accept,
    intercept: dayZero.accept.intercept + many,
  });
  expect(shiftOf(dayZero.accept, [])).toBeCloseTo(0, 9);
  const never = newest.slice(0, 5).map((one) => ({ ...one, label: false }));
  expect(shiftOf(dayZero.accept, never)).toBeLessThan(0);
  expect(shiftOf(dayZero.accept, never)).toBeGreaterThan(-0.25);
});

test('MT-13 labels that are all the same, and chances of nearly 1, give a shift that is a number', () => {
  const sure = { ...dayZero.accept, weights: forEachFeature(() => 50) };
  for (const label of [true, false])
    for (const head of [sure, dayZero.accept]) {
      const shift = shiftOf(
        head,
        newest.map((one) => ({ ...one, label })),
      );
      expect(Math.abs(shift)).toBeLessThanOrEqual(3);
    }
});
