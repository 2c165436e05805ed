import {
  endCalendarFeed,
  getCalendarFeed,
  makeCalendarFeed,
} from '@saath/contract/afterwards/calendar-feed/endpoints';
import { calendarFeedMessages } from '@saath/contract/afterwards/calendar-feed/messages';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { spoken } from '../../../lib/spoken.ts';
import { toast } from '../../../ui/toast.ts';

export const calendarFeedQuery = query(getCalendarFeed, {});

const change = {
  touches: [getCalendarFeed],
  touchesWhenRefused: true,
  failed: spoken(calendarFeedMessages, 'failed'),
  onSuccess: ({ message }: { message: string }) => toast.success(message),
};

/** The earlier address ends. */
export const useMakeFeed = () => useCall(makeCalendarFeed, change);

export const useEndFeed = () => useCall(endCalendarFeed, change);
