/** Texts about agreements (EL-01). */
import type { ErrorEntry } from '../../error-entry.ts';

export const agreementErrors = {
  'agreements.gone': { status: 404, message: 'This agreement was removed already.' },
  'agreements.changed': {
    status: 409,
    message:
      'Another organiser has changed this agreement meanwhile. Please look at their text first.',
  },
  'agreements.name_taken': {
    status: 409,
    message: 'There is an agreement of this name already.',
  },
  'agreements.in_use': {
    status: 409,
    message: 'Roles ask for this agreement or people have signed it, so it stays.',
  },
  'agreements.too_many': { status: 409, message: 'There can be at most 50 agreements.' },
} as const satisfies Record<string, ErrorEntry>;

export const agreementMessages = {
  $: 'agreement',
  nameNeeded: 'Please name the agreement.',
  textNeeded: 'Please write what people are to sign.',
  written: 'Agreement saved.',
  changed: 'Saved. Whoever signs from now on signs this text.',
  asksAgain: 'Saved. Everybody is asked to sign this text.',
  removed: 'Agreement removed.',
} as const;
