/** Texts about requests to be an organiser. */
import type { ErrorEntry } from '../../error-entry.ts';

export const organiserErrors = {
  'organisers.not_found': { status: 404, message: 'This request was not found.' },
  'organisers.already_asked': {
    status: 409,
    message: 'You have asked already. An organiser will answer.',
  },
  'organisers.already_organiser': { status: 409, message: 'You are an organiser already.' },
  'organisers.answered': {
    status: 409,
    message: 'This request has been answered in the meantime.',
  },
  'organisers.not_active': {
    status: 409,
    message: 'This person has no active account.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const organiserMessages = {
  $: 'organiser',
  asked: 'Your request is on its way. You will hear from us by mail.',
  approved: 'This person is an Admin from now on.',
  declined: 'Your answer is on its way.',
} as const;
