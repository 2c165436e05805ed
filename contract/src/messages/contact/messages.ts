/** Texts of the contact form. */
import type { ErrorEntry } from '../../error-entry.ts';

export const contactErrors = {
  'contact.nobody': {
    status: 409,
    message: 'Nobody looks after this installation yet. Please try again later.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const contactMessages = {
  $: 'contact',
  name: 'Please tell us your name.',
  message: 'Please write a few words.',
  sent: 'Thank you. Your message is on its way to the organisers.',
} as const;
