/** Shifts as the API and mails show them. */
import type { HeldShift, Shift } from '@saath/contract/events/shifts/schema';
import type { ShiftRow } from './queries.ts';

export function presentShift(row: ShiftRow): Shift {
  const { id, minPeople, maxPeople, place, filled } = row;
  return {
    ...{ id, minPeople, maxPeople, place, filled },
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
  };
}

/** A participation's own times are those of its shift. */
export function presentHeldShift(row: {
  shiftId: string | null;
  shiftPlace: string | null;
  startTime: Date | null;
  endTime: Date | null;
}): HeldShift | null {
  if (!row.shiftId || !row.startTime || !row.endTime) return null;
  return {
    id: row.shiftId,
    startsAt: row.startTime.toISOString(),
    endsAt: row.endTime.toISOString(),
    place: row.shiftPlace ?? '',
  };
}

/** A shift as somebody has it who has several. */
export function presentOwnShift(
  shift: Pick<ShiftRow, 'id' | 'startsAt' | 'endsAt' | 'place'>,
): HeldShift {
  const { id, startsAt, endsAt, place } = shift;
  return { id, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), place };
}

type Occasion = { readonly startTime: Date; readonly endTime: Date; readonly location: string };

/** The event as somebody in the shift has it: when and where to come. */
export function eventAt<Event extends Occasion>(
  event: Event,
  shift: Pick<ShiftRow, 'startsAt' | 'endsAt' | 'place'> | undefined,
): Event {
  if (!shift) return event;
  return {
    ...event,
    startTime: shift.startsAt,
    endTime: shift.endsAt,
    location: shift.place ? `${shift.place}, ${event.location}` : event.location,
  };
}
