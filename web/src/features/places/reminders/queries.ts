import { answerCounts, askedPlaces } from '@saath/contract/places/reminders/endpoints';
import { query } from '../../../calls/query.ts';

/** One's own places of the coming week, with what was answered. */
export const askedPlacesQuery = query(
  askedPlaces,
  { query: {} },
  { select: ({ places }) => places },
);

export function answerCountsQuery(eventId: string) {
  return query(answerCounts, { params: { id: eventId } });
}
