/** /volunteer/lead/{id}/edit: details, pictures and roles of an event of a branch that the volunteer helps to run (RG-02). */
import type { Event } from '@saath/contract/events/events/schema';
import { useQuery } from '../../calls/query.ts';
import { eventQuery } from '../../features/events/admin-list/queries.ts';
import { mayDo } from '../../features/events/card/may-do.ts';
import { EventStanding } from '../../features/events/card/standing.tsx';
import { StatusChip } from '../../features/events/card/status-chip.tsx';
import { EventEditor } from '../../features/events/editor/editor.tsx';
import { EventLife } from '../../features/events/life/life.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { AssignDialog } from '../../features/places/answer/assign-dialog.tsx';
import { CallError } from '../../lib/call-error.ts';
import { useLast } from '../../lib/ended-right.ts';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/edit-event-page';
import { NotOpen } from './not-open.tsx';

export const meta = titled(m.edit_event_title);

export default function EditEventPage({ params: { id } }: Route.ComponentProps) {
  const query = useQuery(eventQuery(id));
  const { data, error, refetch } = query;
  const isGone = error instanceof CallError && error.status === 404;
  const isOpen = !isGone && data !== undefined && mayDo(data, 'events.write');
  // Once it was open it stays on the screen: somebody may have written much in it.
  const last = useLast(isOpen ? data : undefined);
  const isEnded = last?.id === id && !isOpen;
  if ((isGone || (data && !isOpen)) && !isEnded) return <NotOpen />;
  const ended = { data: last, error: null, isFetching: false, isPaused: false, refetch };
  return (
    <QueryState
      query={isEnded ? ended : query}
      loading={<Skeleton className="h-96 w-full" />}
      loadingText={m.loading_events()}
      errorTitle={m.the_event_could_not_be_loaded()}
    >
      {(event) => <Opened event={event} isEnded={isEnded} />}
    </QueryState>
  );
}

function Opened({ event, isEnded }: { event: Event; isEnded: boolean }) {
  return (
    <>
      <PageTitle
        back={{ to: toolPaths.volunteerLead(event.id), label: m.requests_and_people() }}
        title={<bdi>{event.title || m.untitled_event()}</bdi>}
        lead={<StatusChip status={event.status} />}
        {...(isEnded ? {} : { actions: <EventLife event={event} /> })}
      />
      <div className="mb-6 empty:hidden">
        {isEnded && <Notice tone="info">{m.your_right_ended_what_you_typed_stays()}</Notice>}
        <EventStanding event={event} />
      </div>
      <EventEditor
        key={event.id}
        event={event}
        assignDialog={(given) => <AssignDialog {...given} />}
      />
    </>
  );
}
