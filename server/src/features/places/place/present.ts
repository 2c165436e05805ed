/** Rows as the API shows them. */
import { joiningMessages } from '@saath/contract/places/joining/messages';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import type { Participation } from '@saath/contract/places/joining/schema';
import type { GivenAnswer } from '@saath/contract/places/reminders/schema';
import { type Said, say } from '@saath/contract/texts';
import { presentHeldShift } from '../../events/shifts/present.ts';
import type { ParticipationRow } from './queries.ts';

export function presentParticipation(row: ParticipationRow): Participation {
  return {
    id: row.id,
    eventId: row.eventId,
    userId: row.userId,
    roleId: row.roleId,
    roleName: row.roleName,
    shift: presentHeldShift(row),
    state: row.state,
    position: row.position,
    note: row.note,
    answer: row.answer,
    requestedAt: row.requestedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    offeredUntil: row.offeredUntil?.toISOString() ?? null,
  };
}

/** What a request that was just made came to. */
export function askedMessage(state: ParticipationState): Said {
  if (state === 'confirmed') return say(joiningMessages, 'placed');
  return state === 'waitlisted' ? say(joiningMessages, 'queued') : say(joiningMessages, 'sent');
}

/** What somebody who comes has said; null = nothing. */
export function presentGiven({
  answer,
  lateMinutes,
  answeredAt,
}: {
  answer: 'coming' | 'late' | null;
  lateMinutes: number | null;
  answeredAt: Date | null;
}): GivenAnswer | null {
  if (!answer || !answeredAt) return null;
  return { answer, minutes: lateMinutes, answeredAt: answeredAt.toISOString() };
}
