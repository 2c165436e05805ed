/** What tests of questions start from: questions of an event, and people who answer them. */
import { addQuestion } from '@saath/contract/events/questions/endpoints';
import type { Question } from '@saath/contract/events/questions/schema';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import type { Client } from './client.ts';
import { done } from './done.ts';

/** One of three, of everybody, not needed. */
export const shirt = { kind: 'one', words: 'T-shirt size', choices: ['S', 'M', 'L'] } as const;
export const diet = {
  kind: 'some',
  words: 'What do you eat?',
  choices: ['Vegetarian', 'Vegan', 'Halal'],
  isSensitive: true,
  template: 'diet',
} as const;

export async function givenQuestion(
  admin: Client,
  eventId: string,
  question: Record<string, unknown>,
): Promise<Question> {
  const body = await done(admin, addQuestion, { params: { id: eventId }, body: question });
  return body.question as Question;
}

/** Values by the ids of the questions, as they are sent. */
export function answersOf(values: Readonly<Record<string, unknown>>) {
  return Object.entries(values).map(([questionId, value]) => ({ questionId, value }));
}

export async function asks(
  person: Client,
  eventId: string,
  { values, ...more }: { values?: Readonly<Record<string, unknown>> } & Record<string, unknown>,
) {
  const answers = values ? { answers: answersOf(values) } : {};
  return await person.call(requestJoin, { body: { eventId, ...answers, ...more } });
}
