/** When a part is sure enough, and with how many more people it would be. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOfAtLeast, distributionOf } from './poisson-binomial.ts';
import { COVERED, levelOf, percentOf, smallestReaching, withFirst } from './target.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });

test('MT-06 nothing is said to be surer than it is, and certain only what is', () => {
  fc.assert(
    fc.property(chance, (of) => {
      const percent = percentOf(of);
      expect(Number.isInteger(percent)).toBe(true);
      expect(percent / 100).toBeLessThanOrEqual(of + 1e-9);
      expect(percent).toBeGreaterThan(100 * of - 1.000001);
      expect(percent === 100).toBe(of === 1);
    }),
    { examples: [[0], [1], [0.9], [0.29], [1 - Number.EPSILON]] },
  );
  // 0.29 × 100 is 28.999999999999996.
  expect([percentOf(0.29), percentOf(0.57), percentOf(0.9)]).toEqual([29, 57, 90]);
});

test.each([
  [0, 'at-risk'],
  [59, 'at-risk'],
  [60, 'thin'],
  [89, 'thin'],
  [90, 'covered'],
  [100, 'covered'],
] as const)('MT-06 %d percent is %s', (percent, level) => {
  expect(levelOf(percent)).toBe(level);
});

test('MT-06 the smallest number that is enough is found, as by looking at each', () => {
  const rising = fc
    .array(chance, { minLength: 1, maxLength: 80 })
    .map((all) => all.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(rising, (chances) => {
      const most = chances.length - 1;
      const looks: number[] = [];
      const found = smallestReaching(most, (count) => {
        looks.push(count);
        return chances[count] ?? Number.NaN;
      });
      const each = chances.findIndex((of) => percentOf(of) >= COVERED);
      expect(found).toBe(each < 0 ? most : each);
      expect(Math.max(...looks)).toBeLessThanOrEqual(most);
      expect(looks.length).toBeLessThanOrEqual(2 * Math.log2(most + 2) + 3);
    }),
    { examples: [[[0.1]], [[0.95]], [[0.95, 0.97]], [[0, 0.9]], [[0, 0.1, 0.2]]] },
  );
});

test('MT-06 of a line the first come, and all of one that is shorter', () => {
  const group = fc.record({ chance, count: fc.nat(4) });
  fc.assert(
    fc.property(fc.array(group, { maxLength: 4 }), fc.nat(12), (line, count) => {
      const people = line.flatMap((each) => Array<number>(each.count).fill(each.chance));
      const first = people.slice(0, count).map((each) => ({ chance: each, count: 1 }));
      const here = distributionOf([{ chance: 0.5, count: 3 }]);
      const [found, expected] = [
        withFirst(here, line, count),
        distributionOf([{ chance: 0.5, count: 3 }, ...first]),
      ];
      for (let least = 0; least <= people.length + 3; least++)
        expect(chanceOfAtLeast(found, least)).toBeCloseTo(chanceOfAtLeast(expected, least), 9);
    }),
  );
});
