/** What people and organisers read about who takes part. */

import { personKey } from '@saath/contract/accounts/names/rules';
import { limits } from '@saath/contract/limits';
import {
  type ParticipationState,
  type QueueSection,
  sectionOf,
} from '@saath/contract/places/joining/rules';
import type { QueueCounts } from '@saath/contract/places/joining/schema';
import type { Database } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findUser } from '../../accounts/accounts/queries.ts';
import type { CardParts } from '../../events/events/present.ts';
import { type EventRow, findEvent } from '../../events/events/queries.ts';
import { readCards } from '../../events/events/service.ts';
import { type RoleRow, rolesOf } from '../../events/roles/queries.ts';
import { peopleById } from '../../matching/candidates/queries.ts';
import { type Fit, fitsForRoles } from '../../matching/suggest/service.ts';
import { type ClashRow, overlapOf } from '../around/queries.ts';
import {
  findEventOfPlace,
  type ParticipationRow,
  participationsOfUser,
  type WaitingRow,
  waitingForAnswer,
} from '../place/queries.ts';
import type { Ports } from '../ports.ts';
import { openQuestions } from '../questions/service.ts';
import { lacksInQueue } from '../queue-lacks/service.ts';
import {
  type QueueRow,
  queueRows,
  type RosterRow,
  rosterAtAGlance,
  rosterOfRole,
  stateCounts,
  waitListPositions,
} from './queries.ts';

const MOST_PLACES = 200;
const MOST_WAITING = 50;

export type MyPlace = {
  readonly row: ParticipationRow;
  readonly event: CardParts;
  /** Questions of the organisers that wait for an answer. */
  readonly openQuestions: number;
};

/** What a volunteer asked for and takes part in: what comes soonest first, then what is past, latest first. */
export async function myPlaces(
  { db, now }: Ports,
  { userId, eventId }: { userId: string; eventId: string | undefined },
): Promise<MyPlace[]> {
  const rows = await participationsOfUser(db, { userId, eventId, limit: MOST_PLACES });
  const events = await readCards(
    db,
    rows.map((row) => row.eventId),
  );
  const at = now();
  const [coming, past] = [
    rows.filter((row) => row.endTime > at).reverse(),
    rows.filter((row) => row.endTime <= at),
  ];
  const ahead = rows.flatMap((row) => {
    const { cancelledAt, endTime } = events.get(row.eventId)?.event ?? {};
    return endTime && !cancelledAt ? [{ ...row, endTime }] : [];
  });
  const open = await openQuestions(db, { userId, places: ahead, now: at });
  return [...coming, ...past].flatMap((row) => {
    const event = events.get(row.eventId);
    const openQuestions = open.get(row.eventId) ?? 0;
    // What is not published is for organisers only, also to those who once withdrew from it.
    return event?.event.publishedAt ? [{ row, event, openQuestions }] : [];
  });
}

/** One's own place that leaves no time for an event, or undefined; also when there is no such event. */
export async function clashOf(
  { db }: Ports,
  { userId, eventId }: { userId: string; eventId: string },
): Promise<ClashRow | undefined> {
  const event = await findEvent(db, eventId);
  return event && (await overlapOf(db, { ...event, eventId, userId }));
}

/** How many requests to coming events wait for an answer, and the first fifty of them. */
export async function waitingList({
  db,
  now,
}: Ports): Promise<{ total: number; rows: WaitingRow[] }> {
  return await waitingForAnswer(db, { now: now(), limit: MOST_WAITING });
}

export type QueuedPerson = {
  readonly row: ParticipationRow;
  /** For the role that the person asked for or holds, else for the one that fits best. */
  readonly fit: Pick<Fit, 'person' | 'score' | 'reasons' | 'explored'>;
  /** Only for those who asked for any role. */
  readonly bestRoleId: string | null;
};

export type QueuePage = {
  readonly people: readonly QueuedPerson[];
  /** Where the next page begins; null on the last. */
  readonly next: string | null;
  readonly counts: QueueCounts;
};

/**
 * One page of one section of an event's queue. Fits are worked out for the people of the page alone.
 *
 * @param after the `next` of the page before
 * @param q a part of a name; blank = everybody
 * @param roleId of one role alone, in the counts as well
 * @param isToldWhy what those who ask lack for their role is among the reasons
 * @throws DomainError `events.not_found`
 */
export async function queueOfEvent(
  { db, now }: Ports,
  {
    eventId,
    section,
    after,
    q = '',
    roleId,
    isToldWhy,
  }: {
    eventId: string;
    section: QueueSection;
    after: string | undefined;
    q: string | undefined;
    roleId?: string | undefined;
    isToldWhy: boolean;
  },
): Promise<QueuePage> {
  const event = await findEvent(db, eventId);
  if (!event) throw new DomainError('events.not_found');
  const size = limits.queuePage;
  const nameKey = personKey(q) || undefined;
  const page = { eventId, section, after, nameKey, roleId, limit: size + 1 };
  const found = await queueRows(db, page);
  const rows = await withPositions(db, { eventId, section, rows: found.slice(0, size) });
  return {
    people: await withFits(db, { event, rows, now: now(), isToldWhy }),
    next: found.length > size ? (found[size - 1]?.cursor ?? null) : null,
    counts: countsOf(await stateCounts(db, { eventId, roleId })),
  };
}

function countsOf(states: ReadonlyMap<ParticipationState, number>): QueueCounts {
  const counts = { requested: 0, waitlisted: 0, confirmed: 0, closed: 0 };
  for (const [state, people] of states) counts[sectionOf(state)] += people;
  return counts;
}

async function withPositions(
  db: Database,
  { eventId, section, rows }: { eventId: string; section: QueueSection; rows: QueueRow[] },
): Promise<ParticipationRow[]> {
  const ids = rows.map(({ id }) => id);
  const positions =
    section === 'waitlisted' ? await waitListPositions(db, { eventId, ids }) : undefined;
  return rows.map(({ cursor: _, ...row }) => ({
    ...row,
    position: positions?.get(row.id) ?? null,
  }));
}

/** People who are gone in the meantime are left out. */
async function withFits(
  db: Database,
  given: { event: EventRow; rows: readonly ParticipationRow[]; now: Date; isToldWhy: boolean },
): Promise<QueuedPerson[]> {
  const { event, rows, now, isToldWhy } = given;
  const roles = await rolesOf(db, [event.id]);
  if (roles.length === 0) return await withoutFits(db, rows);
  const asksForAny = rows.some(({ roleId }) => roleId === null);
  const named = new Set(rows.map(({ roleId }) => roleId));
  const fits = await fitsForRoles(db, {
    roles: asksForAny ? roles : roles.filter(({ id }) => named.has(id)),
    event,
    userIds: rows.map(({ userId }) => userId),
    now,
  });
  const asked = isToldWhy ? roles : [];
  const lacksOf = await lacksInQueue(db, { event, roles: asked, rows });
  return rows.flatMap((row) => {
    const bestRoleId = row.roleId ? null : (bestRole(row, roles, fits)?.id ?? null);
    const roleId = row.roleId ?? bestRoleId;
    const fit = fits.get(roleId ?? '')?.get(row.userId);
    if (!fit) return [];
    const reasons = [...lacksOf(row, roleId), ...fit.reasons];
    return [{ row, fit: { ...fit, reasons }, bestRoleId }];
  });
}

/** Of an event whose roles were all deleted: there is nothing to fit. */
async function withoutFits(
  db: Database,
  rows: readonly ParticipationRow[],
): Promise<QueuedPerson[]> {
  const people = await peopleById(
    db,
    rows.map(({ userId }) => userId),
  );
  const byId = new Map(people.map((person) => [person.id, person] as const));
  return rows.flatMap((row) => {
    const person = byId.get(row.userId);
    return person ? [{ row, fit: { person, score: 0, reasons: [] }, bestRoleId: null }] : [];
  });
}

/** The role that fits the person best among those with a free place; among all when none has one. */
function bestRole(
  row: ParticipationRow,
  roles: readonly RoleRow[],
  fits: ReadonlyMap<string, ReadonlyMap<string, Fit>>,
): RoleRow | undefined {
  const free = roles.filter((role) => role.filled < role.maxVolunteers);
  const scoreIn = (role: RoleRow) => fits.get(role.id)?.get(row.userId)?.score ?? 0;
  return (free.length > 0 ? free : roles).toSorted((a, b) => scoreIn(b) - scoreIn(a))[0];
}

/**
 * Who holds a place in a role, by name, a page at a time; without a role the first of every role.
 *
 * @param after the person with whom the page before ended
 * @throws DomainError `events.not_found`, `joining.list_changed` when that person is gone
 */
export async function rosterOfEvent(
  { db }: Ports,
  {
    eventId,
    roleId,
    after,
  }: { eventId: string; roleId: string | undefined; after: string | undefined },
): Promise<{ rows: RosterRow[]; next: string | null }> {
  if (!(await findEvent(db, eventId))) throw new DomainError('events.not_found');
  if (!roleId)
    return {
      rows: await rosterAtAGlance(db, { eventId, perRole: limits.rosterGlance }),
      next: null,
    };
  const last = after ? await findUser(db, after) : undefined;
  if (after && !last) throw new DomainError('joining.list_changed');
  const size = limits.rosterPage;
  const rows = await rosterOfRole(db, { eventId, roleId, after: last, limit: size + 1 });
  const shown = rows.slice(0, size);
  return { rows: shown, next: rows.length > size ? (shown.at(-1)?.userId ?? null) : null };
}

/** For calls about somebody's place: in which event it is, by its id; undefined for none. */
export function eventOfPlace({ db }: Pick<Ports, 'db'>) {
  return async (id: string) => await findEventOfPlace(db, id);
}
