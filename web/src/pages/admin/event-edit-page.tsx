/** /admin/event/{id}/edit: details, pictures and roles of one event (EV-10). */

import { useQuery } from '../../calls/query.ts';
import { eventQuery } from '../../features/events/admin-list/queries.ts';
import { EventStanding } from '../../features/events/card/standing.tsx';
import { StatusChip } from '../../features/events/card/status-chip.tsx';
import { EventEditor } from '../../features/events/editor/editor.tsx';
import { EventLife } from '../../features/events/life/life.tsx';
import { EventBranch } from '../../features/office/branches/event-branch.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { AssignDialog } from '../../features/places/answer/assign-dialog.tsx';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { MenuLine, MenuLink } from '../../ui/action-menu.tsx';
import { ExternalLink } from '../../ui/icons.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/event-edit-page';
import { isMissing, MissingEvent } from './missing-event.tsx';

export const meta = titled(m.edit_event_title);

export default function EventEditPage({ params: { id } }: Route.ComponentProps) {
  const query = useQuery(eventQuery(id));
  if (isMissing(query.error)) return <MissingEvent />;
  return (
    <QueryState
      query={query}
      loading={<Skeleton className="h-96 w-full" />}
      loadingText={m.loading_events()}
      errorTitle={m.the_event_could_not_be_loaded()}
    >
      {(event) => (
        <>
          <PageTitle
            back={{ to: paths.adminEvent(id), label: m.requests_and_people() }}
            title={<bdi>{event.title || m.untitled_event()}</bdi>}
            lead={<StatusChip status={event.status} />}
            actions={
              <EventLife event={event}>
                <MenuLink to={paths.event(id)}>
                  <ExternalLink aria-hidden size={18} />
                  {m.public_page()}
                </MenuLink>
                <MenuLine />
              </EventLife>
            }
          />
          {(event.status === 'PENDING' || event.status === 'CANCELLED') && (
            <div className="mb-6">
              <EventStanding event={event} />
            </div>
          )}
          <EventBranch eventId={id} />
          <EventEditor
            key={event.id}
            event={event}
            assignDialog={(given) => <AssignDialog {...given} />}
          />
        </>
      )}
    </QueryState>
  );
}
