/** The filter of real words: it holds every word that was put in, and few others. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsOf } from './bits.ts';

/** As many bits as the filter of the product gives each word. */
const BITS_A_WORD = 12;

function filterOf(words: readonly string[]) {
  const size = Math.max(64, BITS_A_WORD * words.length);
  const bits = new Set(words.flatMap((word) => bitsOf(word, size)));
  return (word: string) => bitsOf(word, size).every((bit) => bits.has(bit));
}

test('MT-12 every word that was put in is found, whatever its letters', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 50 }), (words) => {
      const holds = filterOf(words);
      expect(words.filter((word) => !holds(word))).toEqual([]);
    }),
  );
});

test('MT-12 the bits of a word lie within the filter, and are the same each time', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 24 }), (word, size) => {
      const bits = bitsOf(word, size);
      expect(bits.every((bit) => Number.isInteger(bit) && bit >= 0 && bit < size)).toBe(true);
      expect(bitsOf(word, size)).toEqual(bits);
    }),
  );
});

test('MT-12 of words that were not put in about one in three hundred is found', () => {
  const word = (n: number) => n.toString(36).padStart(6, 'q');
  const holds = filterOf(Array.from({ length: 3000 }, (_, n) => word(7919 * n)));
  const others = Array.from({ length: 9000 }, (_, n) => word(7919 * n + 3));
  const found = others.filter(holds).length;
  expect(found).toBeLessThan(others.length / 100);
});
