/** Adapts rows to the matching engine: roles as needs, people as candidates. */
import { instantOf } from '@saath/contract/local-time';
import type { Candidate, Interval, RoleNeed } from '@saath/matching/need';
import { wayBetween } from '@saath/matching/travel';
import type { Database } from '../../../platform/database.ts';
import { type PointColumns, pointOf, type SiteColumns, siteOf } from '../../../platform/points.ts';
import { daysOffOf } from '../../accounts/accounts/queries.ts';
import type { EventRow } from '../../events/events/queries.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import type { ShiftRow } from '../../events/shifts/queries.ts';
import { historiesOf, type Likeness } from '../track-record/service.ts';
import { withoutWhatIsOff } from './policy.ts';
import {
  availabilityOfPeople,
  type CommitmentRow,
  commitmentsOfPeople,
  type PersonRow,
} from './queries.ts';

/** A role at the time of the whole event, or of one of its shifts. */
export function needOf(
  role: RoleRow,
  event: EventRow,
  shift?: Pick<ShiftRow, 'startsAt' | 'endsAt'>,
): RoleNeed {
  return {
    name: role.name,
    description: role.description,
    skills: role.skills,
    places: role.maxVolunteers,
    event: {
      title: event.title,
      description: event.description,
      type: event.type,
      place: event.location,
      point: pointOf(event) ?? undefined,
      timeZone: event.timeZone,
      startsAt: (shift?.startsAt ?? event.startTime).getTime(),
      endsAt: (shift?.endsAt ?? event.endTime).getTime(),
    },
  };
}

/** Of a role with more times than this, the soonest count. */
const MOST_TIMES = 20;

/**
 * The role at each time at which somebody can still be taken: those of its free shifts, each once, or of all of them when
 * none is free; the event's time for a role without shifts. Never empty.
 *
 * @param shifts of the event, earliest first
 */
export function needsOf(
  role: RoleRow,
  event: EventRow,
  shifts: readonly ShiftRow[],
): [RoleNeed, ...RoleNeed[]] {
  const own = shifts.filter(({ roleId }) => roleId === role.id);
  const free = own.filter(({ filled, maxPeople }) => filled < maxPeople);
  const times = new Map(
    (free.length > 0 ? free : own).map(
      (shift) => [`${shift.startsAt.getTime()} ${shift.endsAt.getTime()}`, shift] as const,
    ),
  );
  const [first, ...others] = [...times.values()].slice(0, MOST_TIMES);
  return [needOf(role, event, first), ...others.map((shift) => needOf(role, event, shift))];
}

/** What tells which earlier places are like a role's. */
export function likenessOf(role: RoleRow, event: EventRow): Likeness {
  const { nameKey: roleKey, skills, eventId } = role;
  return {
    roleKey,
    skills,
    eventId,
    organiserId: event.createdBy,
    startsAt: event.startTime.getTime(),
  };
}

/**
 * Reads what the engine needs to know of the people, in a few statements whatever their number; the answer tells it for
 * each role of the event.
 */
export async function candidatesOf(
  db: Database,
  people: readonly PersonRow[],
  { event, now }: { event: EventRow; now: Date },
): Promise<(role: RoleRow) => Candidate[]> {
  const ids = people.map(({ id }) => id);
  if (ids.length === 0) return () => [];
  const { startTime } = event;
  const availability = Map.groupBy(await availabilityOfPeople(db, ids), ({ userId }) => userId);
  const busy = Map.groupBy(await commitmentsOfPeople(db, { ids, event }), ({ userId }) => userId);
  const away = Map.groupBy(
    await daysOffOf(db, { userIds: ids, from: dayBefore(startTime) }),
    ({ userId }) => userId,
  );
  const historyOf = await historiesOf(db, { ids, now });
  const known = people.map((person) => ({
    ...homeOf(person),
    id: person.id,
    skills: person.skills,
    interests: person.interests,
    experienceYears: person.experienceYears,
    matchingOff: person.matchingOff,
    availability: availability.get(person.id) ?? [],
    busy: (busy.get(person.id) ?? []).map((commitment) => busyFor(commitment, event)),
    away: (away.get(person.id) ?? []).map(({ day }) => dayIn(day, event.timeZone)),
  }));
  return (role) => {
    const likeness = likenessOf(role, event);
    return known.map(({ matchingOff, ...person }) =>
      withoutWhatIsOff({ ...person, history: historyOf(person.id, likeness) }, matchingOff),
    );
  };
}

export function homeOf(person: PointColumns & { readonly area: string }) {
  return { area: person.area, point: pointOf(person) ?? undefined };
}

/** The time of a place elsewhere for which somebody cannot be at an event: with the way between the two. */
export function busyFor(commitment: CommitmentRow, event: SiteColumns): Interval {
  const way = wayBetween(siteOf(commitment), siteOf(event));
  return {
    startsAt: commitment.startTime.getTime() - way,
    endsAt: commitment.endTime.getTime() + way,
  };
}

const DAY = 86_400_000;

/** The calendar day before an instant in any zone. */
function dayBefore(time: Date): string {
  return new Date(time.getTime() - DAY).toISOString().slice(0, 10);
}

/** A calendar day as the clocks of a zone show it. @param day `2026-12-05` */
export function dayIn(day: string, timeZone: string): Interval {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
  const [startsAt, endsAt] = [day, next].map(
    (each) => instantOf(`${each}T00:00`, timeZone)?.getTime() ?? Date.parse(`${each}T00:00:00Z`),
  ) as [number, number];
  return { startsAt, endsAt };
}
