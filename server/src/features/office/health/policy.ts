/** What is well, what is worth knowing and what needs somebody. Pure functions only. */
import { healthMessages } from '@saath/contract/office/health/messages';
import type { Finding } from '@saath/contract/office/health/schema';
import { say } from '@saath/contract/texts';
import type { DiskSpace } from '../../../platform/disk-space.ts';
import { isAsWritten, type LogFound } from '../../matching/outcome-chain/queries.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const GIGABYTE = 1e9;

/** A night that was missed, and half a day to notice. */
export const BACKUP_MAY_BE = 36 * HOUR;
/** Work by the clock comes every five minutes. */
const WORK_MAY_REST = 30 * MINUTE;
const WORK_MAY_WAIT = 15 * MINUTE;
const CLOCKS_MAY_DIFFER = MINUTE;

export type Seen = {
  readonly now: Date;
  readonly databaseNow: Date;
  /** When the installation was made. */
  readonly since: Date;
  readonly lastWork: Date | undefined;
  /** Of the oldest job that is due, in seconds. */
  readonly oldestWork: number;
  readonly givenUp: number;
  readonly mailsTried: number;
  readonly newestBackup: Date | undefined;
};

const well = (said: Omit<Finding, 'state'>): Finding => ({ state: 'well', ...said });
const bad = (said: Omit<Finding, 'state'>): Finding => ({ state: 'bad', ...said });

export function workFinding({ now, since, lastWork, oldestWork, givenUp }: Seen): Finding {
  const rest = now.getTime() - (lastWork ?? since).getTime();
  const duration = Math.floor(rest / MINUTE);
  if (rest > WORK_MAY_REST) return bad(say(healthMessages, 'workStands', { duration }));
  if (oldestWork * 1000 > WORK_MAY_WAIT)
    return bad(say(healthMessages, 'workWaits', { duration: Math.floor(oldestWork / 60) }));
  if (givenUp > 0) return bad(say(healthMessages, 'workFailed', { count: givenUp }));
  return well(say(healthMessages, 'workGoesOn'));
}

export function mailFinding(mailUrl: string | undefined, { mailsTried }: Seen): Finding {
  if (mailsTried > 0) return bad(say(healthMessages, 'mailRefused', { count: mailsTried }));
  if (!mailUrl) return { state: 'notice', ...say(healthMessages, 'mailFiles') };
  return well(say(healthMessages, 'mailSent', { host: new URL(mailUrl).host }));
}

export function backupFinding({ now, since, newestBackup }: Seen): Finding {
  if (!newestBackup)
    return now.getTime() - since.getTime() > BACKUP_MAY_BE
      ? bad(say(healthMessages, 'backupNone'))
      : well(say(healthMessages, 'backupSoon'));
  const age = Math.max(0, now.getTime() - newestBackup.getTime());
  const hours = Math.floor(age / HOUR);
  return age > BACKUP_MAY_BE
    ? bad(say(healthMessages, 'backupOld', { hours }))
    : well(say(healthMessages, 'backupFresh', { hours }));
}

/** Nothing while the clocks agree: nobody needs to know that there are two. */
export function clockFindings({ now, databaseNow }: Seen): Finding[] {
  const difference = Math.abs(now.getTime() - databaseNow.getTime());
  if (difference <= CLOCKS_MAY_DIFFER) return [];
  return [bad(say(healthMessages, 'clockOff', { seconds: Math.round(difference / 1000) }))];
}

/** Nothing while what matching learns from is as it was written. */
export function outcomeFindings(found: LogFound): Finding[] {
  if (isAsWritten(found)) return [];
  const count = found.changed + found.missing + found.added;
  return [bad(say(healthMessages, 'outcomesChanged', { count: Math.max(1, count) }))];
}

/** Less than a gigabyte is little on any disk, less than a tenth on a small one. */
export function diskFinding(folder: string, { free, size }: DiskSpace): Finding {
  const isLow = free < GIGABYTE || (free < size / 10 && free < 10 * GIGABYTE);
  const gigabytes = Math.floor((free / GIGABYTE) * 10) / 10;
  return isLow
    ? bad(say(healthMessages, 'diskFull', { free: gigabytes, folder }))
    : well(say(healthMessages, 'diskRoom', { free: gigabytes }));
}
