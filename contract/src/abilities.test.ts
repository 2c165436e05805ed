import { expect, test } from 'vitest';
import {
  type Ability,
  abilities,
  type HeldRight,
  includes,
  roleLeadAbilities,
} from './abilities.ts';

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

test('RG-01 who leads the people of one role may do nothing with them that who leads the event may not, and has no right at the event', () => {
  expect(roleLeadAbilities.filter((ability) => !includes(['lead'], ability))).toEqual([]);
  expect(roleLeadAbilities).toEqual([
    ...['places.read', 'places.write', 'people.read', 'day.read', 'day.record'],
    'messages.write',
  ]);
  expect(abilities.filter((ability) => includes(['role_lead'], ability))).toEqual([]);
});

test('RG-01 who looks at an event sees it with its figures, and neither people nor lists', () => {
  const held = abilities.filter((ability) => includes(['viewer'], ability));
  expect(held).toEqual(['events.read']);
});

test('RG-02 who helps to run a branch may do at each of its events what who leads one may, change it, give its places, and put its day and hours right', () => {
  const by = (right: HeldRight) => abilities.filter((ability) => includes([right], ability));
  const more: Ability[] = [
    ...(['events.write', 'places.give', 'people.lacks', 'day.correct'] as const),
    ...(['hours.read', 'hours.write'] as const),
  ];
  expect(by('organiser').filter((ability) => !more.includes(ability))).toEqual(by('lead'));
  expect(by('organiser')).toEqual(expect.arrayContaining(more));
  expect(by('afterwards')).toEqual(['events.read', 'hours.read', 'hours.write']);
});

test('RG-01 without a right nobody may do anything', () => {
  expect(abilities.filter((ability) => includes([], ability))).toEqual([]);
});
