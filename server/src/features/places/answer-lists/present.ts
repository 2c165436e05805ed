/** Answers as organisers see them. */
import type { AnsweredQuestion } from '@saath/contract/places/questions/schema';
import { presentQuestion } from '../../events/questions/present.ts';
import type { QuestionRow } from '../../events/questions/queries.ts';
import type { CountRow } from './queries.ts';

/** Choices in their order with those nobody chose, then what is no choice any more, most people first. */
export function presentAnswered(
  question: QuestionRow,
  rows: readonly CountRow[],
): AnsweredQuestion {
  const own = rows.filter(({ questionId }) => questionId === question.id);
  const people = new Map(own.map((row) => [row.answer, row.people] as const));
  const choices = question.kind === 'yes_no' ? ['true', 'false'] : question.choices;
  const isPast = ({ answer }: CountRow) => answer !== null && !choices.includes(answer);
  const past = own.filter(isPast).toSorted((a, b) => b.people - a.people);
  const { answersDeletedAt: at, answersDeleted: answers } = question;
  return {
    question: presentQuestion(question),
    answered: people.get(null) ?? 0,
    counts: [
      ...choices.map((answer) => ({ answer, people: people.get(answer) ?? 0 })),
      ...past.map((row) => ({ answer: row.answer ?? '', people: row.people })),
    ],
    deleted: at && answers ? { at: at.toISOString(), answers } : null,
  };
}
