/** How near somebody lives: by kilometres where both are on the map, else by the words of both. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kilometresBetween } from './distance.ts';
import { nearnessTo } from './nearby.ts';

const clifton = { latitude: 24.81, longitude: 67.03 };
const byWords = (place: string, home: string) => nearnessTo({ words: place })({ words: home });

test.each([
  ['Sea View, Clifton, Karachi', 'Clifton', 1],
  ['Sea View, Clifton, Karachi', 'karachi, CLIFTON', 1],
  ['Clifton, Karachi', 'Saddar, Karachi', 0.75],
  ['Clifton, Karachi', 'Lahore', 0],
  ['Modèle, Lahore', 'modele', 1],
])('MT-11 to %s somebody of %s is near by %d', (place, home, share) => {
  expect(byWords(place, home)).toEqual({ share, kilometres: undefined });
});

test.each([
  ['', 'Karachi'],
  ['Karachi', ''],
  // Words of every other address say nothing, and neither do short ones.
  ['Model Town, Lahore', 'North Town'],
  ['Block 5, Karachi', 'of 5'],
  ['—', 'Karachi'],
])('MT-11 from %j and %j nothing can be told', (place, home) => {
  expect(byWords(place, home)).toBeUndefined();
});

test('MT-11 words that many addresses share make nobody near', () => {
  expect(byWords('Model Town, Lahore', 'Garden Town, Karachi')?.share).toBe(0);
});

test('MT-11 only a line of an address is read', () => {
  expect(byWords(`Lahore ${'x'.repeat(300)} Karachi`, 'Karachi')?.share).toBe(0);
});

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('MT-11 with both on the map it halves every ten kilometres, whatever the words say', () => {
  fc.assert(
    fc.property(point, point, (here, home) => {
      const near = nearnessTo({ words: 'Karachi', point: here })({ words: 'Lahore', point: home });
      const kilometres = kilometresBetween(here, home);
      expect(near?.kilometres).toBe(kilometres);
      expect(near?.share).toBeCloseTo(Math.exp((-Math.LN2 * kilometres) / 10), 12);
    }),
  );
  const there = nearnessTo({ words: '', point: clifton });
  expect(there({ words: '', point: clifton })).toEqual({ share: 1, kilometres: 0 });
});

test.each([{ latitude: 91, longitude: 0 }, { latitude: 0, longitude: Number.NaN }, undefined])(
  'MT-11 a point that is none leaves it to the words (%#)',
  (wrong) => {
    const home = { words: 'Clifton', ...(wrong && { point: wrong }) };
    const expected = { share: 1, kilometres: undefined };
    expect(nearnessTo({ words: 'Clifton', point: clifton })(home)).toEqual(expected);
    expect(nearnessTo(home)({ words: 'Clifton', point: clifton })).toEqual(expected);
  },
);
