/** Jobs, added in the transaction of the decision that causes them, done by any process. */
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { type JobResult, PgBoss } from 'pg-boss';
import type { Tx } from './database.ts';
import { errorFields, type Log } from './log.ts';

export type Queue = {
  /** Adds a job that names its subject by id; it is there when the transaction commits. */
  readonly add: (tx: Tx, queue: string, id: string) => Promise<void>;
  /** The same for many, in one statement. */
  readonly addMany: (tx: Tx, queue: string, ids: readonly string[]) => Promise<void>;
  /** Declares a queue and works on it; a job that throws is tried again, later and later, up to ten times. */
  readonly work: (queue: string, handle: (id: string) => Promise<void>) => Promise<void>;
  /** Runs a job by the clock (cron, UTC), once across all processes. */
  readonly schedule: (queue: string, cron: string, handle: () => Promise<void>) => Promise<void>;
  /** After a commit: the worker of this process need not wait for its next look. */
  readonly wake: (queue: string) => void;
  readonly stop: () => Promise<void>;
};

type Payload = { readonly id: string };

const retries = { retryLimit: 10, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600 };

function within(tx: Tx) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      // Without plugins: CamelCasePlugin would rename the library's columns.
      const { rows } = await tx.withoutPlugins().executeQuery(CompiledQuery.raw(text, values));
      return { rows: rows as unknown[] };
    },
  };
}

export async function openQueue(pool: pg.Pool, log: Log): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: async (text: string, values?: unknown[]) => await pool.query(text, values) },
  });
  boss.on('error', (error) => log.error(errorFields(error), 'job queue'));
  await boss.start();
  const workers = new Map<string, string>();

  /** One job that fails must not take the others of its batch with it. */
  async function settle(queue: string, id: string, work: Promise<void>): Promise<JobResult> {
    try {
      await work;
      return { id, status: 'completed' };
    } catch (error) {
      log.warn({ queue, job: id, ...errorFields(error) }, 'job failed');
      return { id, status: 'failed', output: { message: 'failed' } };
    }
  }

  return {
    async add(tx, queue, id) {
      await boss.send(queue, { id }, { db: within(tx) });
    },
    async addMany(tx, queue, ids) {
      if (ids.length === 0) return;
      const jobs = ids.map((id) => ({ data: { id } }));
      await boss.insert(queue, jobs, { db: within(tx) });
    },
    async work(queue, handle) {
      await boss.createQueue(queue, retries);
      const worker = await boss.work<Payload>(
        queue,
        { batchSize: 10, pollingIntervalSeconds: 2, burstWhenBatchFull: true, perJobResults: true },
        (jobs) => Promise.all(jobs.map(({ id, data }) => settle(queue, id, handle(data.id)))),
      );
      workers.set(queue, worker);
    },
    async schedule(queue, cron, handle) {
      await boss.createQueue(queue);
      await boss.schedule(queue, cron);
      await boss.work(queue, { pollingIntervalSeconds: 30 }, async () => await handle());
    },
    wake(queue) {
      const worker = workers.get(queue);
      if (worker) boss.notifyWorker(worker);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}
