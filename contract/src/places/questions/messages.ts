/** Texts about answers to the questions of an event (EL-04). */
import type { ErrorEntry } from '../../error-entry.ts';

export const givenAnswerErrors = {
  'questions.unanswered': {
    status: 409,
    message: 'Please answer the questions on the page of the event first.',
  },
  'questions.changed': {
    status: 409,
    message: 'The organisers have changed their questions meanwhile. Please look at them again.',
  },
  'questions.over': {
    status: 409,
    message: 'The event is over. Answers can no longer be changed.',
  },
  'questions.no_place': {
    status: 409,
    message: 'You have neither a place at this event nor a request for one.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const givenAnswerMessages = {
  $: 'given_answer',
  saved: 'Answers saved.',
  tooMany: 'These are too many answers.',
  invalid: 'This is no answer.',
} as const;
