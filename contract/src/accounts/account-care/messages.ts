/** Texts about one's own account: password, address, sessions, leaving. */
import type { ErrorEntry } from '../../error-entry.ts';

export const accountCareErrors = {
  'account_care.wrong_password': { status: 403, message: 'This is not your current password.' },
  'account_care.same_email': { status: 409, message: 'This is your address already.' },
  'account_care.session_gone': { status: 404, message: 'This device is logged out already.' },
  'account_care.last_admin': {
    status: 409,
    message: 'You are the last Admin. Make somebody else an Admin first.',
  },
  'account_care.log_in_again': {
    status: 403,
    message: 'For this you must have logged in within the last ten minutes. Please log in again.',
  },
  'account_care.has_password': {
    status: 409,
    message: 'This account has a password already. You can change it in your profile.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const accountCareMessages = {
  $: 'account_care',
  signInSent: 'If this address has an account, an e-mail with a link to log in is on its way.',
  resetSent: 'If this address has an account, an e-mail with a link is on its way.',
  resetDone: 'Your password is changed. Please log in with it.',
  passwordChosen: 'Your account is yours to keep. From now on you log in with this password.',
  emailSent: 'We sent a link to the new address. It changes when you open the link.',
  emailDone: 'Your e-mail address is changed.',
  emailAgreed: 'One step is left: please open the link that we sent to the new address.',
  languageChanged: 'Your language is changed.',
  sessionEnded: 'This device is logged out.',
  othersEnded: 'All other devices are logged out.',
  leaving: 'Your account will be deleted. We sent you a link to keep it.',
  kept: 'Your account is kept. Please log in.',
} as const;

/** What is wrong with the password that is in use, as it was typed. */
export const currentPasswordMessages = {
  $: 'current_password',
  required: 'Please enter your current password.',
} as const;
