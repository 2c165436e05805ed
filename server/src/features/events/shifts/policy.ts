/** What the shifts of a role must keep to, as refusals in words. */

import { isInside, shiftName } from '@saath/contract/events/shift-times/rules';
import { shiftMessages, shiftProblems } from '@saath/contract/events/shifts/messages';
import type { ShiftUpdate } from '@saath/contract/events/shifts/schema';
import { instantOf } from '@saath/contract/local-time';
import { type Said, say } from '@saath/contract/texts';
import { DomainError, invalidField } from '../../../platform/domain-error.ts';
import type { ShiftRow } from './queries.ts';

export type EventTime = {
  readonly startTime: Date;
  readonly endTime: Date;
  readonly timeZone: string;
};

export type GivenShift = Omit<ShiftUpdate, 'startsAt' | 'endsAt'> & {
  readonly startsAt: Date;
  readonly endsAt: Date;
};

/**
 * The shifts that were sent, with their times as instants.
 *
 * @throws DomainError `request.invalid` for what is no time, `shifts.outside` naming those outside the event's time
 */
export function readShifts(
  given: readonly ShiftUpdate[],
  { event, roleName }: { event: EventTime; roleName: string },
): GivenShift[] {
  const shifts = given.map((shift, index) => {
    const startsAt = instantOf(shift.startsAt, event.timeZone);
    const endsAt = instantOf(shift.endsAt, event.timeZone);
    if (!startsAt || !endsAt) throw invalid(index, say(shiftMessages, 'times'));
    if (endsAt <= startsAt) throw invalid(index, say(shiftMessages, 'endBeforeStart'));
    return { ...shift, startsAt, endsAt };
  });
  requireInside(shifts, { event, roleName });
  return shifts;
}

const invalid = (index: number, said: Said) => invalidField(`shifts.${index}`, said);

/** @throws DomainError `shifts.outside` naming the shifts */
export function requireInside(
  shifts: readonly Pick<ShiftRow, 'startsAt' | 'endsAt'>[],
  { event, roleName }: { event: EventTime; roleName: string },
): void {
  const outside = shifts.filter((shift) => !isInside(shift, event));
  if (outside.length > 0)
    throw new DomainError('shifts.outside', {
      said: say(shiftProblems, 'outside', { role: roleName, shifts: namesOf(outside, event) }),
    });
}

const MOST_NAMED = 5;

/** The first few, by their times. */
export function namesOf(
  shifts: readonly Pick<ShiftRow, 'startsAt' | 'endsAt'>[],
  event: EventTime,
): string {
  const names = shifts.slice(0, MOST_NAMED).map((shift) => shiftName(shift, event));
  return `${names.join(', ')}${shifts.length > MOST_NAMED ? ', …' : ''}`;
}

export function placesIn(shifts: readonly Pick<ShiftRow, 'maxPeople'>[]): number {
  return shifts.reduce((sum, { maxPeople }) => sum + maxPeople, 0);
}
