import { expect, test } from 'vitest';
import { dayZeroKnowledge } from './knowledge.ts';
import { type Candidate, noHistory, type RoleNeed } from './need.ts';
import { explainAtBestTime, rankAtBestTime } from './rank-times.ts';

const HOUR = 3_600_000;
const start = Date.parse('2026-12-07T04:00:00Z');
const moment = { now: start - 100 * HOUR, knowledge: dayZeroKnowledge };

const at = (hour: number): RoleNeed => ({
  name: 'Cook',
  description: '',
  skills: ['Cooking'],
  places: 1,
  event: {
    ...{ title: 'Fair', description: '', type: 'Other', place: '', timeZone: 'Asia/Karachi' },
    startsAt: start + hour * HOUR,
    endsAt: start + (hour + 2) * HOUR,
  },
});
const needs = [at(0), at(2), at(4)];

function person(id: string, busyHours: readonly number[], skills = ['Cooking']): Candidate {
  const busy = busyHours.map((hour) => ({
    startsAt: start + hour * HOUR,
    endsAt: start + (hour + 1) * HOUR,
  }));
  const nothing = { interests: [], availability: [], area: '', experienceYears: 0 };
  return { id, skills, busy, ...nothing, history: noHistory };
}

test('MA-01 who is busy at one shift is still suggested for another, and left out when none is left', () => {
  const people = [
    person('a', [0, 3]),
    person('b', [1, 2, 5]),
    person('c', []),
    person('d', [0], []),
  ];
  const found = rankAtBestTime(needs, people, { ...moment, limit: 3 });
  expect(found.map(({ candidateId }) => candidateId)).toEqual(['a', 'c', 'd']);
  const explained = explainAtBestTime(needs, people, moment);
  expect(explained.map(({ obstacles }) => obstacles.length)).toEqual([0, 1, 0, 0]);
});

test('MA-01 the best time of each person counts', () => {
  // Monday in Karachi, 9:00 to 11:00 fits the first shift alone.
  const morning = { ...person('m', []), availability: [{ weekday: 0, from: 540, to: 660 }] };
  const noon = { ...person('n', []), availability: [{ weekday: 0, from: 660, to: 720 }] };
  const [best, other] = rankAtBestTime(needs, [noon, morning], moment);
  expect([best?.candidateId, other?.candidateId]).toEqual(['m', 'n']);
  expect(best?.features.freeTime).toBe(1);
  expect(other?.features.freeTime).toBe(0.5);
  expect(explainAtBestTime(needs, [morning], moment)[0]?.score).toBe(best?.score);
});
