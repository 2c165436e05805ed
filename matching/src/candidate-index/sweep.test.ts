/** MA-01: freeing the rows of people who are gone changes no answer, at none of its steps. */
import { expect, test } from 'vitest';
import { familiesOf } from '../families.ts';
import { dayZeroKnowledge } from '../knowledge.ts';
import { CandidateIndex } from './candidate-index.ts';
import { randomFrom, somePerson, someRole, testNow, uuid } from './testing/people.ts';

const PEOPLE = 1_500;

/** Everybody was put in three times, so that most rows are dead. @param foreseen how many people the index is told of */
function changedOften(foreseen: number): CandidateIndex {
  const random = randomFrom(5);
  const index = new CandidateIndex(foreseen);
  for (let round = 0; round < 3; round++)
    for (let number = 0; number < PEOPLE; number++)
      index.upsert(somePerson(random, number, familiesOf).entry);
  return index;
}

/** What it answers to the same questions, to the last byte. */
function answers(index: CandidateIndex): string {
  const choose = randomFrom(6);
  const query = { now: testNow, knowledge: dayZeroKnowledge, exclude: [uuid(1)], limit: 50 };
  return JSON.stringify(
    Array.from({ length: 8 }, () => index.query({ ...someRole(choose), ...query })),
  );
}

test('MA-01 whoever asks between two steps gets the same, and so does whoever asks afterwards', () => {
  const index = changedOften(0);
  const before = answers(index);
  let steps = 0;
  for (const _ of index.sweep()) {
    steps += 1;
    expect(answers(index)).toBe(before);
  }
  expect(steps).toBeGreaterThan(0);
  expect(answers(index)).toBe(before);
  expect(index.size).toBe(PEOPLE);
  expect([...index.sweep()]).toEqual([]);
});

test('MA-01 an index that was told how many come answers as one that grew', () => {
  expect(answers(changedOften(PEOPLE))).toBe(answers(changedOften(0)));
});

test('MA-01 somebody who is put in between two steps is not lost', () => {
  const index = changedOften(0);
  const person = somePerson(randomFrom(9), PEOPLE + 1, familiesOf);
  for (const _ of index.sweep()) index.upsert(person.entry);
  expect(index.size).toBe(PEOPLE + 1);
  // They were many steps: the next one has to do it all again, and does.
  for (const _ of index.sweep());
  expect(index.size).toBe(PEOPLE + 1);
  expect([...index.sweep()]).toEqual([]);
});
