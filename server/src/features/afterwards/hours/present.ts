/** Rows as the API shows them. */
import { inHours } from '@saath/contract/afterwards/hours/rules';
import type { HoursRow, MyHours } from '@saath/contract/afterwards/hours/schema';
import { presentPicture } from '../../accounts/accounts/present.ts';
import type { EventRow } from '../../events/events/queries.ts';
import { openUntil } from './policy.ts';
import type * as queries from './queries.ts';
import { plannedMinutes } from './service.ts';

/** @param now what is not over yet has no hours */
export function presentRow(row: queries.HoursRow, now: Date): HoursRow {
  const { proposalId, proposedMinutes, proposalReason, proposedAt, proposalState } = row;
  const isOpen = proposalState === 'open' && proposalId && proposedAt;
  return {
    participationId: row.participationId,
    userId: row.userId,
    name: row.name,
    profileImage: presentPicture(row.pictureId),
    roleName: row.roleName,
    state: row.state,
    ...presentCounted(row, now),
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
  { event, row }: { event: EventRow; row: queries.HoursRow },
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
    ...presentCounted(row, now),
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

function presentCounted({ minutes, basis, reason, ...times }: queries.HoursRow, now: Date) {
  const counts = minutes !== null && times.endTime <= now;
  return {
    hours: counts ? inHours(minutes) : null,
    basis: counts ? basis : null,
    reason: (counts ? reason : null) ?? '',
    plannedHours: inHours(plannedMinutes(times)),
  };
}

function presentMissed({ missedAnswer: answer, missedNote }: queries.HoursRow) {
  return answer && { answer, note: missedNote ?? '' };
}
