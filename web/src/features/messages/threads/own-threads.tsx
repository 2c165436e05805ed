import { useInfiniteQuery } from '../../../calls/query.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { ThreadItem } from './item.tsx';
import { ownThreadsQuery } from './queries.ts';

/** A volunteer's conversations with the organisers of events. */
export function OwnThreads() {
  const query = useInfiniteQuery(ownThreadsQuery);
  const now = new Date(query.dataUpdatedAt).toISOString();
  return (
    <>
      <QueryState query={query} errorTitle={m.the_messages_could_not_be_loaded()}>
        {({ pages }) =>
          pages[0]?.threads.length === 0 ? (
            <EmptyState
              title={m.no_messages_yet()}
              hint={m.on_the_page_of_an_event_you_asked_to_join()}
              action={<ButtonLink to={paths.volunteerEvents}>{m.see_upcoming_events()}</ButtonLink>}
            />
          ) : (
            <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
              {pages
                .flatMap(({ threads }) => threads)
                .map(({ event, isLastFromOrganisers, ...last }) => (
                  <li key={event.id}>
                    <ThreadItem
                      {...last}
                      to={paths.volunteerThread(event.id)}
                      name={event.title}
                      isLastOurs={!isLastFromOrganisers}
                      now={now}
                    />
                  </li>
                ))}
            </ul>
          )
        }
      </QueryState>
      <ShowMore query={query} size="large" className="mt-3" />
    </>
  );
}
