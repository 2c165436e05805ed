/** Whoever asked to be deleted and did not change their mind is made unrecognisable. */
import { limits } from '@saath/contract/limits';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/database.ts';
import type { FileStore } from '../../platform/file-store/file-store.ts';
import { lockUser } from '../../platform/locks.ts';
import { completeWhereHere, holdEventsOf } from '../crew/service.ts';
import { discardPortrait } from '../media/service.ts';
import { anonymise, dueToLeave } from './queries.ts';

const BATCH = 100;

/** @returns how many accounts were anonymised */
export async function anonymiseLeavers({
  db,
  files,
  now,
}: {
  db: Database;
  files: FileStore;
  now: Clock;
}): Promise<number> {
  const before = new Date(now().getTime() - limits.accountUndo);
  let count = 0;
  for (;;) {
    const due = await dueToLeave(db, { before, limit: BATCH });
    for (const { id } of due) if (await anonymiseOne({ db, files, now }, id)) count += 1;
    if (due.length < BATCH) return count;
  }
}

async function anonymiseOne(
  { db, files, now }: { db: Database; files: FileStore; now: Clock },
  id: string,
): Promise<boolean> {
  const user = await inTransaction(db, async (tx) => {
    await holdEventsOf({ now }, tx, id);
    const found = await lockUser(tx, id);
    // Kept at the last moment.
    if (!found?.leavingAt || found.leftAt) return undefined;
    await completeWhereHere({ now }, tx, { userId: id, actorId: null });
    await anonymise(tx, { id, email: found.email, at: now() });
    return found;
  });
  if (user?.pictureId) await discardPortrait(files, user.pictureId);
  return user !== undefined;
}
