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
} as const satisfies Record<string, ErrorEntry>;

export const boardMessages = {
  saved: 'Assignments saved.',
  twice: 'Each person can be moved only once in one save.',
  nowhere: 'This move changes nothing.',
} as const;

/** What stands in the way of one person's move, by the name of the person or the role. */
export const boardProblems = {
  holds: (name: string, role: string) => `${name} now has a place as ${role}.`,
  asks: (name: string) => `${name} has no place now and waits for an answer.`,
  asksFor: (name: string, role: string) => `${name} now asks for ${role}.`,
  waits: (name: string) => `${name} is on the wait list now.`,
  declined: (name: string) => `${name} has been declined in the meantime.`,
  withdrew: (name: string) => `${name} has withdrawn.`,
  recorded: (name: string) =>
    `What ${name} did at this event is recorded. Change that on the list of the day first.`,
  timeOver: (name: string) =>
    `The time of ${name} at this event is over. Say on the list of the day whether they came.`,
  outside: (name: string) => `${name} has not asked for this event.`,
  notActive: (name: string) => `${name} has no active volunteer account.`,
  overlap: (name: string, title: string) =>
    `${name} already holds a role at that time, in "${title}".`,
  full: (role: string) => `${role} has no free place left.`,
  accountGone: 'This account no longer exists.',
  roleGone: 'This role no longer exists.',
} as const;
