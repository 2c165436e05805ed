/** Texts about questions of who wants to help (EL-04). */
import type { ErrorEntry } from '../../error-entry.ts';

export const questionErrors = {
  'questions.not_found': { status: 404, message: 'This question was removed already.' },
  'questions.too_many': { status: 409, message: 'An event can ask at most 30 questions.' },
  'questions.twice': { status: 409, message: 'This event asks the same already.' },
  'questions.answered': {
    status: 409,
    message:
      'People have answered this question. Its kind stays, and what is sensitive stays so. Remove it and ask a new one instead.',
  },
} as const satisfies Record<string, ErrorEntry>;

/** What is wrong with a question, or was done with it. */
export const questionMessages = {
  $: 'question',
  words: 'Please write the question.',
  kind: 'Please choose what kind of answer you want.',
  choices: 'Please give at least two choices.',
  tooManyChoices: 'Please give at most {max} choices.',
  choiceTwice: 'The choice "{choice}" is there twice.',
  range: 'The highest number must not be below the lowest.',
  number: 'Please give a whole number.',
  added: 'Question added.',
  changed: 'Question changed.',
  removed: 'Question removed.',
  over: 'The event is over, so its questions stay as they are.',
} as const;

/** What is wrong with an answer. */
export const answerMessages = {
  $: 'question_answer',
  needed: 'Please answer this question.',
  text: 'Please answer in words.',
  long: 'Please answer in at most {max} characters.',
  choice: 'Please choose from what there is now.',
  yesNo: 'Please answer yes or no.',
  number: 'Please give a number.',
  range: 'Please give a number from {min} to {max}.',
  date: 'Please give a date.',
} as const;
