/** /admin/event/{id}: who asked, who is in, and what is still free (EV-11). */
import { eventListMessages } from '@saath/contract/events/messages';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { eventQuery } from '../../features/events/admin-queries.ts';
import { OutcomeForm } from '../../features/impact/outcome-form.tsx';
import { EventQueue } from '../../features/joining/queue.tsx';
import { eventQueueQuery } from '../../features/joining/queue-queries.ts';
import { EventRatings } from '../../features/ratings/event-ratings.tsx';
import { paths } from '../../lib/paths.ts';
import { spoken } from '../../lib/spoken.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/event-page';
import { EventRoster } from './event-roster.tsx';
import { EventSummary } from './event-summary.tsx';
import { isMissing, MissingEvent } from './missing-event.tsx';

export const meta = () => [{ title: m.event_saath_admin() }];

export default function AdminEventPage({ params: { id } }: Route.ComponentProps) {
  const eventState = useQuery(eventQuery(id));
  const isGone = isMissing(eventState.error);
  const queueState = useQuery({ ...eventQueueQuery(id), enabled: !isGone });
  if (isGone) return <MissingEvent />;
  return (
    <QueryState
      query={eventState}
      loading={<Skeleton className="h-96 w-full" />}
      loadingText={spoken(eventListMessages.loading)}
      errorTitle={m.the_event_could_not_be_loaded()}
    >
      {(event) => (
        <>
          <PageTitle
            back={{ to: paths.adminEventList, label: m.events() }}
            title={<bdi>{event.title || spoken(eventListMessages.noTitle)}</bdi>}
            actions={
              <>
                <ButtonLink to={paths.event(id)} variant="secondary" size="small">
                  {m.public_page()}
                </ButtonLink>
                <ButtonLink to={paths.adminEventEdit(id)} size="small">
                  <Pencil aria-hidden size={16} />
                  {m.edit()}
                </ButtonLink>
              </>
            }
          />
          <EventSummary event={event} entries={queueState.data} />
          <div className="mt-8 grid items-start gap-8 xl:grid-cols-[1fr_19rem]">
            <section id="queue" aria-labelledby="queue-title" className="min-w-0 scroll-mt-20">
              <h2 id="queue-title" className="mb-3 font-display text-xl font-semibold">
                {m.requests()}
              </h2>
              <QueryState query={queueState} errorTitle={m.the_requests_could_not_be_loaded()}>
                {(entries) => (
                  <EventQueue
                    event={event}
                    entries={entries}
                    now={new Date(queueState.dataUpdatedAt).toISOString()}
                  />
                )}
              </QueryState>
            </section>
            <div className="flex flex-col gap-8">
              {event.status === 'COMPLETED' && <OutcomeForm eventId={id} />}
              <EventRoster event={event} />
              {event.status === 'COMPLETED' && <EventRatings eventId={id} />}
            </div>
          </div>
        </>
      )}
    </QueryState>
  );
}
