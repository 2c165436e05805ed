/** What stands in the way of new shifts for a role, as refusals that name it. */

import { shiftName } from '@saath/contract/events/shift-times/rules';
import { shiftProblems } from '@saath/contract/events/shifts/messages';
import { furtherShiftMessages } from '@saath/contract/places/further-shifts/messages';
import { holdsPlace } from '@saath/contract/places/joining/rules';
import { say } from '@saath/contract/texts';
import { DomainError } from '../../../platform/domain-error.ts';
import { type EventTime, type GivenShift, namesOf, placesIn } from '../../events/shifts/policy.ts';
import type { ShiftRow } from '../../events/shifts/queries.ts';
import type { Holder } from './queries.ts';

/** What a save makes of the shifts of a role. */
export type Plan = {
  readonly event: EventTime & { readonly publishedAt: Date | null };
  readonly role: { readonly name: string };
  readonly before: readonly ShiftRow[];
  readonly wanted: readonly GivenShift[];
  readonly holders: readonly Holder[];
  /** Of whom it is known what came of their place; also those who were missed. Null = no shift. */
  readonly recorded: readonly { readonly shiftId: string | null }[];
};

/** The shifts that are there and not wanted any more. */
export function goneShifts({ before, wanted }: Plan): ShiftRow[] {
  const kept = new Set(wanted.map(({ id }) => id));
  return before.filter(({ id }) => !kept.has(id));
}

/** Whether everybody gets the whole time of the event, or gave it up for a shift. */
export function isOneTimeForAll({ wanted }: Plan): boolean {
  return wanted.length === 0;
}

/** The people of shifts that go away; none when the whole event takes their place. */
export function losersOf(plan: Plan): Holder[] {
  if (isOneTimeForAll(plan)) return [];
  const gone = new Set(goneShifts(plan).map(({ id }) => id));
  return plan.holders.filter(({ shiftId, state }) => holdsPlace(state) && gone.has(shiftId ?? ''));
}

/** Those who lose one of several shifts, and keep the first. */
export function poorerBy(plan: Plan): Holder[] {
  if (isOneTimeForAll(plan)) return [];
  const gone = goneShifts(plan);
  const losers = losersOf(plan);
  return plan.holders.filter(
    (holder) => !losers.includes(holder) && gone.some(({ id }) => holder.furtherIds.includes(id)),
  );
}

/**
 * @throws DomainError `shifts.not_found`, `shifts.begun`, `shifts.has_people` unless they may be released,
 * `shifts.below_filled`
 */
export function requirePlannable(
  plan: Plan,
  { release, at }: { release: boolean; at: Date },
): void {
  const { before, wanted, event } = plan;
  const ids = wanted.flatMap(({ id }) => id ?? []);
  const isKnown = ids.every((id) => before.some((shift) => shift.id === id));
  if (!isKnown || new Set(ids).size < ids.length) throw new DomainError('shifts.not_found');
  requirePastKept(plan, at);
  const losers = [...losersOf(plan), ...poorerBy(plan)];
  if (losers.length > 0 && !release) {
    const lost = goneShifts(plan).filter(({ filled }) => filled > 0);
    const shifts = namesOf(lost, event);
    const said =
      losers.length === 1
        ? say(shiftProblems, 'hasPerson', { shifts })
        : say(shiftProblems, 'hasPeople', { shifts, people: losers.length });
    throw new DomainError('shifts.has_people', { said });
  }
  for (const shift of wanted) requireRoom(shift, plan);
  if (before.length === 0) requirePlacesForAll(plan);
}

type Part = Pick<ShiftRow, 'startsAt' | 'endsAt'> & { readonly id: string | null };

/**
 * Where people are or were, or it is recorded what came of their places, nothing is moved and nothing goes away: neither a
 * shift nor the one time for all.
 *
 * @throws DomainError `shifts.begun` naming them
 */
function requirePastKept(plan: Plan, at: Date): void {
  const { event, before, wanted, holders, recorded } = plan;
  const whole = { id: null, startsAt: event.startTime, endsAt: event.endTime };
  const parts: readonly Part[] = before.length > 0 ? before : [whole];
  const wantedParts: readonly Part[] =
    wanted.length > 0 ? wanted.map(({ id = '', ...times }) => ({ ...times, id })) : [whole];
  const fixed = parts.filter((part) => {
    const isOf = (holder: Parameters<typeof isTheirs>[0]) => isTheirs(holder, part.id);
    const isBegun = event.publishedAt !== null && part.startsAt <= at;
    return recorded.some(isOf) || (isBegun && holders.some(isOf));
  });
  // Whoever loses the first of several shifts loses all of them, also one that has begun.
  const losers = losersOf(plan);
  const isLost = (part: Part) => losers.some((holder) => isTheirs(holder, part.id));
  const changed = fixed.filter(
    (part) => isLost(part) || !wantedParts.some((other) => isSame(part, other)),
  );
  if (changed.length > 0) {
    const said = say(shiftProblems, 'begun', { shifts: namesOf(changed, event) });
    throw new DomainError('shifts.begun', { said });
  }
}

function isSame(one: Part, other: Part): boolean {
  return (
    one.id === other.id &&
    one.startsAt.getTime() === other.startsAt.getTime() &&
    one.endsAt.getTime() === other.endsAt.getTime()
  );
}

function requireRoom(shift: GivenShift, { before, event }: Plan): void {
  const filled = before.find(({ id }) => id === shift.id)?.filled ?? 0;
  if (shift.maxPeople < filled)
    throw new DomainError('shifts.below_filled', {
      said: say(shiftProblems, 'belowFilled', {
        filled,
        shift: shiftName(shift, event),
        wanted: shift.maxPeople,
      }),
    });
}

/** Anyone who has a place for the whole event gets one of the shifts. */
function requirePlacesForAll({ wanted, holders, role }: Plan): void {
  if (wanted.length > 0 && placesIn(wanted) < holders.length)
    throw new DomainError('shifts.below_filled', {
      said: say(shiftProblems, 'tooFewPlaces', { filled: holders.length, role: role.name }),
    });
}

type WithShifts = Pick<Holder, 'name' | 'shiftId' | 'furtherIds'>;
type WithId = Pick<ShiftRow, 'id' | 'startsAt' | 'endsAt'>;

/** Whether a shift is one of somebody's; null = the whole event. */
export function isTheirs(
  { shiftId, furtherIds = [] }: { shiftId: string | null; furtherIds?: readonly string[] },
  id: string | null,
): boolean {
  return shiftId === id || furtherIds.some((each) => each === id);
}

/** @throws DomainError `shifts.clash` naming the first person who would have two shifts at one time */
export function requireApart(holders: readonly WithShifts[], shifts: readonly WithId[]): void {
  for (const holder of holders.filter(({ furtherIds }) => furtherIds.length > 0)) {
    const own = shifts.filter(({ id }) => isTheirs(holder, id));
    const isTwice = own.some((one, index) =>
      own
        .slice(index + 1)
        .some((other) => one.startsAt < other.endsAt && other.startsAt < one.endsAt),
    );
    if (isTwice) {
      const said = say(furtherShiftMessages, 'overlap', { name: holder.name });
      throw new DomainError('shifts.clash', { said });
    }
  }
}

/** From the first of somebody's shifts to the end of the last; undefined for who has none. */
export function reachOf<Shift extends WithId>(
  holder: WithShifts,
  shifts: readonly Shift[],
): Shift | undefined {
  const first = shifts.find(({ id }) => id === holder.shiftId);
  const own = shifts.filter(({ id }) => isTheirs(holder, id));
  return (
    first && {
      ...first,
      startsAt: new Date(Math.min(...own.map(({ startsAt }) => startsAt.getTime()))),
      endsAt: new Date(Math.max(...own.map(({ endsAt }) => endsAt.getTime()))),
    }
  );
}
