/** Texts about invitations to be an Admin. */
import type { ErrorEntry } from '../../error-entry.ts';

export const invitationErrors = {
  'invitations.has_account': {
    status: 409,
    message:
      'This address has an account already. Make this person an Admin in Volunteer Stats instead.',
  },
  'invitations.is_admin': { status: 409, message: 'This person is an Admin already.' },
  'invitations.already_invited': {
    status: 409,
    message: 'This address has an open invitation already. You can send it again.',
  },
  'invitations.not_found': { status: 404, message: 'This invitation was not found.' },
  'invitations.ended': {
    status: 409,
    message: 'This invitation was accepted or withdrawn in the meantime.',
  },
  'invitations.account_since': {
    status: 409,
    message:
      'This address has an account by now. Please log in with it and ask an Admin to make you an organiser.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const invitationMessages = {
  $: 'invitation',
  sent: 'The invitation is on its way.',
  withdrawn: 'The invitation is withdrawn.',
  accepted: 'Welcome. You are an Admin from now on.',
} as const;
