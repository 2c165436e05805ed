/** /volunteer/lead/{id}/edit: details, pictures and roles of an event of a branch that the volunteer helps to run (RG-02). */
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
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/edit-event-page';
import { NotOpen } from './not-open.tsx';

export const meta = titled(m.edit_event_title);

export default function EditEventPage({ params: { id } }: Route.ComponentProps) {
  const query = useQuery(eventQuery(id));
  if (query.error instanceof CallError && query.error.status === 404) return <NotOpen />;
  return (
    <QueryState
      query={query}
      loading={<Skeleton className="h-96 w-full" />}
      loadingText={m.loading_events()}
      errorTitle={m.the_event_could_not_be_loaded()}
    >
      {(event) => {
        if (!mayDo(event, 'events.write')) return <NotOpen />;
        return (
          <>
            <PageTitle
              back={{ to: toolPaths.volunteerLead(id), label: m.requests_and_people() }}
              title={<bdi>{event.title || m.untitled_event()}</bdi>}
              lead={<StatusChip status={event.status} />}
              actions={<EventLife event={event} />}
            />
            <div className="mb-6 empty:hidden">
              <EventStanding event={event} />
            </div>
            <EventEditor
              key={event.id}
              event={event}
              assignDialog={(given) => <AssignDialog {...given} />}
            />
          </>
        );
      }}
    </QueryState>
  );
}
