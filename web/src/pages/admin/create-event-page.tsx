/** /admin/create-event: the wizard, going on from a draft when this tab holds one (EV-04). */

import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Draft, emptyDraft, readDraft } from '../../features/events/wizard/draft.ts';
import { EventWizard } from '../../features/events/wizard/wizard.tsx';
import { useSite } from '../../features/foundation/organisation/site.ts';
import { titled } from '../../features/office/site/titled.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const meta = titled(m.create_event_title);

export default function CreateEventPage() {
  const { timeZone } = useSite();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft>();
  // The server does not know what the tab holds, so the form shows up in the browser only.
  useEffect(() => setDraft(readDraft(sessionStorage) ?? emptyDraft), []);

  return (
    <div className="max-w-3xl">
      <PageTitle title={m.create_event()} />
      {draft ? (
        <EventWizard
          initial={draft}
          timeZone={timeZone}
          onCreated={({ id }, isPublished) =>
            void navigate(paths.adminEventList, isPublished ? { state: { published: id } } : {})
          }
        />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </div>
  );
}
