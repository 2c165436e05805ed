/** By what organisers look for people: everything comes as text, from an address. */
import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { personStatusOf } from './rules.ts';
import { peopleFilterSchema, peopleQuerySchema } from './schema.ts';

const filter = (given: Record<string, string>) => peopleFilterSchema.safeParse(given);
const isFilter = (given: Record<string, string>) => filter(given).success;

test('AD-02 without a filter everybody is meant, whoever they are', () => {
  expect(peopleFilterSchema.parse({})).toEqual({ q: '', match: 'all' });
  expect(peopleQuerySchema.parse({})).toEqual({ q: '', match: 'all', page: 1 });
});

describe('AD-02 skills', () => {
  test('AD-02 stand beside each other with commas, and blanks around them do not count', () => {
    expect(filter({ skills: 'First Aid , Driving' }).data?.skills).toEqual([
      'First Aid',
      'Driving',
    ]);
  });

  test('AD-02 are eight at most, and none is longer than a skill can be', () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => `s${n}`).join(',');
    expect(isFilter({ skills: many(limits.skillsSought) })).toBe(true);
    expect(isFilter({ skills: many(limits.skillsSought + 1) })).toBe(false);
    expect(isFilter({ skills: 'x'.repeat(limits.skillName.max) })).toBe(true);
    expect(isFilter({ skills: 'x'.repeat(limits.skillName.max + 1) })).toBe(false);
  });

  test('AD-02 are all asked for, or one of them', () => {
    expect(isFilter({ match: 'any' })).toBe(true);
    expect(isFilter({ match: 'none' })).toBe(false);
  });
});

test('AD-02 a weekday is a number from Monday on, a part of a day has a name', () => {
  expect(filter({ day: '0', part: 'morning' }).data).toMatchObject({ day: 0, part: 'morning' });
  expect(filter({ day: '6' }).data?.day).toBe(6);
  for (const day of ['7', '-1', '', 'monday', '00']) expect(isFilter({ day }), day).toBe(false);
  expect(isFilter({ part: 'night' })).toBe(false);
});

test('AD-02 hours of help are whole and more than none', () => {
  expect(filter({ hours: '25' }).data?.hours).toBe(25);
  for (const hours of ['0', '-5', '2.5', '99999', 'many'])
    expect(isFilter({ hours }), hours).toBe(false);
});

test('AD-02 roles, standings and pasts are those that there are', () => {
  expect(isFilter({ role: 'Volunteer', status: 'waiting', past: 'long_ago' })).toBe(true);
  for (const wrong of [{ role: 'Owner' }, { status: 'gone' }, { past: 'often' }, { event: 'x' }])
    expect(isFilter(wrong), JSON.stringify(wrong)).toBe(false);
});

describe('AD-02 how an account stands', () => {
  const at = new Date('2026-11-30T08:00:00Z');
  test.each([
    [{ activatedAt: null, leavingAt: null }, 'waiting'],
    [{ activatedAt: at, leavingAt: null }, 'active'],
    [{ activatedAt: at, leavingAt: at }, 'leaving'],
  ] as const)('AD-02 %j is %s', (account, standing) => {
    expect(personStatusOf(account)).toBe(standing);
  });
});
