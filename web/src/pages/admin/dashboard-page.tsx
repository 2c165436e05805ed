/** /admin/dashboard: what needs an organiser now, how things go, and the way to the tools. */

import type { ReplyOf } from '@saath/contract/endpoint';
import type { waitingRequests } from '@saath/contract/places/joining/endpoints';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useQuery } from '../../calls/query.ts';
import { TodayEvents } from '../../features/day/day/today-events.tsx';
import { eventCountsQuery } from '../../features/events/admin-list/queries.ts';
import { useViewer } from '../../features/foundation/organisation/site.ts';
import { ShortEvents } from '../../features/matching/outlook/short-events.tsx';
import { Claims } from '../../features/office/figures/claims.tsx';
import { overviewQuery } from '../../features/office/figures/figures-queries.ts';
import { MonthCharts } from '../../features/office/figures/month-charts.tsx';
import { OrganiserRequests } from '../../features/office/organisers/requests.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { waitingRequestsQuery } from '../../features/places/queue/queries.ts';
import { WaitingList } from '../../features/places/queue/waiting.tsx';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DashboardFigures } from './dashboard-figures.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { FirstSteps } from './first-steps.tsx';
import { ManagementTools } from './management-tools.tsx';
import { WelcomeBanner } from './welcome-banner.tsx';

export const meta = titled(m.admin_dashboard_title);

export default function DashboardPage() {
  const viewer = useViewer();
  const counts = useQuery(eventCountsQuery());
  const waiting = useQuery(waitingRequestsQuery());
  const overview = useQuery(overviewQuery);
  const isBrandNew = counts.data?.every(({ count }) => count === 0) ?? false;

  return (
    <>
      <DashboardHeader />
      <WelcomeBanner
        name={viewer?.name ?? ''}
        waiting={isBrandNew ? undefined : waiting.data?.total}
      />
      <TodayEvents />
      <div className="mt-8 grid items-start gap-8 xl:grid-cols-[1fr_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Section
            id="waiting"
            title={isBrandNew ? m.first_steps() : m.requests_that_wait_for_you()}
          >
            {isBrandNew ? <FirstSteps /> : <Waiting query={waiting} />}
          </Section>
          {!isBrandNew && (
            <Section id="short" title={m.coming_events_that_may_lack_people()}>
              <ShortEvents />
            </Section>
          )}
          <Section id="organisers" title={m.people_who_want_to_organise()}>
            <OrganiserRequests />
          </Section>
        </div>
        <ManagementTools />
      </div>
      <DashboardFigures overview={overview} waiting={waiting} />
      <div className="mt-8 flex flex-col gap-8">
        <Section id="months" title={m.the_last_twelve_months()}>
          <QueryState
            query={overview}
            loading={<Skeleton className="h-64 w-full" />}
            errorTitle={m.the_figures_could_not_be_loaded()}
          >
            {({ months }) => <MonthCharts months={months} />}
          </QueryState>
        </Section>
        <Section id="claims" title={m.how_it_works_for_you()}>
          <Claims query={overview} />
        </Section>
      </div>
    </>
  );
}

type SectionProps = { id: string; title: string; children: ReactNode };

function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0 scroll-mt-20">
      <h2 id={`${id}-title`} className="mb-3 font-display text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Waiting({ query }: { query: UseQueryResult<ReplyOf<typeof waitingRequests>> }) {
  return (
    <Card className="overflow-hidden">
      <QueryState
        query={query}
        loading={<Skeleton className="h-48 w-full" />}
        errorTitle={m.the_requests_could_not_be_loaded()}
      >
        {({ total, requests }) => (
          <WaitingList
            total={total}
            requests={requests}
            now={new Date(query.dataUpdatedAt).toISOString()}
          />
        )}
      </QueryState>
    </Card>
  );
}
