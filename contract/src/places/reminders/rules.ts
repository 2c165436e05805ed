/** What somebody who holds a place says before the event (NT-05). */

export const comingAnswers = ['coming', 'late', 'cant'] as const;
export type ComingAnswer = (typeof comingAnswers)[number];

/** About how late, in minutes. */
export const lateChoices = [15, 30, 60] as const;

const HOUR = 3_600_000;

/** People are asked from a week before the start on, in hours: seven days are 168 hours, also when the clocks change. */
export const ASKED_FROM = 168 * HOUR;

/** How things stand for the person whom a link of a reminder names. */
export const linkStates = [
  /** An answer is welcome. */
  'open',
  /** The event goes on: too late for an answer. */
  'begun',
  'over',
  /** The event has another time than the one the link asks about. */
  'moved',
  'cancelled',
  /** The person holds no place any more. */
  'gone',
] as const;
export type LinkState = (typeof linkStates)[number];
