import { describe, expect, test } from 'vitest';
import { resolveTag } from './concepts.ts';
import { features } from './features.ts';
import { dayZeroKnowledge, type Knowledge } from './knowledge.ts';
import { type Candidate, type History, noHistory, type RoleNeed } from './need.ts';
import { explainCandidate, explainCandidates, rankCandidates } from './rank-candidates.ts';
import { pairWeigher } from './whole-event/pair-weights.ts';

const now = Date.parse('2026-11-30T08:00:00Z');
const moment = { now, knowledge: dayZeroKnowledge };
/** A Saturday, 9 AM to 1 PM in Karachi. */
const need: RoleNeed = {
  name: 'First aider',
  description: 'Looks after people.',
  skills: ['First aid', 'Cooking'],
  places: 1,
  event: {
    title: 'River clean-up',
    description: 'We collect rubbish along the river.',
    type: 'environment',
    place: 'Sea View, Clifton, Karachi',
    timeZone: 'Asia/Karachi',
    startsAt: Date.parse('2026-12-05T04:00:00Z'),
    endsAt: Date.parse('2026-12-05T08:00:00Z'),
  },
};
const person: Candidate = {
  id: 'one',
  skills: [],
  interests: [],
  experienceYears: 0,
  availability: [],
  busy: [],
  area: '',
  history: noHistory,
};

function scoreOf(one: Candidate, knowledge: Knowledge, role = need): number {
  return explainCandidate(role, one, { now, knowledge }).score;
}

describe('bad input', () => {
  test('MA-01 empty pools and roles that ask for nothing', () => {
    expect(rankCandidates(need, [], moment)).toEqual([]);
    expect(explainCandidates(need, [], moment)).toEqual([]);
    const empty = {
      ...need,
      name: '',
      description: '',
      skills: [],
      event: { ...need.event, title: '', description: '', type: '', place: '' },
    };
    expect(rankCandidates(empty, [person], moment)).toMatchObject([{ candidateId: 'one' }]);
    expect(rankCandidates(need, [person], { ...moment, limit: 0 })).toEqual([]);
    expect(rankCandidates(need, [person], { ...moment, limit: -3 })).toEqual([]);
    expect(rankCandidates(need, [person], { ...moment, limit: Number.NaN })).toEqual([]);
  });

  test('MT-01 10,000 people with equal scores come by id, however they are given', () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => `v${String(index).padStart(5, '0')}`);
    const pool = ids.map((id) => ({ ...person, id, skills: ['Cooking'] }));
    const order = (given: readonly Candidate[]) =>
      rankCandidates(need, given, { ...moment, limit: 50 }).map(({ candidateId }) => candidateId);
    expect(order(pool)).toEqual(ids.slice(0, 50));
    expect(order(pool.toReversed())).toEqual(ids.slice(0, 50));
  });

  test('MA-01 a week that contradicts itself counts what is meant once, and the rest not', () => {
    const score = (availability: Candidate['availability']) =>
      scoreOf({ ...person, availability }, dayZeroKnowledge);
    const saturday = { weekday: 5, from: 540, to: 780 };
    const nonsense = [
      { weekday: 5, from: 780, to: 540 },
      { weekday: 5, from: 600, to: 600 },
      { weekday: 9, from: 0, to: 1440 },
      { weekday: Number.NaN, from: 0, to: 1440 },
    ];
    expect(score([saturday, saturday, ...nonsense])).toBe(score([saturday]));
    expect(score(nonsense)).toBe(score([]));
    const busy = [{ startsAt: need.event.endsAt, endsAt: need.event.startsAt }];
    expect(rankCandidates(need, [{ ...person, busy }], moment)).toHaveLength(1);
  });

  test('MT-01 figures that are none are taken for nothing', () => {
    const broken = Object.fromEntries(
      Object.keys(noHistory).map((field) => [field, Number.NaN]),
    ) as unknown as History;
    const one = {
      ...person,
      experienceYears: Number.NaN,
      history: { ...broken, ratings: { count: Number.NaN, sum: Number.POSITIVE_INFINITY } },
      away: [{ startsAt: Number.NaN, endsAt: Number.NaN }],
    };
    const [match] = rankCandidates(need, [one], moment);
    expect(match?.score).toBeGreaterThan(0);
    for (const feature of features)
      expect(match && match.features[feature] >= 0 && match.features[feature] <= 1, feature).toBe(
        true,
      );
  });

  test('MT-01 moments that are none are refused', () => {
    const timeless = { ...need, event: { ...need.event, startsAt: Number.NaN } };
    expect(() => rankCandidates(timeless, [person], moment)).toThrow(RangeError);
    expect(() => rankCandidates(need, [person], { ...moment, now: Number.NaN })).toThrow(
      RangeError,
    );
  });

  test('MT-08 a fairness that does not lie between 0 and 1 is refused', () => {
    for (const fairness of [Number.NaN, -0.1, 1.1, Number.POSITIVE_INFINITY]) {
      expect(() => rankCandidates(need, [person], { ...moment, fairness })).toThrow(RangeError);
      expect(() => pairWeigher(need, { ...moment, fairness })).toThrow(RangeError);
    }
  });

  test('MA-01 a person given twice is listed once, with what speaks most for them, in any order', () => {
    const pool = [person, { ...person, skills: ['Cooking'] }, { ...person, id: 'two' }];
    const list = (given: readonly Candidate[]) => rankCandidates(need, given, moment);
    expect(list(pool).map(({ candidateId }) => candidateId)).toEqual(['one', 'two']);
    expect(list(pool)[0]?.reasons).toContainEqual(expect.objectContaining({ asked: 'Cooking' }));
    expect(list(pool.toReversed())).toEqual(list(pool));
  });

  test('MA-01 MT-02 tags of 10,000 characters and of signs alone are read like others', () => {
    const long = `Cooking ${'x'.repeat(10_000)}`;
    const odd = [long, '\u0000', '\u202e\u200f', '🎉'.repeat(500), '=1+1', '{}', ' '];
    const role = { ...need, skills: ['Cooking', ...odd] };
    const [match] = rankCandidates(role, [{ ...person, skills: odd, interests: odd }], moment);
    expect(match?.score).toBeLessThan(1);
    for (const reason of match?.reasons ?? [])
      if ('offered' in reason) expect(reason.offered.length).toBeLessThanOrEqual(80);
  });

  test('MT-12 tags in three scripts, in one profile and in one tag, mean what they say or nothing', () => {
    const cooking = [
      'کھانا پکانا',
      'खाना पकाना',
      'khana pakana',
      'cooking / کھانا پکانا / खाना पकाना',
    ];
    const meant = (tag: string) => resolveTag(tag).skills;
    expect(cooking.map(meant)).toEqual(cooking.map(() => ['Cooking']));
    // Food, to go, to bring, henna, a mill: each a letter away from singing, Hindi or sewing.
    const others = ['खाना', 'جانا', 'لانا', 'مہندی', 'मिलाई', 'you are all thieves', '؟؟؟ !!!'];
    expect(others.map(meant)).toEqual(others.map(() => []));
    // A longer word is still understood with a letter left out.
    expect(meant('ڈرائونگ')).toEqual(['Driving']);

    const role = { ...need, skills: ['Cooking'] };
    const [able, unable] = [
      { ...person, id: 'a', skills: cooking },
      { ...person, id: 'b', skills: others },
    ];
    const list = (pool: Candidate[]) => rankCandidates(role, pool, moment);
    expect(list([unable, able]).map(({ candidateId }) => candidateId)).toEqual(['a', 'b']);
    expect(list([unable, able])).toEqual(list([able, unable]));
  });

  test('MA-01 all right-to-left text', () => {
    const role: RoleNeed = {
      name: 'طبی مددگار',
      description: 'لوگوں کا خیال رکھیں۔',
      skills: ['ابتدائی طبی امداد', 'کھانا پکانا'],
      places: 1,
      event: {
        ...need.event,
        title: 'دریا کی صفائی',
        description: 'ہم کچرا جمع کرتے ہیں۔',
        type: 'ماحول',
        place: 'کلفٹن، کراچی',
      },
    };
    const able = {
      ...person,
      id: 'ب',
      skills: ['ابتدائى طبى امداد'],
      interests: ['صفائی'],
      area: 'کلفٹن، کراچی',
    };
    const other = { ...person, id: 'ا', skills: ['گاڑی'], area: 'لاہور' };
    const [first, second] = rankCandidates(role, [other, able], moment);
    expect([first?.candidateId, second?.candidateId]).toEqual(['ب', 'ا']);
    expect(first?.reasons.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['has-skill', 'interest', 'nearby']),
    );
  });
});
