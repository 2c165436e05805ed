import { array, assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { indexLabels } from './label-index.ts';

const index = indexLabels([
  ['Tree planting', 'plantation drive'],
  ['Food packing', 'packing food parcels'],
  ['Face painting'],
  [],
]);

test('MT-02 a text finds what is written like it: misspelt, in another order, in another form', () => {
  for (const text of ['tree plantng', 'planting trees', 'TREE-PLANTING', 'plantation drives'])
    expect(index.nearest(text, 1), text).toMatchObject([{ entry: 0 }]);
  expect(index.nearest('Tree planting', 1)).toEqual([{ entry: 0, likeness: 1 }]);
  expect(index.nearest('food parcel packing', 3)[0]?.entry).toBe(1);
  expect(index.nearest('xyzzy', 3)).toEqual([]);
});

test('MT-02 of a limit below one nothing is found', () => {
  for (const limit of [0, -1, Number.NaN]) expect(index.nearest('food', limit)).toEqual([]);
});

test('MT-02 any text and any labels: figures from 0 to 1, best first, no more than asked for', () => {
  const check = property(
    array(array(string(), { maxLength: 3 }), { maxLength: 6 }),
    string(),
    (entries, text) => {
      const found = indexLabels([...entries, [text]]).nearest(text, 3);
      expect(found.length).toBeLessThanOrEqual(3);
      for (const { likeness } of found) expect(likeness > 0 && likeness <= 1).toBe(true);
      const order = found.map(({ likeness }) => likeness);
      expect(order.toSorted((a, b) => b - a)).toEqual(order);
    },
  );
  expect(() => assert(check, { numRuns: 200, seed: 7 })).not.toThrow();
});
