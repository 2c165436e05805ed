/**
 * Puts events on the map that were there before there was one (MT-11). Where the words of the place mean one town it is that
 * town's point, as for a new event; where they mean several the organiser is asked in the editor, and nothing is guessed.
 */
import { type Database, inTransaction } from '../../../platform/database.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { noteChange } from '../../../platform/live/note.ts';
import { lockEvent } from '../../../platform/locks.ts';
import { columnsOf, pointOf } from '../../../platform/points.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { eventChanges } from './present.ts';
import { comingOffTheMap, findEvent, updateEventRow } from './queries.ts';
import type { Events } from './service.ts';

export const PUT_ON_MAP = 'put-on-map';

/** How many events a start looks at, the soonest. */
const MOST_AT_A_START = 1_000;

/** Adds the work, not before the product can answer: it is little, but reads the towns of the world. */
export async function findOffTheMap({
  db,
  jobs,
  now,
}: {
  db: Database;
  jobs: Jobs;
  now: Events['now'];
}): Promise<void> {
  const ids = await comingOffTheMap(db, { now: now(), limit: MOST_AT_A_START });
  if (ids.length > 0)
    await inTransaction(db, async (tx) => await jobs.addMany(tx, PUT_ON_MAP, ids));
}

/** Does nothing for one that has a point by now, is gone, or whose place means no single town. */
export async function putOnMap(
  { db, now, towns }: Pick<Events, 'db' | 'now' | 'towns'>,
  eventId: string,
): Promise<void> {
  const found = await findEvent(db, eventId);
  const point = found && (await towns.pointOf(found.location));
  if (!point) return;
  await inTransaction(db, async (tx) => {
    const before = await lockEvent(tx, eventId);
    if (!before || pointOf(before) || before.location !== found.location) return;
    const placed = columnsOf(point);
    // The version stays: whoever is editing the event has nothing to merge.
    await updateEventRow(tx, eventId, placed);
    const changes = eventChanges(before, { ...before, ...placed });
    const details = { subject: before.title, changes };
    await writeAudit(tx, { action: 'event.changed', actorId: null, at: now(), eventId, details });
    await noteChange(tx, { eventId });
  });
}
