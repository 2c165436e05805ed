/** Texts of the page on which organisers see how matching learns. */
import type { ErrorEntry } from '../../error-entry.ts';

export const matchLearningErrors = {
  'match_learning.not_found': { status: 404, message: 'There is no such version.' },
  'match_learning.rejected': {
    status: 409,
    message: 'This version was worse on new outcomes, so it cannot be switched on.',
  },
  'match_learning.too_few': {
    status: 409,
    message: 'There are too few outcomes to learn from yet.',
  },
  'match_learning.log_changed': {
    status: 409,
    message:
      'Outcomes were changed outside of Saath, so nothing is learned from them. Leave them out first.',
  },
  'match_learning.log_sound': {
    status: 409,
    message: 'All outcomes are as they were written: there is nothing to leave out.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const matchLearningMessages = {
  $: 'match_learning',
  saved: 'Saved.',
  switched: 'Matching uses this version from now on.',
  begun: 'Learning has begun.',
  leftOut: 'They are left out. Matching learns from the others again.',
  fairness: 'Please choose a number from 0 to 1.',
  version: 'Please choose a version.',
} as const;
