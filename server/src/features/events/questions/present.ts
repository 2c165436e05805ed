import type { Question } from '@saath/contract/events/questions/schema';
import type { QuestionRow } from './queries.ts';

export function presentQuestion(row: QuestionRow): Question {
  const { id, roleId, kind, words, choices, lowest, highest, isNeeded, isSensitive } = row;
  const { template } = row;
  return { id, roleId, kind, words, choices, lowest, highest, isNeeded, isSensitive, template };
}
