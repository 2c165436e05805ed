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
} as const satisfies Record<string, ErrorEntry>;

export const matchLearningMessages = {
  $: 'match_learning',
  saved: 'Saved.',
  switched: 'Matching uses this version from now on.',
  begun: 'Learning has begun.',
  fairness: 'Please choose a number from 0 to 1.',
  version: 'Please choose a version.',
} as const;
