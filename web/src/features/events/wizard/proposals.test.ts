import type { Needs } from '@saath/contract/events/eligibility/schema';
import type { Event } from '@saath/contract/events/events/schema';
import type { Question } from '@saath/contract/events/questions/schema';
import { expect, test } from 'vitest';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { sameAs, timesFrom } from './proposals.ts';

const roleOf = (name: string, needs?: Needs): Event['role'][number] => ({
  ...{ id: idOf(name), role_name: name, description: 'Helps.', skills: [] },
  ...{ maxVolunteers: 4, minVolunteers: null, filled: 0, shifts: [], volunteers: [] },
  event_id: beachCleanUp.id,
  ...(needs ? { needs } : {}),
});

const emptyQuestion: Omit<Question, 'id' | 'words'> = {
  ...{ roleId: null, kind: 'text', choices: [], lowest: null, highest: null },
  ...{ isNeeded: false, isSensitive: false, template: null },
};

test('EL-01 the same as last time asks the same of people, and nothing where nothing was asked', () => {
  const needs: Needs = { oneOf: [{ id: idOf('first aid'), name: 'First aid' }], minAge: 18 };
  const last = { ...beachCleanUp, role: [roleOf('First aider', needs), roleOf('Picker')] };
  const { roles } = sameAs(last);
  expect(roles).toMatchObject([{ role_name: 'First aider', needs }, { role_name: 'Picker' }]);
  expect(roles?.[1]).not.toHaveProperty('needs');
});

test('EL-04 the same as last time asks the same, what one role is asked of the role that stands for it', () => {
  const question = { ...emptyQuestion, id: idOf('size'), words: 'T-shirt size' };
  const plate = { ...emptyQuestion, id: idOf('plate'), roleId: idOf('Driver'), words: 'Plate' };
  expect(sameAs(beachCleanUp).questions).toEqual([]);
  const role = [roleOf('Picker'), roleOf('Driver')];
  const { questions, roles } = sameAs({ ...beachCleanUp, role, questions: [question, plate] });
  expect(questions).toEqual([question, plate]);
  expect(roles?.find(({ id }) => id === plate.roleId)?.role_name).toBe('Driver');
});

test('EL-01 the same as last time has the limits of last time, and leaves the usual ones where it had none', () => {
  const timeLimits = { dayHours: 8, weekHours: null, restHours: null };
  expect(sameAs({ ...beachCleanUp, timeLimits })).toMatchObject({ timeLimits });
  expect(sameAs(beachCleanUp)).not.toHaveProperty('timeLimits');
});

test('EV-04 an end is proposed three hours after the start, until somebody chooses one', () => {
  const none = { startTime: '', endTime: '' };
  const proposed = timesFrom('2026-12-05T22:30', none);
  expect(proposed.endTime).toBe('2026-12-06T01:30');
  expect(timesFrom('2026-12-07T09:00', proposed).endTime).toBe('2026-12-07T12:00');
  const own = { ...proposed, endTime: '2026-12-06T02:00' };
  expect(timesFrom('2026-12-07T09:00', own).endTime).toBe('2026-12-06T02:00');
  expect(timesFrom('', none).endTime).toBe('');
});
