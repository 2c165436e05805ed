/** /admin/event/{id}: who asked, who is in, what was said, and what is still free (EV-11). */

import { eventHours } from '@saath/contract/afterwards/hours/endpoints';
import { getEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { nextBest } from '@saath/contract/filling/fill/endpoints';
import { eventOutlook } from '@saath/contract/matching/outlook/endpoints';
import { countRecipients } from '@saath/contract/messages/announcements/endpoints';
import { listEventThreads, readThread } from '@saath/contract/messages/threads/endpoints';
import { eventQueue, eventRoster } from '@saath/contract/places/joining/endpoints';
import { useInfiniteQuery, useQuery } from '../../calls/query.ts';
import { of } from '../../calls/touched.ts';
import { useLiveEvent } from '../../calls/use-live.ts';
import { EventHours } from '../../features/afterwards/hours/event-hours.tsx';
import { eventHoursQuery } from '../../features/afterwards/hours/queries.ts';
import { OutcomeForm } from '../../features/afterwards/impact/outcome-form.tsx';
import { EventRatings } from '../../features/afterwards/ratings/event-ratings.tsx';
import { eventQuery } from '../../features/events/admin-list/queries.ts';
import { isUnshared } from '../../features/events/share/is-unshared.ts';
import { EventOutlook } from '../../features/matching/outlook/event-outlook.tsx';
import { eventThreadsQuery } from '../../features/messages/threads/queries.ts';
import { AuditTrail } from '../../features/office/audit-log/trail.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { AsksQuestions } from '../../features/places/questions/person-said.tsx';
import { queueQuery } from '../../features/places/queue/queries.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import type { Route } from './+types/event-page';
import { EventActions } from './event-actions.tsx';
import { EventLoading } from './event-loading.tsx';
import { EventNextBest } from './event-next-best.tsx';
import { EventSummary } from './event-summary.tsx';
import { EventTabs } from './event-tabs.tsx';
import { isMissing, MissingEvent } from './missing-event.tsx';
import { peoplePanels } from './people-panels.tsx';

export const meta = titled(m.event_page_title);

/** What changes on this page while others work. */
const liveReads = [
  ...[getEvent, eventQueue, eventRoster, nextBest, countRecipients, eventOutlook, eventHours],
  ...[listEventThreads, readThread],
] as const;

export default function AdminEventPage({ params: { id } }: Route.ComponentProps) {
  const eventState = useQuery(eventQuery(id));
  useLiveEvent(
    id,
    liveReads.map((read) => of(read, { params: { id } })),
  );
  if (isMissing(eventState.error)) return <MissingEvent />;
  return (
    <QueryState
      query={eventState}
      loading={<EventLoading back={back()} />}
      loadingText={m.loading_events()}
      errorTitle={m.the_event_could_not_be_loaded()}
    >
      {(event) => <WholeEvent key={id} event={event} />}
    </QueryState>
  );
}

const back = () => ({ to: paths.adminEventList, label: m.events() });

function WholeEvent({ event }: { event: Event }) {
  const { id, status } = event;
  const queue = useInfiniteQuery(queueQuery({ eventId: id, section: 'requested' }));
  // Where they cannot be read the page goes on without them.
  const waiting = queue.isPending ? undefined : (queue.data?.pages[0]?.counts.requested ?? 0);
  const threads = useInfiniteQuery(eventThreadsQuery(id));
  const isOver = status === 'COMPLETED';
  const hours = useInfiniteQuery({ ...eventHoursQuery(id), enabled: isOver });
  const proposals = isOver && hours.isPending ? undefined : (hours.data?.pages[0]?.proposals ?? 0);
  const isNew = isUnshared(event) && (waiting ?? 0) === 0;
  return (
    <>
      <PageTitle
        back={back()}
        title={<bdi>{event.title || m.untitled_event()}</bdi>}
        actions={<EventActions event={event} waiting={waiting} proposals={proposals} />}
      />
      <EventSummary event={event} isNew={isNew} tellsOutlook />
      <AsksQuestions value={event.questions !== undefined}>
        <EventTabs
          proposals={proposals ?? 0}
          waiting={waiting ?? 0}
          unread={threads.data?.pages[0]?.unread ?? 0}
          panels={{
            ...peoplePanels(event),
            ...(isOver ? { after: () => <After eventId={id} /> } : {}),
            history: () => <AuditTrail eventId={id} />,
          }}
        />
      </AsksQuestions>
      {/* Below the people who wait: the strip above says how sure it is. */}
      <div id="outlook" className="mt-8 scroll-mt-20">
        <EventNextBest event={event} />
        {!isNew && <EventOutlook event={event} />}
      </div>
    </>
  );
}

/** There is something to tell and to rate once the event has ended. */
function After({ eventId }: { eventId: string }) {
  return (
    <div className="flex flex-col gap-8">
      <EventHours eventId={eventId} />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <OutcomeForm eventId={eventId} />
        <EventRatings eventId={eventId} />
      </div>
    </div>
  );
}
