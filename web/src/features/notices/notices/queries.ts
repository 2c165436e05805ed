import {
  changeNoticeSettings,
  getNoticeSettings,
  listNotices,
  readNotices,
} from '@saath/contract/notices/notices/endpoints';
import type { NoticeSettings } from '@saath/contract/notices/notices/schema';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** The stream of news tells what is new at once. Where it does not come through, a look now and then has to do. */
const LOOK_AGAIN = 300_000;

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

export const noticeSettingsQuery = queryOptions({
  queryKey: ['own', 'notice-settings'],
  queryFn: async () => {
    const { mail, push, quiet, devices } = await call(getNoticeSettings, {});
    return { mail, push, quiet, devices };
  },
});

/** Saves the settings. After a failure they are read again: the answer may have been lost on its way. */
export function useChangeNoticeSettings() {
  const queryClient = useQueryClient();
  const { queryKey } = noticeSettingsQuery;
  return useMutation({
    mutationFn: async (body: NoticeSettings) => await call(changeNoticeSettings, { body }),
    // A look that began before must not end after, with what was true then.
    onMutate: async () => await queryClient.cancelQueries({ queryKey }),
    onSuccess: ({ mail, push, quiet, devices }) =>
      void queryClient.setQueryData(queryKey, { mail, push, quiet, devices }),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
