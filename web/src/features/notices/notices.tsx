import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { NoticeList } from './notice-list.tsx';
import { noticesQuery, useReadNotices } from './notice-queries.ts';

/** All own notices, with the way to the older ones. @param onOpen after one was opened */
export function Notices({ onOpen }: { onOpen?: () => void }) {
  const query = useInfiniteQuery(noticesQuery);
  const read = useReadNotices();
  const unread = query.data?.pages[0]?.unread ?? 0;
  return (
    <div className="flex flex-col gap-3">
      <QueryState query={query} errorTitle="The notices could not be loaded">
        {({ pages }) =>
          pages[0]?.notices.length === 0 ? (
            <EmptyState
              title="No notices yet"
              hint="When an organiser answers you, or an event changes, you read it here and in a mail."
            />
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
        {query.hasNextPage && (
          <Button
            variant="secondary"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show more
          </Button>
        )}
        {unread > 0 && (
          <Button variant="quiet" isBusy={read.isPending} onClick={() => read.mutate(undefined)}>
            Mark all as read
          </Button>
        )}
      </div>
    </div>
  );
}
