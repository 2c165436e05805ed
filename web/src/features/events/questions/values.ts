/** A question as it is typed. */
import type { QuestionKind, QuestionTemplate } from '@saath/contract/events/questions/rules';
import type { Question, WantedQuestion } from '@saath/contract/events/questions/schema';

/** A role of which something can be asked alone. */
export type NamedRole = { readonly id: string; readonly role_name: string };

export type QuestionValues = {
  readonly roleId: string;
  readonly kind: QuestionKind;
  readonly words: string;
  /** One on each line. */
  readonly choices: string;
  readonly lowest: string;
  readonly highest: string;
  readonly isNeeded: boolean;
  readonly isSensitive: boolean;
  readonly template: QuestionTemplate | null;
};

const typed = (number: number | null | undefined) => String(number ?? '');

export function valuesOf(question: Partial<Question | WantedQuestion>): QuestionValues {
  return {
    roleId: question.roleId ?? '',
    kind: question.kind ?? 'text',
    words: question.words ?? '',
    choices: (question.choices ?? []).join('\n'),
    lowest: typed(question.lowest),
    highest: typed(question.highest),
    isNeeded: question.isNeeded ?? false,
    isSensitive: question.isSensitive ?? false,
    template: question.template ?? null,
  };
}

/** As it is sent; what is no number stays none, and is refused at its field. */
export function wantedOf(values: QuestionValues) {
  const number = (text: string) => (text.trim() ? Number(text) : null);
  return {
    ...values,
    roleId: values.roleId || null,
    choices: values.choices.split('\n'),
    lowest: number(values.lowest),
    highest: number(values.highest),
  };
}
