import { describe, expect, test } from 'vitest';
import { dayZeroKnowledge } from './knowledge.ts';
import { type Candidate, noHistory } from './need.ts';
import { oneStepAway } from './one-step.ts';
import type { EventOffer } from './rank-events.ts';

const now = Date.parse('2026-11-30T08:00:00Z');
const moment = { now, knowledge: dayZeroKnowledge };
const HOUR = 3_600_000;
const startsAt = now + 48 * HOUR;
const person: Candidate = {
  id: 'p',
  skills: ['Cooking'],
  interests: [],
  experienceYears: 1,
  availability: [],
  busy: [],
  area: '',
  history: noHistory,
};

function offer(
  id: string,
  skills: string[],
  {
    free = 1,
    candidate = person,
    isEligible = true,
  }: { free?: number; candidate?: Candidate; isEligible?: boolean } = {},
): EventOffer {
  const event = {
    title: 'Event',
    description: '',
    type: 'community',
    place: '',
    timeZone: 'Asia/Karachi',
    startsAt,
    endsAt: startsAt + 4 * HOUR,
  };
  const need = { name: 'Role', description: '', skills, places: 1, event };
  const places = { total: 5, free };
  const role = { id: `${id}-role`, need, candidate, places, isEligible };
  return { id, isFound: false, roles: [role] };
}

const told = (offers: EventOffer[]) =>
  oneStepAway(offers, moment).map(({ skill, roles }) => [
    skill,
    roles.map(({ eventId }) => eventId),
  ]);

describe('one step away', () => {
  test('MT-05 names the one missing skill with the roles that it would open, most first', () => {
    expect(
      told([
        offer('a', ['Cooking', 'Welding']),
        offer('b', ['First aid']),
        offer('c', ['Cooking', 'first-aid']),
        offer('d', ['First aid']),
      ]),
    ).toEqual([
      ['First aid', ['b', 'c', 'd']],
      ['Welding', ['a']],
    ]);
  });

  test('MT-05 says nothing of roles that are open already, or two steps away', () => {
    expect(told([offer('a', ['Cooking']), offer('b', []), offer('c', ['--'])])).toEqual([]);
    expect(told([offer('a', ['Welding', 'First aid'])])).toEqual([]);
  });

  test('MT-05 says nothing of roles that are full or for which the person has no time', () => {
    const busy = { ...person, busy: [{ startsAt, endsAt: startsAt + HOUR }] };
    const away = { ...person, away: [{ startsAt, endsAt: startsAt + HOUR }] };
    const days = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 0, to: 60 }));
    const notFree = { ...person, availability: days };
    expect(told([offer('a', ['Welding'], { free: 0 })])).toEqual([]);
    for (const candidate of [busy, away, notFree])
      expect(told([offer('a', ['Welding'], { candidate })])).toEqual([]);
  });

  test('EL-02 MT-05 says nothing of roles that require more than skills', () => {
    expect(told([offer('a', ['Welding'], { isEligible: false })])).toEqual([]);
  });

  test('MT-05 is the same for the same input, whatever it holds', () => {
    const odd = [
      offer('a', ['', '😀', 'x'.repeat(10_000)]),
      offer('b', ['کھانا پکانا']),
      { id: 'c', isFound: false, roles: [] },
    ];
    expect(told(odd)).toEqual(told(odd));
    expect(told([])).toEqual([]);
  });
});
