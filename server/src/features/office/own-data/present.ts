/** What people take along of papers and feedback. */
import type { OwnData } from '@saath/contract/accounts/account-care/schema';
import type { PaperRow } from '../../places/papers/queries.ts';
import type { ownFeedback } from './queries.ts';

type Row = Awaited<ReturnType<typeof ownFeedback>>[number];

/** What shows a paper, with the address at which the person gets the file; null where nothing does. */
export function presentOwnEvidence({
  id,
  evidenceKind: kind,
  evidenceAt,
}: Pick<PaperRow, 'id' | 'evidenceKind' | 'evidenceAt'>): OwnData['papers'][number]['evidence'] {
  if (!kind || !evidenceAt) return null;
  return { kind, addedAt: evidenceAt.toISOString(), at: `/api/papers/${id}/evidence/${kind}` };
}

/** Feedback with what became of the question whether it may be published. */
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
