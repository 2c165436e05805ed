/** Texts of impact. */
import type { ErrorEntry } from '../../error-entry.ts';

export const impactErrors = {
  'impact.not_over': {
    status: 409,
    message: 'You can tell how many people an event helped once it is over.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const impactMessages = {
  $: 'impact',
  peopleHelped: 'Please enter a whole number from 0 to 10,000,000.',
  saved: 'Saved. Everybody who took part sees it in their impact.',
} as const;
