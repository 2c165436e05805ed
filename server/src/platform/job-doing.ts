/** Does jobs in this process: those that decisions have added, and those of the clock. */
import type pg from 'pg';
import type { JobResult, PgBoss } from 'pg-boss';
import { declaringOn } from './job-declaring.ts';
import { errorFields, type Log } from './log.ts';

export type JobDoing = {
  /** Does the jobs of a name; one that throws is tried again, later and later, up to ten times. */
  readonly work: (name: string, handle: (id: string) => Promise<void>) => Promise<void>;
  /** Runs a job by the clock (cron, UTC), once across all processes. */
  readonly schedule: (name: string, cron: string, handle: () => Promise<void>) => Promise<void>;
  /** After a commit: the worker of this process need not wait for its next look. */
  readonly wake: (name: string) => void;
};

type Payload = { readonly id: string };

/** How often and how late a job that failed is tried again. */
export const retries = { retryLimit: 10, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600 };

/**
 * Seconds, fifty years: by itself the library drops what waited for two weeks, also when it is only the clock that leapt, and
 * with it mails that nobody would send any more.
 */
const KEPT_WAITING = 50 * 365 * 86_400;

/** Jobs that an earlier version or an archive has added. */
const KEEP_WAITING = `update pgboss.job set keep_until = start_after + interval '50 years'
  where name = $1 and state < 'active' and keep_until < start_after + interval '49 years'`;

/** @param heartbeat seconds after which a job whose process gives no sign of life is tried again */
export function doingOf(
  boss: PgBoss,
  {
    pool,
    log,
    heartbeat,
  }: { readonly pool: pg.Pool; readonly log: Log; readonly heartbeat: number },
): JobDoing {
  const workers = new Map<string, string>();
  const declaring = declaringOn(boss);
  return {
    async work(name, handle) {
      const settings = { heartbeatSeconds: heartbeat, retentionSeconds: KEPT_WAITING };
      await declaring.queue(name, { ...retries, ...settings });
      await pool.query(KEEP_WAITING, [name]);
      const worker = await boss.work<Payload>(
        name,
        { batchSize: 10, pollingIntervalSeconds: 2, burstWhenBatchFull: true, perJobResults: true },
        (jobs) =>
          Promise.all(jobs.map(({ id, data }) => settle(log, { name, id, work: handle(data.id) }))),
      );
      workers.set(name, worker);
    },
    async schedule(name, cron, handle) {
      const settings = { retryLimit: 3, retryDelay: 60, heartbeatSeconds: heartbeat };
      await declaring.queue(name, settings);
      await declaring.schedule(name, cron);
      const worker = await boss.work(name, { pollingIntervalSeconds: 30 }, async () => {
        await noteRun({ pool, log }, name, handle);
      });
      workers.set(name, worker);
    },
    wake(name) {
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    },
  };
}

/** One job that fails must not take the others of its batch with it. */
async function settle(
  log: Log,
  { name, id, work }: { name: string; id: string; work: Promise<void> },
): Promise<JobResult> {
  try {
    await work;
    return { id, status: 'completed' };
  } catch (error) {
    log.warn({ queue: name, job: id, ...errorFields(error) }, 'job failed');
    return { id, status: 'failed', output: { message: reasonOf(error) } };
  }
}

/** Keeps when a job of the clock ran, in whichever process, and why it failed. */
async function noteRun(
  { pool, log }: { readonly pool: pg.Pool; readonly log: Log },
  name: string,
  run: () => Promise<void>,
): Promise<void> {
  const note = async (column: string, reason: string | null = null) =>
    void (await pool.query(
      `insert into job_run (name, ${column}, reason) values ($1, now(), $2)
       on conflict (name) do update set ${column} = now(), reason = $2`,
      [name, reason],
    ));
  try {
    await run();
    await note('ended_at');
  } catch (error) {
    log.error({ queue: name, ...errorFields(error) }, 'job failed');
    await note('failed_at', reasonOf(error));
    throw error;
  }
}

/** The kind of failure: what an error says may quote an address, its code does not. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code || (error instanceof Error ? error.name : 'failed');
}
