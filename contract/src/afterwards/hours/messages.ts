/** Texts of hours and of what comes after an event. */
import type { ErrorEntry } from '../../error-entry.ts';

export const hoursErrors = {
  'hours.not_found': { status: 404, message: 'This person does not take part in this event.' },
  'hours.not_over': { status: 409, message: 'Hours can be corrected once the event is over.' },
  'hours.not_held': { status: 409, message: 'The event was cancelled or is not published.' },
  'hours.not_there': {
    status: 409,
    message: 'This person held no place at the event, so there are no hours to correct.',
  },
  'hours.beyond_plan': {
    status: 409,
    message: 'These are more hours than the event was planned for. Say that you mean it, and why.',
  },
  'hours.no_help': {
    status: 409,
    message: 'This was a training, so its time does not count as hours of help.',
  },
  'hours.too_late': {
    status: 409,
    message: 'The seven days are over. Please write to the organisers.',
  },
  'hours.already_proposed': {
    status: 409,
    message: 'What you proposed waits for an answer of the organisers.',
  },
  'hours.not_missed': { status: 409, message: 'You are not written down as missed any more.' },
  'hours.proposal_gone': { status: 404, message: 'This proposal does not exist.' },
  'hours.proposal_answered': { status: 409, message: 'This proposal has been answered already.' },
  'hours.not_excusable': {
    status: 409,
    message: 'Only somebody who was missed can be excused.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const hoursMessages = {
  $: 'hours',
  hours: 'Please enter hours in quarters, from 0.25 to 748.',
  reason: 'Please say why in a few words.',
  mostProposed: 'At most {hours} hours can be proposed: four more than planned.',
  mostCorrected: 'At most {hours} hours fit into the days of this event.',
  answer: 'Please choose an answer.',
  corrected: 'The hours are corrected, and the person has been told.',
  proposed: 'Thank you. The organisers will look at it and you will hear from us.',
  answered: 'Thank you for telling us.',
  accepted: 'Accepted. The person has been told.',
  declined: 'Declined. The person has been told.',
  excused: 'Excused. The person has been told.',
} as const;
