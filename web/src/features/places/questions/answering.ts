/** What a person types as answers to the questions of an event; what they said before comes with its page. */
import { type AnswerValue, isAskedOf, readAnswer } from '@saath/contract/events/questions/rules';
import type { Question } from '@saath/contract/events/questions/schema';
import type { GivenAnswer, OwnAnswers } from '@saath/contract/places/questions/schema';
import { told } from '@saath/contract/texts';
import { createContext, useContext, useState } from 'react';

const Own = createContext<OwnAnswers | undefined>(undefined);
export const OwnAnswersProvider = Own.Provider;

/** As it stands in the fields: choices by their words, `yes` or `no`, everything else as text. */
type Typed = string | readonly string[];

export type Answering = {
  /** Those that are asked of the person. */
  readonly questions: readonly Question[];
  readonly typed: (question: Question) => Typed;
  readonly put: (question: Question, typed: Typed) => void;
  /** What stands there is what the person said elsewhere. */
  readonly isOffered: (question: Question) => boolean;
  readonly remember: boolean;
  readonly setRemember: (remember: boolean) => void;
  /** What is wrong, by the names of the fields. */
  readonly problems: () => Record<string, string>;
  /** What to send along; nothing where nothing is asked. */
  readonly said: () => { answers?: GivenAnswer[]; remember?: boolean };
  /** Whether a question waits for an answer, or was never asked. */
  readonly isOpen: boolean;
};

export const fieldOf = ({ id }: Pick<Question, 'id'>) => `question.${id}`;

/** @param roleId the role that is asked for or held; null = none is named */
export function useAnswering(
  event: { readonly questions?: readonly Question[] | undefined },
  roleId: string | null,
): Answering {
  const own = useContext(Own);
  // By question, so that nothing is lost when one of them changes meanwhile.
  const [changed, setChanged] = useState<Readonly<Record<string, Typed>>>({});
  const [remember, setRemember] = useState(() => (own?.remembered.length ?? 0) > 0);
  const questions = (event.questions ?? []).filter((question) => isAskedOf(question, roleId));
  const before = ({ id }: Question) => own?.answers.find(({ questionId }) => questionId === id);
  const offered = ({ id }: Question) =>
    own?.remembered.find(({ questionId }) => questionId === id)?.value ?? null;
  const typed = (question: Question) =>
    changed[question.id] ??
    typedOf(question, (before(question) ?? { value: offered(question) }).value);
  const value = (question: Question) => answerIn(question, typed(question));
  return {
    questions,
    typed,
    put: ({ id }, next) => setChanged((known) => ({ ...known, [id]: next })),
    isOffered: (question) =>
      !(question.id in changed) && !before(question) && offered(question) !== null,
    remember,
    setRemember,
    problems: () =>
      Object.fromEntries(
        questions.flatMap((question) => {
          const { problem } = readAnswer(question, value(question));
          return problem ? [[fieldOf(question), told(problem)] as const] : [];
        }),
      ),
    said: () =>
      questions.length === 0
        ? {}
        : {
            answers: questions.map((question) => ({
              questionId: question.id,
              value: sent(value(question)),
            })),
            remember,
          },
    isOpen: questions.some(
      (question) =>
        !before(question) || readAnswer(question, before(question)?.value).problem !== undefined,
    ),
  };
}

/** What was said as it stands in the fields; what is no choice any more is left out. */
function typedOf({ kind, choices }: Question, value: GivenAnswer['value']): Typed {
  if (kind === 'some')
    return Array.isArray(value) ? value.filter((each) => choices.includes(each)) : [];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || Array.isArray(value)) return '';
  return kind === 'one' && !choices.includes(String(value)) ? '' : String(value);
}

function answerIn({ kind }: Question, typed: Typed): AnswerValue | null {
  if (typeof typed !== 'string') return typed;
  if (typed.trim() === '') return null;
  if (kind === 'yes_no') return typed === 'yes';
  return kind === 'number' ? Number(typed) : typed;
}

const sent = (value: AnswerValue | null): GivenAnswer['value'] =>
  typeof value === 'object' && value !== null ? [...value] : value;
