/** Texts of answers by the links of mails. */
import type { ErrorEntry } from '../../error-entry.ts';

export const mailAnswerErrors = {
  'mail_answers.link_invalid': {
    status: 404,
    message:
      'This link is not valid. Please open the newest mail about the event, or log in and answer there.',
  },
  'mail_answers.too_late': {
    status: 409,
    message: 'There is nothing to answer by this link any more. Open it again to see why.',
  },
} as const satisfies Record<string, ErrorEntry>;

/** What is wrong with an answer. */
export const mailAnswerMessages = {
  $: 'mail_answer',
  offer: 'Please say whether you take the place.',
  request: 'Please say what to answer.',
} as const;
