/** MT-08: who is asked often gives way, and no place stays empty for it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givingWay, orderingHead, rankBy, turnsFor } from './fairness.ts';
import { neutral } from './features.ts';
import { dayZero } from './model.ts';
import { noHistory } from './need.ts';

const askedTimes = (asked: number, openInvitations = 0) => ({
  history: { ...noHistory, asked, openInvitations },
});

const full = { way: 1 };

test('MT-08 whoever was asked more often gives way further, in proportion, and nobody without a history', () => {
  fc.assert(
    fc.property(
      fc.nat(500),
      fc.nat(500),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (a, b, way) => {
        const [fewer, more] = [Math.min(a, b), Math.max(a, b)];
        expect(givingWay(askedTimes(fewer), { way })).toBeLessThanOrEqual(
          givingWay(askedTimes(more), { way }),
        );
        expect(givingWay(askedTimes(a, b), { way })).toBeCloseTo(
          way * givingWay(askedTimes(a + b), full),
          9,
        );
      },
    ),
  );
  expect(givingWay(askedTimes(0), full)).toBe(0);
  expect(givingWay({ history: null }, full)).toBe(0);
  expect(givingWay(askedTimes(Number.NaN, Number.POSITIVE_INFINITY), full)).toBe(0);
});

test('MT-08 the more places a role has, the less people give way, up to six of ten', () => {
  const ways = [1, 2, 5, 6, 60].map((places) => turnsFor(1, { places }).way);
  expect(ways).toEqual([0.9, 0.8, 0.5, 0.4, 0.4]);
  for (const places of [0, -3, Number.NaN])
    expect(turnsFor(1, { places })).toEqual(turnsFor(1, { places: 1 }));
  for (const fairness of [-0.1, 1.1, Number.NaN])
    expect(() => turnsFor(fairness, { places: 1 })).toThrow(RangeError);
});

test('MT-08 without fairness the order is that of the fit; with it, of two who fit about as well the one goes first who is likelier to say yes', () => {
  const newcomer = { history: noHistory };
  // Experience helps but makes nobody say yes; who is free does.
  const [experienced, free] = [
    { ...neutral, experience: 0.75 },
    { ...neutral, freeTime: 1 },
  ];
  const gap = (fairness: number, places: number) => {
    const rankOf = rankBy(dayZero, turnsFor(fairness, { places }));
    return rankOf(newcomer, free) - rankOf(newcomer, experienced);
  };
  expect(orderingHead(dayZero, turnsFor(0, { places: 6 }))).toBe(dayZero.good);
  expect(gap(0, 6)).toBeLessThan(0);
  expect(gap(1, 6)).toBeGreaterThan(0);
  // With one place, the next one can be asked.
  expect(gap(1, 1)).toBeLessThan(gap(1, 6));
});
