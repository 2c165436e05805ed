import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slipsBetween, spellingOf, trigramSimilarity } from './spelling.ts';
import { isEnglishWord } from './words/real-words.ts';

/** Of which the first is the misspelt one. */
const slips = (one: string, other: string) =>
  slipsBetween(spellingOf(one.split(' ')), spellingOf(other.split(' ')));

describe('MA-01 two tags that may be one, misspelt', () => {
  test.each([
    ['cooking', 'cooking'],
    ['fotografy', 'photography'],
    ['kricket', 'cricket'],
    ['organise', 'organize'],
    ['photograpy', 'photography'],
    ['firstaid', 'first aid'],
    ['translatoin', 'translation'],
    ['dranslation', 'translation'],
    ['caree', 'care'],
    ['fjrst aid', 'first aid'],
    ['driving', 'dirving'],
    ['blood dination', 'blood donation'],
  ])('MA-01 MT-12 %s and %s are', (one, other) => {
    expect(slips(one, other) ?? slips(other, one)).toBeDefined();
  });

  test('MT-12 a word of English is no misspelling, unless much else is the same', () => {
    expect(slips('slimming', 'swimming')).toBeUndefined();
    expect(slips('slinming', 'slimming')).toBeDefined();
    expect(slips('band aid', 'hand aid')).toBeUndefined();
    expect(slips('fist aid training', 'first aid training')).toBeDefined();
  });

  test.each([
    ['fotografy', 'photography'],
    ['kricket', 'cricket'],
    ['organise', 'organize'],
    ['medisine', 'medicine'],
  ])('MA-01 %s and %s sound the same: no slip at all', (one, other) => {
    expect(slips(one, other)).toBe(0);
  });

  test.each([
    ['another first sound', 'cooking', 'booking'],
    ['two letters, one of them the first', 'translation', 'dranslotion'],
    ['short words', 'care', 'card'],
    ['another letter in a short tag', 'cqr', 'car'],
    ['another figure', 'under 12', 'under 15'],
    ['short words inside', 'child care', 'child cars'],
    ['a letter that is another one, in a short word', 'driving', 'diving'],
    ['more slips than one word may have', 'photography', 'phonebooks'],
    ['half of it', 'teach', 'teaching children'],
  ])('MA-01 with %s they are not: %s, %s', (_, one, other) => {
    expect(slips(one, other)).toBeUndefined();
    expect(slips(other, one)).toBeUndefined();
  });

  test('MA-01 a tag is itself without a slip, and two that are no words are as close one way as the other', () => {
    const word = fc.stringMatching(/^[a-f]{4,12}$/).filter((text) => !isEnglishWord(text));
    const tag = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(tag, tag, (one, other) => {
        expect(slips(one, one)).toBe(0);
        expect(slips(one, other)).toBe(slips(other, one));
      }),
    );
  });
});

test('MA-01 the likeness of texts by trigrams is from 0 to 1, the same both ways, and 1 with itself', () => {
  const text = fc.stringMatching(/^[a-d]{1,10}$/);
  fc.assert(
    fc.property(text, text, (one, other) => {
      const likeness = trigramSimilarity(one, other);
      expect(likeness).toBeGreaterThanOrEqual(0);
      expect(likeness).toBeLessThanOrEqual(1);
      expect(trigramSimilarity(other, one)).toBe(likeness);
      expect(trigramSimilarity(one, one)).toBe(1);
    }),
  );
  expect(trigramSimilarity('abc', 'xyz')).toBe(0);
});
