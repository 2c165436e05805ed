/** Texts of announcements. */
import type { ErrorEntry } from '../../error-entry.ts';

export const announcementErrors = {
  'announcements.not_published': {
    status: 409,
    message: 'Nobody can see this event yet. Publish it before you write to its people.',
  },
  'announcements.nobody': {
    status: 409,
    message: 'There is nobody in this group at the moment.',
  },
  'announcements.not_found': { status: 404, message: 'This announcement was not found.' },
} as const satisfies Record<string, ErrorEntry>;

export const announcementMessages = {
  $: 'announcement',
  sent: 'Your message is on its way.',
  subject: 'Please write a subject.',
  text: 'Please write a message.',
  states: 'Please choose who gets the message.',
  triedAgain: 'The mails that failed are sent again within a minute.',
} as const;
