/** Texts about limits of hours and rest (EL-01). */
import type { ErrorEntry } from '../../error-entry.ts';

export const timeLimitErrors = {
  'time_limits.impossible': {
    status: 409,
    message: 'Within these limits nobody could do a part of this event.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const timeLimitMessages = {
  $: 'time_limits',
  set: 'Limits saved.',
  ended: 'Limits removed.',
  hours: 'Please write a whole number of hours from 1 to {max}.',
  contradictory: 'A week cannot have fewer hours than a day.',
  longDay: 'Nobody could do “{role}”: on one day it takes more than {hours} h.',
  longWeek: 'Nobody could do “{role}”: in one week it takes more than {hours} h.',
} as const;

/** Why somebody would do too much, to themselves. */
export const ownTimeMessages = {
  $: 'own_time',
  rest: 'You would have less than {hours} h of rest before or after another place of yours.',
  day: 'With your other places you would help for more than {hours} h on one day.',
  week: 'With your other places you would help for more than {hours} h in one week.',
} as const;

/** The same in a few words, beside a name or a role. */
export const timeBesideMessages = {
  $: 'time_beside',
  rest: 'Less than {hours} h of rest',
  day: 'More than {hours} h on one day',
  week: 'More than {hours} h in one week',
} as const;

/** The same in whole sentences, for organisers. */
export const timeLackMessages = {
  $: 'time_lack',
  rest: '{name} would have less than {hours} h of rest before or after another place.',
  day: '{name} would help for more than {hours} h on one day, with their other places.',
  week: '{name} would help for more than {hours} h in one week, with their other places.',
  too: '{name} may not do this role yet: they lack something that it asks for, and they would help for too long or rest too little.',
} as const;
