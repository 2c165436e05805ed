/** The job queue and clocks that are put right: what is to be done is done neither an hour late nor twice. */
import type pg from 'pg';
import { systemClock } from 'pg-boss';
import { errorFields, type Log } from './log.ts';

/**
 * For the queue's waits in this process. The library measures them by the wall clock, and a wait of two seconds during which
 * that is put back by an hour would become one of an hour. What has to be the time of day it asks of the database.
 */
export const steadyClock: typeof systemClock = {
  ...systemClock,
  now: () => performance.timeOrigin + performance.now(),
};

/** Every process stamps it twice a minute, so it shows when the clock was put back, also while nothing ran. */
const WAS_PUT_BACK = `select cron_on > now() + interval '5 seconds' as "isSo" from pgboss.version`;

/** Marks that lie in the future keep everybody from what they mark. Of one moment they become now. */
const MARKS = [
  `update pgboss.version set cron_on = least(cron_on, now()), bam_on = least(bam_on, now()), flow_on = least(flow_on, now()),
     reindex_on = least(reindex_on, now()), monitor_backoff_on = least(monitor_backoff_on, now())`,
  `update pgboss.queue set monitor_on = least(monitor_on, now()), monitor_claim_on = least(monitor_claim_on, now()),
     maintain_on = least(maintain_on, now())`,
  `update pgboss.job set heartbeat_on = now() where state = 'active' and heartbeat_on > now()`,
  'update job_run set ended_at = least(ended_at, now()), failed_at = least(failed_at, now())',
];

/** Minutes of the clock whose work was sent already come again. */
const MINUTES = `delete from pgboss.job where singleton_on > now() at time zone 'UTC' and state in ('completed', 'failed')`;

/** What was to be done at once, and further tries. What waits for a moment of the calendar goes on waiting for it. */
const AT_ONCE = `update pgboss.job set start_after = now()
  where state < 'active' and start_after > now()
    and (created_on > now() and start_after <= created_on or state = 'retry' and started_on > now())`;

/**
 * Looks whether the database's clock was put back, and lets the queue go on by the new time if so.
 *
 * @returns whether it was
 */
async function followClockBack(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ isSo: boolean | null }>(WAS_PUT_BACK);
  if (!rows[0]?.isSo) return false;
  // Last the mark by which it is seen: whoever is cut off is seen to again.
  for (const statement of [AT_ONCE, MINUTES, ...MARKS.toReversed()]) await pool.query(statement);
  return true;
}

/** At the start, and again and again. @param every seconds */
export async function watchClock(
  pool: pg.Pool,
  log: Log,
  every: number,
): Promise<{ readonly stop: () => void }> {
  const look = async () => {
    if (await followClockBack(pool))
      log.warn({}, 'the clock was put back: jobs go on by the new time');
  };
  const lookQuietly = () =>
    void look().catch((error: unknown) => log.error(errorFields(error), 'clock of the jobs'));
  await look();
  const timer = setInterval(lookQuietly, every * 1000);
  return { stop: () => clearInterval(timer) };
}
