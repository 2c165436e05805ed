import { expect, test } from 'vitest';
import { abilities, type HeldRight, includes } from './abilities.ts';

test('RG-01 who keeps the door sees the list and records who comes, and puts nothing right by hand', () => {
  const held = abilities.filter((ability) => includes(['door'], ability));
  expect(held).toEqual(['day.read', 'day.record']);
});

test('RG-01 who leads an event answers, keeps its lists and its day, writes to its people, and neither changes the event nor overrides', () => {
  const held = abilities.filter((ability) => includes(['lead'], ability));
  expect(held).toEqual([
    ...['events.read', 'places.read', 'places.write', 'people.read', 'day.read', 'day.record'],
    'messages.write',
  ]);
});

test('RG-01 who looks at an event sees it with its figures, and neither people nor lists', () => {
  const held = abilities.filter((ability) => includes(['viewer'], ability));
  expect(held).toEqual(['events.read']);
});

test('RG-02 who helps to run a branch may do at each of its events what who leads one may, and change it', () => {
  const by = (right: HeldRight) => abilities.filter((ability) => includes([right], ability));
  expect(by('organiser').filter((ability) => ability !== 'events.write')).toEqual(by('lead'));
  expect(by('organiser')).toContain('events.write');
});

test('RG-01 without a right nobody may do anything', () => {
  expect(abilities.filter((ability) => includes([], ability))).toEqual([]);
});
