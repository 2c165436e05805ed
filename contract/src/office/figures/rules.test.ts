import { expect, test } from 'vitest';
import { fillRateOf, trendOf } from './rules.ts';

test('AD-01 a trend is per cent of what there was, and none with fewer than five to compare with', () => {
  expect(trendOf({ now: 28, before: 25 })).toBe(12);
  expect(trendOf({ now: 5, before: 6 })).toBe(-17);
  expect(Object.is(trendOf({ now: 1000, before: 1001 }), 0)).toBe(true);
  expect(trendOf({ now: 0, before: 5 })).toBe(-100);
  expect(trendOf({ now: 40, before: 4 })).toBeUndefined();
  expect(trendOf({ now: 0, before: 0 })).toBeUndefined();
});

test('AD-01 a fill rate needs places', () => {
  expect(fillRateOf({ filled: 3, places: 5 })).toBe(0.6);
  expect(fillRateOf({ filled: 4, places: 4 })).toBeUndefined();
  expect(fillRateOf({ filled: 0, places: 0 })).toBeUndefined();
});
