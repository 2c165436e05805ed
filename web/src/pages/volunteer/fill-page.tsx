/** /volunteer/lead/{id}/fill: a plan for the free places of an event of a branch that the volunteer helps to run (RG-02, MT-04). */
import { useQuery } from '../../calls/query.ts';
import { eventQuery } from '../../features/events/admin-list/queries.ts';
import { mayDo } from '../../features/events/card/may-do.ts';
import { FillForMe } from '../../features/filling/fill/for-me.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { CallError } from '../../lib/call-error.ts';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/fill-page';
import { NotOpen } from './not-open.tsx';

export const meta = titled(m.fill_for_me_title);

export default function FillPage({ params: { id } }: Route.ComponentProps) {
  const query = useQuery(eventQuery(id));
  const isGone = query.error instanceof CallError && query.error.status === 404;
  if (isGone || (query.data && !mayDo(query.data, 'places.give'))) return <NotOpen />;
  return (
    <>
      <PageTitle
        back={{ to: toolPaths.volunteerLead(id), label: m.requests_and_people() }}
        title={m.fill_for_me()}
        lead={m.the_best_people_for_the_free_places()}
      />
      <QueryState
        query={query}
        loading={<Skeleton className="h-96 w-full" />}
        loadingText={m.loading_events()}
        errorTitle={m.the_event_could_not_be_loaded()}
      >
        {() => <FillForMe key={id} eventIds={[id]} />}
      </QueryState>
    </>
  );
}
