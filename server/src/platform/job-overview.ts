/** What there is to see of background work, and another try for what was given up. */
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';

export type JobLooks = {
  /** What jobs of every name wait and what went wrong, counted within the last half minute; what waits of the clock, now. */
  readonly overview: () => Promise<JobOverview[]>;
  /** Jobs that were given up, the newest first. */
  readonly failed: (limit: number) => Promise<FailedJob[]>;
  /** Gives jobs that were given up another try; others are left alone. */
  readonly retry: (name: string, ids: readonly string[]) => Promise<void>;
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
  /** The id that the job was added with; empty for a job of the clock. */
  readonly subject: string;
  readonly failedAt: Date;
  readonly attempts: number;
  readonly reason: string;
};

/** Of a name: at once, not after the pause that follows a failure. */
const RETRY_NOW =
  "update pgboss.job set start_after = least(start_after, now()) where name = $1 and id = any($2) and state = 'retry'";

type Open = { readonly name: string; readonly waiting: string; readonly active: string };

const OPEN_NOW = `select name, count(*) filter (where state < 'active') as waiting,
    count(*) filter (where state = 'active') as active
  from pgboss.job where name = any($1) and state <= 'active' group by name`;

/** @param wake has this process look for jobs of the name at once */
export function looksAt(boss: PgBoss, pool: pg.Pool, wake: (name: string) => void): JobLooks {
  return {
    async overview() {
      const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
      const byClock = schedules.map(({ name }) => name);
      const open = await pool.query<Open>(OPEN_NOW, [byClock]);
      const openOf = new Map(open.rows.map((row) => [row.name, row] as const));
      const cronOf = new Map(schedules.map(({ name, cron }) => [name, cron] as const));
      return queues
        .filter(({ name }) => !name.startsWith('__'))
        .map(({ name, queuedCount, activeCount, failedCount }) => {
          const cron = cronOf.get(name) ?? null;
          const nextRunAt = cron ? (boss.previewSchedule(cron, { count: 1 })[0] ?? null) : null;
          const counted = { waiting: queuedCount, active: activeCount };
          const now = cron ? (openOf.get(name) ?? { waiting: 0, active: 0 }) : counted;
          const [waiting, active, failed] = [now.waiting, now.active, failedCount].map(Number);
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
      await pool.query(RETRY_NOW, [name, ids]);
      wake(name);
    },
  };
}
