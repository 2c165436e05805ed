/** Texts of reminders and of the answers to them. */
import type { ErrorEntry } from '../../error-entry.ts';

export const reminderErrors = {
  'reminders.link_invalid': {
    status: 404,
    message: 'This link is not valid. Please open the newest mail about the event.',
  },
  'reminders.not_coming': { status: 409, message: 'You hold no place at this event any more.' },
  'reminders.begun': {
    status: 409,
    message: 'The event has begun, so your answer cannot be changed any more.',
  },
  'reminders.moved': {
    status: 409,
    message: 'The event has another time now. Please look at it again.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const reminderMessages = {
  $: 'reminder',
  answer: 'Please choose one of the three answers.',
  minutes: 'Please say whether it is about 15, 30 or 60 minutes.',
  coming: 'Thank you! The organiser knows that you are coming.',
  late: 'Thank you! The organiser knows that you come later.',
  cant: 'Thank you for telling us. Your place is free for somebody else.',
} as const;
