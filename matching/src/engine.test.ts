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
    point: { latitude: 24.8, longitude: 67.0 },
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
const clifton = { latitude: 24.81, longitude: 67.03 };
const lahore = { latitude: 31.56, longitude: 74.35 };
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
  point: constantFrom(undefined, undefined, clifton, lahore),
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
      point: true,
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
  distance: (one) => ({ ...one, area: '', point: undefined }),
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
