/** Texts of asking for a place without an account. */
import type { ErrorEntry } from '../../error-entry.ts';

export const guestAskErrors = {
  'guest_ask.not_offered': {
    status: 403,
    message:
      'Here one signs up before asking for a place. It takes a minute and leads back to the event.',
  },
  'guest_ask.link_invalid': {
    status: 404,
    message:
      'This link does not work: it is incomplete or older than a day. Please ask again on the page of the event.',
  },
  'guest_ask.link_used': {
    status: 409,
    message: 'This link was used already, and your request was sent then.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const guestAskMessages = {
  $: 'guest_ask',
  mailed: 'One step is left: press the button in the mail that we sent you.',
  failed: 'Your request could not be sent. Please try again.',
} as const;
