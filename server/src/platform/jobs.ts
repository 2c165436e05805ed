/** Jobs, added in the transaction of the decision that causes them, done by any process. */
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { type JobResult, PgBoss, type Queue as QueueSettings } from 'pg-boss';
import type { Tx } from './database.ts';
import { steadyClock, watchClock } from './job-times.ts';
import { errorFields, type Log } from './log.ts';

export type Jobs = {
  /** Adds a job that names its subject by id; it is there when the transaction commits, and waits for the moment. */
  readonly add: (tx: Tx, name: string, id: string, notBefore?: Date) => Promise<void>;
  /** The same for many, in one statement. */
  readonly addMany: (tx: Tx, name: string, ids: readonly string[]) => Promise<void>;
  /**
   * Jobs that failed are tried again: those that wait for their next try at once, those that were given up in a minute,
   * when a try that may be under way has ended. A few hundred at a time.
   */
  readonly hurry: (tx: Tx, name: string, ids: readonly string[]) => Promise<void>;
  /** Does the jobs of a name; one that throws is tried again, later and later, up to ten times. */
  readonly work: (name: string, handle: (id: string) => Promise<void>) => Promise<void>;
  /** Runs a job by the clock (cron, UTC), once across all processes. */
  readonly schedule: (name: string, cron: string, handle: () => Promise<void>) => Promise<void>;
  /** After a commit: the worker of this process need not wait for its next look. */
  readonly wake: (name: string) => void;
  /** What jobs of every name wait and what went wrong, counted within the last half minute. */
  readonly overview: () => Promise<JobOverview[]>;
  /** Jobs that were given up, the newest first. */
  readonly failed: (limit: number) => Promise<FailedJob[]>;
  /** Gives jobs that were given up another try; others are left alone. */
  readonly retry: (name: string, ids: readonly string[]) => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type JobOverview = {
  readonly name: string;
  /** By the clock (UTC); null for jobs that are caused by decisions. */
  readonly cron: string | null;
  readonly nextRunAt: Date | null;
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
};

export type FailedJob = {
  readonly id: string;
  readonly queue: string;
  /** What the job was about. */
  readonly subject: string;
  readonly failedAt: Date;
  readonly attempts: number;
  readonly reason: string;
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

/** How soon it shows that a process was killed over its jobs, and how often that and the clock are looked at, in seconds. */
export type Watch = { readonly heartbeat: number; readonly look: number };

const usualWatch: Watch = { heartbeat: 60, look: 20 };

/** Seconds in which a try that is under way has ended. */
const TRY_UNDER_WAY = 60;

/** `state < 'active'` lets the planner use the library's index of waiting jobs. */
const HURRY = `update pgboss.job set start_after = least(start_after, now())
  where name = $1 and state < 'active' and not blocked and data->>'id' = any($2) returning data->>'id' as id`;

function within(tx: Tx) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      // Without plugins: CamelCasePlugin would rename the library's columns.
      const { rows } = await tx.withoutPlugins().executeQuery(CompiledQuery.raw(text, values));
      return { rows: rows as unknown[] };
    },
  };
}

/**
 * Adds jobs by nothing but the transaction, for what many features cause without knowing of it: straight into the table,
 * with what the library's own insert takes from its settings of the name. Some process must have done jobs of the name, else nothing is added.
 *
 * @param jobs `at`: not done before; at once without it
 */
export async function addJobs(
  tx: Tx,
  name: string,
  jobs: readonly { readonly id: string; readonly at?: Date | undefined }[],
): Promise<void> {
  if (jobs.length === 0) return;
  const ids = jobs.map(({ id }) => id);
  const starts = jobs.map(({ at }) => at?.toISOString() ?? null);
  await within(tx).executeSql(
    `insert into pgboss.job
       (name, data, policy, start_after, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max,
        expire_seconds, deletion_seconds, heartbeat_seconds)
     select name, jsonb_build_object('id', given.id), policy, coalesce(given.at, now()),
        coalesce(given.at, now()) + retention_seconds * interval '1 second', retry_limit, retry_delay, retry_backoff,
        retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds
     from pgboss.queue, unnest($2::text[], $3::timestamptz[]) as given (id, at)
     where name = $1`,
    [name, ids, starts],
  );
}

/** @param look seconds */
function bossOn(pool: pg.Pool, look: number): PgBoss {
  return new PgBoss({
    superviseIntervalSeconds: look,
    monitorIntervalSeconds: look,
    cronMonitorIntervalSeconds: look,
    cronWorkerIntervalSeconds: Math.min(5, look),
    clock: steadyClock,
    // By default jobs of the clock would follow for ten minutes the time that was before a leap.
    clockMonitorIntervalSeconds: 3 * look,
    db: { executeSql: async (text: string, values?: unknown[]) => await pool.query(text, values) },
  });
}

export async function openJobs(
  pool: pg.Pool,
  log: Log,
  { heartbeat, look }: Watch = usualWatch,
): Promise<Jobs> {
  const boss = bossOn(pool, look);
  boss.on('error', (error) => log.error(errorFields(error), 'job queue'));
  await boss.start();
  const clock = await watchClock(pool, log, look);
  const workers = new Map<string, string>();

  /** One job that fails must not take the others of its batch with it. */
  async function settle(name: string, id: string, work: Promise<void>): Promise<JobResult> {
    try {
      await work;
      return { id, status: 'completed' };
    } catch (error) {
      log.warn({ queue: name, job: id, ...errorFields(error) }, 'job failed');
      return { id, status: 'failed', output: { message: reasonOf(error) } };
    }
  }

  /** A queue that is there from an earlier version takes the settings of this one. */
  async function declare(name: string, options: Omit<QueueSettings, 'name'>): Promise<void> {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }

  /** When a job of the clock ran, in whichever process. */
  async function noteRun(name: string, run: () => Promise<void>): Promise<void> {
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

  return {
    async add(tx, name, id, notBefore) {
      const moment = notBefore ? { startAfter: notBefore } : {};
      await boss.send(name, { id }, { db: within(tx), ...moment });
    },
    async addMany(tx, name, ids) {
      if (ids.length === 0) return;
      const jobs = ids.map((id) => ({ data: { id } }));
      await boss.insert(name, jobs, { db: within(tx) });
    },
    async hurry(tx, name, ids) {
      const { rows } = await within(tx).executeSql(HURRY, [name, ids]);
      const open = new Set((rows as { id: string }[]).map(({ id }) => id));
      const jobs = ids
        .filter((id) => !open.has(id))
        .map((id) => ({ data: { id }, startAfter: TRY_UNDER_WAY }));
      if (jobs.length > 0) await boss.insert(name, jobs, { db: within(tx) });
    },
    async work(name, handle) {
      const settings = { heartbeatSeconds: heartbeat, retentionSeconds: KEPT_WAITING };
      await declare(name, { ...retries, ...settings });
      await pool.query(KEEP_WAITING, [name]);
      const worker = await boss.work<Payload>(
        name,
        { batchSize: 10, pollingIntervalSeconds: 2, burstWhenBatchFull: true, perJobResults: true },
        (jobs) => Promise.all(jobs.map(({ id, data }) => settle(name, id, handle(data.id)))),
      );
      workers.set(name, worker);
    },
    async schedule(name, cron, handle) {
      await declare(name, { retryLimit: 3, retryDelay: 60, heartbeatSeconds: heartbeat });
      await boss.schedule(name, cron);
      const worker = await boss.work(name, { pollingIntervalSeconds: 30 }, async () => {
        await noteRun(name, handle);
      });
      workers.set(name, worker);
    },
    wake(name) {
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    },
    async overview() {
      const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
      const cronOf = new Map(schedules.map(({ name, cron }) => [name, cron] as const));
      return queues
        .filter(({ name }) => !name.startsWith('__'))
        .map(({ name, queuedCount, activeCount, failedCount }) => {
          const cron = cronOf.get(name) ?? null;
          const nextRunAt = cron ? (boss.previewSchedule(cron, { count: 1 })[0] ?? null) : null;
          const [waiting, active, failed] = [queuedCount, activeCount, failedCount].map(Number);
          return { name, cron, nextRunAt, waiting, active, failed } as JobOverview;
        });
    },
    async failed(limit) {
      const { rows } = await pool.query<FailedJob>(
        `select id, name as queue, coalesce(data->>'id', '') as subject, completed_on as "failedAt",
           retry_count + 1 as attempts, coalesce(output->>'message', output->'value'->>'message', '') as reason
         from pgboss.job where state = 'failed' order by completed_on desc, id limit $1`,
        [limit],
      );
      return rows;
    },
    async retry(name, ids) {
      if (ids.length === 0) return;
      await boss.retry(name, [...ids]);
      // At once, not after the pause that follows a failure.
      await pool.query(
        "update pgboss.job set start_after = least(start_after, now()) where name = $1 and id = any($2) and state = 'retry'",
        [name, ids],
      );
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    },
    async stop() {
      clock.stop();
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

/** The kind of failure: what an error says may quote an address, its code does not. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code || (error instanceof Error ? error.name : 'failed');
}
