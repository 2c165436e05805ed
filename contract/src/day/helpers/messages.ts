/** Texts about volunteers who help to run an event (RG-01). */
import type { ErrorEntry } from '../../error-entry.ts';

export const helperErrors = {
  'helpers.gone': { status: 404, message: 'This person does not help to run this event any more.' },
  'helpers.not_volunteer': {
    status: 409,
    message:
      'Only volunteers with an account of their own can be given this. Organisers may do it anyway.',
  },
  'helpers.over': { status: 409, message: 'This event is over.' },
  'helpers.too_many': {
    status: 409,
    message: 'An event can have at most 50 helpers. Remove somebody first.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const helperMessages = {
  $: 'helpers',
  right: 'Please choose what they may do.',
  roleNeeded: 'Please choose the role whose people they lead.',
  dayOver: 'This day is over.',
  added: '{name} helps at the door now, and has been told.',
  leads: '{name} leads this event now, and has been told.',
  leadsRole: '{name} leads the people of {role} now, and has been told.',
  views: '{name} can look at this event now, and has been told.',
  removed: '{name} does not help to run this event any more.',
} as const;
