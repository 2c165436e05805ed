import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Part } from './part.ts';
import { chanceOfAtLeast, distributionOf } from './poisson-binomial.ts';
import { AVERAGE, chancesOf, lineOf } from './show-up.ts';
import { outlookOf } from './staffing.ts';

const nobody = { chance: AVERAGE, count: 0 };
const average = (count: number) => ({ chance: AVERAGE, count });

function part(change: Partial<Part>): Part {
  return {
    ...{ places: 10, minimum: 8, hasMinimum: true, free: 0, mayOpen: 1000 },
    ...{ holders: [], unanswered: [], offered: nobody, waiting: nobody, requested: nobody },
    ...change,
  };
}

const known = { count: 1, settled: 0, attended: 0, hasSaidYes: false, isHere: false };

test('MT-06 chances to come: new people 0.8, smoothed by what came of earlier places, surer after a yes, certain when here', () => {
  const rows = [
    { ...known, count: 3 },
    { ...known, settled: 6, attended: 6 },
    { ...known, settled: 6, attended: 0 },
    { ...known, hasSaidYes: true },
    { ...known, settled: 6, attended: 0, isHere: true },
  ];
  const chances = chancesOf(rows).map(({ chance }) => chance);
  expect(chances).toEqual([
    0.8,
    expect.closeTo(0.92, 12),
    expect.closeTo(0.32, 12),
    expect.closeTo(0.8 / 0.9, 12),
    1,
  ]);
  const odd = { ...known, count: 3, settled: Number.NaN, attended: Number.POSITIVE_INFINITY };
  expect(chancesOf([odd])).toEqual([{ chance: 0.8, count: 3 }]);
  expect(chancesOf([{ ...known, count: 3, settled: 2, attended: 9 }])[0]?.chance).toBeCloseTo(
    5.2 / 6,
  );
  expect(() => chancesOf([{ ...known, count: -1 }])).toThrow(RangeError);
});

test('MT-06 fewer than three people count as average ones, so that no figure is about somebody', () => {
  const rows = [
    { ...known, settled: 9, attended: 0 },
    { ...known, settled: 9, attended: 9, hasSaidYes: true },
    { ...known, isHere: true },
  ];
  expect(chancesOf(rows).map(({ chance }) => chance)).toEqual([0.8, expect.closeTo(0.8 / 0.9), 1]);
  expect(lineOf(rows.slice(0, 1))).toEqual({ chance: 0.8, count: 1 });
  expect(lineOf([{ ...known, count: 3, settled: 6, attended: 0 }])).toEqual({
    chance: expect.closeTo(0.32, 12),
    count: 3,
  });
  expect(lineOf([])).toEqual({ chance: 0.8, count: 0 });
});

test('MT-06 levels: covered from 90 percent on, thin from 60, at risk below', () => {
  const of = (chance: number) =>
    outlookOf(part({ places: 1, minimum: 1, holders: [{ chance, count: 1 }] }));
  expect(of(0.9)).toMatchObject({ percent: 90, level: 'covered', standbys: 0, steps: [] });
  expect(of(0.8999)).toMatchObject({ percent: 89, level: 'thin', standbys: 1 });
  expect(of(0.6)).toMatchObject({ percent: 60, level: 'thin' });
  expect(of(0.5999)).toMatchObject({ percent: 59, level: 'at-risk' });
  expect(of(0.9999999)).toMatchObject({ percent: 99 });
  expect(of(1)).toMatchObject({ percent: 100 });
});

test('MT-06 nobody yet: at risk, and places to give; nothing needed: certain', () => {
  const empty = outlookOf(part({ minimum: 3, places: 4, free: 4 }));
  expect(empty).toMatchObject({ chance: 0, percent: 0, level: 'at-risk', standbys: 5 });
  expect(empty.steps).toEqual([{ kind: 'give-places', count: 4, percent: 81 }]);
  expect(outlookOf(part({ minimum: 0, free: 10 }))).toMatchObject({ percent: 100, steps: [] });
});

test('MT-06 a full role without reserve: one place more, or to ask who has not answered', () => {
  const full = { places: 5, minimum: 5, holders: [average(3)], unanswered: [average(2)] };
  const { steps, standbys } = outlookOf(part(full));
  expect(steps.map(({ kind }) => kind)).toEqual(['open-places', 'ask-unanswered']);
  expect(standbys).toBe(3);
  const untold = outlookOf(part({ ...full, hasMinimum: false }));
  expect(untold.steps.map(({ kind }) => kind)).toEqual(['ask-unanswered', 'lower-minimum']);
  expect(untold.steps[1]).toEqual({ kind: 'lower-minimum', count: 4, percent: 73 });
});

test('MT-06 who wants a place comes before who has not asked, also where the record is worse', () => {
  const wanting = { chance: 0.4, count: 3 };
  const { steps } = outlookOf(part({ free: 3, holders: [average(7)], requested: wanting }));
  expect(steps.map(({ kind }) => kind)).not.toContain('give-places');
  expect(steps.map(({ kind, count }) => [kind, count])).toContainEqual(['answer-requests', 3]);
  const offered = outlookOf(part({ holders: [average(8)], offered: average(2) }));
  expect(offered.steps).toContainEqual({ kind: 'move-in', count: 2, percent: 67 });
});

const group = fc.record({
  chance: fc.double({ min: 0, max: 1, noNaN: true }),
  count: fc.integer({ min: 0, max: 12 }),
});
const anyPart: fc.Arbitrary<Part> = fc
  .record({
    ...{ places: fc.integer({ min: 1, max: 40 }), hasMinimum: fc.boolean() },
    ...{
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      mayOpen: fc.integer({ min: 0, max: 9 }),
    },
    ...{ freeShare: fc.double({ min: 0, max: 1, noNaN: true }) },
    ...{
      holders: fc.array(group, { maxLength: 4 }),
      unanswered: fc.array(group, { maxLength: 2 }),
    },
    ...{ offered: group, waiting: group, requested: group },
  })
  .map(({ share, freeShare, ...rest }) => ({
    ...rest,
    minimum: Math.round(rest.places * share),
    free: Math.floor(rest.places * freeShare),
  }));

test('MT-06 every step is possible, raises the chance, and is the smallest that covers; standbys do what they say', () => {
  fc.assert(
    fc.property(anyPart, (given) => {
      const { percent, level, standbys, steps } = outlookOf(given);
      expect(outlookOf(given)).toEqual(outlookOf(structuredClone(given)));
      expect(steps.length).toBeLessThanOrEqual(2);
      expect(level === 'covered').toBe(standbys === 0);
      if (level === 'covered') expect(steps).toEqual([]);
      for (const { kind, count, percent: then } of steps) {
        const fills = ['answer-requests', 'move-in', 'give-places'].includes(kind);
        expect(then).toBeGreaterThan(fills && percent === 0 ? -1 : percent);
        expect(count).toBeGreaterThan(0);
        const { free, minimum, requested, offered, waiting, mayOpen } = given;
        if (kind === 'give-places')
          expect(count).toBeLessThanOrEqual(free - waiting.count - requested.count);
        if (kind === 'answer-requests')
          expect(count).toBeLessThanOrEqual(Math.min(free, requested.count));
        if (kind === 'move-in')
          expect(count).toBeLessThanOrEqual(offered.count + Math.min(free, waiting.count));
        if (kind === 'open-places') expect([free, count <= mayOpen]).toEqual([0, true]);
        if (kind === 'lower-minimum') {
          expect(count).toBeLessThan(minimum);
          expect(outlookOf({ ...given, minimum: count }).percent).toBe(then);
        }
      }
      const withOthers = (count: number) => {
        const fromOffered = Math.min(count, given.offered.count);
        const fromWaiting = Math.min(count - fromOffered, given.waiting.count);
        const people = [
          ...given.holders,
          ...given.unanswered,
          { ...given.offered, count: fromOffered },
          { ...given.waiting, count: fromWaiting },
          average(count - fromOffered - fromWaiting),
        ];
        return chanceOfAtLeast(distributionOf(people), given.minimum);
      };
      expect(withOthers(standbys)).toBeGreaterThanOrEqual(0.9 - 1e-9);
      if (standbys > 0) expect(withOthers(standbys - 1)).toBeLessThan(0.9);
    }),
    { seed: 6, numRuns: 300 },
  );
});

test('MT-06 30,000 people, half of them certain and half of them certainly not, and none at all', () => {
  const holders = [
    { chance: 1, count: 15_000 },
    { chance: 0, count: 15_000 },
  ];
  const many = { places: 30_000, holders, mayOpen: 0 };
  const short = outlookOf(part({ ...many, minimum: 20_000 }));
  expect(short).toMatchObject({ chance: 0, percent: 0, level: 'at-risk' });
  expect(short.steps).toEqual([{ kind: 'lower-minimum', count: 15_000, percent: 100 }]);
  expect(outlookOf(part({ ...many, minimum: 15_000 }))).toMatchObject({ percent: 100, steps: [] });
  const empty = part({ places: 0, minimum: 0 });
  expect(outlookOf(empty)).toMatchObject({ percent: 100, standbys: 0, steps: [] });
});

test('MT-06 what makes no sense is refused', () => {
  for (const change of [
    { minimum: -1 },
    { minimum: Number.NaN },
    { minimum: 11 },
    { free: 11 },
    { places: 2.5 },
    { holders: [{ chance: Number.NaN, count: 1 }] },
    { waiting: { chance: 2, count: 1 } },
    { requested: { chance: 0.5, count: -1 } },
  ])
    expect(() => outlookOf(part(change))).toThrow(RangeError);
});
