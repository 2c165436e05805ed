/** Texts about helpers at the door (RG-01). */
import type { ErrorEntry } from '../../error-entry.ts';

export const helperErrors = {
  'helpers.gone': { status: 404, message: 'This person does not help at the door any more.' },
  'helpers.not_volunteer': {
    status: 409,
    message:
      'Only volunteers with an account of their own can help at the door. Organisers have the list anyway.',
  },
  'helpers.over': { status: 409, message: 'This event is over.' },
  'helpers.too_many': {
    status: 409,
    message: 'An event can have at most 50 helpers at the door. Remove somebody first.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const helperMessages = {
  $: 'helpers',
  added: '{name} helps at the door now, and has been told.',
  removed: '{name} does not help at the door any more.',
} as const;
