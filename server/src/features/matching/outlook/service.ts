/** How sure it is that enough people come to coming events (MT-06). Nothing here leaves with a person's name or id. */
import { limits } from '@saath/contract/limits';
import { LOOKS_AHEAD } from '@saath/contract/matching/outlook/rules';
import { ASKED_FROM } from '@saath/contract/places/reminders/rules';
import type { Part } from '@saath/matching/outlook/part';
import { chancesOf, type Known, lineOf } from '@saath/matching/outlook/show-up';
import {
  type Outlook,
  outlookOf,
  type Sureness,
  surenessOf,
} from '@saath/matching/outlook/staffing';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { type EventRow, findEvent } from '../../events/events/queries.ts';
import { type RoleRow, rolesOf } from '../../events/roles/queries.ts';
import { type ShiftRow, shiftsOf } from '../../events/shifts/queries.ts';
import { eventsBetween, type GroupRow, groupsOf, openEvents, type Relation } from './queries.ts';

export type Outlooks = { readonly db: Database; readonly now: Clock };

/** A role, or one of its shifts, that is yet to begin. */
export type Staffed = {
  readonly role: RoleRow;
  readonly shift: ShiftRow | undefined;
  readonly part: Part;
  readonly sureness: Sureness;
};

/** A role with the least sure of its parts. */
export type StaffedRole = {
  readonly worst: Staffed;
  readonly outlook: Outlook;
  /** All of them, earliest first. */
  readonly parts: readonly Staffed[];
};

/**
 * The roles of an event that are yet to begin; none for an event that is not published, cancelled or over.
 *
 * @throws DomainError `events.not_found`
 */
export async function outlookOfEvent({ db, now }: Outlooks, id: string): Promise<StaffedRole[]> {
  if (!(await findEvent(db, id))) throw new DomainError('events.not_found');
  const at = now();
  const [staffed] = await staff(db, await openEvents(db, { ids: [id], now: at }), at);
  const parts = Map.groupBy(staffed?.parts ?? [], ({ role }) => role.id);
  return [...parts.values()].flatMap((ofRole) => {
    const worst = leastSure(ofRole);
    return worst ? [{ worst, outlook: outlookOf(worst.part), parts: ofRole }] : [];
  });
}

export type EventStaffing = {
  readonly event: EventRow;
  readonly worst: Staffed;
  readonly outlook: Outlook;
};

/** The least sure role of each of the events that are coming. */
export async function outlooksOf(
  { db, now }: Outlooks,
  ids: readonly string[],
): Promise<EventStaffing[]> {
  const at = now();
  const staffed = await staff(db, await openEvents(db, { ids, now: at }), at);
  return staffed.flatMap(({ event, parts }) => {
    const worst = leastSure(parts);
    return worst ? [{ event, worst, outlook: outlookOf(worst.part) }] : [];
  });
}

/** So many of the soonest events are looked at for the dashboard, and so many of them shown. */
const LOOKED_AT = 60;
const SHOWN = 5;

/** Events of the next days that are not covered: at risk first, and the soonest of them first. */
export async function shortEvents({
  db,
  now,
}: Outlooks): Promise<{ events: EventStaffing[]; more: number }> {
  const after = now();
  const until = new Date(after.getTime() + LOOKS_AHEAD);
  const coming = await eventsBetween(db, { after, until, limit: LOOKED_AT });
  const short = (await staff(db, coming, after)).flatMap(({ event, parts }) => {
    const worst = leastSure(parts);
    return worst && worst.sureness.level !== 'covered' ? [{ event, worst }] : [];
  });
  const isThin = ({ worst }: { worst: Staffed }) => Number(worst.sureness.level === 'thin');
  short.sort((a, b) => isThin(a) - isThin(b));
  const events = short
    .slice(0, SHOWN)
    .map(({ event, worst }) => ({ event, worst, outlook: outlookOf(worst.part) }));
  return { events, more: short.length - events.length };
}

/** The first of those with the smallest chance. */
export function leastSure<Each extends { readonly sureness: Sureness }>(
  parts: readonly Each[],
): Each | undefined {
  return parts.toSorted((a, b) => a.sureness.chance - b.sureness.chance)[0];
}

type StaffedEvent = { readonly event: EventRow; readonly parts: readonly Staffed[] };

/** In three statements, whatever the number of events and people. */
async function staff(
  db: Database,
  events: readonly EventRow[],
  now: Date,
): Promise<StaffedEvent[]> {
  const ids = events.map(({ id }) => id);
  const [roles, shifts, groups] = [
    Map.groupBy(await rolesOf(db, ids), ({ eventId }) => eventId),
    Map.groupBy(await shiftsOf(db, ids), ({ roleId }) => roleId),
    Map.groupBy(await groupsOf(db, ids), ({ eventId }) => eventId),
  ];
  return events.map((event) => {
    const lines = linesOf(groups.get(event.id) ?? []);
    const parts = (roles.get(event.id) ?? []).flatMap((role) => {
      const ofRole = shifts.get(role.id) ?? [];
      const times = ofRole.length === 0 ? [undefined] : ofRole;
      return times.flatMap((shift) => {
        const start = shift?.startsAt ?? event.startTime;
        if (start <= now) return [];
        const isAsked = start.getTime() - now.getTime() <= ASKED_FROM;
        const part = partOf({ role, shift }, { people: lines(role.id, shift?.id), isAsked });
        return [{ role, shift, part, sureness: surenessOf(part) }];
      });
    });
    return { event, parts };
  });
}

type People = (standing: Relation) => readonly Known[];

/** Who is what to a role or shift. Anyone who wants a place in whatever role or shift wants one in each. */
function linesOf(groups: readonly GroupRow[]): (roleId: string, shiftId?: string) => People {
  const key = (standing: Relation, roleId: string | null, shiftId: string | null) =>
    `${standing} ${roleId} ${shiftId}`;
  const grouped = Map.groupBy(groups, (row) => key(row.standing, row.roleId, row.shiftId));
  return (roleId, shiftId) => (standing) => {
    const keys = new Set([key(standing, roleId, shiftId ?? null)]);
    if (standing === 'waits' || standing === 'asks')
      keys.add(key(standing, roleId, null)).add(key(standing, null, null));
    return [...keys].flatMap((each) => (grouped.get(each) ?? []).map(knownOf));
  };
}

function knownOf({ standing, count, settled, attended, hasSaidYes }: GroupRow): Known {
  return { count, settled, attended, hasSaidYes, isHere: standing === 'here' };
}

function partOf(
  { role, shift }: { role: RoleRow; shift: ShiftRow | undefined },
  { people, isAsked }: { people: People; isAsked: boolean },
): Part {
  const { places, fewest, filled } = shift
    ? { places: shift.maxPeople, fewest: shift.minPeople, filled: shift.filled }
    : { places: role.maxVolunteers, fewest: role.minVolunteers ?? 0, filled: role.filled };
  const held = [...people('holds'), ...people('here')];
  const chances = chancesOf(held);
  const isSilent = held.map(({ hasSaidYes, isHere }) => isAsked && !hasSaidYes && !isHere);
  return {
    places,
    minimum: fewest > 0 ? Math.min(fewest, places) : places,
    hasMinimum: fewest > 0,
    free: Math.max(0, places - filled),
    mayOpen: Math.max(0, limits.rolePlaces.max - places),
    holders: chances.filter((_, index) => !isSilent[index]),
    unanswered: chances.filter((_, index) => isSilent[index]),
    offered: lineOf(people('offered')),
    waiting: lineOf(people('waits')),
    requested: lineOf(people('asks')),
  };
}
