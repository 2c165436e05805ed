/** Texts of shifts. The server sends them; the screens show them as they are. */
import type { ErrorEntry } from '../../error-entry.ts';

export const shiftErrors = {
  'shifts.not_found': { status: 404, message: 'This shift was not found.' },
  'shifts.outside': { status: 409, message: "A shift lies outside the event's time." },
  'shifts.below_filled': {
    status: 409,
    message: 'More people already hold a place in a shift than you want to allow.',
  },
  'shifts.has_people': {
    status: 409,
    message: 'People hold a place in a shift that you want to delete.',
  },
  'shifts.begun': {
    status: 409,
    message:
      'What people did in a shift that has begun is kept. Leave it as it is; you can add other shifts beside it.',
  },
  'shifts.clash': {
    status: 409,
    message: 'At the new time, someone in a shift would hold two roles that overlap.',
  },
  'shifts.set_places': {
    status: 409,
    message: 'The number of people of this role comes from its shifts. Change the shifts instead.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const shiftMessages = {
  $: 'shift',
  saved: 'The shifts are saved.',
  several: 'People may have more than one shift now.',
  oneEach: 'From now on everybody has one shift. Shifts that people have already stay.',
  times: 'Please enter when the shift begins and ends.',
  endBeforeStart: 'A shift must end after it begins.',
  people: 'Please enter how many people a shift takes.',
  fewest: 'A shift cannot need more people than it takes.',
  tooMany: 'A role can have at most 100 shifts.',
  length: 'Please enter a length between 15 minutes and 24 hours.',
  handover: 'The handover must be shorter than the shift.',
} as const;

/** Refusals that name what is in the way. `shift` is its time, as `shiftName` writes it. */
export const shiftProblems = {
  $: 'shift_problem',
  full: 'The shift {shift} is full.',
  allFull: 'Every shift of {role} is full.',
  overlap: '{person} already holds a role during the shift {shift}, in "{title}".',
  outside: "These shifts of {role} would lie outside the event's time: {shifts}.",
  belowFilled:
    '{filled} people already hold a place in the shift {shift}, so it cannot have only {wanted}.',
  tooFewPlaces:
    '{filled} people hold a place as {role}, and there are not enough places in the shifts for all of them.',
  begun:
    'People are or were in these shifts, and what they did is kept: {shifts}. Leave them as they are; you can add other shifts beside them.',
  hasPerson: 'One person holds a place in: {shifts}.',
  hasPeople: '{people} people hold a place in: {shifts}.',
} as const;
