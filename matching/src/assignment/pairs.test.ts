/** The pairs of a problem: in order, complete, and refused where a proof could not count on them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { densePairs, listedPairs } from './pairs.ts';
import type { Pairs } from './problem.ts';

/** Role by role [person, weight]. */
const rowsOf = ({ start, person, weight }: Pairs) =>
  [...start.slice(0, -1)].map((from, role) =>
    [...person.slice(from, start[role + 1])].map((who, at) => [who, weight[from + at]]),
  );
const most = 2 ** 31 - 1;

describe('MT-04 pairs by a function', () => {
  test('MT-04 each role has whoever is worth something, best first, equals as they stand', () => {
    const weights = [
      [5, 0, 7],
      [5, most, 9],
      [-3, 1, 9],
    ];
    const pairs = densePairs({ people: 3, roles: 3 }, (who, role) => weights[who]?.[role] ?? 0);
    expect(rowsOf(pairs)).toEqual([
      [
        [0, 5],
        [1, 5],
      ],
      [
        [1, most],
        [2, 1],
      ],
      [
        [1, 9],
        [2, 9],
        [0, 7],
      ],
    ]);
  });

  test('MT-04 says of any weights the same as lists that were sorted by hand', () => {
    const row = fc.array(fc.integer({ min: -2, max: 4 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 4 }), (roles) => {
        const lists = roles.map((row) =>
          row
            .map((weight, personIndex) => ({ personIndex, weight }))
            .sort((a, b) => b.weight - a.weight),
        );
        const dense = densePairs(
          { people: 5, roles: roles.length },
          (who, role) => roles[role]?.[who] ?? 0,
        );
        expect(rowsOf(dense)).toEqual(rowsOf(listedPairs(5, lists)));
      }),
    );
  });

  test.each([0.5, most + 1, Number.NaN, Number.POSITIVE_INFINITY])(
    'MT-04 a weight of %d is refused: sums have to be exact',
    (weight) => {
      expect(() => densePairs({ people: 1, roles: 1 }, () => weight)).toThrow(RangeError);
      expect(() => listedPairs(1, [[{ personIndex: 0, weight }]])).toThrow(RangeError);
    },
  );

  test('MT-04 more people than can be told apart while they are sorted are refused', () => {
    expect(() => densePairs({ people: 2 ** 22 + 1, roles: 0 }, () => 1)).toThrow(/More than/);
  });
});

describe('MT-04 pairs by lists', () => {
  const list = (...entries: [personIndex: number, weight: number][]) =>
    entries.map(([personIndex, weight]) => ({ personIndex, weight }));

  test('MT-04 equals stay as given, and whoever is worth nothing is left out', () => {
    expect(rowsOf(listedPairs(3, [list([2, 4], [0, 4], [1, 0]), []]))).toEqual([
      [
        [2, 4],
        [0, 4],
      ],
      [],
    ]);
  });

  test.each([
    ['a person who does not exist', [list([3, 1])], /No person 3/],
    ['a negative index', [list([-1, 1])], /No person -1/],
    ['a person twice in one list', [list([1, 2], [1, 1])], /Twice in a list: person 1/],
    ['a list that is not best first', [list([0, 1], [1, 2])], /not best first/],
  ])('MT-04 %s is refused', (_, lists, message) => {
    expect(() => listedPairs(3, lists)).toThrow(message);
  });

  test('MT-04 one person may stand in the lists of several roles', () => {
    expect(rowsOf(listedPairs(1, [list([0, 1]), list([0, 2])]))).toEqual([[[0, 1]], [[0, 2]]]);
  });
});
