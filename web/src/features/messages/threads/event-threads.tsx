import { useSearchParams } from 'react-router';
import { useInfiniteQuery } from '../../../calls/query.ts';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ArrowLeft } from '../../../ui/icons.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { ThreadItem } from './item.tsx';
import { eventThreadsQuery } from './queries.ts';
import { ThreadView } from './view.tsx';

/** What participants of an event write to its organisers. The address holds which conversation is open. */
export function EventThreads({ eventId }: { eventId: string }) {
  const [search] = useSearchParams();
  const userId = search.get('person');
  const { data } = useInfiniteQuery(eventThreadsQuery(eventId));
  const isQuiet = data?.pages[0]?.threads.length === 0;
  return (
    <section aria-labelledby="threads-title" className="min-w-0">
      <h3 id="threads-title" className="mb-3 font-sans font-semibold text-base">
        {m.conversations_with_participants()}
      </h3>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        {/* On a phone one thing at a time. */}
        <div className={userId ? 'max-lg:hidden' : isQuiet ? 'lg:col-span-2' : ''}>
          <ThreadList eventId={eventId} openId={userId} />
        </div>
        {userId ? (
          <div className="flex min-w-0 flex-col gap-3">
            <ButtonLink
              to={toolPaths.messagesHere()}
              preventScrollReset
              variant="quiet"
              size="small"
              className="self-start lg:hidden"
            >
              <ArrowLeft aria-hidden size={16} className="rtl:-scale-x-100" />
              {m.all_conversations()}
            </ButtonLink>
            <OpenThread key={userId} eventId={eventId} userId={userId} />
          </div>
        ) : isQuiet ? null : (
          <p className="hidden rounded-card border border-line border-dashed p-8 text-center text-ink-soft lg:block">
            {m.choose_a_conversation()}
          </p>
        )}
      </div>
    </section>
  );
}

function OpenThread({ eventId, userId }: { eventId: string; userId: string }) {
  const query = useInfiniteQuery(eventThreadsQuery(eventId));
  const listed = query.data?.pages
    .flatMap(({ threads }) => threads)
    .find(({ person }) => person.id === userId);
  return (
    <>
      {listed && (
        <h4 className="flex items-center gap-2 font-sans font-semibold text-base">
          <bdi>{listed.person.name ?? m.somebody_who_left()}</bdi>
        </h4>
      )}
      <ThreadView place={{ eventId, userId }} />
    </>
  );
}

function ThreadList({ eventId, openId }: { eventId: string; openId: string | null }) {
  const query = useInfiniteQuery(eventThreadsQuery(eventId));
  const now = new Date(query.dataUpdatedAt).toISOString();
  return (
    <>
      <QueryState query={query} errorTitle={m.the_messages_could_not_be_loaded()}>
        {({ pages }) =>
          pages[0]?.threads.length === 0 ? (
            <p className="text-ink-soft">{m.nobody_has_written_to_you_yet()}</p>
          ) : (
            <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
              {eachOnce(pages.flatMap(({ threads }) => threads)).map(
                ({ person, isLastFromOrganisers, ...last }) => (
                  <li key={person.id}>
                    <ThreadItem
                      {...last}
                      to={toolPaths.messagesHere({ person: person.id })}
                      picture={
                        <Avatar
                          name={person.name ?? m.somebody_who_left()}
                          src={person.profileImage?.url ?? null}
                        />
                      }
                      name={person.name ?? m.somebody_who_left()}
                      isLastOurs={isLastFromOrganisers}
                      now={now}
                      isOpen={person.id === openId}
                    />
                  </li>
                ),
              )}
            </ul>
          )
        }
      </QueryState>
      <ShowMore query={query} className="mt-2" />
    </>
  );
}

/** A thread that was read in between stands on a later page as well. */
function eachOnce<T extends { readonly person: { readonly id: string } }>(threads: readonly T[]) {
  return [
    ...new Map(threads.toReversed().map((each) => [each.person.id, each])).values(),
  ].reverse();
}
