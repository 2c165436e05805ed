import {
  endCalendarFeed,
  getCalendarFeed,
  makeCalendarFeed,
} from '@saath/contract/afterwards/calendar-feed/endpoints';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

export const calendarFeedQuery = query(getCalendarFeed, {});

const change = () => ({
  touches: [getCalendarFeed],
  touchesWhenRefused: true,
  failed: m.your_calendar_address_could_not_be_changed(),
  onSuccess: ({ message }: { message: string }) => toast.success(message),
});

/** The earlier address ends. */
export const useMakeFeed = () => useCall(makeCalendarFeed, change());

export const useEndFeed = () => useCall(endCalendarFeed, change());
