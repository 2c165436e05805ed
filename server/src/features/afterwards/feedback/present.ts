/** Rows as the API shows them. */
import type { Feedback } from '@saath/contract/afterwards/feedback/schema';
import type { FeedbackRow } from './queries.ts';

export function presentFeedback(row: FeedbackRow): Feedback {
  const { id, personName, rating, message, createdAt } = row;
  const { askedAt, consent, publishedAt, isWriterThere } = row;
  return {
    id,
    personName,
    event: eventOf(row),
    rating,
    message,
    createdAt: createdAt.toISOString(),
    story: askedAt ? { consent, isPublished: publishedAt !== null } : null,
    canBeAsked: isWriterThere && message.trim() !== '' && askedAt === null,
  };
}

function eventOf({ eventId, eventTitle, startTime, timeZone }: FeedbackRow): Feedback['event'] {
  if (!eventId || !eventTitle || !startTime || !timeZone) return null;
  return { id: eventId, title: eventTitle, startTime: startTime.toISOString(), timeZone };
}
