import { expect, it } from 'vitest';
import { freeText, presetRole, roleChoices } from './sections.ts';

const role = (id: string, filled: number, maxVolunteers = 2) => ({
  id,
  role_name: id.toUpperCase(),
  description: '',
  maxVolunteers,
  minVolunteers: null,
  shifts: [],
  filled,
  skills: [],
  volunteers: [],
  event_id: 'event',
});
it('RO-04 preselects the role that was asked for, or the best one that has a place', () => {
  const roles = [role('a', 2), role('b', 1), role('c', 0)];
  expect(presetRole({ roleId: 'a', bestRoleId: 'b' }, roles)).toBe('a');
  expect(presetRole({ roleId: null, bestRoleId: 'c' }, roles)).toBe('c');
  expect(presetRole({ roleId: null, bestRoleId: 'a' }, roles)).toBe('b');
  expect(presetRole({ roleId: null, bestRoleId: null }, [])).toBe('');
});

it('RO-04 the choice of roles tells the free places', () => {
  expect(roleChoices([role('a', 2), role('b', 1)])).toEqual([
    { value: 'a', label: 'A (full)' },
    { value: 'b', label: 'B (1 free)' },
  ]);
  expect(freeText(role('a', 3))).toBe('full');
});
