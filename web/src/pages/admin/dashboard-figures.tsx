import type { ReplyOf } from '@saath/contract/endpoint';
import type { countEventsByStatus } from '@saath/contract/events/endpoints';
import type { EventStatus } from '@saath/contract/events/rules';
import type { waitingRequests } from '@saath/contract/joining/endpoints';
import type { UseQueryResult } from '@tanstack/react-query';
import { CalendarClock, CircleCheckBig, Hourglass, type LucideIcon, Users } from 'lucide-react';
import { formatNumber } from '../../lib/numbers.ts';
import { m } from '../../paraglide/messages.js';
import { Skeleton } from '../../ui/skeleton.tsx';

type Counts = ReplyOf<typeof countEventsByStatus>['eventsCount'];

type DashboardFiguresProps = {
  counts: UseQueryResult<Counts>;
  waiting: UseQueryResult<ReplyOf<typeof waitingRequests>>;
  people: UseQueryResult<{ Volunteer: number }>;
};

/** The figures of the whole installation, as they are stored. */
export function DashboardFigures({ counts, waiting, people }: DashboardFiguresProps) {
  const events = (status: EventStatus) =>
    counts.data && (counts.data.find((entry) => entry.status === status)?.count ?? 0);
  return (
    <dl className="mt-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Figure
        name={m.upcoming_events()}
        value={events('UPCOMING')}
        hasFailed={counts.isError}
        Icon={CalendarClock}
      />
      <Figure
        name={m.events_completed()}
        value={events('COMPLETED')}
        hasFailed={counts.isError}
        Icon={CircleCheckBig}
      />
      <Figure
        name={m.requests_waiting()}
        value={waiting.data?.total}
        hasFailed={waiting.isError}
        Icon={Hourglass}
      />
      <Figure
        name={m.volunteers()}
        value={people.data?.Volunteer}
        hasFailed={people.isError}
        Icon={Users}
      />
    </dl>
  );
}

type FigureProps = {
  name: string;
  value: number | undefined;
  hasFailed: boolean;
  Icon: LucideIcon;
};

function Figure({ name, value, hasFailed, Icon }: FigureProps) {
  return (
    <div className="flex flex-col justify-between gap-3 rounded-card border border-line bg-surface p-4">
      <dt className="flex items-start justify-between gap-2 text-ink-soft text-sm">
        {name}
        <Icon aria-hidden size={18} className="flex-none text-primary" />
      </dt>
      <dd className="font-display text-3xl font-semibold tabular-nums">
        {value === undefined && !hasFailed && <Skeleton className="h-9 w-14" />}
        {value === undefined && hasFailed && (
          <span className="font-sans text-base text-ink-soft">{m.not_known_right_now()}</span>
        )}
        {value !== undefined && formatNumber(value)}
      </dd>
    </div>
  );
}
