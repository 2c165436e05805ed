/** What runs in the background, when it ran, what failed, and another try. */

import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { FailedJob, JobOverview } from '../../../platform/job-overview.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import * as queries from './queries.ts';

export type Background = { readonly db: Database; readonly jobs: Jobs; readonly now: Clock };

/** As many failures are shown, and tried again at once. */
const MOST_SHOWN = 50;

export type JobView = JobOverview & {
  readonly lastEndedAt: Date | null;
  readonly lastFailedAt: Date | null;
};

/** Everything that runs, and the newest of what was given up. */
export async function listBackground({ db, jobs }: Background) {
  const runs = new Map((await queries.jobRuns(db)).map((run) => [run.name, run] as const));
  const views: JobView[] = (await jobs.overview()).map((each) => ({
    ...each,
    lastEndedAt: runs.get(each.name)?.endedAt ?? null,
    lastFailedAt: runs.get(each.name)?.failedAt ?? null,
  }));
  return {
    jobs: views,
    failed: await failedWithSubjects({ db, jobs }),
    mails: await queries.mailsInTrouble(db),
  };
}

async function failedWithSubjects({
  db,
  jobs,
}: Pick<Background, 'db' | 'jobs'>): Promise<FailedJob[]> {
  const failed = await jobs.failed(MOST_SHOWN);
  const mailIds = failed.filter((job) => job.queue === 'mail').map(({ subject }) => subject);
  const subjects = mailIds.length > 0 ? await queries.mailSubjects(db, mailIds) : new Map();
  return failed.map((job) => ({ ...job, subject: subjects.get(job.subject) ?? '' }));
}

/**
 * Work of the clock is done now: it is made to be done again after a failure, so once more does no harm.
 *
 * @throws DomainError `jobs.not_by_the_clock`
 */
export async function runNow(
  { db, jobs, now }: Background,
  { name, actorId }: { name: string; actorId: string },
): Promise<void> {
  const known = (await jobs.overview()).some((each) => each.name === name && each.cron !== null);
  if (!known) throw new DomainError('jobs.not_by_the_clock');
  await inTransaction(db, async (tx) => {
    if (!(await jobs.runOnce(tx, name))) return;
    const details = { subject: name };
    await writeAudit(tx, { action: 'jobs.started', actorId, at: now(), details });
  });
  jobs.wake(name);
}

/** Tries given-up work of one kind again: one job, or the newest that are shown. */
export async function retryFailed(
  { db, jobs, now }: Background,
  { name, id, actorId }: { name: string; id: string | undefined; actorId: string },
): Promise<void> {
  const failed = (await jobs.failed(MOST_SHOWN)).filter((job) => job.queue === name);
  const chosen = failed.filter((job) => id === undefined || job.id === id);
  await jobs.retry(
    name,
    chosen.map((job) => job.id),
  );
  await inTransaction(db, async (tx) => {
    const details = { subject: name, count: chosen.length };
    await writeAudit(tx, { action: 'jobs.retried', actorId, at: now(), details });
  });
}
