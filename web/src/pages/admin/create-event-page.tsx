/** /admin/create-event: the wizard (EV-04); with the branch to choose where there are some (OR-08). */
import { useNavigate } from 'react-router';
import { useQuery } from '../../calls/query.ts';
import { CreateEvent } from '../../features/events/wizard/create.tsx';
import { branchesQuery } from '../../features/office/branches/queries.ts';
import { titled } from '../../features/office/site/titled.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { PageTitle } from '../../ui/page-title.tsx';

export const meta = titled(m.create_event_title);

export default function CreateEventPage() {
  const navigate = useNavigate();
  const { data = [] } = useQuery(branchesQuery);
  const branches = data.filter(({ closedAt }) => closedAt === null);
  return (
    <div className="max-w-3xl">
      <PageTitle title={m.create_event()} />
      <CreateEvent
        choice={{ branches, isNeeded: false }}
        onCreated={({ id }, isPublished) =>
          void navigate(paths.adminEventList, isPublished ? { state: { published: id } } : {})
        }
      />
    </div>
  );
}
