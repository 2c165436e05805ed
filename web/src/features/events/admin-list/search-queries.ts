import { searchEvents } from '@saath/contract/events/events/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** Events whose title holds the text; nothing is asked without one. Whoever types tries again anyway. */
export function eventSearchQuery(title: string) {
  return queryOptions({
    queryKey: ['events', 'search', title],
    queryFn: async () => (await call(searchEvents, { query: { title } })).events,
    enabled: title !== '',
    retry: false,
  });
}
