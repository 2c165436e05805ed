/** Texts of the day of an event. */
import type { ErrorEntry } from '../../error-entry.ts';

export const checkInErrors = {
  'check_in.not_open': {
    status: 409,
    message: 'Check-in is open from one hour before the event until a day after its end.',
  },
  'check_in.not_found': {
    status: 404,
    message: 'This person is not on the list of this event.',
  },
  'check_in.full': { status: 409, message: 'All places of this role are taken.' },
  'check_in.reason_needed': {
    status: 409,
    message:
      'Their time at the event is over, and this takes hours away from them. Please say why.',
  },
  'check_in.not_possible': {
    status: 409,
    message: 'This does not fit what is recorded by now. Please look again.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const checkInMessages = {
  $: 'check_in',
  tooMany: 'Please send at most 100 marks at once.',
  state: 'There is no such step.',
  otherRole: 'This person is not in this role.',
  timesSaved: 'The times are saved.',
  notArrived: 'Only people who have come have times.',
  arrivalEarly: 'Nobody can arrive more than one hour before the event.',
  arrivalLate: 'Please choose a time that is not in the future.',
  leftBeforeArrival: 'Leaving must be after arriving.',
} as const;

/** Refusals that say how much is at stake: hours that the person would lose, in quarters. */
export const checkInProblems = {
  $: 'check_in_problem',
  oneHour:
    'Their time at the event is over, and this takes one hour away from them. Please say why.',
  hours:
    'Their time at the event is over, and this takes {hours} hours away from them. Please say why.',
} as const;
