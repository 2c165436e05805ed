import { useInfiniteQuery } from '../../../calls/query.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { NoticeList } from './list.tsx';
import { noticesQuery, useReadNotices } from './queries.ts';

type NoticesProps = {
  onOpen?: () => void;
  /** What to expect, while there is nothing yet. */
  emptyHint?: Text;
};

/** All own notices, with the way to the older ones. */
export function Notices({
  onOpen,
  emptyHint = m.when_an_organiser_answers_you_or_an,
}: NoticesProps) {
  const query = useInfiniteQuery(noticesQuery);
  const read = useReadNotices();
  const unread = query.data?.pages[0]?.unread ?? 0;
  return (
    <div className="flex flex-col gap-3">
      <QueryState query={query} errorTitle={m.the_notices_could_not_be_loaded()}>
        {({ pages }) =>
          pages[0]?.notices.length === 0 ? (
            <EmptyState title={m.no_notices_yet()} hint={emptyHint()} />
          ) : (
            <NoticeList
              notices={pages.flatMap(({ notices }) => notices)}
              now={new Date(query.dataUpdatedAt).toISOString()}
              onOpen={({ id, isRead }) => {
                if (!isRead) read.mutate(id);
                onOpen?.();
              }}
            />
          )
        }
      </QueryState>
      <div className="flex flex-wrap gap-3">
        <ShowMore query={query} size="large" />
        {unread > 0 && (
          <Button
            variant="secondary"
            isBusy={read.isPending}
            onClick={() => read.mutate(undefined)}
          >
            {m.mark_all_as_read()}
          </Button>
        )}
      </div>
    </div>
  );
}
