/** /admin/dashboard: what needs an organiser now, and the way to the tools. */
import type { ReplyOf } from '@saath/contract/endpoint';
import type { waitingRequests } from '@saath/contract/joining/endpoints';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { peopleCountQuery } from '../../features/accounts/people-queries.ts';
import { eventCountsQuery } from '../../features/events/admin-queries.ts';
import { waitingRequestsQuery } from '../../features/joining/queue-queries.ts';
import { WaitingList } from '../../features/joining/queue-waiting.tsx';
import { OrganiserRequests } from '../../features/organisers/organiser-requests.tsx';
import { useViewer } from '../../features/site/site.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DashboardFigures } from './dashboard-figures.tsx';
import { ManagementTools } from './management-tools.tsx';
import { WelcomeBanner } from './welcome-banner.tsx';

export const meta = () => [{ title: m.admin_dashboard_saath() }];

export default function DashboardPage() {
  const viewer = useViewer();
  const counts = useQuery(eventCountsQuery());
  const waiting = useQuery(waitingRequestsQuery());
  const people = useQuery(peopleCountQuery());
  const isBrandNew = counts.data?.every(({ count }) => count === 0) ?? false;

  return (
    <>
      <PageTitle
        title={m.admin_dashboard()}
        actions={
          viewer && (
            <p className="flex items-center gap-3">
              <Avatar name={viewer.name} src={viewer.profileImage?.url ?? null} size={40} />
              <span>
                <bdi className="block font-semibold leading-tight">{viewer.name}</bdi>
                <span className="text-ink-soft text-sm">{m.admin()}</span>
              </span>
            </p>
          )
        }
      />
      <WelcomeBanner
        name={viewer?.name ?? ''}
        waiting={isBrandNew ? undefined : waiting.data?.total}
      />
      <DashboardFigures counts={counts} waiting={waiting} people={people} />
      <div className="mt-8 grid items-start gap-8 xl:grid-cols-[1fr_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <section aria-labelledby="waiting-title">
            <h2 id="waiting-title" className="mb-3 font-display text-xl font-semibold">
              {isBrandNew ? m.first_steps() : m.requests_that_wait_for_you()}
            </h2>
            {isBrandNew ? <FirstSteps /> : <Waiting query={waiting} />}
          </section>
          <section aria-labelledby="organisers-title" id="organisers" className="scroll-mt-20">
            <h2 id="organisers-title" className="mb-3 font-display text-xl font-semibold">
              {m.people_who_want_to_organise()}
            </h2>
            <OrganiserRequests />
          </section>
        </div>
        <ManagementTools />
      </div>
    </>
  );
}

function FirstSteps() {
  return (
    <EmptyState
      title={m.publish_your_first_event()}
      hint={m.say_what_it_is_when_and_which()}
      action={<ButtonLink to={paths.adminCreateEvent}>{m.create_event_button()}</ButtonLink>}
    />
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
