/** Rows as the API shows them. */
import type { Feedback } from '@saath/contract/afterwards/feedback/schema';
import type { FeedbackRow } from './queries.ts';

export function presentFeedback(row: FeedbackRow): Feedback {
  const { id, personName, eventId, eventTitle, rating, message, createdAt } = row;
  return {
    id,
    personName,
    event: eventId ? { id: eventId, title: eventTitle ?? '' } : null,
    rating,
    message,
    createdAt: createdAt.toISOString(),
  };
}
