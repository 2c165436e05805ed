/** Texts of 'Fill for me'. The server sends them; the screens show them as they are. */
import type { ErrorEntry } from '../../error-entry.ts';

export const fillErrors = {
  'fill.changed': {
    status: 409,
    message:
      'Nothing was saved, because things have changed since this plan was made. Make it again: what you pinned is kept.',
  },
  'fill.closed': {
    status: 409,
    message: 'Places can be given only in published events that are not over.',
  },
  'fill.not_found': { status: 404, message: 'This plan was not saved, or too long ago.' },
  'fill.undone': { status: 409, message: 'This plan has been taken back already.' },
} as const satisfies Record<string, ErrorEntry>;

export const fillMessages = {
  $: 'fill_plan',
  given: 'The places are given.',
  asked: 'Everybody is asked. Their places are kept until they answer.',
  undone: 'The places are taken back.',
  noEvents: 'Please choose at least one event.',
  tooManyEvents: 'Please choose at most 20 events.',
  noPlaces: 'This plan gives nobody a place.',
  twice: 'Nobody can get two places in one event.',
  number: 'Please give a whole number.',
  pool: 'Please say who is considered.',
  way: 'Please say how people are asked.',
} as const;

/** Why a place is not taken back, by the name of the person. */
export const fillKept = {
  $: 'fill_kept',
  changed: '{name}: the place has changed since.',
  answered: '{name} has answered since.',
  timeOver: '{name}: the time of the place is over.',
} as const;
