/** What people take along of papers and feedback. */
import type { OwnData } from '@saath/contract/accounts/account-care/schema';
import { evidenceName } from '../../places/evidence/service.ts';
import type { PaperRow } from '../../places/papers/queries.ts';
import type { ownFeedback } from './queries.ts';

type Row = Awaited<ReturnType<typeof ownFeedback>>[number];

/** What shows a paper, by its name and when it was added; null where nothing does. */
export function presentOwnEvidence({
  kindName: name,
  evidenceKind: kind,
  evidenceAt,
}: Pick<
  PaperRow,
  'kindName' | 'evidenceKind' | 'evidenceAt'
>): OwnData['papers'][number]['evidence'] {
  if (!kind || !evidenceAt) return null;
  return { kind, file: evidenceName({ name, kind }), addedAt: evidenceAt.toISOString() };
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
