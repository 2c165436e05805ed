/** Adds jobs in the transaction of the decision that causes them: they are there when it commits, or never. */
import { CompiledQuery } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Tx } from './database.ts';

export type JobAdding = {
  /** Adds a job that names its subject by id; it is there when the transaction commits, and waits for the moment. */
  readonly add: (tx: Tx, name: string, id: string, notBefore?: Date) => Promise<void>;
  /** The same for many, in one statement. */
  readonly addMany: (tx: Tx, name: string, ids: readonly string[]) => Promise<void>;
  /** Adds one run of a job of the clock, unless one waits or is under way. @returns whether it was added */
  readonly runOnce: (tx: Tx, name: string) => Promise<boolean>;
  /**
   * Jobs that failed are tried again: those that wait for their next try at once, those that were given up in a minute,
   * when a try that may be under way has ended. A few hundred at a time.
   */
  readonly hurry: (tx: Tx, name: string, ids: readonly string[]) => Promise<void>;
};

/** Seconds in which a try that is under way has ended. */
const TRY_UNDER_WAY = 60;

/** `state < 'active'` lets the planner use the library's index of waiting jobs. */
const HURRY = `update pgboss.job set start_after = least(start_after, now())
  where name = $1 and state < 'active' and not blocked and data->>'id' = any($2) returning data->>'id' as id`;

/** What failed and waits for another try does not wait any longer. */
const NOW = `update pgboss.job set start_after = least(start_after, now()) where name = $1 and state < 'active'`;

/** Two who press at once look one after the other. */
const IN_TURN = `select pg_advisory_xact_lock(hashtextextended('run of ' || $1, 0))`;

/** What waits, also for another try, or is being done. */
const OPEN = `select id from pgboss.job where name = $1 and state <= 'active' limit 1`;

export function addingTo(boss: PgBoss): JobAdding {
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
    async runOnce(tx, name) {
      await within(tx).executeSql(IN_TURN, [name]);
      await within(tx).executeSql(NOW, [name]);
      const { rows } = await within(tx).executeSql(OPEN, [name]);
      if (rows.length === 0) await boss.send(name, {}, { db: within(tx) });
      return rows.length === 0;
    },
    async hurry(tx, name, ids) {
      const { rows } = await within(tx).executeSql(HURRY, [name, ids]);
      const open = new Set((rows as { id: string }[]).map(({ id }) => id));
      const jobs = ids
        .filter((id) => !open.has(id))
        .map((id) => ({ data: { id }, startAfter: TRY_UNDER_WAY }));
      if (jobs.length > 0) await boss.insert(name, jobs, { db: within(tx) });
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

/** The library writes by this transaction instead of by its own connection. */
function within(tx: Tx) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      // Without plugins: CamelCasePlugin would rename the library's columns.
      const { rows } = await tx.withoutPlugins().executeQuery(CompiledQuery.raw(text, values));
      return { rows: rows as unknown[] };
    },
  };
}
