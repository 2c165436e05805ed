import {
  endCalendarFeed,
  getCalendarFeed,
  makeCalendarFeed,
} from '@saath/contract/afterwards/calendar-feed/endpoints';
import { calendarFeedMessages } from '@saath/contract/afterwards/calendar-feed/messages';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { toast } from '../../../ui/toast.ts';

export const calendarFeedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: async () => await call(getCalendarFeed, {}),
});

function useFeedChange(change: () => Promise<{ message: string }>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(failureText(error, spoken(calendarFeedMessages, 'failed'))),
    onSettled: async () =>
      await queryClient.invalidateQueries({ queryKey: calendarFeedQuery.queryKey }),
  });
}

/** The earlier address ends. */
export const useMakeFeed = () => useFeedChange(async () => await call(makeCalendarFeed, {}));

export const useEndFeed = () => useFeedChange(async () => await call(endCalendarFeed, {}));
