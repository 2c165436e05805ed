/** Texts of events that are put away because people have hours in them. */
import type { ErrorEntry } from '../../error-entry.ts';

export const archiveErrors = {
  'archive.not_archived': {
    status: 409,
    message: 'This event was not deleted, so there is nothing to bring back.',
  },
  'archive.too_late': {
    status: 409,
    message: 'An event can be brought back for 30 days. These are over.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const archiveMessages = {
  $: 'archive',
  restored: 'The event is back in all lists.',
} as const;
