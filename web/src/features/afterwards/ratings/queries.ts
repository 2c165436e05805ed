import { eventRatings, myRating, ratePerson } from '@saath/contract/afterwards/ratings/endpoints';
import { query } from '../../../calls/query.ts';
import { of } from '../../../calls/touched.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

export const myRatingQuery = query(myRating, {}, { select: ({ average }) => average });

export const eventRatingsQuery = (eventId: string) =>
  query(eventRatings, { params: { id: eventId } }, { select: ({ people }) => people });

/** Whatever comes back, the ratings are read again: a refusal means that something has changed. */
export function useRate(eventId: string) {
  return useCall(ratePerson, {
    // Arrow keys choose star by star: one after the other, so that the last one is what stays.
    scope: { id: `rate ${eventId}` },
    request: ({ userId, rating }: { userId: string; rating: number | null }) => ({
      params: { id: eventId, userId },
      body: { rating },
    }),
    touches: [of(eventRatings, { params: { id: eventId } })],
    touchesWhenRefused: true,
    failed: m.the_rating_could_not_be_saved(),
    onSuccess: ({ message }) => toast.success(message),
  });
}
