/** What a plan may fill, and who may be in it. */
import { eventStatusAt } from '@saath/contract/events/events/rules';
import type { EmptyReason } from '@saath/contract/filling/fill/rules';
import type { FillQuestion } from '@saath/contract/filling/fill/schema';
import { holdsPlace } from '@saath/contract/places/joining/rules';
import type { PairObstacle } from '@saath/matching/whole-event/pair-weights';
import { DomainError } from '../../../platform/domain-error.ts';
import type { EventRow } from '../../events/events/queries.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import type { ShiftRow } from '../../events/shifts/queries.ts';
import type { StandingRow } from './queries.ts';

/** A role, or one shift of it, with the places that a plan may fill. */
export type FillPart = {
  readonly event: EventRow;
  readonly eventIndex: number;
  readonly role: RoleRow;
  readonly shift: ShiftRow | undefined;
  readonly size: number;
  readonly filled: number;
  /** How many people are needed at least. */
  readonly minimum: number;
  readonly keptFree: number;
  /** What is left to fill, and how much of that is needed at least. */
  readonly places: number;
  readonly missing: number;
};

/**
 * Organisers may still give places while an event goes on.
 *
 * @throws DomainError `fill.closed`
 */
export function requireFillable(events: readonly EventRow[], now: Date): void {
  const isOpen = events.every((event) => {
    const status = eventStatusAt(event, now);
    return status === 'UPCOMING' || status === 'ONGOING';
  });
  if (!isOpen) throw new DomainError('fill.closed');
}

/** The parts of the events in the order in which organisers see them; shifts that are over are left out. */
export function partsOf(
  events: readonly EventRow[],
  { roles, shifts }: { roles: readonly RoleRow[]; shifts: readonly ShiftRow[] },
  { keepFree, now }: { keepFree: number; now: Date },
): FillPart[] {
  const shiftsOfRole = Map.groupBy(shifts, ({ roleId }) => roleId);
  return events.flatMap((event, eventIndex) =>
    roles
      .filter(({ eventId }) => eventId === event.id)
      .flatMap((role) => {
        const own = shiftsOfRole.get(role.id) ?? [];
        const where = { event, eventIndex, role };
        if (own.length === 0) return [partOf({ ...where, shift: undefined }, keepFree)];
        return own
          .filter(({ endsAt }) => endsAt > now)
          .map((shift) => partOf({ ...where, shift }, keepFree));
      }),
  );
}

function partOf(
  where: Pick<FillPart, 'event' | 'eventIndex' | 'role' | 'shift'>,
  keepFree: number,
): FillPart {
  const { role, shift } = where;
  const size = shift?.maxPeople ?? role.maxVolunteers;
  const filled = shift?.filled ?? role.filled;
  // A role may have lost places since its minimum was told.
  const minimum = Math.min(size, shift?.minPeople ?? role.minVolunteers ?? 0);
  const free = Math.max(0, size - filled);
  const missing = Math.min(free, Math.max(0, minimum - filled));
  const places = Math.max(missing, free - keepFree);
  return { ...where, size, filled, minimum, keptFree: free - places, places, missing };
}

/**
 * At most so many places in all, as many as one save can give: what is needed at least comes first, then what comes
 * first. The others are kept free for the next plan.
 */
export function withinBudget(parts: readonly FillPart[], budget: number): FillPart[] {
  let left = budget;
  const take = (count: number) => {
    const taken = Math.min(count, left);
    left -= taken;
    return taken;
  };
  const needed = parts.map(({ missing }) => take(missing));
  return parts.map((part, index) => {
    const missing = needed[index] ?? 0;
    const places = missing + take(part.places - part.missing);
    return { ...part, missing, places, keptFree: part.keptFree + part.places - places };
  });
}

/** Whom a plan leaves out of an event, and whom of a single role. */
export class Barred {
  readonly #keys: ReadonlySet<string>;

  /** Anyone who holds a place keeps it; anyone who was declined or said no is not asked again. */
  constructor(standings: readonly StandingRow[], without: FillQuestion['without']) {
    this.#keys = new Set([
      ...standings.filter(isSettled).map(({ eventId, userId }) => `${eventId} ${userId}`),
      ...without.map(({ eventId, userId, roleId }) => `${roleId ?? eventId} ${userId}`),
    ]);
  }

  has({ role }: Pick<FillPart, 'role'>, userId: string): boolean {
    return this.#keys.has(`${role.eventId} ${userId}`) || this.#keys.has(`${role.id} ${userId}`);
  }
}

/** An organiser who took somebody off did not hear a no from them. */
function isSettled({ state, decidedBy }: StandingRow): boolean {
  if (state === 'requested' || state === 'waitlisted') return false;
  return !(state === 'withdrawn' && decidedBy !== null);
}

/**
 * In how many more of the events somebody may help.
 *
 * @param atMost events for one person, those in which they hold a place already included
 * @returns a function from a person's id to a number from 0
 */
export function roomOf(standings: readonly StandingRow[], atMost: number) {
  const held = Map.groupBy(
    standings.filter(({ state }) => holdsPlace(state)),
    ({ userId }) => userId,
  );
  return (userId: string) => Math.max(0, atMost - (held.get(userId)?.length ?? 0));
}

/**
 * What the person asked for, seen from the part: `this` role, and shift if they named one; `any` role; or `no`, also for who
 * waits for another role.
 */
export function askOf(standing: StandingRow | undefined, part: FillPart): 'this' | 'any' | 'no' {
  if (standing?.state !== 'requested' && standing?.state !== 'waitlisted') return 'no';
  if (standing.roleId === null) return 'any';
  const isShift = standing.shiftId === null || standing.shiftId === (part.shift?.id ?? null);
  return standing.roleId === part.role.id && isShift ? 'this' : 'no';
}

/** How many of the people each obstacle, or none, was found for. */
export type Tally = Record<PairObstacle | 'not-eligible', number>;

/**
 * Why places of a part stay empty, by what was found of the people who were looked at.
 *
 * @param elsewhere how many of those who fit are in another part
 * @param isKept whether others of them are kept out of the crew
 */
export function emptyReasonOf(tally: Tally, elsewhere: number, isKept = false): EmptyReason {
  if (tally.none > elsewhere && isKept) return 'kept_for_crew';
  if (tally.none > 0) return elsewhere > 0 ? 'taken_elsewhere' : 'too_few_fit';
  if (tally['not-eligible'] > 0) return 'none_eligible';
  if (tally['no-skill'] > 0) return 'nobody_fits';
  return tally['no-time'] > 0 ? 'nobody_free' : 'nobody';
}

/** Whether a row is of the same person in the same event. */
export function isOf(place: { readonly eventId: string; readonly userId: string }) {
  return (row: { readonly eventId: string; readonly userId: string }) =>
    row.eventId === place.eventId && row.userId === place.userId;
}
