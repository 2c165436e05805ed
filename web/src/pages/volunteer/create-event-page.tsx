/** /volunteer/create-event: an event of a branch that the volunteer helps to run (RG-02). */
import { useNavigate, useSearchParams } from 'react-router';
import { useQuery } from '../../calls/query.ts';
import { helpedEventsQuery } from '../../features/day/helpers/queries.ts';
import { CreateEvent } from '../../features/events/wizard/create.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { useLast } from '../../lib/ended-right.ts';
import { paths } from '../../lib/paths.ts';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';

export const meta = titled(m.create_event_title);

export default function CreateEventPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = useQuery(helpedEventsQuery);
  const branches = query.data?.branches.length ? query.data.branches : undefined;
  // What somebody is writing stays on the screen when the last of their rights ends.
  const known = useLast(branches);
  return (
    <div className="max-w-3xl">
      <PageTitle
        back={{ to: paths.volunteerDashboard, label: m.back_to_the_dashboard() }}
        title={m.create_event()}
      />
      <QueryState query={query}>
        {() =>
          known ? (
            <>
              {!branches && (
                <div className="mb-6">
                  <Notice tone="info">{m.your_right_ended_what_you_typed_stays()}</Notice>
                </div>
              )}
              <CreateEvent
                choice={{
                  branches: known,
                  isNeeded: true,
                  proposed: search.get('branch') ?? undefined,
                }}
                onCreated={({ id }) => void navigate(toolPaths.volunteerLead(id))}
              />
            </>
          ) : (
            <EmptyState
              title={m.events_are_not_yours_to_make()}
              hint={m.events_are_not_yours_to_make_hint()}
              action={<ButtonLink to={paths.volunteerProfile}>{m.profile()}</ButtonLink>}
            />
          )
        }
      </QueryState>
    </div>
  );
}
