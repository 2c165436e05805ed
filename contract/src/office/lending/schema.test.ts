/** What branches tell each other: how many people, and never who. */
import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { answerAppeal } from './endpoints.ts';
import { newAppealSchema, sentAppealSchema, waitingAppealSchema } from './schema.ts';

const id = '01890000-0000-7000-8000-000000000000';
const at = '2026-12-05T04:00:00.000Z';
const branch = { id, name: 'South' };
const somebody = { name: 'Bilal Willing', email: 'bilal@gmail.com', userId: id };

test('RG-02 one branch is asked or all others, and which of both is said', () => {
  expect(newAppealSchema.parse({ branchId: null })).toEqual({ branchId: null, word: '' });
  expect(newAppealSchema.parse({ branchId: id, word: ' Please. ' }).word).toBe('Please.');
  for (const wrong of [{}, { branchId: '' }, { branchId: 'all' }])
    expect(newAppealSchema.safeParse(wrong).error?.issues[0]?.path).toEqual(['branchId']);
});

test('RG-02 the word to the other branch is a short one', () => {
  const withWord = (word: string) => newAppealSchema.safeParse({ branchId: null, word }).success;
  expect(withWord('x'.repeat(limits.lending.word))).toBe(true);
  expect(withWord('x'.repeat(limits.lending.word + 1))).toBe(false);
});

test('RG-02 whoever asks learns how many were asked and said yes, whatever stands beside it', () => {
  const sent = { roleId: id, branch, state: 'passed_on', askedAt: at, people: 3, yes: 1 };
  expect(sentAppealSchema.parse({ ...sent, ...somebody, asked: [somebody] })).toEqual(sent);
  expect(sentAppealSchema.safeParse({ ...sent, people: [somebody] }).success).toBe(false);
});

test('RG-02 whoever is asked learns of the event and the role, and of nobody there', () => {
  const waiting = {
    ...{ branch, from: 'North', word: 'By the river.' },
    event: {
      ...{ id, title: 'Clean-up', location: 'Ravi', timeZone: 'Asia/Karachi' },
      ...{ startTime: at, endTime: '2026-12-05T07:00:00.000Z' },
    },
    role: { id, name: 'Driver', free: 2 },
  };
  const more = {
    ...{ ...waiting, askedBy: id, organiser: somebody },
    role: { ...waiting.role, people: [somebody] },
    event: { ...waiting.event, volunteers: [somebody] },
  };
  expect(waitingAppealSchema.parse(more)).toEqual(waiting);
});

test('RG-02 an appeal is passed on or declined, and nothing in between', () => {
  const isTaken = (answer: unknown) => answerAppeal.body.safeParse({ answer }).success;
  expect(['pass_on', 'decline'].map(isTaken)).toEqual([true, true]);
  expect(['passed_on', 'later', '', undefined].map(isTaken)).toEqual(Array(4).fill(false));
});
