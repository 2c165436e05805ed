/** Anonymises people who asked to be deleted and did not change their mind. */
import { limits } from '@saath/contract/limits';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import type { FileStore } from '../../../platform/file-store/file-store.ts';
import { lockUser } from '../../../platform/locks.ts';
import { discardPortrait } from '../../foundation/media/service.ts';
import { anonymise, dueToLeave } from './queries.ts';

const BATCH = 100;

export type Leavers = {
  readonly db: Database;
  readonly files: FileStore;
  readonly now: Clock;
  /** Holds the events in which a person has something to do, before the person is held. */
  readonly holdEventsOf: (tx: Tx, userId: string) => Promise<void>;
  /** Anyone who is at an event at that moment was there until its end. */
  readonly completeWhereHere: (tx: Tx, userId: string) => Promise<void>;
};

/** @returns how many accounts were anonymised */
export async function anonymiseLeavers(leavers: Leavers): Promise<number> {
  const { db, now } = leavers;
  const before = new Date(now().getTime() - limits.accountUndo);
  let count = 0;
  for (;;) {
    const due = await dueToLeave(db, { before, limit: BATCH });
    for (const { id } of due) if (await anonymiseOne(leavers, id)) count += 1;
    if (due.length < BATCH) return count;
  }
}

async function anonymiseOne(
  { db, files, now, holdEventsOf, completeWhereHere }: Leavers,
  id: string,
): Promise<boolean> {
  const user = await inTransaction(db, async (tx) => {
    await holdEventsOf(tx, id);
    const found = await lockUser(tx, id);
    // Kept at the last moment.
    if (!found?.leavingAt || found.leftAt) return undefined;
    await completeWhereHere(tx, id);
    await anonymise(tx, { id, email: found.email, at: now() });
    return found;
  });
  if (user?.pictureId) await discardPortrait(files, user.pictureId);
  return user !== undefined;
}
