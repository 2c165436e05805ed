/** Texts of certificates. */
import type { ErrorEntry } from '../../error-entry.ts';

export const certificateErrors = {
  'certificates.not_found': { status: 404, message: 'There is no such certificate.' },
  'certificates.no_hours': { status: 409, message: 'There are no hours in these days to certify.' },
  'certificates.too_many': {
    status: 409,
    message: 'You have 50 certificates that are valid. Please revoke one first.',
  },
  'certificates.revoked': { status: 409, message: 'This certificate was revoked.' },
  'certificates.letters': {
    status: 409,
    message:
      'The PDF cannot show all letters of this name. Please print the page and save it as PDF.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const certificateMessages = {
  $: 'certificate',
  wrongDays: 'The last day must not be before the first.',
  issued: 'Your certificate is ready.',
  revoked: 'Revoked. Anyone who opens its link sees that it is no longer valid.',
} as const;
