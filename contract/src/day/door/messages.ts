/** Texts for people who check in by the code at the door (DY-02). */
import type { ErrorEntry } from '../../error-entry.ts';

export const doorErrors = {
  'door.code': { status: 409, message: 'This code is no longer valid. Please scan again.' },
  'door.not_open': {
    status: 409,
    message: 'Checking in is open from one hour before the event until its end.',
  },
  'door.speak': { status: 409, message: 'Please speak to an organiser.' },
} as const satisfies Record<string, ErrorEntry>;

export const doorMessages = {
  $: 'door',
  welcome: 'You are checked in. Thank you for coming!',
  asked: 'The organisers can see that you are here and would like to help.',
} as const;
