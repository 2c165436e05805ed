import { threadErrors } from '@saath/contract/messages/threads/messages';
import type { Thread } from '@saath/contract/messages/threads/schema';
import { useEffect } from 'react';
import { useInfiniteQuery } from '../../../calls/query.ts';
import { refusalText } from '../../../lib/refusal-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ThreadComposer } from './composer.tsx';
import { ThreadLog } from './log.tsx';
import { type Place, threadQuery, useMarkSeen } from './queries.ts';

/** A thread with the place to write in it. Opening it marks what stands there as seen. */
export function ThreadView({ place }: { place: Place }) {
  const query = useInfiniteQuery(threadQuery(place));
  const newest = query.data?.pages[0];
  useSeen(place, {
    number: newest?.messages[0]?.number ?? 0,
    unread: newest?.thread.unread ?? 0,
    lookedAt: query.dataUpdatedAt,
  });
  return (
    <QueryState
      query={query}
      loading={<Skeleton className="h-96 w-full" />}
      errorTitle={m.the_conversation_could_not_be_loaded()}
    >
      {({ pages }) => {
        const thread = pages[0]?.thread;
        if (!thread) return null;
        const messages = pages.flatMap((page) => page.messages).reverse();
        return (
          <div className="flex min-w-0 flex-col gap-4">
            <ShowMore query={query} className="self-center">
              {m.earlier_messages()}
            </ShowMore>
            {messages.length > 0 ? (
              <ThreadLog thread={thread} messages={messages} label={nameOf(thread)} />
            ) : (
              <p className="rounded-card border border-line border-dashed p-6 text-center text-ink-soft">
                {thread.side === 'organisers'
                  ? m.nobody_has_written_here_yet()
                  : m.ask_what_you_would_like_to_know()}
              </p>
            )}
            {thread.end ? (
              <Notice tone="info">{refusalText(threadErrors, `threads.${thread.end}`)}</Notice>
            ) : (
              <ThreadComposer place={place} side={thread.side} />
            )}
          </div>
        );
      }}
    </QueryState>
  );
}

function nameOf({ side, person }: Thread): string {
  if (side === 'participant') return m.conversation_with_the_organisers();
  return m.conversation_with_name({ name: person.name ?? m.somebody_who_left() });
}

/** Says once for each new message that it was seen, while somebody looks at the page. */
function useSeen(
  place: Place,
  { number, unread, lookedAt }: { number: number; unread: number; lookedAt: number },
): void {
  const { mutate } = useMarkSeen(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look at the server is another chance to say it.
  useEffect(() => {
    if (number > 0 && unread > 0 && !document.hidden) mutate(number);
  }, [number, unread, lookedAt, mutate]);
}
