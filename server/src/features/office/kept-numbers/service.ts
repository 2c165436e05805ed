/** Numbers that are kept beside the rows they tell of (ADR 10): compared with them, and put right. */
import type { LoggedField } from '@saath/contract/office/audit-log/schema';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { lockEvent } from '../../../platform/locks.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { countPlaces } from '../../places/place/seats.ts';
import * as queries from './queries.ts';

export type Difference = queries.Difference;

/**
 * Compares what is kept with what counting gives: places of roles and shifts, records of people, tallies, threads, and
 * whether every history is a way through the table of steps.
 *
 * @param since only histories with a step since then
 * @returns what differs, at most a thousand of each kind; nothing when all is right
 */
export async function checkKept(
  db: Database,
  { since = new Date(0) }: { since?: Date } = {},
): Promise<Difference[]> {
  const found = {
    role: await queries.wrongRoles(db),
    shift: await queries.wrongShifts(db),
    person: await queries.wrongRecords(db),
    tally: await queries.wrongTallies(db),
    thread: await queries.wrongThreads(db),
    history: await queries.wrongHistories(db, since),
  };
  const kinds = Object.keys(found) as (keyof typeof found)[];
  return kinds.flatMap((what) => found[what].map((each) => ({ what, ...each })));
}

/**
 * Counts one number again, under the locks of those who change it, and writes down what it was. A history stays as it is:
 * nobody knows what happened instead.
 */
export async function putRight(
  db: Database,
  { what, id, eventId, subject, kept, counted }: Difference,
  at: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await recount(tx, { what, id, eventId });
    const isPlaces = what === 'role' || what === 'shift';
    const field: LoggedField = isPlaces ? `${subject}.filled` : 'kept';
    const details = { subject, changes: [{ field, before: kept, after: counted }] };
    const about = { ...(eventId ? { eventId } : {}), ...(what === 'person' ? { userId: id } : {}) };
    const action = what === 'history' ? 'numbers.strange' : 'numbers.put_right';
    await writeAudit(tx, { action, actorId: null, at, ...about, details });
  });
}

async function recount(
  tx: Tx,
  { what, id, eventId }: Pick<Difference, 'what' | 'id' | 'eventId'>,
): Promise<void> {
  if (what === 'person') await queries.refreshRecord(tx, id);
  if (what === 'tally') await queries.recountTally(tx, id);
  if (what === 'thread') await queries.recountThread(tx, id);
  // Held alone: nobody comes or goes while the people of the event are counted.
  const isPlaces = what === 'role' || what === 'shift';
  if (isPlaces && eventId && (await lockEvent(tx, eventId))) await countPlaces(tx, eventId);
}
