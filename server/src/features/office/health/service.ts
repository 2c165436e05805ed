/** How the installation is: as figures for those who watch many, and in words for those who look after one. */

import { healthMessages } from '@saath/contract/office/health/messages';
import type { Finding } from '@saath/contract/office/health/schema';
import { say } from '@saath/contract/texts';
import { newestArchive } from '../../../platform/archive/newest.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database.ts';
import { diskSpace } from '../../../platform/disk-space.ts';
import type { Reading } from '../../../platform/metrics.ts';
import { version } from '../../../platform/version.ts';
import { lookAtLog } from '../../matching/outcome-chain/queries.ts';
import { jobRuns } from '../jobs/queries.ts';
import * as policy from './policy.ts';
import * as queries from './queries.ts';

export type HealthBook = {
  readonly db: Database;
  readonly now: Clock;
  readonly timeZone: string;
  readonly config: Pick<Config, 'dataDir' | 'backupDir' | 'databaseUrl' | 'mailUrl'>;
};

/** Every figure that is not this process's own; without a database only what can be told without one. */
export async function readings(book: HealthBook): Promise<Reading[]> {
  const stored = await storedReadings(book).then(
    (found) => [{ name: 'database_up', value: 1 } as const, ...found],
    () => [{ name: 'database_up', value: 0 } as const],
  );
  return [...stored, ...(await diskReadings(book))];
}

const seconds = (moment: Date | undefined) => Math.round((moment?.getTime() ?? 0) / 1000);

async function storedReadings(book: HealthBook): Promise<Reading[]> {
  const { db, now, timeZone } = book;
  const queues = await queries.queueStates(db);
  const mails = await queries.unsentMails(db);
  const runs = await jobRuns(db);
  const board = await queries.board(db, { now: now(), timeZone });
  return [
    ...queues.flatMap(({ name: label, waiting, failed, age }): Reading[] => [
      { name: 'queue_waiting', label, value: waiting },
      { name: 'queue_failed', label, value: failed },
      { name: 'queue_oldest_seconds', label, value: age },
    ]),
    ...runs.flatMap(({ name: label, endedAt }): Reading[] =>
      endedAt
        ? [{ name: 'job_last_success_timestamp_seconds', label, value: seconds(endedAt) }]
        : [],
    ),
    { name: 'mails_waiting', value: mails.waiting },
    { name: 'mails_failed', value: mails.tried },
    { name: 'backup_last_timestamp_seconds', value: seconds(await newestBackup(book)) },
    { name: 'join_requests_waiting', value: board.requests },
    { name: 'places_free_next_week', value: board.places },
    { name: 'check_ins_today', value: board.checkIns },
  ];
}

async function diskReadings({ config: { dataDir, backupDir } }: HealthBook): Promise<Reading[]> {
  const folders = [
    ['data', dataDir],
    ['backups', backupDir],
  ] as const;
  const found = await Promise.all(
    folders.map(async ([label, folder]): Promise<Reading[]> => {
      const space = await diskSpace(folder);
      if (!space) return [];
      return [
        { name: 'disk_free_bytes', label, value: space.free },
        { name: 'disk_size_bytes', label, value: space.size },
      ];
    }),
  );
  return found.flat();
}

/**
 * When the newest backup was made; undefined when there is none. The embedded database has one process, whose folder
 * tells; with a server another process may have made it, in a folder of its own.
 */
export async function newestBackup({
  db,
  config,
  now,
}: Pick<HealthBook, 'db' | 'config' | 'now'>): Promise<Date | undefined> {
  const here = await newestArchive(config.backupDir, now());
  if (!config.databaseUrl) return here;
  const run = (await jobRuns(db)).find(({ name }) => name === 'backup');
  return latest([here, run?.endedAt]);
}

/** In words, the worst first; without a database only what can be told without one. */
export async function findingsOf(book: HealthBook): Promise<Finding[]> {
  const findings = [
    ...(await storedFindings(book).catch(() => [databaseAway()])),
    ...(await diskFindings(book)),
    { state: 'well', ...say(healthMessages, 'version', { version }) } as const,
  ];
  const order = ['bad', 'notice', 'well'];
  return findings.sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

function databaseAway(): Finding {
  return { state: 'bad', ...say(healthMessages, 'databaseAway') };
}

async function storedFindings(book: HealthBook): Promise<Finding[]> {
  const { db, now, config } = book;
  const times = await queries.databaseTimes(db);
  const queues = await queries.queueStates(db);
  const runs = await jobRuns(db);
  const seen: policy.Seen = {
    now: now(),
    databaseNow: times.now,
    since: times.since,
    lastWork: latest(runs.map(({ endedAt }) => endedAt)),
    oldestWork: Math.max(0, ...queues.map(({ age }) => age)),
    givenUp: queues.reduce((total, { failed }) => total + failed, 0),
    mailsTried: (await queries.unsentMails(db)).tried,
    newestBackup: await newestBackup(book),
  };
  const kind = config.databaseUrl ? 'databaseServer' : 'databaseEmbedded';
  return [
    { state: 'well', ...say(healthMessages, kind) },
    policy.workFinding(seen),
    policy.mailFinding(config.mailUrl, seen),
    policy.backupFinding(seen),
    ...policy.clockFindings(seen),
    ...policy.outcomeFindings(await lookAtLog(db)),
  ];
}

/** Of each folder that lacks room, or that there is room. */
async function diskFindings({ config: { dataDir, backupDir } }: HealthBook): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const folder of [dataDir, backupDir]) {
    const space = await diskSpace(folder);
    if (space) found.push(policy.diskFinding(folder, space));
  }
  const full = found.filter(({ state }) => state !== 'well');
  return full.length > 0 ? full : found.slice(0, 1);
}

function latest(moments: readonly (Date | null | undefined)[]): Date | undefined {
  const known = moments.filter((moment) => moment instanceof Date);
  return known.reduce<Date | undefined>(
    (newest, moment) => (newest && newest > moment ? newest : moment),
    undefined,
  );
}
