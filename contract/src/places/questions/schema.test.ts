import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { givenAnswerMessages } from './messages.ts';
import { answersSchema, answerValueSchema } from './schema.ts';

const { sent, sentChoices, perEvent } = limits.question;
const isTaken = (value: unknown) => answerValueSchema.safeParse(value).success;

test('EL-04 an answer is a text, a number, yes or no, some choices, or none', () => {
  for (const value of ['Vegetarian', '', 3, false, ['S', 'M'], [], null])
    expect(isTaken(value)).toBe(true);
  for (const value of [undefined, { a: 1 }, [1], [['S']]]) expect(isTaken(value)).toBe(false);
});

test('EL-04 one that is too long is taken so far that its question can say so, and no further', () => {
  expect(sent).toBeGreaterThan(limits.question.answer);
  expect(isTaken('x'.repeat(sent))).toBe(true);
  expect(isTaken('x'.repeat(sent + 1))).toBe(false);
  expect(isTaken(['x'.repeat(sent + 1)])).toBe(false);
  expect(isTaken(Array(sentChoices).fill('S'))).toBe(true);
  expect(isTaken(Array(sentChoices + 1).fill('S'))).toBe(false);
});

test('EL-04 there are no more answers than an event can have questions', () => {
  const answer = { questionId: '01890000-0000-7000-8000-000000000000', value: null };
  expect(answersSchema.safeParse(Array(perEvent).fill(answer)).success).toBe(true);
  expect(answersSchema.safeParse(Array(perEvent + 1).fill(answer)).error?.issues).toMatchObject([
    { message: givenAnswerMessages.tooMany },
  ]);
});
