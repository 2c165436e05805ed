import { listNotices, readNotices } from '@saath/contract/notices/endpoints';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** Milliseconds between two looks for what is new; a window in the background does not look. */
const LOOK_AGAIN = 20_000;

/** The own notices, newest first, page by page; kept fresh while the page is open. */
export const noticesQuery = infiniteQueryOptions({
  queryKey: ['own', 'notices'],
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ pageParam }) =>
    await call(listNotices, { query: pageParam ? { after: pageParam } : {} }),
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchInterval: LOOK_AGAIN,
});

/** Marks one notice as read, or all without an id. */
export function useReadNotices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | undefined) =>
      await call(readNotices, { body: id ? { id } : {} }),
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: noticesQuery.queryKey }),
  });
}
