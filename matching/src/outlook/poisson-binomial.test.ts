import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOfAtLeast, distributionOf, type Group, withMore } from './poisson-binomial.ts';

/** By going through every way in which people may come or not. */
function bruteForce(chances: readonly number[], minimum: number): number {
  let total = 0;
  for (let who = 0; who < 2 ** chances.length; who++) {
    let product = 1;
    let come = 0;
    for (const [person, chance] of chances.entries()) {
      const comes = (who >> person) & 1;
      come += comes;
      product *= comes ? chance : 1 - chance;
    }
    if (come >= minimum) total += product;
  }
  return total;
}

const chance = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.constantFrom(0, 1, 0.8, 0.5, 1e-12),
);
const alone = (chances: readonly number[]): Group[] =>
  chances.map((each) => ({ chance: each, count: 1 }));
const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0);

test('MT-06 the chance that enough come is what going through all ways to come gives', () => {
  fc.assert(
    fc.property(
      fc.array(chance, { maxLength: 11 }),
      fc.integer({ min: 0, max: 12 }),
      (chances, minimum) => {
        const distribution = distributionOf(alone(chances));
        expect(chanceOfAtLeast(distribution, minimum)).toBeCloseTo(
          bruteForce(chances, minimum),
          12,
        );
      },
    ),
    { seed: 6, numRuns: 300 },
  );
});

test('MT-06 people in groups, in any order, in one go or one after another: the same', () => {
  const groups = fc.array(fc.record({ chance, count: fc.integer({ min: 0, max: 40 }) }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(groups, groups, fc.integer({ min: 0, max: 320 }), (some, others, minimum) => {
      const all = distributionOf([...some, ...others]);
      expect(distributionOf([...others, ...some])).toEqual(all);
      const each = [...some, ...others].flatMap(({ chance: own, count }) =>
        alone(Array.from({ length: count }, () => own)),
      );
      const atLeast = chanceOfAtLeast(all, minimum);
      expect(chanceOfAtLeast(distributionOf(each), minimum)).toBe(atLeast);
      const later = withMore(distributionOf(some), others);
      expect(chanceOfAtLeast(later, minimum)).toBeCloseTo(atLeast, 12);
      expect(sum(all.chances)).toBeCloseTo(1, 12);
      expect(chanceOfAtLeast(all, minimum + 1)).toBeLessThanOrEqual(atLeast + 1e-14);
    }),
    { seed: 6, numRuns: 200 },
  );
});

test('MT-06 of 30,000 people only the stretch is kept that holds all mass but 1e-15', () => {
  const people = Array.from({ length: 300 }, (_, at) => ({ chance: (at + 1) / 301, count: 100 }));
  const { from, chances } = distributionOf(people);
  const mean = sum(people.map(({ chance: own, count }) => own * count));
  const spread = Math.sqrt(sum(people.map(({ chance: own, count }) => own * (1 - own) * count)));
  expect(chances.length).toBeLessThan(18 * spread);
  expect(sum(chances)).toBeCloseTo(1, 12);
  expect(sum(chances.map((each, at) => each * (from + at)))).toBeCloseTo(mean, 6);
  // Poisson 1837: for many people the normal law is near.
  const middle = Math.round(mean);
  expect(chances[middle - from]).toBeCloseTo(1 / (spread * Math.sqrt(2 * Math.PI)), 6);
});

test('MT-06 nobody, everybody for certain, and more than there are', () => {
  const nobody = distributionOf([]);
  expect(chanceOfAtLeast(nobody, 0)).toBe(1);
  expect(chanceOfAtLeast(nobody, 1)).toBe(0);
  const here = distributionOf([
    { chance: 1, count: 3 },
    { chance: 0, count: 5 },
  ]);
  expect([...here.chances]).toEqual([1]);
  expect(chanceOfAtLeast(here, 3)).toBe(1);
  expect(chanceOfAtLeast(here, 4)).toBe(0);
});

test.each([Number.NaN, -0.1, 1.1, Number.POSITIVE_INFINITY])('MT-06 %d is no chance', (bad) => {
  expect(() => distributionOf([{ chance: bad, count: 1 }])).toThrow(RangeError);
});

test.each([Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY])('MT-06 %d is no count', (bad) => {
  expect(() => distributionOf([{ chance: 0.5, count: bad }])).toThrow(RangeError);
  expect(() => chanceOfAtLeast(distributionOf([]), bad)).toThrow(RangeError);
});
