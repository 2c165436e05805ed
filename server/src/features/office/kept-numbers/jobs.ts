/** Every night kept numbers are compared with their rows; what differs is put right, and Admins hear of it. */
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { postNotices } from '../../notices/notices/service.ts';
import { activeAdmins } from '../organisers/queries.ts';
import { putRightTitle } from './emails.ts';
import { checkKept, putRight } from './service.ts';

/** A night and a little more: no step is left out when a night comes late. */
const LOOK_BACK = 36 * 3_600_000;
const MOST_ADMINS = 100;

/** @returns how many numbers differed */
export async function keepNumbers({
  db,
  now,
}: {
  readonly db: Database;
  readonly now: Clock;
}): Promise<number> {
  const at = now();
  const differences = await checkKept(db, { since: new Date(at.getTime() - LOOK_BACK) });
  for (const difference of differences) await putRight(db, difference, at);
  const count = differences.length;
  if (count > 0)
    await inTransaction(db, async (tx) => {
      const admins = await activeAdmins(tx, MOST_ADMINS);
      const notices = admins.map(({ id, language }) => ({
        userId: id,
        kind: 'numbers',
        title: putRightTitle(language, count),
        link: '/admin/log',
        at,
      }));
      await postNotices(tx, notices);
    });
  return count;
}
