/** Rows as the API shows them. */
import { inHours } from '@saath/contract/afterwards/hours/rules';
import type { HoursRow, MyHours } from '@saath/contract/afterwards/hours/schema';
import { presentPicture } from '../../accounts/accounts/present.ts';
import type { EventRow } from '../../events/events/queries.ts';
import { openUntil } from './policy.ts';
import type * as queries from './queries.ts';

/** @param given `now`: what is not over yet has no hours; `plannedMinutes` as `plannedOf` says */
export function presentRow(row: queries.HoursRow, given: Given): HoursRow {
  const { proposalId, proposedMinutes, proposalReason, proposedAt, proposalState } = row;
  const isOpen = proposalState === 'open' && proposalId && proposedAt;
  return {
    participationId: row.participationId,
    userId: row.userId,
    name: row.name,
    profileImage: presentPicture(row.pictureId),
    roleName: row.roleName,
    state: row.state,
    ...presentCounted(row, given),
    proposal: isOpen
      ? {
          id: proposalId,
          hours: inHours(proposedMinutes ?? 0),
          reason: proposalReason ?? '',
          proposedAt: proposedAt.toISOString(),
        }
      : null,
    missed: presentMissed(row),
  };
}

export function presentOwn(
  {
    event,
    row,
    plannedMinutes,
  }: { event: EventRow; row: queries.HoursRow; plannedMinutes: number },
  now: Date,
): MyHours {
  const { id, title, timeZone } = event;
  const { proposalState, proposedMinutes, proposalReason, proposalAnswer } = row;
  return {
    event: {
      id,
      title,
      startTime: row.startTime.toISOString(),
      endTime: row.endTime.toISOString(),
      timeZone,
    },
    participationId: row.participationId,
    roleName: row.roleName,
    state: row.state,
    ...presentCounted(row, { now, plannedMinutes }),
    openUntil: (event.archivedAt ?? openUntil(row)).toISOString(),
    proposal: proposalState && {
      hours: inHours(proposedMinutes ?? 0),
      reason: proposalReason ?? '',
      state: proposalState,
      answer: proposalAnswer ?? '',
    },
    missed: presentMissed(row),
  };
}

type Given = { readonly now: Date; readonly plannedMinutes: number };

function presentCounted(
  { minutes, basis, reason, endTime, countsHours }: queries.HoursRow,
  { now, plannedMinutes }: Given,
) {
  const counts = minutes !== null && endTime <= now;
  return {
    hours: counts ? inHours(minutes) : null,
    basis: counts ? basis : null,
    reason: (counts ? reason : null) ?? '',
    plannedHours: inHours(plannedMinutes),
    ...(countsHours === false ? { isNoHelp: true } : {}),
  };
}

function presentMissed({ missedAnswer: answer, missedNote }: queries.HoursRow) {
  return answer && { answer, note: missedNote ?? '' };
}
