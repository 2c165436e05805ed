/** What the people of an event were asked and said; what they eat is sensitive, and goes two weeks after the event. */
import type { AnswerValue } from '@saath/contract/events/questions/rules';
import { sameQuestionKey } from '@saath/contract/events/questions/rules';
import { insertQuestions } from '../features/events/questions/queries.ts';
import { putAnswers } from '../features/places/questions/queries.ts';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

type Asked = {
  readonly kind: 'one' | 'some';
  readonly template: 'shirt' | 'diet';
  readonly words: string;
  readonly choices: readonly string[];
  readonly isSensitive: boolean;
  /** In this order, again and again. */
  readonly said: readonly AnswerValue[];
};

const asked: readonly Asked[] = [
  {
    ...{ kind: 'one', template: 'shirt', words: 'T-shirt size', isSensitive: false },
    choices: ['S', 'M', 'L', 'XL'],
    said: ['M', 'L', 'S', 'M', 'XL'],
  },
  {
    ...{ kind: 'some', template: 'diet', words: 'What do you eat?', isSensitive: true },
    choices: ['Everything', 'Vegetarian', 'No nuts'],
    said: [['Everything'], ['Vegetarian'], ['Everything'], ['Vegetarian', 'No nuts']],
  },
];

/** Of everybody who came, as they said it when they asked. */
export async function plantQuestions(
  tx: Tx,
  { id: eventId, createdAt }: { readonly id: string; readonly createdAt: Date },
): Promise<void> {
  const people = await tx
    .selectFrom('participation')
    .select('userId')
    .where('eventId', '=', eventId)
    .where('state', 'in', ['completed', 'left_early'])
    .orderBy('id')
    .execute();
  for (const [index, { said, choices, ...question }] of asked.entries()) {
    const id = newId();
    await insertQuestions(tx, [
      {
        ...{ id, eventId, roleId: null, position: index + 1, createdAt },
        ...{ ...question, choices: [...choices], lowest: null, highest: null, isNeeded: false },
        sameKey: sameQuestionKey(question),
      },
    ]);
    const answers = people.map(({ userId }, number) => ({
      ...{ questionId: id, userId },
      value: said[number % said.length] ?? null,
    }));
    await putAnswers(tx, answers, createdAt);
  }
}
