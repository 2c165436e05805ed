/** Texts of letters to people who were found in the list of people. */
import type { ErrorEntry } from '../../error-entry.ts';

export const letterErrors = {
  'letters.nobody': {
    status: 409,
    message: 'There is nobody here who can be written to. Please change the filters.',
  },
  'letters.event_not_open': {
    status: 409,
    message: 'This event is not open any more. Please choose another one, or none.',
  },
  'letters.not_found': { status: 404, message: 'This message was not found.' },
} as const satisfies Record<string, ErrorEntry>;

export const letterMessages = {
  $: 'letter',
  sent: 'Your message is on its way to {count} people.',
  sentToOne: 'Your message is on its way to one person.',
} as const;
