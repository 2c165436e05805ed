import { expect, test } from 'vitest';
import type { RoleNeed } from './need.ts';
import { INTEREST, relatedNames, wantedTags } from './wanted-tags.ts';

const need: RoleNeed = {
  name: 'Medic',
  description: 'Looks after the walkers.',
  skills: ['First aid', 'Driving'],
  places: 1,
  event: {
    title: 'Tree planting',
    description: 'We plant trees along the canal.',
    type: 'environment',
    place: '',
    timeZone: 'Asia/Karachi',
    startsAt: Date.parse('2026-12-05T04:00:00Z'),
    endsAt: Date.parse('2026-12-05T08:00:00Z'),
  },
};

test('MA-01 the names that count for a skill: its own, its synonyms, and those of skills near it', () => {
  const names = relatedNames('first-aid');
  expect(names.get('first-aid')).toBe(1);
  expect(names.get('First aid')).toBe(1);
  expect(names.get('Nursing')).toBeGreaterThan(0);
  expect(names.get('Nursing')).toBeLessThan(1);
  expect(names.has('Carpentry')).toBe(false);
  expect(Math.max(...names.values())).toBe(1);
});

test('MA-01 a skill that nobody knows counts by itself, and one without letters not at all', () => {
  expect([...relatedNames('Falconry 2000')]).toEqual([['Falconry 2000', 1]]);
  expect(relatedNames(' !? ').size).toBe(0);
});

test('MA-01 what is wanted is worth what the engine gives for it: skills share four, interests have 1.2', () => {
  const wanted = wantedTags(need);
  const worthOf = (text: string, part: number) =>
    wanted.find((tag) => tag.text === text && tag.part === part)?.worth;
  expect(worthOf('First aid', 0)).toBe(2);
  expect(worthOf('Driving', 1)).toBe(2);
  expect(worthOf('planting', INTEREST)).toBeCloseTo(1.2);
  expect(worthOf('canal', INTEREST)).toBeCloseTo(0.72);
  expect(wanted.every(({ worth }) => worth > 0)).toBe(true);
  expect(wanted.filter(({ part }) => part === INTEREST).length).toBeLessThanOrEqual(180);
});

test('MA-01 a role that asks for nothing looks for interests alone', () => {
  const wanted = wantedTags({ ...need, skills: ['', '??'] });
  expect(new Set(wanted.map(({ part }) => part))).toEqual(new Set([INTEREST]));
});
