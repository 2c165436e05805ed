/**
 * An event is deleted: with people of the past it is put away and they keep their hours, without them it is erased
 * (docs/decisions/0018-the-past-is-kept.md).
 */
import { eventStatusAt } from '@saath/contract/events/events/rules';
import { limits } from '@saath/contract/limits';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { FileStore } from '../../../platform/file-store/file-store.ts';
import { lockEvent } from '../../../platform/locks.ts';
import { type Past, pastOf } from '../../events/event-times/queries.ts';
import { laterVersion } from '../../events/events/changing.ts';
import { requireVersion } from '../../events/events/policy.ts';
import {
  deleteEventRow,
  type EventRow,
  findEvent,
  updateEventRow,
} from '../../events/events/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { imagesOf } from '../../foundation/media/queries.ts';
import { discardPictures } from '../../foundation/media/service.ts';
import { releaseAll } from '../follow-changes/service.ts';
import { tellEventGone } from '../follow-changes/telling.ts';
import { wakeWorkers } from '../place/telling.ts';
import type { Ports } from '../ports.ts';
import * as queries from './queries.ts';

export type Archive = { readonly ports: Ports; readonly files: FileStore };

type Book = Pick<Ports, 'db' | 'now'>;

const MOST_ARCHIVED = 100;

/** Whose past the event holds. @throws DomainError `events.not_found` */
export async function readDeletion({ db, now }: Book, id: string): Promise<Past> {
  if (!(await findEvent(db, id))) throw new DomainError('events.not_found');
  return await pastOf(db, { eventId: id, now: now() });
}

/**
 * Deletes an event. With people of the past it is put away, and while it runs or is to come it is cancelled first;
 * without them it is erased with everything that belongs to it.
 *
 * @returns who keeps what; nobody when the event is erased
 * @throws DomainError `events.not_found`, `events.changed_meanwhile`
 */
export async function removeEvent(
  { ports, files }: Archive,
  given: { id: string; actorId: string; updatedAt: string | undefined },
): Promise<Past> {
  const { id, actorId } = given;
  const { past, images } = await inTransaction(ports.db, async (tx) => {
    const event = await lockEvent(tx, id);
    if (!event) throw new DomainError('events.not_found');
    requireVersion(event, given.updatedAt);
    const past = await pastOf(tx, { eventId: id, now: ports.now() });
    if (past.people === 0) return { past, images: await erase(ports, tx, { event, actorId }) };
    await putAway(ports, tx, { event, actorId, past });
    return { past, images: [] };
  });
  wakeWorkers(ports);
  await discardPictures(files, images);
  return past;
}

async function erase(
  ports: Ports,
  tx: Tx,
  { event, actorId }: { event: EventRow; actorId: string },
) {
  const { id: eventId, title: subject } = event;
  await tellEventGone(ports, tx, event);
  const images = await imagesOf(tx, [eventId]);
  await deleteEventRow(tx, eventId);
  const entry = { actorId, at: ports.now(), eventId, details: { subject } };
  await writeAudit(tx, { action: 'event.deleted', ...entry });
  return images;
}

async function putAway(
  ports: Ports,
  tx: Tx,
  { event, actorId, past }: { event: EventRow; actorId: string; past: Past },
): Promise<void> {
  const { id: eventId, title: subject } = event;
  const at = ports.now();
  const status = eventStatusAt(event, at);
  if (status === 'UPCOMING' || status === 'ONGOING') {
    const updatedAt = laterVersion(event, at);
    await updateEventRow(tx, eventId, { cancelledAt: at, updatedAt });
    await releaseAll(ports, tx, { event, reason: '', actorId, isGone: true });
  }
  await queries.putAway(tx, { id: eventId, archivedAt: at, archivedBy: actorId });
  const details = { subject, count: past.people };
  await writeAudit(tx, { action: 'event.archived', actorId, at, eventId, details });
}

/** What can still be brought back, with who keeps what of it. */
export async function listArchived({ db, now }: Book) {
  const at = now();
  const after = new Date(at.getTime() - limits.eventUndo);
  const rows = await queries.archivedSince(db, { after, limit: MOST_ARCHIVED });
  const listed = [];
  for (const row of rows) {
    const past = await pastOf(db, { eventId: row.id, now: at });
    const until = new Date(row.archivedAt.getTime() + limits.eventUndo);
    listed.push({ ...row, ...past, until });
  }
  return listed;
}

/** @throws DomainError `events.not_found`, `archive.not_archived`, `archive.too_late` */
export async function restoreEvent(
  { db, now }: Book,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = now();
    const event = await queries.lockAnyEvent(tx, id);
    if (!event) throw new DomainError('events.not_found');
    if (!event.archivedAt) throw new DomainError('archive.not_archived');
    if (at.getTime() > event.archivedAt.getTime() + limits.eventUndo)
      throw new DomainError('archive.too_late');
    await queries.bringBack(tx, { id, updatedAt: laterVersion(event, at) });
    const details = { subject: event.title };
    await writeAudit(tx, { action: 'event.restored', actorId, at, eventId: id, details });
  });
}
