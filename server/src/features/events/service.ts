/** Use cases of events: read, browse, publish, change, delete. */

import { newEventTimeProblem } from '@saath/contract/event-times/rules';
import { eventEditorMessages } from '@saath/contract/events/messages';
import { eventStatuses } from '@saath/contract/events/rules';
import type { eventUpdateSchema, newEventSchema } from '@saath/contract/events/schema';
import { limits } from '@saath/contract/limits';
import { roleBuilderMessages } from '@saath/contract/roles/messages';
import { duplicateRole, nameKey } from '@saath/contract/roles/rules';
import type { RoleUpdate } from '@saath/contract/roles/schema';
import type * as z from 'zod/mini';
import type { Viewer } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { FileStore } from '../../platform/file-store/file-store.ts';
import { newId } from '../../platform/ids.ts';
import { imagesOf, insertImages } from '../media/queries.ts';
import { discardPictures, imageRows, storeEventPictures } from '../media/service.ts';
import { insertRoles, placesOf, releaseNames, rolesOf, updateRole } from '../roles/queries.ts';
import { roleRows } from '../roles/service.ts';
import { invalid, maySee, readTimes, requireSoundRoles, visibilityFor } from './policy.ts';
import type { WholeEvent } from './present.ts';
import type { EventRow } from './queries.ts';
import * as queries from './queries.ts';

/** What a change of an event means for its people; the joining feature does it, in the same transaction. */
export type EventPeople = {
  /** Time or place is new. @throws DomainError `events.clash` when somebody would be in two places at once */
  readonly moved: (tx: Tx, before: EventRow, after: EventRow) => Promise<void>;
  /** A role has more places than before. */
  readonly placesAdded: (tx: Tx, event: EventRow) => Promise<void>;
  /** The event is about to be deleted. */
  readonly cancelled: (tx: Tx, event: EventRow) => Promise<void>;
  /** After the commit: mails may go out. */
  readonly committed: () => void;
};

export type Events = {
  readonly db: Database;
  readonly files: FileStore;
  readonly now: Clock;
  readonly timeZone: string;
  readonly people: EventPeople;
};

/** The events with all that belongs to them, in the order of the rows. */
async function whole(db: Database, rows: readonly EventRow[]): Promise<WholeEvent[]> {
  const ids = rows.map(({ id }) => id);
  const [images, roles, places] = [
    Map.groupBy(await imagesOf(db, ids), ({ eventId }) => eventId),
    Map.groupBy(await rolesOf(db, ids), ({ eventId }) => eventId),
    Map.groupBy(await placesOf(db, ids), ({ eventId }) => eventId),
  ];
  return rows.map((event) => ({
    event,
    images: images.get(event.id) ?? [],
    roles: roles.get(event.id) ?? [],
    places: places.get(event.id) ?? [],
  }));
}

/** The events by id, with all that belongs to them. */
export async function readEvents(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, WholeEvent>> {
  const found = await whole(db, await queries.eventsById(db, ids));
  return new Map(found.map((each) => [each.event.id, each] as const));
}

/** @throws DomainError `events.not_found`, also for an unpublished event that the caller may not see */
export async function readEvent(
  db: Database,
  id: string,
  actor: Viewer | undefined,
): Promise<WholeEvent> {
  const event = await queries.findEvent(db, id);
  if (!event || !maySee(actor, event)) throw new DomainError('events.not_found');
  const [found] = await whole(db, [event]);
  if (!found) throw new DomainError('events.not_found');
  return found;
}

/** One page of all events, newest created first. Pages count from 1. */
export async function listPage(
  { db, now }: Pick<Events, 'db' | 'now'>,
  { page, actor }: { page: number; actor: Viewer | undefined },
) {
  const visibility = visibilityFor(actor);
  const size = limits.eventsPerPage;
  const rows = await queries.newestEvents(db, { page, size, visibility });
  const counts = await queries.countByStatus(db, { now: now(), visibility });
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { events: await whole(db, rows), total, pages: Math.max(1, Math.ceil(total / size)) };
}

export async function countStatuses(
  { db, now }: Pick<Events, 'db' | 'now'>,
  actor: Viewer | undefined,
) {
  const visibility = visibilityFor(actor);
  const counts = await queries.countByStatus(db, { now: now(), visibility });
  return eventStatuses.map((status) => ({ status, count: counts[status] }));
}

const MOST_FOUND = 20;

/** Events whose title holds the text; none for blank text. */
export async function searchByTitle(
  db: Database,
  { title, actor }: { title: string; actor: Viewer | undefined },
): Promise<Pick<WholeEvent, 'event' | 'images'>[]> {
  const titleKey = nameKey(title);
  if (!titleKey) return [];
  const visibility = visibilityFor(actor);
  const rows = await queries.searchEventRows(db, { titleKey, visibility, limit: MOST_FOUND });
  return await whole(db, rows);
}

type NewEvent = z.output<typeof newEventSchema>;

/**
 * Publishes an event with its roles and pictures: all of it, or nothing.
 *
 * @throws DomainError `request.invalid` (times, EV-05), `roles.duplicate`, `media.unreadable`
 */
export async function publishEvent(
  events: Events,
  given: NewEvent,
  { pictures, actorId }: { pictures: readonly Buffer[]; actorId: string },
): Promise<WholeEvent> {
  const { db, files, now, timeZone } = events;
  const times = readTimes(given, timeZone);
  const problem = newEventTimeProblem(times, now());
  if (problem) throw invalid(problem.field, problem.message);
  if (duplicateRole(given.role))
    throw new DomainError('roles.duplicate', { message: roleBuilderMessages.duplicate });
  const stored = await storeEventPictures(files, pictures);
  try {
    const event = await inTransaction(db, async (tx) => {
      const at = now();
      const row = { ...eventRow(given, { at, timeZone, actorId }), ...times };
      await queries.insertEvent(tx, row);
      await insertRoles(tx, roleRows(given.role, { eventId: row.id, after: 0, at }));
      await insertImages(tx, imageRows(stored, { eventId: row.id, after: 0, at }));
      return row.id;
    });
    return await readEvent(db, event, { id: actorId, role: 'Admin' });
  } catch (error) {
    await discardPictures(files, stored);
    throw error;
  }
}

function eventRow(
  { title, description, location, type }: NewEvent,
  { at, timeZone, actorId }: { at: Date; timeZone: string; actorId: string },
) {
  return {
    id: newId(),
    title,
    titleKey: nameKey(title),
    description,
    location,
    type,
    timeZone,
    publishedAt: at,
    cancelledAt: null,
    createdBy: actorId,
    createdAt: at,
    updatedAt: at,
  };
}

type EventUpdate = z.output<typeof eventUpdateSchema>;

/**
 * Changes an event and its existing roles in one transaction.
 *
 * @throws DomainError `events.not_found`, `events.changed_meanwhile` (the edited version is not the newest),
 * `request.invalid`, `events.unknown_role`, `roles.below_filled`, `events.clash`
 */
export async function changeEvent(
  events: Events,
  id: string,
  { role: roles = [], updatedAt, ...given }: EventUpdate,
): Promise<void> {
  const { db, now, people } = events;
  await inTransaction(db, async (tx) => {
    const before = await queries.lockEvent(tx, id);
    if (!before) throw new DomainError('events.not_found');
    if (updatedAt !== undefined && new Date(updatedAt).getTime() !== before.updatedAt.getTime())
      throw new DomainError('events.changed_meanwhile');
    const times = readTimes(given, before.timeZone);
    if (times.endTime <= times.startTime)
      throw invalid('endTime', eventEditorMessages.endBeforeStart);
    const hasMorePlaces = await changeRoles(tx, id, roles);
    const after: EventRow = {
      ...before,
      ...times,
      title: given.title,
      titleKey: nameKey(given.title),
      description: given.description,
      location: given.location,
      type: given.type ?? before.type,
      // Always a later version, even twice in one millisecond.
      updatedAt: new Date(Math.max(now().getTime(), before.updatedAt.getTime() + 1)),
    };
    await queries.updateEventRow(tx, id, after);
    if (isMoved(before, after)) await people.moved(tx, before, after);
    if (hasMorePlaces) await people.placesAdded(tx, after);
  });
  people.committed();
}

function isMoved(before: EventRow, after: EventRow): boolean {
  return (
    before.startTime.getTime() !== after.startTime.getTime() ||
    before.endTime.getTime() !== after.endTime.getTime() ||
    before.location !== after.location
  );
}

/** @returns whether any role has more places than before */
async function changeRoles(
  tx: Tx,
  eventId: string,
  changes: readonly RoleUpdate[],
): Promise<boolean> {
  if (changes.length === 0) return false;
  const present = await rolesOf(tx, [eventId]);
  requireSoundRoles(present, changes);
  await releaseNames(
    tx,
    changes.map(({ id }) => id),
  );
  for (const { id, role_name, ...change } of changes)
    await updateRole(tx, id, { ...change, name: role_name });
  const placesBefore = new Map(present.map((role) => [role.id, role.maxVolunteers] as const));
  return changes.some(({ id, maxVolunteers }) => maxVolunteers > (placesBefore.get(id) ?? 0));
}

/** Deletes an event with everything that belongs to it. @throws DomainError `events.not_found` */
export async function removeEvent({ db, files, people }: Events, id: string): Promise<void> {
  const images = await inTransaction(db, async (tx) => {
    const event = await queries.lockEvent(tx, id);
    if (!event) throw new DomainError('events.not_found');
    await people.cancelled(tx, event);
    const rows = await imagesOf(tx, [id]);
    await queries.deleteEventRow(tx, id);
    return rows;
  });
  people.committed();
  await discardPictures(files, images);
}
