/** /admin/jobs: what runs by itself, and what failed (NT-01). */

import { useQuery } from '../../calls/query.ts';
import { useSite } from '../../features/foundation/organisation/site.ts';
import { Troubles, Wells } from '../../features/office/health/findings.tsx';
import { healthQuery } from '../../features/office/health/queries.ts';
import { FailedJobs } from '../../features/office/jobs/failed-jobs.tsx';
import { jobsQuery } from '../../features/office/jobs/queries.ts';
import { JobTable } from '../../features/office/jobs/table.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { formatAgo } from '../../lib/ago.ts';
import { m } from '../../paraglide/messages.js';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { CircleCheck } from '../../ui/icons.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';

export const meta = titled(m.background_work_title);

export default function JobsPage() {
  const query = useQuery(jobsQuery);
  const health = useQuery(healthQuery);
  const findings = health.data?.findings ?? [];
  const isQuiet = !health.isError && findings.every(({ state }) => state !== 'bad');
  const { timeZone } = useSite();
  const now = new Date(query.dataUpdatedAt).toISOString();
  return (
    <>
      <PageTitle title={m.background_work()} lead={m.what_the_site_does_by_itself()} />
      <QueryState
        // That all is well is said once both are known.
        query={health.isPending ? { ...query, data: undefined } : query}
        errorTitle={m.the_background_work_could_not_be_loaded()}
      >
        {({ jobs, failed, mails }) => (
          <div className="flex max-w-5xl flex-col gap-6">
            {mails.waiting > 0 && (
              <Notice tone="joy">
                {m.mails_wait_because({
                  count: mails.waiting,
                  ago: mails.oldestAt ? formatAgo(mails.oldestAt, now) : '–',
                  reason: mails.reason ?? '–',
                })}
              </Notice>
            )}
            {health.isError && <Notice tone="danger">{m.the_health_could_not_be_read()}</Notice>}
            <Troubles findings={findings} />
            {failed.length > 0 && <FailedJobs failed={failed} now={now} />}
            {isQuiet && failed.length === 0 && mails.waiting === 0 ? (
              <>
                <p className="flex items-center gap-3 rounded-card border border-line bg-surface px-5 py-4 text-lg">
                  <CircleCheck aria-hidden size={28} className="flex-none text-primary" />
                  {m.everything_runs_nothing_needs_you()}
                </p>
                <details>
                  <FoldSummary className="text-ink-soft">{m.for_the_curious()}</FoldSummary>
                  <Wells findings={findings} />
                  <JobTable jobs={jobs} now={now} timeZone={timeZone} />
                </details>
              </>
            ) : (
              <JobTable jobs={jobs} now={now} timeZone={timeZone} />
            )}
          </div>
        )}
      </QueryState>
    </>
  );
}
