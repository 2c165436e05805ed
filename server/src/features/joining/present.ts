import type { Participation } from '@saath/contract/joining/schema';
import type { ParticipationRow } from '../participation/queries.ts';

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
