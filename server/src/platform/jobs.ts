/** Jobs, added in the transaction of the decision that causes them, done by any process. */
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { addingTo, type JobAdding } from './job-adding.ts';
import { doingOf, type JobDoing } from './job-doing.ts';
import { type JobLooks, looksAt } from './job-overview.ts';
import { steadyClock, watchClock } from './job-times.ts';
import { errorFields, type Log } from './log.ts';

export type Jobs = JobAdding & JobDoing & JobLooks & { readonly stop: () => Promise<void> };

/** How soon it shows that a process was killed over its jobs, and how often that and the clock are looked at, in seconds. */
export type Watch = {
  readonly heartbeat: number;
  readonly look: number;
  /** Whether this process begins jobs of the clock when it is their time. */
  readonly keepsTime: boolean;
};

const usualWatch: Watch = { heartbeat: 60, look: 20, keepsTime: true };

/** Makes the library's tables where they are missing, and starts to look after the jobs of all processes. */
export async function openJobs(pool: pg.Pool, log: Log, watch: Partial<Watch> = {}): Promise<Jobs> {
  const { heartbeat, look, keepsTime } = { ...usualWatch, ...watch };
  const boss = bossOn(pool, { look, keepsTime });
  boss.on('error', (error) => {
    const queue = 'queue' in error ? { queue: error.queue } : {};
    log.error({ ...errorFields(error), ...queue }, 'job queue');
  });
  await boss.start();
  const clock = await watchClock(pool, log, look);
  const doing = doingOf(boss, { pool, log, heartbeat });
  return {
    ...addingTo(boss),
    ...doing,
    ...looksAt(boss, pool, doing.wake),
    async stop() {
      clock.stop();
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

function bossOn(pool: pg.Pool, { look, keepsTime }: Omit<Watch, 'heartbeat'>): PgBoss {
  return new PgBoss({
    schedule: keepsTime,
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
