import type { Job } from '@saath/contract/office/jobs/schema';
import { formatAgo } from '../../../lib/ago.ts';
import { formatMoment } from '../../../lib/time-range.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { jobName } from './name.ts';
import { useRunJob } from './queries.ts';

type JobTableProps = {
  jobs: readonly Job[];
  /** When the list was read. */
  now: string;
  /** Of the installation: in it the next runs are shown. */
  timeZone: string;
};

/** Every kind of background work, those in trouble first. */
export function JobTable({ jobs, now, timeZone }: JobTableProps) {
  const trouble = ({ failed, lastFailedAt, lastEndedAt }: Job) =>
    failed > 0 || isAfter(lastFailedAt, lastEndedAt) ? 0 : 1;
  const rows = jobs.toSorted(
    (a, b) => trouble(a) - trouble(b) || jobName(a.name).localeCompare(jobName(b.name)),
  );
  const run = useRunJob();
  return (
    <DataTable
      caption={m.background_work()}
      columns={[...columnsAt(now, timeZone), runColumn(run)]}
      rows={rows}
      keyOf={({ name }) => name}
    />
  );
}

function columnsAt(now: string, timeZone: string): Column<Job>[] {
  return [
    { key: 'name', header: m.kind_of_work(), isName: true, cell: ({ name }) => jobName(name) },
    { key: 'waiting', header: m.waits(), isFigure: true, cell: ({ waiting }) => waiting },
    { key: 'active', header: m.under_way(), isFigure: true, cell: ({ active }) => active },
    {
      key: 'failed',
      header: m.given_up(),
      isFigure: true,
      cell: ({ failed }) => (failed > 0 ? <Chip tone="danger">{failed}</Chip> : 0),
    },
    { key: 'last', header: m.last_done(), cell: (job) => lastText(job, now) },
    {
      key: 'next',
      header: m.comes_again(),
      cell: ({ nextRunAt }) =>
        nextRunAt ? (
          <time dateTime={nextRunAt}>{formatMoment(nextRunAt, timeZone)}</time>
        ) : (
          m.when_something_calls_for_it()
        ),
    },
  ];
}

/** Work of the clock can be done now; the rest comes when something calls for it. */
function runColumn(run: ReturnType<typeof useRunJob>): Column<Job> {
  return {
    key: 'run',
    header: m.run_now(),
    isActions: true,
    cell: ({ name, cron, waiting, active }) =>
      cron ? (
        <Button
          variant="quiet"
          size="small"
          isBusy={waiting + active > 0 || (run.isPending && run.variables === name)}
          busyText={m.under_way()}
          onClick={() => run.mutate(name)}
        >
          {m.run_now()}
          <About>{jobName(name)}</About>
        </Button>
      ) : null,
  };
}

function lastText({ cron, lastEndedAt, lastFailedAt }: Job, now: string) {
  if (lastFailedAt && isAfter(lastFailedAt, lastEndedAt))
    return (
      <Chip tone="danger">{m.last_try_failed_ago({ ago: formatAgo(lastFailedAt, now) })}</Chip>
    );
  if (lastEndedAt) return <time dateTime={lastEndedAt}>{formatAgo(lastEndedAt, now)}</time>;
  return cron ? m.not_since_the_start() : '–';
}

function isAfter(one: string | null, other: string | null): boolean {
  return one !== null && (other === null || one > other);
}
