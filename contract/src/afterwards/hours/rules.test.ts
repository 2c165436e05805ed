import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { inHours, mayBeExcused, missedAnswers, mostCorrected, mostProposed } from './rules.ts';

test('DY-03 minutes are shown as quarters of an hour', () => {
  expect([0, 15, 75, 90, 240].map(inHours)).toEqual([0, 0.25, 1.25, 1.5, 4]);
});

test('DY-03 a correction gives at most round the clock of the days that an event touches', () => {
  expect([0.5, 4, 24, 24.25, 48, 49].map(mostCorrected)).toEqual([24, 24, 24, 48, 48, 72]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 31 * 96 }), (quarters) => {
      const most = mostCorrected(quarters / 4);
      expect(most).toBeGreaterThanOrEqual(quarters / 4);
      expect(most - quarters / 4).toBeLessThan(24);
      expect(most % 24).toBe(0);
    }),
  );
});

test('DY-05 a person proposes a little more than was planned, never so much as an organiser may give', () => {
  expect(mostProposed(4)).toBe(4 + limits.hoursBeyondPlan);
  expect(mostProposed(0)).toBe(limits.hoursBeyondPlan);
  expect(mostProposed(1)).toBeLessThanOrEqual(mostCorrected(1));
});

test('DY-05 who had a reason may be excused in one press; who says that they were there asks for hours', () => {
  expect(missedAnswers.filter(mayBeExcused)).toEqual(['emergency', 'no_message']);
  expect(mayBeExcused(null)).toBe(false);
});
