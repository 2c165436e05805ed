/** /admin/jobs: what runs by itself, and what failed (NT-01). */

import { useQuery } from '../../calls/query.ts';
import { FailedJobs } from '../../features/office/jobs/failed-jobs.tsx';
import { jobsQuery } from '../../features/office/jobs/queries.ts';
import { JobTable } from '../../features/office/jobs/table.tsx';
import { useSite } from '../../features/office/site/site.ts';
import { titled } from '../../features/office/site/titled.ts';
import { formatAgo } from '../../lib/ago.ts';
import { m } from '../../paraglide/messages.js';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';

export const meta = titled(m.background_work_title);

export default function JobsPage() {
  const query = useQuery(jobsQuery);
  const { timeZone } = useSite();
  const now = new Date(query.dataUpdatedAt).toISOString();
  return (
    <>
      <PageTitle title={m.background_work()} lead={m.what_the_site_does_by_itself()} />
      <QueryState query={query} errorTitle={m.the_background_work_could_not_be_loaded()}>
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
            <FailedJobs failed={failed} now={now} />
            <JobTable jobs={jobs} now={now} timeZone={timeZone} />
          </div>
        )}
      </QueryState>
    </>
  );
}
