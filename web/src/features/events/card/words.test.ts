import { expect, test } from 'vitest';
import { takenInWords } from './places-taken.ts';
import { summaryOf } from './summary.ts';
import { placesInWords } from './words.ts';

test('EV-01 EV-02 tells the free places in words', () => {
  expect(placesInWords({ free: 2, total: 5 })).toBe('2 of 5 places free');
  expect(placesInWords({ free: 1, total: 1 })).toBe('1 of 1 place free');
  expect(placesInWords({ free: 0, total: 5 })).toMatch(/^Full/);
});

test('EV-02 what has begun tells the places taken, and offers no wait list', () => {
  expect(takenInWords({ filled: 5, total: 5 })).toBe('5 of 5 places taken');
  expect(takenInWords({ filled: 0, total: 1 })).toBe('0 of 1 place taken');
});

test('EV-02 RT-01 a description for other sites is one line, cut at a word', () => {
  expect(summaryOf('One\n\ntwo  three')).toBe('One two three');
  const long = summaryOf('word '.repeat(100));
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/word…$/);
});
