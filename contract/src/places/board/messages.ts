/** Texts of the board. The server sends them; the screens show them as they are. */
import type { ErrorEntry } from '../../error-entry.ts';

export const boardErrors = {
  'board.changed': {
    status: 409,
    message: 'Nothing was saved, because things have changed for some people.',
  },
  'board.clash': {
    status: 409,
    message: 'Nothing was saved, because some people already hold a role at that time.',
  },
  'board.not_eligible': {
    status: 409,
    message: 'Nothing was saved, because some people may not do their role yet.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const boardMessages = {
  $: 'board',
  saved: 'Assignments saved.',
  twice: 'Each person can be moved only once in one save.',
  nowhere: 'This move changes nothing.',
} as const;

/** What stands in the way of one person's move, by the name of the person or the role. */
export const boardProblems = {
  $: 'board_problem',
  holds: '{name} now has a place as {role}.',
  asks: '{name} has no place now and waits for an answer.',
  asksFor: '{name} now asks for {role}.',
  waits: '{name} is on the wait list now.',
  declined: '{name} has been declined in the meantime.',
  withdrew: '{name} has withdrawn.',
  recorded: 'What {name} did at this event is recorded. Change that on the list of the day first.',
  timeOver:
    'The time of {name} at this event is over. Say on the list of the day whether they came.',
  outside: '{name} has not asked for this event.',
  notActive: '{name} has no active volunteer account.',
  overlap: '{name} already holds a role at that time, in "{title}".',
  tooFar:
    '{name} already holds a role in "{title}", about {duration} away: too far to get from one to the other in time.',
  elsewhere: '{name} has a place somewhere else at that time.',
  full: '{role} has no free place left.',
  accountGone: 'This account no longer exists.',
  roleGone: 'This role no longer exists.',
} as const;
