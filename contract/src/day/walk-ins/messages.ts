/** Texts about people who come without having asked before (DY-02). */
import type { ErrorEntry } from '../../error-entry.ts';

export const walkInErrors = {
  'walk_ins.not_volunteer': {
    status: 409,
    message: 'This address belongs to an account that cannot take a place.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const walkInMessages = {
  $: 'walk_in',
  nameNeeded: 'Please enter a name.',
  added: 'Checked in.',
  fetchOrganiser:
    'Something that this role asks for is missing. Please fetch an organiser, or choose another role.',
} as const;
