import { answerCounts, askedPlaces } from '@saath/contract/places/reminders/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** The own places of the coming week, with what was answered. */
export const askedPlacesQuery = queryOptions({
  // Under `joining`: whatever changes a place changes this.
  queryKey: ['joining', 'asked'],
  queryFn: async () => (await call(askedPlaces, { query: {} })).places,
});

export function answerCountsQuery(eventId: string) {
  return queryOptions({
    queryKey: ['participations', 'answers', eventId],
    queryFn: async () => await call(answerCounts, { params: { id: eventId } }),
  });
}
