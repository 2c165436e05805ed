/** Rows as the API shows them. */

import { joiningMessages } from '@saath/contract/places/joining/messages';
import type {
  Clash,
  MyParticipation,
  QueueEntry,
  RosterPerson,
  WaitingRequest,
} from '@saath/contract/places/joining/schema';
import { type Said, say } from '@saath/contract/texts';
import type { Reached } from '../../../platform/actor.ts';
import { presentPicture } from '../../accounts/accounts/present.ts';
import { presentCard } from '../../events/events/present.ts';
import { presentHeldShift } from '../../events/shifts/present.ts';
import { presentSuggestion } from '../../matching/suggest/present.ts';
import type { ClashRow } from '../around/queries.ts';
import type { RosterRow } from '../lists/queries.ts';
import type { MyPlace, QueuedPerson } from '../lists/service.ts';
import { presentGiven, presentParticipation } from '../place/present.ts';
import type { WaitingRow } from '../place/queries.ts';

export function presentClash(row: ClashRow): Clash {
  const { eventId, title, timeZone, minutesAway, startTime, endTime } = row;
  return {
    eventId,
    title,
    timeZone,
    minutesAway,
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
  };
}

/** What somebody is told who asked although another place leaves them no time. */
export function sentDespite({ title, minutesAway: duration }: ClashRow): Said {
  return duration === null
    ? say(joiningMessages, 'sentDespite', { title })
    : say(joiningMessages, 'sentDespiteTooFar', { title, duration });
}

export function presentMine({ row, event, openQuestions }: MyPlace, now: Date): MyParticipation {
  return {
    ...presentParticipation(row),
    event: presentCard(event, now),
    ...(openQuestions > 0 ? { openQuestions } : {}),
  };
}

/** @param shown `isToldWhy`: why a place was given although something stood in the way */
export function presentQueueEntry(
  { row, fit, bestRoleId }: QueuedPerson,
  { isToldWhy }: { isToldWhy: boolean },
): QueueEntry {
  const { passedOver, clashReason, eligibilityReason } = row;
  return {
    ...presentParticipation(row),
    person: presentSuggestion(fit),
    bestRoleId,
    passedOver: row.state === 'waitlisted' ? passedOver : null,
    clashReason: isToldWhy ? clashReason : null,
    eligibilityReason: isToldWhy ? eligibilityReason : null,
  };
}

/**
 * @param shown `reached`: whose address and number are told (ADR 89); `isToldWhy`: with the reasons
 * for which a place was given although something stood in the way
 */
export function presentRosterPerson(
  person: RosterRow,
  { reached, isToldWhy }: { reached: Reached; isToldWhy: boolean },
): RosterPerson {
  const { pictureId, givenAt, shiftId, shiftPlace, startTime, endTime, ...rest } = person;
  const { attentionSince, hasAgreedToContact, ...row } = rest;
  const isReached = reached === 'all' || (reached === 'agreed' && hasAgreedToContact);
  return {
    ...row,
    ...(isReached ? {} : { email: '', contactNumber: '' }),
    ...(isToldWhy ? {} : { clashReason: null, eligibilityReason: null }),
    shift: presentHeldShift({ shiftId, shiftPlace, startTime, endTime }),
    profileImage: presentPicture(pictureId),
    givenAt: givenAt?.toISOString() ?? null,
    needsAttention: attentionSince !== null,
    coming: presentGiven(row),
  };
}

export function presentWaiting(row: WaitingRow): WaitingRequest {
  return {
    participationId: row.id,
    personName: row.personName,
    eventId: row.eventId,
    eventTitle: row.eventTitle,
    roleName: row.roleName,
    requestedAt: row.requestedAt.toISOString(),
  };
}
