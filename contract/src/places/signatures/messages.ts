/** Texts about what people sign (EL-01). */
import type { ErrorEntry } from '../../error-entry.ts';

export const signatureErrors = {
  'signatures.changed': {
    status: 409,
    message:
      'The text was changed after you opened it. Please read it as it is now, and sign it then.',
  },
  'signatures.letters': {
    status: 409,
    message:
      'The PDF cannot show all letters of this text. Please print the page and save it as PDF.',
  },
  'signatures.not_found': { status: 404, message: 'This signature is not there any more.' },
} as const satisfies Record<string, ErrorEntry>;

export const signatureMessages = {
  $: 'signature',
  name: 'Please type your full name, as you would sign: at least two letters.',
  letters: 'Please sign with letters only.',
  signed: 'Signed. You find it under Papers on your profile.',
  withdrawn: 'Taken back.',
} as const;
