import { describe, expect, test } from 'vitest';
import type { Candidate } from './need.ts';
import { type EventOffer, rankEvents } from './rank-events.ts';

const now = Date.parse('2026-11-30T08:00:00Z');
const HOUR = 3_600_000;
const person: Candidate = {
  id: 'p',
  skills: ['Cooking'],
  interests: [],
  experienceYears: 1,
  availability: [],
  busy: [],
  history: { confirmed: 0, attended: 0, sameRole: 0, lastConfirmedAt: null },
};

type Given = {
  skill?: string;
  free?: number;
  total?: number;
  inDays?: number;
  candidate?: Candidate;
};

function offer(
  id: string,
  { skill = 'Cooking', free = 5, total = 10, inDays = 7, candidate = person }: Given = {},
): EventOffer {
  const startsAt = now + inDays * 24 * HOUR;
  const event = {
    title: 'Event',
    description: '',
    type: 'community',
    timeZone: 'Asia/Karachi',
    startsAt,
    endsAt: startsAt + 4 * HOUR,
  };
  const need = { name: skill, description: '', skills: [skill], event };
  return { id, roles: [{ id: `${id}-role`, need, candidate, places: { total, free } }] };
}

const order = (offers: EventOffer[]) => rankEvents(offers, { now }).map(({ eventId }) => eventId);

describe('the order of events for one person', () => {
  test('MA-02 a better fit comes first, whatever the input order', () => {
    const offers = [offer('a', { skill: 'Driving' }), offer('b')];
    expect(order(offers)).toEqual(['b', 'a']);
    expect(order(offers.reverse())).toEqual(['b', 'a']);
  });

  test('MA-02 MT-08 of equal fits the emptier event comes first, then the sooner one', () => {
    expect(order([offer('full-ish', { free: 1 }), offer('empty', { free: 10 })])).toEqual([
      'empty',
      'full-ish',
    ]);
    expect(order([offer('later', { inDays: 9 }), offer('sooner')])).toEqual(['sooner', 'later']);
  });

  test('MA-02 what the person cannot take stands last and says why', () => {
    const busyThen = {
      ...person,
      busy: [{ startsAt: now, endsAt: now + 30 * 24 * HOUR }],
    };
    const fits = rankEvents(
      [
        offer('busy', { candidate: busyThen }),
        offer('full', { free: 0 }),
        offer('far', { skill: 'Sewing' }),
      ],
      { now },
    );
    expect(fits[0]).toMatchObject({ eventId: 'far', isOpen: true });
    expect(fits.find(({ eventId }) => eventId === 'busy')?.reasons[0]).toMatchObject({
      kind: 'busy',
    });
    expect(fits.find(({ eventId }) => eventId === 'full')).toMatchObject({
      isFull: true,
      isOpen: false,
    });
  });

  test('MA-02 a free role is named before a full one that fits better, and no role is no error', () => {
    const [full] = offer('e', { free: 0 }).roles;
    const [free] = offer('f', { skill: 'Driving' }).roles;
    if (!full || !free) throw new Error('No roles');
    expect(rankEvents([{ id: 'e', roles: [full, free] }], { now })[0]).toMatchObject({
      roleId: free.id,
      isOpen: true,
    });
    expect(rankEvents([{ id: 'none', roles: [] }], { now })).toMatchObject([
      { roleId: null, score: 0, isOpen: false },
    ]);
  });
});
