/** What holds for the whole engine, whatever it is given: figure 20 of docs/matching.md. */
import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import {
  array,
  assert,
  constantFrom,
  double,
  integer,
  property,
  record,
  string,
  uniqueArray,
} from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Features, features, forEachFeature } from './features.ts';
import { dayZeroKnowledge, type Knowledge } from './knowledge.ts';
import { learnedSkills, learnSkills } from './learned-skills.ts';
import { dayZero, type Head } from './model.ts';
import { type Candidate, type History, noHistory, type RoleNeed } from './need.ts';
import { explainCandidate, explainCandidates, rankCandidates } from './rank-candidates.ts';
import type { Reason } from './reasons.ts';
import { pairWeigher } from './whole-event/pair-weights.ts';

const DAY = 24 * 60 * 60_000;
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

const share = double({ min: 0, max: 1, noNaN: true });
const count = integer({ min: 0, max: 9 });
const past = record({ of: count, yes: share }).map(
  ({ of, yes }) => [of, Math.floor(yes * of)] as const,
);
const history = record({
  attendance: past,
  acceptance: past,
  openInvitations: count,
  sameRole: count,
  sameFamily: count,
  sameOrganiser: count,
  recentTurns: count,
  ratings: record({ count, stars: double({ min: 1, max: 5, noNaN: true }) }),
  daysAgo: integer({ min: 0, max: 200 }),
}).map(
  ({
    attendance: [confirmed, attended],
    acceptance: [asked, accepted],
    ratings,
    daysAgo,
    ...rest
  }): History => ({
    ...rest,
    confirmed,
    attended,
    asked,
    accepted,
    ratings: { count: ratings.count, sum: ratings.count * ratings.stars },
    lastConfirmedAt: confirmed > 0 ? now - daysAgo * DAY : null,
  }),
);
const people = record({
  id: string({ minLength: 1, maxLength: 6 }),
  skills: uniqueArray(constantFrom('First aid', 'Nursing', 'cokking', 'Baking', 'Chess', 'گاڑی'), {
    maxLength: 4,
  }),
  interests: uniqueArray(constantFrom('Outdoor', 'Recycling', 'rivers', 'Chess'), { maxLength: 3 }),
  experienceYears: integer({ min: 0, max: 30 }),
  availability: array(
    record({
      weekday: constantFrom(5, 6),
      from: constantFrom(480, 600),
      to: constantFrom(700, 900),
    }),
    { maxLength: 2 },
  ),
  area: constantFrom('', 'Clifton, Karachi', 'Saddar, Karachi', 'Lahore'),
  history,
}).map((given): Candidate => ({ ...person, ...given }));

/** Any weights that somebody could come to, but skills never harm. */
const heads = array(double({ min: -3, max: 3, noNaN: true }), {
  minLength: features.length,
  maxLength: features.length,
}).map((numbers): Head => {
  let index = 0;
  const weights = forEachFeature(() => numbers[index++] ?? 0);
  const skilled = (['skills', 'sameSkills', 'coveredSkills', 'learnedSkills'] as const).map(
    (feature) => [feature, Math.abs(weights[feature])],
  );
  return {
    ...dayZero.good,
    weights: { ...weights, skillCount: 0, ...Object.fromEntries(skilled) },
  };
});

function check(one: Parameters<typeof assert>[0], runs = 200): void {
  void assert(one, { numRuns: runs, seed: 20 });
}

function scoreOf(one: Candidate, knowledge: Knowledge, role = need): number {
  return explainCandidate(role, one, { now, knowledge }).score;
}

describe('who a person is', () => {
  test('MA-01 MT-01 has no place in what the engine is given', () => {
    const fields = {
      id: true,
      skills: true,
      interests: true,
      experienceYears: true,
      availability: true,
      busy: true,
      away: true,
      area: true,
      history: true,
    } satisfies Record<keyof Required<Candidate>, true>;
    expect(
      Object.keys(fields).filter((field) => /name|mail|photo|gender|age$/i.test(field)),
    ).toEqual([]);
  });

  test('MA-01 MT-01 names, addresses, photos and the like that come along change nothing', () => {
    const strangers = record({
      name: string(),
      email: string(),
      photo: string(),
      gender: constantFrom('f', 'm', 'x'),
      religion: string(),
      description: string(),
    });
    check(
      property(
        uniqueArray(people, { selector: ({ id }) => id, maxLength: 6 }),
        array(strangers, { minLength: 6, maxLength: 6 }),
        (pool, extras) => {
          const dressed = pool.map((one, index) => ({ ...extras[index], ...one }));
          const plain = JSON.stringify(rankCandidates(need, pool, moment));
          expect(JSON.stringify(rankCandidates(need, dressed, moment))).toBe(plain);
          // Nor does it help to swap them.
          const swapped = pool.map((one, index) => ({ ...extras[5 - index], ...one }));
          expect(JSON.stringify(rankCandidates(need, swapped, moment))).toBe(plain);
        },
      ),
      100,
    );
  });

  test('MA-01 the id decides nothing but the order of equals', () => {
    check(
      property(people, string({ minLength: 1 }), (one, id) => {
        expect(scoreOf({ ...one, id }, dayZeroKnowledge)).toBe(scoreOf(one, dayZeroKnowledge));
      }),
    );
  });
});

/** The same person and role without what the reason names, or with what it misses. */
type Without = (one: Candidate, role: RoleNeed, reason: Reason) => Candidate;

const withHistory =
  (change: Partial<History>): Without =>
  (one) => ({ ...one, history: one.history && { ...one.history, ...change } });
const withoutOffered: Without = (one, role, reason) => {
  if (!('asked' in reason) || typeof reason.asked !== 'string') return one;
  // Another tag may offer the same; all that speak for the asked skill are taken away.
  const asked = { ...role, skills: [reason.asked] };
  const speaks = (tag: string) =>
    explainCandidate(asked, { ...person, skills: [tag] }, moment).features.skills > 0;
  return { ...one, skills: one.skills.filter((tag) => !speaks(tag)) };
};
/** A month is in the middle between new and rested. */
const neitherNewNorTired = withHistory({ lastConfirmedAt: now - 30 * DAY });

const without = {
  'has-skill': withoutOffered,
  'close-skill': withoutOffered,
  'learned-skill': withoutOffered,
  'lacks-skills': (one, _role, reason) =>
    'missing' in reason ? { ...one, skills: [...one.skills, ...reason.missing] } : one,
  'no-asked-skill': (one, role) => ({ ...one, skills: [...one.skills, ...role.skills] }),
  'no-skills': (one, role) => ({ ...one, skills: [...role.skills] }),
  interest: (one) => ({ ...one, interests: [] }),
  'close-interest': (one) => ({ ...one, interests: [] }),
  free: (one) => ({ ...one, availability: [] }),
  'partly-free': (one) => ({ ...one, availability: [] }),
  experience: (one) => ({ ...one, experienceYears: 0 }),
  nearby: (one) => ({ ...one, area: '' }),
  elsewhere: (one) => ({ ...one, area: '' }),
  attendance: withHistory({ confirmed: 0, attended: 0 }),
  acceptance: withHistory({ asked: 0, accepted: 0 }),
  rating: withHistory({ ratings: { count: 0, sum: 0 } }),
  'same-role': withHistory({ sameRole: 0 }),
  'same-family': withHistory({ sameFamily: 0 }),
  'same-organiser': withHistory({ sameOrganiser: 0 }),
  load: withHistory({ recentTurns: 0 }),
  newcomer: neitherNewNorTired,
  'last-turn': neitherNewNorTired,
} as const satisfies Partial<Record<Reason['kind'], Without>>;

function isNamed(kind: Reason['kind']): kind is keyof typeof without {
  return kind in without;
}

describe('explanations', () => {
  test('MT-05 every line names an input that moved the score in the told direction', () => {
    const told = new Map<string, number>();
    check(
      property(people, heads, (one, good) => {
        const knowledge = { ...dayZeroKnowledge, model: { ...dayZero, good } };
        const { score, reasons } = explainCandidate(need, one, { now, knowledge });
        for (const reason of reasons) {
          expect(isNamed(reason.kind), reason.kind).toBe(true);
          if (!isNamed(reason.kind)) continue;
          const other = scoreOf(without[reason.kind](one, need, reason), knowledge);
          const where = `${JSON.stringify(reason)} of ${JSON.stringify(one)}`;
          if (reason.tone === 'for') expect(other, where).toBeLessThan(score);
          else expect(other, where).toBeGreaterThan(score);
          told.set(reason.kind, (told.get(reason.kind) ?? 0) + 1);
        }
      }),
      600,
    );
    // Nothing was left untested because it never came up; what is learned is told in the next test.
    const kinds = Object.keys(without).filter((kind) => kind !== 'learned-skill');
    expect(kinds.filter((kind) => !told.has(kind))).toEqual([]);
  });

  test('MT-05 a line about what goes together falls away with what was learned', () => {
    const profiles = Array.from({ length: 3_000 }, (_, index) =>
      index % 3 === 0 ? ['Cooking', 'Chess', 'گاڑی'] : ['Nursing', `Hobby ${index % 40}`],
    );
    const knowledge = {
      ...dayZeroKnowledge,
      learned: learnedSkills(learnSkills(profiles, { seed: 1 })),
    };
    const role = { ...need, skills: ['Cooking'] };
    const player = { ...person, skills: ['Chess'] };
    const { score, reasons } = explainCandidate(role, player, { now, knowledge });
    expect(reasons.map(({ kind }) => kind)).toContain('learned-skill');
    expect(scoreOf(player, dayZeroKnowledge, role)).toBeLessThan(score);
    expect(scoreOf({ ...player, skills: [] }, knowledge, role)).toBeLessThan(score);
  });

  test('MT-05 what moves nothing is not told', () => {
    const nothing: Features = forEachFeature(() => 0);
    const deaf = {
      ...dayZeroKnowledge,
      model: { ...dayZero, good: { ...dayZero.good, weights: nothing } },
    };
    check(
      property(people, (one) => {
        expect(explainCandidate(need, one, { now, knowledge: deaf }).reasons).toEqual([]);
      }),
    );
  });
});

describe('nothing from outside', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('MT-01 MT-02 no network, no clock and no chance is asked', () => {
    const refuse = () => {
      throw new Error('The engine must not ask for this.');
    };
    vi.stubGlobal('fetch', refuse);
    vi.stubGlobal('WebSocket', refuse);
    vi.spyOn(net, 'connect').mockImplementation(refuse);
    vi.spyOn(net.Socket.prototype, 'connect').mockImplementation(refuse);
    vi.spyOn(http, 'request').mockImplementation(refuse);
    vi.spyOn(https, 'request').mockImplementation(refuse);
    vi.spyOn(dns, 'lookup').mockImplementation(refuse as never);
    vi.spyOn(Date, 'now').mockImplementation(refuse);
    vi.spyOn(Math, 'random').mockImplementation(refuse);

    // The traps work.
    expect(() => fetch('http://localhost')).toThrow();
    expect(() => net.connect(80)).toThrow();
    expect(() => Math.random()).toThrow();

    const table = learnSkills(Array(50).fill(['Cooking', 'Baking', 'quux']), { seed: 1 });
    const knowledge = { ...dayZeroKnowledge, learned: learnedSkills(table) };
    const pool = ['Cooking', 'a tag never seen before', 'گاڑی'].map((skill, index) => ({
      ...person,
      id: `${index}`,
      skills: [skill],
      interests: [skill],
      availability: [{ weekday: 5, from: 480, to: 900 }],
    }));
    expect(rankCandidates(need, pool, { now, knowledge })).toHaveLength(3);
    expect(explainCandidates(need, pool, { now, knowledge })).toHaveLength(3);
  });

  test('MT-01 MA-01 the same input and seed give the same bytes', () => {
    const profiles = Array.from({ length: 300 }, (_, index) => [
      'Cooking',
      index % 2 ? 'Baking' : 'Chess',
      `tag ${index % 7}`,
    ]);
    const bytes = () => {
      const table = learnSkills(profiles, { seed: 5 });
      const knowledge = { ...dayZeroKnowledge, learned: learnedSkills(table) };
      const pool = Array.from({ length: 60 }, (_, index) => ({
        ...person,
        id: `p${index}`,
        skills: profiles[index] ?? [],
        experienceYears: index % 9,
      }));
      return [
        Buffer.from(table.vectors.buffer).toString('base64'),
        JSON.stringify(rankCandidates(need, pool, { now, knowledge, fairness: 0.5 })),
      ].join();
    };
    expect(bytes()).toBe(bytes());
  });
});

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
