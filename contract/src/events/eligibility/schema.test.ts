/** What a role asks of people, as organisers send it: by ids, or as it was read. */
import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { say } from '../../texts.ts';
import { crewMessages } from '../crew-rules/messages.ts';
import { eligibilityMessages } from './messages.ts';
import { newKindSchema, wantedNeedsSchema } from './schema.ts';

const idOf = (n: number) => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const many = (count: number) => Array.from({ length: count }, (_, n) => idOf(n));
const problem = (needs: object) => {
  const [issue] = wantedNeedsSchema.safeParse(needs).error?.issues ?? [];
  return issue && [issue.path.join('.'), issue.message];
};

test('EL-01 a role that says nothing asks for nothing, and leaves what a client may not know as it is', () => {
  expect(wantedNeedsSchema.parse({})).toEqual({ oneOf: [], minAge: null });
});

test('EL-01 what was read can be sent back: kinds and agreements are taken by their ids', () => {
  const read = {
    oneOf: [{ id: idOf(1), name: 'First aid' }],
    minAge: 18,
    agreements: [{ id: idOf(2), name: 'Code of conduct' }],
    guardian: true,
    crew: { paper: { kind: { id: idOf(1), name: 'First aid' }, least: 1 }, adults: null },
  };
  const wanted = {
    ...{ oneOf: [idOf(1)], minAge: 18, agreements: [idOf(2)], guardian: true },
    crew: { paper: { kind: idOf(1), least: 1 }, adults: null },
  };
  expect(wantedNeedsSchema.parse(read)).toEqual(wanted);
  expect(wantedNeedsSchema.parse(wanted)).toEqual(wanted);
});

test('EL-01 a role asks for so many at most, and says so at its field', () => {
  const [kinds, texts] = [limits.qualification.perRole, limits.agreement.perRole];
  expect(problem({ oneOf: many(kinds), agreements: many(texts) })).toBeUndefined();
  expect(problem({ oneOf: many(kinds + 1) })).toEqual([
    ...['oneOf', say(eligibilityMessages, 'tooMany', { max: kinds }).message],
  ]);
  expect(problem({ agreements: many(texts + 1) })).toEqual([
    ...['agreements', say(eligibilityMessages, 'tooManyAgreements', { max: texts }).message],
  ]);
});

test('EL-01 an age is one of those that people can say to be over', () => {
  for (const minAge of [null, 16, 18]) expect(problem({ minAge })).toBeUndefined();
  for (const minAge of [0, 17, 99, '18'])
    expect(problem({ minAge })).toEqual(['minAge', eligibilityMessages.age]);
});

test('EL-02 what a crew needs is a whole number of people that a role can hold', () => {
  const most = limits.rolePlaces.max;
  const told = say(crewMessages, 'least', { max: most }).message;
  const paper = (least: unknown) => ({ crew: { paper: { kind: idOf(1), least } } });
  for (const least of [1, most]) expect(problem(paper(least))).toBeUndefined();
  for (const wrong of [0, -1, 1.5, most + 1, '2']) {
    expect(problem(paper(wrong))).toEqual(['crew.paper.least', told]);
    for (const rule of ['adults', 'beginners'])
      expect(problem({ crew: { paper: null, [rule]: wrong } })).toEqual([`crew.${rule}`, told]);
  }
  // Nobody takes a crew's paper away by sending a part of its rules.
  expect(problem({ crew: { adults: 1 } })?.[0]).toBe('crew.paper');
});

test('EL-01 a kind of qualification has a name', () => {
  expect(newKindSchema.parse({ name: ' First aid ' })).toEqual({ name: 'First aid' });
  expect(newKindSchema.safeParse({ name: ' ' }).error?.issues).toMatchObject([
    { message: eligibilityMessages.nameNeeded },
  ]);
  const tooLong = 'x'.repeat(limits.qualification.name + 1);
  expect(newKindSchema.safeParse({ name: tooLong }).success).toBe(false);
});
