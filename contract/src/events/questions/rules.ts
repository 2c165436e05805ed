/** What organisers ask of who wants to help, and what an answer to it is (EL-04). Pure functions only. */
import { limits } from '../../limits.ts';
import { type Said, say } from '../../texts.ts';
import { nameKey } from '../roles/rules.ts';
import { answerMessages } from './messages.ts';

export const questionKinds = ['text', 'one', 'some', 'yes_no', 'number', 'date'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The commonest questions. What is remembered of one is offered in whatever words it is asked. */
export const questionTemplates = ['shirt', 'diet', 'plate', 'emergency'] as const;
export type QuestionTemplate = (typeof questionTemplates)[number];

/** What an answer has to fit. */
export type Asked = {
  readonly kind: QuestionKind;
  /** Of the kinds `one` and `some`. */
  readonly choices: readonly string[];
  /** Of a number; null = open on that side. */
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly isNeeded: boolean;
};

/** Choices by their words, a day as `2026-12-05`. */
export type AnswerValue = string | number | boolean | readonly string[];

type Read =
  | { readonly value: AnswerValue | null; readonly problem?: never }
  | { readonly problem: Said; readonly value?: never };

/** How long after the end of an event organisers can read answers that are marked sensitive; then they are deleted. */
export const SENSITIVE_KEPT = 14 * 86_400_000;

/** The moment from which the sensitive answers of an event are nobody's to read. */
export function sensitiveUntil({ endTime }: { readonly endTime: Date }): Date {
  return new Date(endTime.getTime() + SENSITIVE_KEPT);
}

/** Whether somebody is asked it: everybody is, or those of its role. @param roleId null = no role is named or held */
export function isAskedOf({ roleId: of }: { roleId: string | null }, roleId: string | null) {
  return of === null || of === roleId;
}

/** By what two questions are the same, so that an answer to one is offered for the other. */
export function sameQuestionKey({
  template,
  words,
}: {
  readonly template: QuestionTemplate | null;
  readonly words: string;
}): string {
  return template ? `template:${template}` : `words:${nameKey(words)}`;
}

/**
 * What was given, as it is kept: null where there is nothing. Empty texts and lists are nothing.
 *
 * @returns a `problem` in place of the value where it is of the wrong kind or out of bounds, or missing and needed
 */
export function readAnswer(asked: Asked, given: AnswerValue | null | undefined): Read {
  const read = readValue(asked, given ?? null);
  if (read.problem || read.value !== null || !asked.isNeeded) return read;
  return { problem: say(answerMessages, 'needed') };
}

/** Whether what somebody said before still is an answer: questions change. */
export function isAnswer(asked: Asked, given: AnswerValue | null | undefined): boolean {
  const { problem, value } = readAnswer(asked, given);
  return !problem && value !== null;
}

function readValue(asked: Asked, given: AnswerValue | null): Read {
  const none = given === null || given === '' || (Array.isArray(given) && given.length === 0);
  if (none) return { value: null };
  switch (asked.kind) {
    case 'text':
      return textOf(given);
    case 'one':
      return typeof given === 'string' && asked.choices.includes(given)
        ? { value: given }
        : { problem: say(answerMessages, 'choice') };
    case 'some':
      return choicesOf(asked.choices, given);
    case 'yes_no':
      return typeof given === 'boolean'
        ? { value: given }
        : { problem: say(answerMessages, 'yesNo') };
    case 'number':
      return numberOf(asked, given);
    case 'date':
      return isDay(given) ? { value: given } : { problem: say(answerMessages, 'date') };
  }
}

function textOf(given: AnswerValue): Read {
  if (typeof given !== 'string') return { problem: say(answerMessages, 'text') };
  const value = given.trim();
  const max = limits.question.answer;
  if (value.length > max) return { problem: say(answerMessages, 'long', { max }) };
  return { value: value || null };
}

/** In the order of the question, each once. */
function choicesOf(choices: readonly string[], given: AnswerValue): Read {
  const isKnown = Array.isArray(given) && given.every((each) => choices.includes(each));
  if (!isKnown) return { problem: say(answerMessages, 'choice') };
  return { value: choices.filter((choice) => given.includes(choice)) };
}

function numberOf({ lowest, highest }: Asked, given: AnswerValue): Read {
  if (typeof given !== 'number' || !Number.isFinite(given))
    return { problem: say(answerMessages, 'number') };
  const { lowest: least, highest: most } = limits.question;
  const [min, max] = [lowest ?? least, highest ?? most];
  return given < min || given > max
    ? { problem: say(answerMessages, 'range', { min, max }) }
    : { value: given };
}

/** Whether it is a day that there is, as `2026-12-05`. */
function isDay(given: AnswerValue): boolean {
  if (typeof given !== 'string' || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(given)) return false;
  const date = new Date(`${given}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given);
}
