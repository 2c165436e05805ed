/** MA-01 MT-01: the best of the index are the best of everybody, for any model. */
import { describe, expect, test } from 'vitest';
import { resolveTag } from '../concepts.ts';
import { familiesOf } from '../families.ts';
import { dayZeroKnowledge, type Knowledge } from '../knowledge.ts';
import type { LearnedSkills } from '../learned-skills.ts';
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
    for (const { candidateId, score } of all)
      expect(Math.log(score / (1 - score))).toBeLessThanOrEqual(bounds.get(candidateId) ?? rest);
  }
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
