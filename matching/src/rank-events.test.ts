import { describe, expect, test } from 'vitest';
import { dayZeroKnowledge } from './knowledge.ts';
import { type Candidate, noHistory } from './need.ts';
import { type EventOffer, rankEvents } from './rank-events.ts';

const now = Date.parse('2026-11-30T08:00:00Z');
const moment = { now, knowledge: dayZeroKnowledge };
const HOUR = 3_600_000;
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

type Situation = {
  skill?: string;
  free?: number;
  total?: number;
  inDays?: number;
  candidate?: Candidate;
  isFound?: boolean;
  isEligible?: boolean;
};

function offer(
  id: string,
  {
    skill = 'Cooking',
    free = 5,
    total = 10,
    inDays = 7,
    candidate = person,
    isFound = false,
    isEligible = true,
  }: Situation = {},
): EventOffer {
  const startsAt = now + inDays * 24 * HOUR;
  const event = {
    title: 'Event',
    description: '',
    type: 'community',
    place: '',
    timeZone: 'Asia/Karachi',
    startsAt,
    endsAt: startsAt + 4 * HOUR,
  };
  const need = { name: skill, description: '', skills: [skill], places: 1, event };
  return {
    id,
    isFound,
    roles: [{ id: `${id}-role`, need, candidate, places: { total, free }, isEligible }],
  };
}

const order = (offers: EventOffer[]) => rankEvents(offers, moment).map(({ eventId }) => eventId);

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

  test('MT-08 MA-02 of equal fits the one that nobody has found comes first, and says so', () => {
    const offers = [offer('a', { isFound: true }), offer('b', { inDays: 9 })];
    expect(order(offers)).toEqual(['b', 'a']);
    const [first, second] = rankEvents(offers, moment);
    const found = { kind: 'little-found', tone: 'for' };
    expect(first?.reasons).toContainEqual(found);
    expect(second?.reasons).not.toContainEqual(found);
    // Where it stands there anyway, nothing came of it.
    for (const each of rankEvents(
      [offer('a', { isFound: true }), offer('b', { inDays: 3 })],
      moment,
    ))
      expect(each.reasons).not.toContainEqual(found);
  });

  test('MT-08 MA-02 a clearly better fit stays first, also where somebody has found it', () => {
    const offers = [offer('worse', { skill: 'Driving' }), offer('better', { isFound: true })];
    expect(order(offers)).toEqual(['better', 'worse']);
    expect(rankEvents(offers, moment)[1]?.reasons).not.toContainEqual({
      kind: 'little-found',
      tone: 'for',
    });
  });

  test('MA-02 roles without places are full', () => {
    const [nothing] = rankEvents([offer('e', { free: 0, total: 0 })], moment);
    expect(nothing).toMatchObject({ isFull: true, isOpen: false });
  });

  test('MT-08 MA-02 what cannot be taken is not brought up by being little found', () => {
    const offers = [offer('full', { free: 0 }), offer('found', { isFound: true })];
    expect(order(offers)).toEqual(['found', 'full']);
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
      moment,
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

  test('EL-02 MA-02 what lacks only what a role requires stands between what can be taken and what cannot', () => {
    const offers = [
      offer('full', { free: 0, isEligible: false }),
      offer('lacking', { isEligible: false }),
      offer('far', { skill: 'Sewing' }),
    ];
    expect(order(offers)).toEqual(['far', 'lacking', 'full']);
    expect(rankEvents(offers, moment)[1]).toMatchObject({ isOpen: false, isLacking: true });
    const [best] = offer('e', { isEligible: false }).roles;
    const [may] = offer('f', { skill: 'Driving' }).roles;
    if (!best || !may) throw new Error('No roles');
    const both = [{ id: 'e', isFound: false, roles: [best, may] }];
    expect(rankEvents(both, moment)).toMatchObject([{ roleId: may.id, isOpen: true }]);
  });

  test('MA-02 a free role is named before a full one that fits better, and no role is no error', () => {
    const [full] = offer('e', { free: 0 }).roles;
    const [free] = offer('f', { skill: 'Driving' }).roles;
    if (!full || !free) throw new Error('No roles');
    expect(rankEvents([{ id: 'e', isFound: false, roles: [full, free] }], moment)[0]).toMatchObject(
      {
        roleId: free.id,
        isOpen: true,
      },
    );
    expect(rankEvents([{ id: 'none', isFound: false, roles: [] }], moment)).toMatchObject([
      { roleId: null, score: 0, isOpen: false },
    ]);
  });
});
