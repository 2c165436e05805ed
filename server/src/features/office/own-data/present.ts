/** Feedback as its writer takes it along, with what became of the question whether it may be published. */
import type { OwnData } from '@saath/contract/accounts/account-care/schema';
import type { ownFeedback } from './queries.ts';

type Row = Awaited<ReturnType<typeof ownFeedback>>[number];

export function presentOwnFeedback(row: Row): OwnData['feedback'][number] {
  const { event, rating, message, createdAt, words, askedAt, consent, answeredAt, publishedAt } =
    row;
  const story =
    words !== null && askedAt
      ? {
          ...{ words, consent },
          askedAt: askedAt.toISOString(),
          answeredAt: answeredAt?.toISOString() ?? null,
          publishedAt: publishedAt?.toISOString() ?? null,
        }
      : null;
  return { event, rating, message, createdAt: createdAt.toISOString(), story };
}
