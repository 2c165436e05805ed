import { searchEvents } from '@saath/contract/events/events/endpoints';
import { query } from '../../../calls/query.ts';

/** Events whose title holds the text; nothing is asked without one. Whoever types tries again anyway. */
export function eventSearchQuery(title: string) {
  return query(
    searchEvents,
    { query: { title } },
    { select: ({ events }) => events, enabled: title !== '', retry: false },
  );
}
