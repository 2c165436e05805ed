/** Rules for the times of shifts, and the generator of them (OR-01). Pure functions over instants. */

import { limits } from '../../limits.ts';
import { localTimeOf } from '../../local-time.ts';
import { type Said, say } from '../../texts.ts';
import { shiftMessages } from '../shifts/messages.ts';

export type ShiftTime = { readonly startsAt: Date; readonly endsAt: Date };
type EventTime = { readonly startTime: Date; readonly endTime: Date };

const MINUTE = 60_000;

export type ShiftPattern = {
  /** Minutes from one start to the next. */
  readonly length: number;
  /** Minutes for which a shift and the next one overlap. */
  readonly handover: number;
};

/** Why no shifts can be made like this, or undefined when they can. */
export function patternProblem(
  event: EventTime,
  { length, handover }: ShiftPattern,
): Said | undefined {
  const { min, max } = limits.shiftLength;
  if (!Number.isInteger(length) || length < min || length > max)
    return say(shiftMessages, 'length');
  const isHandover =
    Number.isInteger(handover) && handover >= limits.shiftHandover.min && handover < length;
  if (!isHandover) return say(shiftMessages, 'handover');
  const count = startsOf(event, length).length;
  return count > limits.shiftsPerRole.max ? say(shiftMessages, 'tooMany') : undefined;
}

/**
 * Shifts that cover the event's time exactly: one begins every `length` minutes that pass, also on a day on which the
 * clocks change, and stays for the handover after the next has begun. A rest shorter than half a shift belongs to the
 * last one. An event that is shorter than a shift is one.
 *
 * @param pattern one that `patternProblem` finds no fault with
 */
export function generateShifts(event: EventTime, { length, handover }: ShiftPattern): ShiftTime[] {
  const end = event.endTime.getTime();
  return startsOf(event, length).map((start, index, starts) => {
    const next = starts[index + 1];
    const endsAt = next === undefined ? end : Math.min(next + handover * MINUTE, end);
    return { startsAt: new Date(start), endsAt: new Date(endsAt) };
  });
}

function startsOf({ startTime, endTime }: EventTime, length: number): number[] {
  const step = length * MINUTE;
  const start = startTime.getTime();
  const duration = endTime.getTime() - start;
  const rest = duration % step;
  const whole = Math.floor(duration / step) + (rest * 2 >= step ? 1 : 0);
  return Array.from({ length: Math.max(whole, 1) }, (_, index) => start + index * step);
}

/** Whether a shift lies in its event; both may begin or end at the same moment. */
export function isInside({ startsAt, endsAt }: ShiftTime, { startTime, endTime }: EventTime) {
  return startsAt >= startTime && endsAt <= endTime;
}

/**
 * The times of shifts after their event got a new time: what moves as a whole takes them along; what only begins
 * earlier or ends later, or anything else in which they still lie, leaves them where they are. Shifts that are left
 * outside are the caller's to refuse.
 */
export function movedShifts<Shift extends ShiftTime>(
  shifts: readonly Shift[],
  before: EventTime,
  after: EventTime,
): Shift[] {
  const by = after.startTime.getTime() - before.startTime.getTime();
  const byAtEnd = after.endTime.getTime() - before.endTime.getTime();
  const moved = shifts.map((shift) => ({
    ...shift,
    startsAt: new Date(shift.startsAt.getTime() + by),
    endsAt: new Date(shift.endsAt.getTime() + by),
  }));
  if (by === byAtEnd) return moved;
  if (shifts.every((shift) => isInside(shift, after))) return [...shifts];
  const fits = moved.every((shift) => isInside(shift, after));
  const isElsewhere = after.startTime >= before.endTime || after.endTime <= before.startTime;
  return fits || isElsewhere ? moved : [...shifts];
}

/** What a shift is called, by its time in the zone of the event; with the day where the event has several. */
export function shiftName(
  { startsAt, endsAt }: ShiftTime,
  event: EventTime & { readonly timeZone: string },
): string {
  const local = (time: Date) => localTimeOf(time, event.timeZone);
  const [day, start] = local(startsAt).split('T');
  const [, end] = local(endsAt).split('T');
  const isOneDay = local(event.startTime).slice(0, 10) === local(event.endTime).slice(0, 10);
  return `${isOneDay ? '' : `${day} `}${start}–${end}`;
}
