/** Texts about people as organisers see them. */
import type { ErrorEntry } from '../../error-entry.ts';

export const peopleErrors = {
  'people.gone': { status: 404, message: 'This person has been removed in the meantime.' },
  'people.remove_self': {
    status: 409,
    message: 'You cannot remove yourself here. You can delete your account in your profile.',
  },
  'people.demote_self': {
    status: 409,
    message: 'You cannot make yourself a Volunteer. Another Admin can.',
  },
  'people.sign_out_self': {
    status: 409,
    message: 'Your own devices are in your profile. Please log them out there.',
  },
  'people.is_admin': { status: 409, message: 'This person is an Admin already.' },
  'people.is_volunteer': { status: 409, message: 'This person is a Volunteer already.' },
  'people.last_admin': { status: 409, message: 'The last Admin stays an Admin.' },
} as const satisfies Record<string, ErrorEntry>;

export const peopleMessages = {
  $: 'people',
  promoted: 'This person is an Admin from now on.',
  demoted: 'This person is a Volunteer from now on.',
  signedOut: 'This person is logged out on all devices.',
} as const;
