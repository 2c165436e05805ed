/** Rows as the API shows them. */
import type { Invitation } from '@saath/contract/office/invitations/schema';
import { isValid } from './policy.ts';
import type { InvitationRow } from './queries.ts';

export function presentInvitation(row: InvitationRow, now: Date): Invitation {
  return {
    id: row.id,
    email: row.email,
    invitedBy: row.inviterName,
    invitedAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isValid: isValid(row, now),
  };
}
