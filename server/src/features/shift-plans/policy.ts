/** What stands in the way of new shifts for a role, as refusals that name it. */
import { holdsPlace } from '@saath/contract/joining/rules';
import { shiftName } from '@saath/contract/shift-times/rules';
import { shiftProblems } from '@saath/contract/shifts/messages';
import { DomainError } from '../../platform/domain-error.ts';
import { type EventTime, type GivenShift, namesOf, placesIn } from '../shifts/policy.ts';
import type { ShiftRow } from '../shifts/queries.ts';
import type { Holder } from './queries.ts';

/** What a save makes of the shifts of a role. */
export type Plan = {
  readonly event: EventTime;
  readonly role: { readonly name: string };
  readonly before: readonly ShiftRow[];
  readonly wanted: readonly GivenShift[];
  readonly holders: readonly Holder[];
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

/** @throws DomainError `shifts.not_found`, `shifts.has_people` unless they may be released, `shifts.below_filled` */
export function requirePlannable(plan: Plan, { release }: { release: boolean }): void {
  const { before, wanted, event } = plan;
  const ids = wanted.flatMap(({ id }) => id ?? []);
  const isKnown = ids.every((id) => before.some((shift) => shift.id === id));
  if (!isKnown || new Set(ids).size < ids.length) throw new DomainError('shifts.not_found');
  const losers = losersOf(plan);
  if (losers.length > 0 && !release) {
    const lost = goneShifts(plan).filter(({ filled }) => filled > 0);
    const message = shiftProblems.hasPeople(namesOf(lost, event), losers.length);
    throw new DomainError('shifts.has_people', { message });
  }
  for (const shift of wanted) requireRoom(shift, plan);
  if (before.length === 0) requirePlacesForAll(plan);
}

function requireRoom(shift: GivenShift, { before, event }: Plan): void {
  const filled = before.find(({ id }) => id === shift.id)?.filled ?? 0;
  if (shift.maxPeople < filled)
    throw new DomainError('shifts.below_filled', {
      message: shiftProblems.belowFilled(filled, shiftName(shift, event), shift.maxPeople),
    });
}

/** Who has a place for the whole event gets one of the shifts. */
function requirePlacesForAll({ wanted, holders, role }: Plan): void {
  if (wanted.length > 0 && placesIn(wanted) < holders.length)
    throw new DomainError('shifts.below_filled', {
      message: shiftProblems.tooFewPlaces(holders.length, role.name),
    });
}
