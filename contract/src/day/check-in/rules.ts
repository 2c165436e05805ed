/** The day of an event: who is where, and what may be recorded when (DY-01). Pure functions only. */
import type { ParticipationState } from '../../places/joining/rules.ts';

const HOUR = 3_600_000;

/** How long before the start people may arrive, and how long after the end an organiser may put things right here. */
const OPENS_BEFORE = HOUR;
const CLOSES_AFTER = 24 * HOUR;

type Times = { readonly startTime: Date; readonly endTime: Date };

/** When organisers may record who came: from one hour before the start, included, until 24 hours after the end, excluded. */
export function dayWindow({ startTime, endTime }: Times): { opensAt: Date; closesAt: Date } {
  return {
    opensAt: new Date(startTime.getTime() - OPENS_BEFORE),
    closesAt: new Date(endTime.getTime() + CLOSES_AFTER),
  };
}

/** The states of everybody whom the day is about; those who were never to come are not among them. */
export const dayStates = [
  'confirmed',
  'checked_in',
  'completed',
  'left_early',
  'no_show',
  'excused',
] as const satisfies readonly ParticipationState[];
export type DayState = (typeof dayStates)[number];

/** Whether the list of the day shows people in this state. */
export function isDayState(state: ParticipationState): state is DayState {
  return dayStates.some((each) => each === state);
}

/** Whether the person has come, be they still here or gone again. */
export function hasCome(state: ParticipationState): boolean {
  return state === 'checked_in' || state === 'completed' || state === 'left_early';
}

/** How the list of the day is divided, in the order of what needs an organiser most. */
export const daySections = ['late', 'soon', 'here', 'done', 'missing'] as const;
export type DaySection = (typeof daySections)[number];

/** Late is who is not here when the event has begun: the start is included. */
export function daySectionOf(state: DayState, isBegun: boolean): DaySection {
  if (state === 'confirmed') return isBegun ? 'late' : 'soon';
  if (state === 'checked_in') return 'here';
  return state === 'no_show' || state === 'excused' ? 'missing' : 'done';
}

/** What recording that somebody is here can be refused with: those without a place may be given one on the spot. */
export const arrivalRefusals = [
  'check_in.full',
  'check_in.not_found',
  'check_in.not_open',
  'check_in.not_possible',
  'check_in.reason_needed',
  'events.not_found',
  'joining.not_possible',
  'joining.overlap',
  'joining.own_overlap',
  'joining.role_needed',
  'roles.not_found',
] as const;
