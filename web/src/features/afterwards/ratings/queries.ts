import { eventRatings, myRating, ratePerson } from '@saath/contract/afterwards/ratings/endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

export const myRatingQuery = queryOptions({
  queryKey: ['own', 'rating'],
  queryFn: async () => (await call(myRating, {})).average,
});

export const eventRatingsQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['ratings', 'event', eventId],
    queryFn: async () => (await call(eventRatings, { params: { id: eventId } })).people,
  });

/** Whatever comes back, the ratings are read again: a refusal means that something has changed. */
export function useRate(eventId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    // Arrow keys choose star by star: one after the other, so that the last one is what stays.
    scope: { id: `rate ${eventId}` },
    mutationFn: async ({ userId, rating }: { userId: string; rating: number | null }) =>
      await call(ratePerson, { params: { id: eventId, userId }, body: { rating } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(failureText(error, m.the_rating_could_not_be_saved())),
    onSettled: async () =>
      await queryClient.invalidateQueries({ queryKey: eventRatingsQuery(eventId).queryKey }),
  });
}
