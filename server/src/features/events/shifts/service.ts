/** Which part of the event's time a place is in. */

import { movedShifts, shiftName } from '@saath/contract/events/shift-times/rules';
import { shiftProblems } from '@saath/contract/events/shifts/messages';
import type { ShiftUpdate } from '@saath/contract/events/shifts/schema';
import { say } from '@saath/contract/texts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { type EventTime, type GivenShift, readShifts, requireInside } from './policy.ts';
import { findShift, insertShifts, type ShiftRow, shiftTimes } from './queries.ts';

type Role = { readonly id: string; readonly eventId: string; readonly name: string };
type Times = { readonly startTime: Date; readonly endTime: Date };

/** @throws DomainError `shifts.not_found` for one of another role */
export async function shiftOfRole(
  tx: Tx,
  shiftId: string | null | undefined,
  role: Role | undefined,
): Promise<ShiftRow | undefined> {
  if (!shiftId) return undefined;
  const shift = await findShift(tx, shiftId);
  if (!role || shift?.roleId !== role.id) throw new DomainError('shifts.not_found');
  return shift;
}

/** @param shift undefined = the role has one time for all */
export type Choice<Clash> = {
  readonly shift: ShiftRow | undefined;
  /** What leaves the person no time for it. */
  readonly clash: Clash | undefined;
};

/**
 * The part of the event's time in which a person gets a place: the shift that is wanted, else the first with a free place
 * that leaves room for what else the person does and that they may do, else the first that leaves room, else the first.
 *
 * @param wish.mustBeWanted whether no other shift will do; otherwise the wanted one only comes first
 * @param wish.heldId the shift in which the person has a place already
 * @throws DomainError `shifts.not_found`, `joining.full` naming the shift
 */
export async function chooseShift<Clash>(wish: {
  role: Pick<Role, 'name'>;
  event: EventTime;
  /** All of the role, earliest first. */
  shifts: readonly ShiftRow[];
  wantedId: string | null;
  mustBeWanted: boolean;
  heldId: string | null;
  at: Date;
  clashOf: (times: Times) => Clash | undefined;
  /** Whether its crew can take the person: only where none can is another one looked at. */
  fits?: (shift: ShiftRow) => boolean;
  mayDo: (times: Times) => Promise<boolean>;
}): Promise<Choice<Clash>> {
  const { role, event, shifts, wantedId, heldId, at, clashOf, mayDo } = wish;
  if (shifts.length === 0) return { shift: undefined, clash: clashOf(event) };
  const wanted = shifts.find(({ id }) => id === wantedId);
  if (wantedId && wish.mustBeWanted && !wanted) throw new DomainError('shifts.not_found');
  const hasRoom = (shift: ShiftRow) => shift.filled < shift.maxPeople || shift.id === heldId;
  const isStrict = wanted !== undefined && wish.mustBeWanted;
  if (isStrict && !hasRoom(wanted)) throw shiftFull(wanted, event);
  const open = shifts.filter((shift) => hasRoom(shift) && shift.endsAt > at);
  const every = wanted && hasRoom(wanted) ? [wanted, ...open] : open;
  const fitting = every.filter(wish.fits ?? (() => true));
  const ordered = fitting.length > 0 ? fitting : every;
  const [first] = ordered;
  if (!first)
    throw new DomainError('joining.full', {
      said: say(shiftProblems, 'allFull', { role: role.name }),
    });
  if (isStrict) return { shift: wanted, clash: clashOf(timesOf(wanted)) };
  let free: ShiftRow | undefined;
  for (const shift of ordered) {
    const times = timesOf(shift);
    if (clashOf(times)) continue;
    // Where there is but one, the gate says what is missing.
    if (ordered.length === 1 || (await mayDo(times))) return { shift, clash: undefined };
    free ??= shift;
  }
  if (free) return { shift: free, clash: undefined };
  return { shift: first, clash: clashOf(timesOf(first)) };
}

/** From the first of these times to the end of the last. */
export function reaching(one: Partial<Times>, other: Times): Times {
  const { startTime = other.startTime, endTime = other.endTime } = one;
  return {
    startTime: new Date(Math.min(startTime.getTime(), other.startTime.getTime())),
    endTime: new Date(Math.max(endTime.getTime(), other.endTime.getTime())),
  };
}

export function timesOf({ startsAt, endsAt }: Pick<ShiftRow, 'startsAt' | 'endsAt'>): Times {
  return { startTime: startsAt, endTime: endsAt };
}

/** The refusal that says which shift it is. */
export function shiftFull(shift: ShiftRow | undefined, event: EventTime): DomainError {
  if (!shift) return new DomainError('joining.full');
  return new DomainError('joining.full', {
    said: say(shiftProblems, 'full', { shift: shiftName(shift, event) }),
  });
}

/** The rows of new shifts, in the order in which they were sent. */
export function shiftRows(
  shifts: readonly GivenShift[],
  { eventId, roleId }: { eventId: string; roleId: string },
) {
  return shifts.map(({ startsAt, endsAt, minPeople, maxPeople, place }, index) => ({
    ...{ eventId, roleId, startsAt, endsAt, minPeople, maxPeople, place },
    id: newId(),
    position: index + 1,
  }));
}

/**
 * Stores the shifts of roles that are new.
 *
 * @throws DomainError `request.invalid`, `shifts.outside`
 */
export async function addShifts(
  tx: Tx,
  roles: readonly { role: Role; shifts: readonly ShiftUpdate[] }[],
  event: EventTime,
): Promise<void> {
  for (const { role, shifts } of roles) {
    const given = readShifts(shifts, { event, roleName: role.name });
    await insertShifts(tx, shiftRows(given, { eventId: role.eventId, roleId: role.id }));
  }
}

type Plan<Place extends EventTime> = {
  readonly shifts: readonly ShiftRow[];
  readonly roles: readonly Pick<Role, 'id' | 'name'>[];
  readonly before: EventTime;
  readonly after: Place;
};

/**
 * Takes the shifts of an event along to its new time.
 *
 * @throws DomainError `shifts.outside` naming those for which the new time leaves no room
 */
export async function moveShifts(tx: Tx, plan: Plan<EventTime & { id: string }>): Promise<void> {
  const [first] = plan.shifts;
  const [moved] = timesAfter(plan);
  const by = first && moved ? moved.startsAt.getTime() - first.startsAt.getTime() : 0;
  if (by !== 0) await shiftTimes(tx, { eventId: plan.after.id, by });
}

/**
 * The shifts of an event as its copy at another time has them, role by role.
 *
 * @throws DomainError `shifts.outside` naming those for which the new time leaves no room
 */
export function shiftsOfCopy(plan: Plan<EventTime>): ReadonlyMap<string, readonly ShiftRow[]> {
  return Map.groupBy(timesAfter(plan), ({ roleId }) => roleId);
}

function timesAfter({ shifts, roles, before, after }: Plan<EventTime>): ShiftRow[] {
  const moved = movedShifts(shifts, before, after);
  for (const { id, name } of roles)
    requireInside(
      moved.filter(({ roleId }) => roleId === id),
      { event: after, roleName: name },
    );
  return moved;
}
