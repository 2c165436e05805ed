import {
  changeNoticeSettings,
  getNoticeSettings,
  listNotices,
  readNotices,
} from '@saath/contract/notices/notices/endpoints';
import type { NoticeSettings } from '@saath/contract/notices/notices/schema';
import { useQueryClient } from '@tanstack/react-query';
import { pagedQuery, query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** The stream of news tells what is new at once. Where it does not come through, a look now and then has to do. */
const LOOK_AGAIN = 300_000;

/** One's own notices, newest first, page by page; kept fresh while the page is open. */
export const noticesQuery = pagedQuery(listNotices, { query: {} }, { refetchInterval: LOOK_AGAIN });

/** Marks one notice as read, or all without an id. */
export function useReadNotices() {
  return useCall(readNotices, {
    request: (id: string | undefined) => ({ body: id ? { id } : {} }),
    touches: [listNotices],
    touchesWhenRefused: true,
    failed: null,
  });
}

export const noticeSettingsQuery = query(
  getNoticeSettings,
  {},
  { select: ({ mail, push, quiet, asked, devices }) => ({ mail, push, quiet, asked, devices }) },
);

/** Saves the settings. After a failure they are read again: the answer may have been lost on its way. */
export function useChangeNoticeSettings() {
  const queryClient = useQueryClient();
  const { queryKey } = noticeSettingsQuery;
  return useCall(changeNoticeSettings, {
    request: (body: NoticeSettings) => ({ body }),
    // A look that began before must not end after, with what was true then.
    onMutate: async () => await queryClient.cancelQueries({ queryKey }),
    touches: [],
    failed: m.your_choice_could_not_be_saved(),
    onSuccess: ({ message, ...settings }) => {
      queryClient.setQueryData(queryKey, settings);
      toast.success(message);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
