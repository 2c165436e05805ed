import { expect, test } from 'vitest';
import { abilities, includes } from './abilities.ts';

test('RG-01 who keeps the door sees the list and records who comes, and puts nothing right by hand', () => {
  const held = abilities.filter((ability) => includes(['door'], ability));
  expect(held).toEqual(['day.read', 'day.record']);
});

test('RG-01 without a right nobody may do anything', () => {
  expect(abilities.filter((ability) => includes([], ability))).toEqual([]);
});
