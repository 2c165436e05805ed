/** /volunteer/messages/{event}: the conversation with the organisers of one event (HR-04). */

import { Link } from 'react-router';
import { useInfiniteQuery } from '../../calls/query.ts';
import { useViewer } from '../../features/foundation/organisation/site.ts';
import { threadQuery } from '../../features/messages/threads/queries.ts';
import { ThreadView } from '../../features/messages/threads/view.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { PageTitle } from '../../ui/page-title.tsx';
import type { Route } from './+types/thread-page';

export const meta = titled(m.my_messages_title);

export default function ThreadPage({ params: { eventId } }: Route.ComponentProps) {
  const viewer = useViewer();
  return viewer && <OwnThread key={eventId} eventId={eventId} userId={viewer.id} />;
}

function OwnThread({ eventId, userId }: { eventId: string; userId: string }) {
  const { data } = useInfiniteQuery(threadQuery({ eventId, userId }));
  const event = data?.pages[0]?.thread.event;
  return (
    <>
      <PageTitle
        back={{ to: paths.volunteerMessages, label: m.my_messages() }}
        title={m.message_the_organisers()}
        lead={
          event && (
            <Link to={paths.event(event.id)} className="underline">
              <bdi>{event.title}</bdi>
            </Link>
          )
        }
      />
      <div className="mt-6 max-w-3xl">
        <ThreadView place={{ eventId, userId }} />
      </div>
    </>
  );
}
