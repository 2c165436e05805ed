/** Texts about guardians of minors (EL-01, EL-03). */
import type { ErrorEntry } from '../../error-entry.ts';

export const guardianErrors = {
  'guardians.own_address': {
    status: 409,
    message:
      'This is your own address. Please enter that of your parent or guardian: they have to agree themselves.',
  },
  'guardians.not_needed': {
    status: 409,
    message: 'For this role nobody has to agree for you.',
  },
  'guardians.not_found': {
    status: 404,
    message: 'You have not named a parent or guardian for this role.',
  },
  'guardians.answered': {
    status: 409,
    message: 'Your parent or guardian has answered already.',
  },
  'guardians.link_invalid': {
    status: 404,
    message:
      'This link is incomplete, or replaced by one in a newer mail. Whoever named you can have it sent again.',
  },
  'guardians.link_expired': {
    status: 404,
    message:
      'This link ran out 14 days after it was sent. Whoever named you can have a new one sent.',
  },
  'guardians.too_late': {
    status: 409,
    message: 'The event is over or does not take place, so there is nothing to answer any more.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const guardianMessages = {
  $: 'guardian',
  name: 'Please enter the name of your parent or guardian: at least two letters.',
  letters: 'Please write the name with letters only.',
  answer: 'Please say whether you agree.',
  asked: 'We have sent a mail to {name}. You see here when they have answered.',
  consent: 'Thank you. You have agreed.',
  refuse: 'You have said that you do not agree.',
  withdraw: 'You have taken your consent back.',
} as const;
