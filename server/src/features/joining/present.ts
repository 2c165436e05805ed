/** Rows as the API shows them. */
import type {
  MyParticipation,
  Participation,
  QueueEntry,
  RosterPerson,
  WaitingRequest,
} from '@saath/contract/joining/schema';
import { presentPicture } from '../accounts/present.ts';
import { presentCard } from '../events/present.ts';
import { presentSuggestion } from '../matching/present.ts';
import type { ParticipationRow, WaitingRow } from '../participation/queries.ts';
import type { RosterRow } from '../queue/queries.ts';
import type { MyPlace, QueuedPerson } from '../queue/service.ts';

export function presentParticipation(row: ParticipationRow): Participation {
  return {
    id: row.id,
    eventId: row.eventId,
    userId: row.userId,
    roleId: row.roleId,
    roleName: row.roleName,
    state: row.state,
    position: row.position,
    note: row.note,
    answer: row.answer,
    requestedAt: row.requestedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

export function presentMine({ row, event }: MyPlace, now: Date): MyParticipation {
  return { ...presentParticipation(row), event: presentCard(event, now) };
}

export function presentQueueEntry({ row, fit, bestRoleId }: QueuedPerson): QueueEntry {
  return { ...presentParticipation(row), person: presentSuggestion(fit), bestRoleId };
}

export function presentRosterPerson({ pictureId, givenAt, ...row }: RosterRow): RosterPerson {
  return {
    ...row,
    profileImage: presentPicture(pictureId),
    givenAt: givenAt?.toISOString() ?? null,
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
