/** Papers as the API shows them. */
import { hasLimits } from '@saath/contract/events/time-limits/rules';
import type { Evidence } from '@saath/contract/places/evidence/schema';
import type { Around, Paper, PaperToCheck } from '@saath/contract/places/papers/schema';
import { presentPicture } from '../../accounts/accounts/present.ts';
import type { HeldPlace } from '../../events/time-limits/queries.ts';
import type { PaperRow, PaperToCheckRow, WantedRow } from './queries.ts';

export function presentPaper(row: PaperRow): Paper {
  const { id, kindId, kindName, state, validUntil, reason, claimedAt } = row;
  const kind = { id: kindId, name: kindName };
  const evidence = presentEvidence(row);
  const paper = { id, kind, state, validUntil, reason, claimedAt: claimedAt.toISOString() };
  const training = presentTraining(row);
  return { ...paper, ...(evidence ? { evidence } : {}), ...(training ? { training } : {}) };
}

/** Undefined where the person said to have the paper. */
export function presentTraining({
  trainingTitle: title,
  trainingRole: roleName,
  trainingDay: day,
}: Pick<PaperRow, 'trainingTitle' | 'trainingRole' | 'trainingDay'>): Paper['training'] {
  return title && roleName && day ? { title, roleName, day } : undefined;
}

/** Undefined where nothing shows the paper. */
export function presentEvidence({
  evidenceKind: kind,
  evidenceAt: addedAt,
}: Pick<PaperRow, 'evidenceKind' | 'evidenceAt'>): Evidence | undefined {
  return kind && addedAt ? { kind, addedAt: addedAt.toISOString() } : undefined;
}

export function presentPaperToCheck(row: PaperToCheckRow, wanted?: WantedRow): PaperToCheck {
  const { userId, personName: name, pictureId, checkerName } = row;
  return {
    ...presentPaper(row),
    person: { id: userId, name, profileImage: presentPicture(pictureId) },
    decidedBy: checkerName,
    ...(wanted ? { wantedFor: presentWanted(wanted) } : {}),
  };
}

function presentWanted({ eventId, title, roleName, startTime, timeZone }: WantedRow) {
  return { eventId, title, roleName, startTime: startTime.toISOString(), timeZone };
}

/** Neither where it is nor what: hours and rest are counted by times alone. */
export function presentAround({ startsAt, endsAt, timeZone, limits }: HeldPlace): Around {
  return {
    startTime: new Date(startsAt).toISOString(),
    endTime: new Date(endsAt).toISOString(),
    timeZone,
    ...(hasLimits(limits) ? { timeLimits: limits } : {}),
  };
}
