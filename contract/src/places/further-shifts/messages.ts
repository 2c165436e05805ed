/** Texts about people with several shifts (OR-01). */
import type { ErrorEntry } from '../../error-entry.ts';

export const furtherShiftErrors = {
  'further_shifts.not_possible': {
    status: 409,
    message: 'This person cannot have that shift as well.',
  },
  'further_shifts.not_found': {
    status: 404,
    message: 'This shift is not one of several that the person has.',
  },
  'further_shifts.begun': {
    status: 409,
    message: 'This shift has begun, so it cannot be taken back any more.',
  },
  'further_shifts.crew': {
    status: 409,
    message:
      'People have several shifts of this role, so it cannot ask anything of its people together.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const furtherShiftMessages = {
  $: 'further_shifts',
  added: 'Shift added.',
  takenBack: 'Shift taken back.',
  givenUp: 'You have given up this shift. The others stay yours.',
  notAllowed: 'At this event everybody has one shift.',
  oneEach: 'This role asks something of its people together, so everybody has one shift of it.',
  overlap: '{name} already has a shift at that time.',
  noPlace: '{name} has no shift of this role any more.',
} as const;
