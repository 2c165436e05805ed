/** Papers as the API shows them. */
import type { Paper, PaperToCheck } from '@saath/contract/places/papers/schema';
import { presentPicture } from '../../accounts/accounts/present.ts';
import type { PaperRow, PaperToCheckRow } from './queries.ts';

export function presentPaper(row: PaperRow): Paper {
  const { id, kindId, kindName, state, validUntil, reason, claimedAt } = row;
  const kind = { id: kindId, name: kindName };
  return { id, kind, state, validUntil, reason, claimedAt: claimedAt.toISOString() };
}

export function presentPaperToCheck(row: PaperToCheckRow): PaperToCheck {
  const { userId, personName: name, pictureId, checkerName } = row;
  return {
    ...presentPaper(row),
    person: { id: userId, name, profileImage: presentPicture(pictureId) },
    decidedBy: checkerName,
  };
}
