/** Answers as they travel. */
import type { AnswerValue } from '@saath/contract/events/questions/rules';
import type { GivenAnswer } from '@saath/contract/places/questions/schema';
import type { AnswerRow } from './queries.ts';

export function presentValue(value: AnswerValue | null): GivenAnswer['value'] {
  return typeof value === 'object' && value !== null ? [...value] : value;
}

export function presentAnswer({
  questionId,
  value,
}: Pick<AnswerRow, 'questionId' | 'value'>): GivenAnswer {
  return { questionId, value: presentValue(value) };
}
