import { eventListMessages } from '@saath/contract/events/messages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ownUserQuery } from '../../features/accounts/account-queries.ts';
import { CalendarFeed } from '../../features/calendar-feed/calendar-feed.tsx';
import { ComingEvent } from '../../features/joining/coming-event.tsx';
import { comingEventsQuery, myParticipationsQuery } from '../../features/joining/my-queries.ts';
import { spoken } from '../../lib/spoken.ts';
import { m } from '../../paraglide/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import type { Route } from './+types/events-page';

export const meta: Route.MetaFunction = () => [{ title: m.events_saath() }];

export default function VolunteerEventsPage() {
  const coming = useInfiniteQuery(comingEventsQuery);
  const { data: mine = [] } = useQuery(myParticipationsQuery);
  const { data: user } = useQuery(ownUserQuery);
  const events = coming.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <>
      <PageTitle title={m.events()} lead={m.what_is_coming_up_soonest_first()} />
      <div className="mt-6 flex flex-col gap-4">
        <QueryState query={coming}>
          {() =>
            events.length === 0 ? (
              <EmptyState
                title={spoken(eventListMessages.noUpcoming)}
                hint={m.look_in_again_soon()}
              />
            ) : (
              <ul className="flex flex-col gap-3">
                {events.map((event) => (
                  <ComingEvent
                    key={event.id}
                    event={event}
                    userId={user?.id ?? ''}
                    mine={mine.find(({ eventId }) => eventId === event.id)}
                  />
                ))}
              </ul>
            )
          }
        </QueryState>
        <ShowMore query={coming} size="large" />
        <CalendarFeed />
      </div>
    </>
  );
}
