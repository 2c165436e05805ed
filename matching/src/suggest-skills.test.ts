import { expect, test } from 'vitest';
import { suggestSkills } from './suggest-skills.ts';

test('PF-04 skills are offered by their beginning, then by a synonym, and never too many', () => {
  expect(suggestSkills('first a', 5)[0]).toBe('First aid');
  expect(suggestSkills('FIRST-A', 5)[0]).toBe('First aid');
  expect(suggestSkills('paramed', 5).length).toBeGreaterThan(0);
  expect(suggestSkills('co', 8)).toHaveLength(8);
  expect(suggestSkills('c', 8)).toEqual([]);
  expect(suggestSkills('xyzzy', 8)).toEqual([]);
});

test('PF-04 however long the text, and of a limit below one nothing', () => {
  // Would take minutes if it took quadratic time.
  expect(suggestSkills(`a${'+'.repeat(300_000)}`, 8)).toEqual([]);
  expect(suggestSkills('co', -1)).toEqual([]);
  expect(suggestSkills('fotografy', -1)).toEqual([]);
});

test('PF-04 what begins like no skill is taken for the one that is written most like it', () => {
  expect(suggestSkills('fotografy', 5)[0]).toBe('Photography');
  expect(suggestSkills('helth and safty', 5)[0]).toBe('Health and safety');
  expect(suggestSkills('tree plnting', 5)[0]).toBe('Tree planting');
  expect(suggestSkills('hello world', 5)).toEqual([]);
});
