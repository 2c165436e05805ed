import type { ReplyOf } from '@saath/contract/endpoint';
import type { Compared } from '@saath/contract/office/figures/rules';
import type { Overview } from '@saath/contract/office/figures/schema';
import type { waitingRequests } from '@saath/contract/places/joining/endpoints';
import type { UseQueryResult } from '@tanstack/react-query';
import { trendText } from '../../features/office/figures/figure-words.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { m } from '../../paraglide/messages.js';
import { CalendarClock, CircleCheckBig, Hourglass, type Icon, Users } from '../../ui/icons.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

type DashboardFiguresProps = {
  overview: UseQueryResult<Overview>;
  waiting: UseQueryResult<ReplyOf<typeof waitingRequests>>;
};

/** The figures of the whole installation with what they were thirty days ago (AD-01). */
export function DashboardFigures({ overview, waiting }: DashboardFiguresProps) {
  const { data, isError } = overview;
  return (
    <dl className="mt-8 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Figure
        name={m.upcoming_events()}
        compared={data?.upcoming}
        hasFailed={isError}
        Icon={CalendarClock}
      />
      <Figure
        name={m.active_volunteers()}
        compared={data?.activeVolunteers}
        hasFailed={isError}
        Icon={Users}
      />
      <Figure
        name={m.events_completed()}
        compared={data?.completed}
        hasFailed={isError}
        Icon={CircleCheckBig}
      />
      <Figure
        name={m.requests_waiting()}
        now={waiting.data?.total}
        hasFailed={waiting.isError}
        Icon={Hourglass}
      />
    </dl>
  );
}

type FigureProps = {
  name: string;
  hasFailed: boolean;
  Icon: Icon;
  compared?: Compared | undefined;
  /** A figure without a past. */
  now?: number | undefined;
};

function Figure({ name, compared, now, hasFailed, Icon }: FigureProps) {
  const value = compared?.now ?? now;
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <dt className="flex items-start justify-between gap-2 text-ink-soft text-sm">
        {name}
        <Icon aria-hidden size={18} className="flex-none text-primary" />
      </dt>
      <dd className="font-display text-2xl font-semibold whitespace-nowrap tabular-nums sm:text-3xl">
        {value === undefined && !hasFailed && <Skeleton className="h-9 w-14" />}
        {value === undefined && hasFailed && (
          <span className="font-sans text-base text-ink-soft">{m.not_known_right_now()}</span>
        )}
        {value !== undefined && formatNumber(value)}
      </dd>
      {compared && <dd className="text-ink-soft text-sm">{trendText(compared)}</dd>}
    </div>
  );
}
