/** When an invitation works, and to whom one may be sent, as refusals in words. */
import { DomainError } from '../../../platform/domain-error.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import type { InvitationRow } from './queries.ts';

/** Neither accepted nor withdrawn. @throws DomainError `invitations.ended` */
export function requireOpen({ acceptedAt, withdrawnAt }: InvitationRow): void {
  if (acceptedAt || withdrawnAt) throw new DomainError('invitations.ended');
}

/** Whether the link works: what somebody sent who is no Admin any more is worth nothing. */
export function isValid(row: InvitationRow, now: Date): boolean {
  const { acceptedAt, withdrawnAt, expiresAt, inviterIsAdmin } = row;
  return !acceptedAt && !withdrawnAt && now < expiresAt && inviterIsAdmin;
}

/** Admins may know who has an account. @throws DomainError `invitations.has_account`, `invitations.is_admin` */
export function requireNoAccount(user: UserRow | undefined): void {
  if (!user) return;
  const isAdmin = user.role === 'Admin';
  throw new DomainError(isAdmin ? 'invitations.is_admin' : 'invitations.has_account');
}
