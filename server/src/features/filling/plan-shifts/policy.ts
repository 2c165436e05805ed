/** Shifts that one person can have together in a plan, where the organiser of the event allows it (ADR 83). */
import { hasLimits } from '@saath/contract/events/time-limits/rules';
import { LONGEST_WAY } from '@saath/matching/travel';
import { crewRulesOf } from '../../events/crew-rules/policy.ts';
import type { EventRow } from '../../events/events/queries.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import type { ShiftRow } from '../../events/shifts/queries.ts';
import type { HeldPlace } from '../../events/time-limits/queries.ts';

type Part = {
  readonly event: EventRow;
  readonly role: RoleRow;
  readonly shift: ShiftRow | undefined;
};

/** Of each part, which others of its event a person can have beside it: those with the same number; undefined = none. */
export type Series = (part: Pick<Part, 'role' | 'shift'>) => number | undefined;

/**
 * Only where nothing else can come between the shifts: in a plan of one event, without limits of hours and rest. What has
 * begun is given to nobody besides another shift.
 */
export function seriesIn(events: readonly EventRow[], parts: readonly Part[], now: Date): Series {
  const [event, ...others] = events;
  if (!event?.severalShifts || others.length > 0 || hasLimits(event)) return () => undefined;
  const ids = [...new Set(parts.map(({ role }) => role.id))];
  return ({ role, shift }) =>
    shift && shift.startsAt > now && !crewRulesOf(role) ? ids.indexOf(role.id) : undefined;
}

type Given = {
  readonly series: Series;
  readonly room: (userId: string) => number;
  readonly held: readonly HeldPlace[];
};

/**
 * In how many parts each of the people may be.
 *
 * @param given `room`: in how many events; `held`: the places that people have around the time of the plan
 */
export function mostParts(
  parts: readonly Part[],
  { series, room, held }: Given,
): (userId: string) => number {
  if (parts.every((part) => series(part) === undefined)) return room;
  const times = parts.map(({ event, shift }) => ({
    startsAt: (shift?.startsAt ?? event.startTime).getTime() - LONGEST_WAY,
    endsAt: (shift?.endsAt ?? event.endTime).getTime() + LONGEST_WAY,
  }));
  const from = Math.min(...times.map(({ startsAt }) => startsAt));
  const until = Math.max(...times.map(({ endsAt }) => endsAt));
  const comesBetween = ({ limits, startsAt, endsAt }: HeldPlace) =>
    hasLimits(limits) || (from < endsAt && startsAt < until);
  const isBusy = new Set(held.filter(comesBetween).map(({ userId }) => userId));
  return (userId) => (room(userId) === 0 || isBusy.has(userId) ? room(userId) : parts.length);
}
