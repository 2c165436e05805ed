import type { QueueEntry } from '@saath/contract/joining/schema';
import { expect, it } from 'vitest';
import { freeText, presetRole, roleChoices, sectionsOf } from './queue-sections.ts';

const role = (id: string, filled: number, maxVolunteers = 2) => ({
  id,
  role_name: id.toUpperCase(),
  description: '',
  maxVolunteers,
  filled,
  skills: [],
  volunteers: [],
  event_id: 'event',
});
const entry = (id: string, change: Partial<QueueEntry>): QueueEntry => ({
  id,
  eventId: 'event',
  userId: id,
  roleId: null,
  roleName: null,
  state: 'requested',
  position: null,
  note: '',
  answer: '',
  requestedAt: '2026-11-01T00:00:00.000Z',
  decidedAt: null,
  bestRoleId: null,
  person: {
    id,
    name: id,
    description: '',
    skills: [],
    interests: [],
    profileImage: null,
    score: 0.5,
    reasons: [],
  },
  ...change,
});

it('EV-11 requests wait oldest first, the wait list by its positions, answers the latest first', () => {
  const sections = sectionsOf([
    entry('late', { requestedAt: '2026-11-03T00:00:00.000Z' }),
    entry('second', { state: 'waitlisted', position: 2 }),
    entry('early', {}),
    entry('first', { state: 'waitlisted', position: 1 }),
    entry('in', { state: 'confirmed' }),
    entry('gone', { state: 'withdrawn', decidedAt: '2026-11-02T00:00:00.000Z' }),
    entry('no', { state: 'declined', decidedAt: '2026-11-04T00:00:00.000Z' }),
  ]);
  const ids = Object.values(sections).map((entries) => entries.map(({ id }) => id));
  expect(ids).toEqual([['early', 'late'], ['first', 'second'], ['in'], ['no', 'gone']]);
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
