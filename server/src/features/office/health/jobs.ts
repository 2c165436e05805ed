/** Every hour: a backup that a night missed is made up for, and Admins hear of one that does not come. */
import { inTransaction } from '../../../platform/database.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { postNotices } from '../../notices/notices/service.ts';
import { activeAdmins } from '../organisers/queries.ts';
import { backupOldTitle } from './emails.ts';
import { BACKUP_MAY_BE } from './policy.ts';
import { databaseTimes, wereTold } from './queries.ts';
import { type HealthBook, newestBackup } from './service.ts';

const HOUR = 3_600_000;
/** The machine was off at night, or asleep. */
const MISSED = 26 * HOUR;
/** While nothing is done about it, Admins are told once a week. */
const TELL_AGAIN = 7 * 24 * HOUR;
const MOST_ADMINS = 100;
const KIND = 'backup';

type BackupWatch = Pick<HealthBook, 'db' | 'now' | 'config'> & { readonly jobs: Jobs };

/** @returns how many Admins were told */
export async function watchBackups(book: BackupWatch): Promise<number> {
  const { db, now, jobs } = book;
  const at = now();
  const newest = await newestBackup(book);
  const from = newest ?? (await databaseTimes(db)).since;
  const age = at.getTime() - from.getTime();
  if (age <= MISSED) return 0;
  return await inTransaction(db, async (tx) => {
    await jobs.add(tx, 'backup', 'missed');
    if (age <= BACKUP_MAY_BE) return 0;
    const lately = new Date(Math.max(from.getTime(), at.getTime() - TELL_AGAIN));
    const admins = await activeAdmins(tx, MOST_ADMINS);
    const userIds = admins.map(({ id }) => id);
    if (await wereTold(tx, { kind: KIND, since: lately, userIds })) return 0;
    const hours = newest && Math.floor(age / HOUR);
    const notices = admins.map(({ id: userId, language }) => ({
      userId,
      kind: KIND,
      title: backupOldTitle(language, hours),
      link: '/admin/jobs',
      at,
    }));
    await postNotices(tx, notices);
    return notices.length;
  });
}
