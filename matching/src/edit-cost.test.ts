/** How far apart two written words are: slips of the ear and the hand are near, other letters far, figures never. */
import { describe, expect, test } from 'vitest';
import { editCost, isOneLetterOff } from './edit-cost.ts';

describe('MT-12 the cost between two words', () => {
  test.each([
    ['care', 'care', 0],
    ['', '', 0],
    ['organise', 'orgonise', 1],
    ['medcine', 'medicine', 1],
    ['swiming', 'swimming', 1],
    ['speaking', 'speakking', 1],
    ['potography', 'photography', 1],
    ['translatoin', 'translation', 1],
    ['cook', 'book', 2],
    ['card', 'cards', 2],
    ['', 'cat', 5],
  ])('MT-12 %s and %s: %d', (from, to, cost) => {
    expect(editCost(from, to)).toBe(cost);
    expect(editCost(to, from)).toBe(cost);
  });

  test('MT-12 figures are never a slip, in no script', () => {
    expect(editCost('under12', 'under15')).toBe(Infinity);
    expect(editCost('under1', 'under12')).toBe(Infinity);
    expect(editCost('level۱', 'level۲')).toBe(Infinity);
    expect(editCost('u12', 'u21')).toBe(Infinity);
    expect(editCost('under12', 'ander12')).toBe(1);
  });
});

describe('MT-12 one letter off', () => {
  test.each([
    ['driving', 'drivin'],
    ['driving', 'drivving'],
    ['driving', 'driwing'],
    ['driving', 'dirving'],
    ['کھانا', 'کھنا'],
  ])('MT-12 %s and %s are', (one, other) => {
    expect(isOneLetterOff(one, other)).toBe(true);
    expect(isOneLetterOff(other, one)).toBe(true);
  });

  test.each([
    ['driving', 'driving'],
    ['driving', 'drivi'],
    ['driving', 'dwivwng'],
    ['driving', 'virding'],
    ['cab', 'cxy'],
    ['cat', 'cxyt'],
    ['under1', 'under2'],
    ['under', 'under1'],
  ])('MT-12 %s and %s are not', (one, other) => {
    expect(isOneLetterOff(one, other)).toBe(false);
    expect(isOneLetterOff(other, one)).toBe(false);
  });
});
