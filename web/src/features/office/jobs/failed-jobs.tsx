import type { FailedJob } from '@saath/contract/office/jobs/schema';
import { formatAgo } from '../../../lib/ago.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { jobName } from './name.ts';
import { useRetryJobs } from './queries.ts';

type FailedJobsProps = { failed: readonly FailedJob[]; now: string };

/** Work that was given up, and another try for each piece or for all of a kind. */
export function FailedJobs({ failed, now }: FailedJobsProps) {
  const retry = useRetryJobs();
  if (failed.length === 0) return null;
  const queues = [...new Set(failed.map(({ queue }) => queue))];
  return (
    <section className="flex flex-col gap-4">
      <Notice tone="danger" title={m.count_were_given_up({ count: failed.length })}>
        {m.it_was_tried_again_and_again()}
      </Notice>
      {queues.map((queue) => (
        <div key={queue} className="rounded-card border border-line bg-surface">
          <div className="flex flex-wrap items-center justify-between gap-3 border-line border-b p-4">
            <h2 className="font-semibold text-lg">{jobName(queue)}</h2>
            <Button
              variant="secondary"
              isBusy={retry.isPending && retry.variables.queue === queue && !retry.variables.id}
              busyText={m.trying()}
              onClick={() => retry.mutate({ queue })}
            >
              {m.try_all_again()}
            </Button>
          </div>
          <ul className="divide-y divide-line">
            {failed
              .filter((job) => job.queue === queue)
              .map((job) => (
                <Failure
                  key={job.id}
                  job={job}
                  now={now}
                  isBusy={retry.isPending && retry.variables.id === job.id}
                  onRetry={() => retry.mutate({ queue, id: job.id })}
                />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

type FailureProps = { job: FailedJob; now: string; isBusy: boolean; onRetry: () => void };

function Failure({ job, now, isBusy, onRetry }: FailureProps) {
  const { subject, reason, attempts, failedAt } = job;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0">
        <p className="break-words">
          <bdi>{subject || job.id}</bdi>
        </p>
        <p className="text-ink-soft text-sm">
          <bdi>{reason}</bdi> · {m.number_tries({ count: attempts })} ·{' '}
          <time dateTime={failedAt}>{formatAgo(failedAt, now)}</time>
        </p>
      </div>
      <Button variant="quiet" isBusy={isBusy} busyText={m.trying()} onClick={onRetry}>
        {m.try_again()}
      </Button>
    </li>
  );
}
