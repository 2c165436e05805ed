/** MA-01 MT-01: the best of the index are the best of everybody, for any model. */
import { describe, expect, test } from 'vitest';
import { resolveTag } from '../concepts.ts';
import { familiesOf } from '../families.ts';
import { dayZeroKnowledge, type Knowledge } from '../knowledge.ts';
import type { LearnedSkills } from '../learned-skills.ts';
import { logOdds } from '../model.ts';
import { rankAtBestTime } from '../rank-times.ts';
import { bestOf } from './best-of.ts';
import { CandidateIndex } from './candidate-index.ts';
import {
  below,
  type Person,
  randomFrom,
  someModel,
  somePerson,
  someRole,
  type TestRole,
  testNow,
  uuid,
} from './testing/people.ts';

const PEOPLE = 700;

function everybody(seed: number): { people: Map<string, Person>; index: CandidateIndex } {
  const random = randomFrom(seed);
  const people = new Map<string, Person>();
  const index = new CandidateIndex();
  for (let number = 0; number < PEOPLE; number++) {
    const person = somePerson(random, number, familiesOf);
    people.set(person.entry.id, person);
    index.upsert(person.entry);
  }
  return { people, index };
}

/** Tags whose first letters are alike are near: enough to tell whether what was learned is read. */
const learned: LearnedSkills = {
  similarity(asked, offered) {
    const [one, other] = [resolveTag(asked), resolveTag(offered)];
    if (one.key === other.key) return 0;
    return one.key.slice(0, 2) === other.key.slice(0, 2) ? 0.7 : 0;
  },
  near: () => [],
};

const random = randomFrom(99);
const knowledges: readonly (readonly [string, Knowledge])[] = [
  ['of the first day', dayZeroKnowledge],
  ['with learned skills', { ...dayZeroKnowledge, learned }],
  ['with a learned model', { model: someModel(random), learned: undefined }],
  ['with another one', { model: someModel(random), learned }],
];

describe.each(knowledges)('MA-01 MT-01 knowledge %s', (_name, knowledge) => {
  test.each([1, 2, 3])('the best of the index are those of everybody, seed %i', async (seed) => {
    const { people, index } = everybody(seed);
    expect(index.size).toBe(PEOPLE);
    const choose = randomFrom(seed + 50);
    let read = 0;
    for (let round = 0; round < 25; round++) {
      const role = someRole(choose);
      const excluded = new Set([...people.keys()].filter(() => choose() < 0.05));
      const able = [...people.values()].filter(({ entry }) => !excluded.has(entry.id));
      const fairness = round % 2;
      const options = { now: testNow, knowledge, fairness, limit: 20 };
      const all = rankAtBestTime(
        role.needs,
        able.map(({ candidate }) => candidate(role)),
        options,
      );
      const found = await bestOf(
        index,
        { ...role, now: testNow, knowledge, exclude: [...excluded] },
        {
          ...{ limit: 20, fairness, batch: 40, most: PEOPLE },
          read: async (ids) => ids.flatMap((id) => people.get(id)?.candidate(role) ?? []),
        },
      );
      expect(found.matches).toEqual(all);
      expect(found.isProved).toBe(true);
      read += found.compared;
    }
    // Otherwise the bounds would be of no use.
    expect(read / 25).toBeLessThan(PEOPLE / 2);
  });
});

test('MA-01 a bound is never below the score, and nobody who is left out scores above the rest', () => {
  const { people, index } = everybody(7);
  const choose = randomFrom(8);
  for (let round = 0; round < 20; round++) {
    const role = someRole(choose);
    const knowledge = { model: someModel(choose), learned };
    const query = { ...role, now: testNow, knowledge, exclude: [] };
    const { best, rest } = index.query({ ...query, limit: 60 });
    const bounds = new Map(best.map(({ id, bound }) => [id, bound] as const));
    const all = rankAtBestTime(
      role.needs,
      [...people.values()].map(({ candidate }) => candidate(role)),
      { now: testNow, knowledge },
    );
    // The score people see is counted from the base rate of the first day; the order, and its bounds, from the learned one.
    for (const { candidateId, chances } of all)
      expect(logOdds(chances.good)).toBeLessThanOrEqual(bounds.get(candidateId) ?? rest);
  }
});

const oddTags = ['', '\u202e\u200f', 'x'.repeat(10_000), '__proto__', 'کھانا پکانا', 'C++', 'IT'];
const oddFigures = [Number.NaN, -1, 0, 0.5, 3, Number.POSITIVE_INFINITY];
const oddWeek = [
  { weekday: 9, from: 0, to: 1440 },
  { weekday: 5, from: 900, to: 600 },
  { weekday: 2, from: -60, to: 3_000 },
  { weekday: 2, from: Number.NaN, to: 600 },
  { weekday: 0, from: 1439.5, to: Number.POSITIVE_INFINITY },
];

/** The same person with figures, tags and a week that make no sense. */
function garbled(random: () => number, { entry, candidate }: Person): Person {
  const one = <Value>(values: readonly Value[]) => values[below(random, values.length)] as Value;
  const some = <Value>(values: readonly Value[]) => values.filter(() => random() < 0.4);
  const bad = {
    skills: some(oddTags),
    interests: some(oddTags),
    experienceYears: one(oddFigures),
    availability: some(oddWeek),
  };
  const figures = {
    ...{ confirmed: one(oddFigures), attended: one(oddFigures), asked: one(oddFigures) },
    ratings: { count: one(oddFigures), sum: one(oddFigures) },
    lastConfirmedAt: one([null, null, Number.NaN, -90_000, testNow + 1, testNow - 9e8]),
  };
  return {
    entry: { ...entry, ...bad, history: entry.history && { ...entry.history, ...figures } },
    candidate(role) {
      const { history, ...seen } = candidate(role);
      return { ...seen, ...bad, history: history && { ...history, ...figures } };
    },
  };
}

test('MA-01 MT-01 of people and roles that make no sense the best are the same as without the index', async () => {
  const choose = randomFrom(21);
  const index = new CandidateIndex();
  const people = new Map<string, Person>();
  for (let number = 0; number < 150; number++) {
    const person = garbled(choose, somePerson(choose, number, familiesOf));
    people.set(person.entry.id, person);
    index.upsert(person.entry);
  }
  const read = async (role: TestRole, ids: Iterable<string>) =>
    [...ids].flatMap((id) => people.get(id)?.candidate(role) ?? []);
  for (let round = 0; round < 40; round++) {
    const known = someRole(choose);
    const [need] = known.needs;
    const skills = oddTags.filter(() => choose() < 0.3);
    const length = [0, -60_000, 864e5, 40_000 * 864e5][round % 4] ?? 0;
    const event = { ...need.event, title: 'C++', endsAt: need.event.startsAt + length };
    const role: TestRole = {
      needs: [{ ...need, skills, event }],
      likeness: { ...known.likeness, skills },
    };
    const knowledge = { model: someModel(choose), learned: undefined };
    const moment = { now: testNow, knowledge };
    const options = { limit: 20, fairness: (round % 3) / 2 };
    const all = rankAtBestTime(role.needs, await read(role, people.keys()), {
      ...moment,
      ...options,
    });
    const query = { ...role, ...moment, exclude: [uuid(90_000)] };
    const found = await bestOf(index, query, {
      ...{ ...options, batch: 20 },
      read: (ids) => read(role, ids),
    });
    expect(found.matches).toEqual(all);
    for (const { score, features } of found.matches)
      for (const figure of [score, ...Object.values(features)])
        expect(figure >= 0 && figure <= 1).toBe(true);
  }
});

test('MA-01 of a limit that is none the search ends, with nobody', async () => {
  const { people, index } = everybody(3);
  const role = someRole(randomFrom(4));
  const query = { ...role, now: testNow, knowledge: dayZeroKnowledge, exclude: [] };
  let reads = 0;
  const read = async (ids: readonly string[]) => {
    reads++;
    if (reads > 20) throw new Error('Endless');
    return ids.flatMap((id) => people.get(id)?.candidate(role) ?? []);
  };
  for (const limit of [Number.NaN, 0, -1])
    expect((await bestOf(index, query, { limit, read })).matches).toEqual([]);
});

test('MA-01 who changes, comes or goes is found as they are now, also after many changes', () => {
  const { people, index } = everybody(11);
  const choose = randomFrom(12);
  for (let change = 0; change < 5_000; change++) {
    const number = below(choose, PEOPLE + 50);
    if (choose() < 0.2) {
      people.delete(uuid(number));
      index.remove(uuid(number));
    } else {
      const person = somePerson(choose, number, familiesOf);
      people.set(person.entry.id, person);
      index.upsert(person.entry);
    }
    if (change % 500 === 0) for (const _ of index.sweep());
  }
  expect(index.size).toBe(people.size);
  const fresh = new CandidateIndex();
  for (const { entry } of people.values()) fresh.upsert(entry);
  for (let round = 0; round < 10; round++) {
    const role = someRole(choose);
    const query = {
      ...role,
      now: testNow,
      knowledge: dayZeroKnowledge,
      exclude: [],
      limit: PEOPLE,
    };
    const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
    expect([...index.query(query).best].sort(byId)).toEqual(
      [...fresh.query(query).best].sort(byId),
    );
  }
});
