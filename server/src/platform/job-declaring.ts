/** Says which jobs there are and when those of the clock run: nothing is written where an earlier start has said the same. */
import type { PgBoss, QueueResult, Schedule } from 'pg-boss';

type QueueSettings = Partial<
  Pick<
    QueueResult,
    | 'retryLimit'
    | 'retryDelay'
    | 'retryBackoff'
    | 'retryDelayMax'
    | 'heartbeatSeconds'
    | 'retentionSeconds'
  >
>;

export type JobDeclaring = {
  /** A queue that is there from an earlier version takes the settings of this one. */
  readonly queue: (name: string, settings: QueueSettings) => Promise<void>;
  /** A queue has one time at most; another one takes its place. */
  readonly schedule: (name: string, cron: string) => Promise<void>;
};

/** Looks once at what is there, with the first that is declared: each queue would take eight statements at every start. */
export function declaringOn(boss: PgBoss): JobDeclaring {
  let queues: Promise<QueueResult[]> | undefined;
  let schedules: Promise<Schedule[]> | undefined;
  return {
    async queue(name, settings) {
      queues ??= boss.getQueues();
      const found = (await queues).find((queue) => queue.name === name);
      if (!found) await boss.createQueue(name, settings);
      if (!found || !says(found, settings)) await boss.updateQueue(name, settings);
    },
    async schedule(name, cron) {
      schedules ??= boss.getSchedules();
      const isSaid = (await schedules).some((each) => each.name === name && each.cron === cron);
      if (!isSaid) await boss.schedule(name, cron);
    },
  };
}

const says = (found: QueueResult, settings: QueueSettings): boolean =>
  Object.entries(settings).every(([name, value]) => found[name as keyof QueueSettings] === value);
