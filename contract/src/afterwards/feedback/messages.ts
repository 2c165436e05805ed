/** Texts of feedback. */
import type { ErrorEntry } from '../../error-entry.ts';

export const feedbackErrors = {
  'feedback.not_there': {
    status: 409,
    message: 'You can tell us about events at which you held a place.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const feedbackMessages = {
  $: 'feedback',
  rating: 'Please choose 1 to 5 stars.',
  message: 'Please tell us a little more.',
  sent: 'Thank you for your feedback.',
} as const;
