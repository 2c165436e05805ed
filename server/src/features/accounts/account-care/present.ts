/** Rows as the API shows them. */
import type { OwnSession } from '@saath/contract/accounts/account-care/schema';
import type { Actor } from '../../../platform/actor.ts';
import type { SessionRow } from './queries.ts';

export function presentSession(
  { id, device, createdAt, seenAt }: SessionRow,
  actor: Actor,
): OwnSession {
  return {
    id,
    device,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isCurrent: id === actor.sessionId,
  };
}
