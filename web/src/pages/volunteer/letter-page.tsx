/** /volunteer/letter/{id}: what the organisers wrote to people whom they found (AD-02). */

import { useQuery } from '../../calls/query.ts';
import { useSite } from '../../features/foundation/organisation/site.ts';
import { SentWords } from '../../features/messages/announcements/sent-words.tsx';
import { letterQuery } from '../../features/office/letters/queries.ts';
import { titled } from '../../features/office/site/titled.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/letter-page';

export const meta = titled(m.from_the_organisers);

export default function LetterPage({ params }: Route.ComponentProps) {
  const { timeZone } = useSite();
  const letter = useQuery(letterQuery(params.id));
  return (
    <>
      <PageTitle
        back={{ to: paths.volunteerNotification, label: m.notifications() }}
        title={m.from_the_organisers()}
      />
      <div className="mt-6 max-w-3xl">
        <QueryState
          query={letter}
          loading={<Skeleton className="h-40 w-full" />}
          errorTitle={m.this_message_could_not_be_loaded()}
        >
          {({ event, ...message }) => (
            <article className="flex flex-col gap-3">
              <SentWords as="h2" message={message} timeZone={timeZone} />
              {event && (
                <div className="mt-3">
                  <ButtonLink to={paths.event(event.id)}>
                    <bdi>{event.title}</bdi>
                  </ButtonLink>
                </div>
              )}
            </article>
          )}
        </QueryState>
      </div>
    </>
  );
}
