/** What rooms do in the background, as values: a room says what there is to do, and the product starts it. */
import type { Jobs } from './jobs.ts';

export type Job =
  /** For each id that decisions add under the name (`jobs.add`). */
  | { readonly name: string; readonly each: (id: string) => Promise<unknown> }
  /** By the clock (cron, UTC), once across all processes. */
  | { readonly name: string; readonly cron: string; readonly run: () => Promise<unknown> }
  /** Clears away what is old: a part of the nightly job `sweep`. */
  | { readonly sweep: () => Promise<unknown> }
  /** Once in each process, before the jobs that stand behind it are started. */
  | { readonly atStart: () => Promise<unknown> };

/**
 * The parts of `sweep` run one after the other, the last of the jobs first: what a later room drops frees what an earlier
 * one keeps, such as the picture of somebody who never came. One that fails does not keep the others from their turn; then
 * the whole is tried again.
 */
export async function startJobs(jobs: Jobs, work: readonly Job[]): Promise<void> {
  for (const job of work) {
    if ('each' in job) await jobs.work(job.name, async (id) => void (await job.each(id)));
    else if ('cron' in job)
      await jobs.schedule(job.name, job.cron, async () => void (await job.run()));
    else if ('atStart' in job) await job.atStart();
  }
  const sweeps = work.flatMap((job) => ('sweep' in job ? [job.sweep] : []));
  await jobs.schedule('sweep', '17 3 * * *', async () => await runAll(sweeps.toReversed()));
}

async function runAll(sweeps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const sweep of sweeps) await sweep().catch((error: unknown) => void failures.push(error));
  if (failures.length > 0) throw failures[0];
}
