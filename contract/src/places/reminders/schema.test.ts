/** What people can say about coming. */
import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { lateChoices } from './rules.ts';
import { answerBody } from './schema.ts';

const problems = (value: unknown) =>
  answerBody.safeParse(value).error?.issues.map(({ path }) => path[0]) ?? [];

test('NT-05 an answer is one of three, and late without a number is the shortest time', () => {
  expect(answerBody.parse({ answer: 'late' })).toEqual({
    ...{ answer: 'late', minutes: lateChoices[0], word: '' },
  });
  for (const answer of ['coming', 'late', 'cant']) expect(problems({ answer })).toEqual([]);
  for (const answer of ['maybe', '', undefined]) expect(problems({ answer })).toEqual(['answer']);
});

test('NT-05 how late is one of the choices, as a number or as the text of a form', () => {
  for (const minutes of lateChoices) {
    expect(answerBody.parse({ answer: 'late', minutes }).minutes).toBe(minutes);
    expect(answerBody.parse({ answer: 'late', minutes: String(minutes) }).minutes).toBe(minutes);
  }
  for (const minutes of [7, '7', -15, 'soon', 1e9])
    expect(problems({ answer: 'late', minutes }), String(minutes)).toEqual(['minutes']);
});

test('NT-05 a word may go to the organiser, of a length that is still a word', () => {
  const { max } = limits.cannotComeWord;
  expect(problems({ answer: 'cant', word: 'x'.repeat(max) })).toEqual([]);
  expect(problems({ answer: 'cant', word: 'x'.repeat(max + 1) })).toEqual(['word']);
});
