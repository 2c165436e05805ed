import { eventAnswers, personAnswers } from '@saath/contract/places/questions/endpoints';
import type { AnsweredQuestion, AnswerPerson } from '@saath/contract/places/questions/schema';
import { allPages, gatheredQuery, query } from '../../../calls/query.ts';

/** What one person said. */
export function personAnswersQuery(participationId: string) {
  return query(
    personAnswers,
    { params: { id: participationId } },
    { select: ({ answers }) => answers },
  );
}

export type EventAnswers = {
  readonly questions: readonly AnsweredQuestion[];
  readonly sensitiveUntil: string;
  readonly people: readonly AnswerPerson[];
};

/** What all who come said, counted and by name, read one page after the other. */
export function wholeAnswersQuery(eventId: string) {
  const request = { params: { id: eventId }, query: {} };
  return gatheredQuery(eventAnswers, request, async ({ signal }): Promise<EventAnswers> => {
    let first: Pick<EventAnswers, 'questions' | 'sensitiveUntil'> | undefined;
    const people: AnswerPerson[] = [];
    for await (const page of allPages(eventAnswers, request, signal)) {
      first ??= page;
      people.push(...page.people);
    }
    return { questions: [], sensitiveUntil: '', ...first, people };
  });
}
