/** Who may do what with another person's account, as refusals in words. */
import { personStatusOf } from '@saath/contract/office/people/rules';
import { DomainError } from '../../../platform/domain-error.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';

type Decision = {
  readonly user: UserRow;
  readonly actorId: string;
  /** Those in use, held until the decision is written. */
  readonly admins: readonly string[];
};

/** Another Admin may have taken the role in the meantime. @throws DomainError `accounts.not_allowed` */
function requireAdmin({ actorId, admins }: Decision): void {
  if (!admins.includes(actorId)) throw new DomainError('accounts.not_allowed');
}

/** @throws DomainError `accounts.last_admin`, `people.remove_self`, `accounts.not_allowed` */
export function requireMayRemove(decision: Decision): void {
  const { user, actorId, admins } = decision;
  requireAdmin(decision);
  if (isLast(user, admins)) throw new DomainError('accounts.last_admin');
  if (user.id === actorId) throw new DomainError('people.remove_self');
}

/** @throws DomainError `people.last_admin`, `people.demote_self`, `people.is_volunteer`, `accounts.not_allowed` */
export function requireMayDemote(decision: Decision): void {
  const { user, actorId, admins } = decision;
  requireAdmin(decision);
  if (user.role !== 'Admin') throw new DomainError('people.is_volunteer');
  if (isLast(user, admins)) throw new DomainError('people.last_admin');
  if (user.id === actorId) throw new DomainError('people.demote_self');
}

/** @throws DomainError `people.sign_out_self`, `accounts.not_allowed` */
export function requireMaySignOut(decision: Decision): void {
  requireAdmin(decision);
  if (decision.user.id === decision.actorId) throw new DomainError('people.sign_out_self');
}

function isLast(user: UserRow, admins: readonly string[]): boolean {
  return user.role === 'Admin' && admins.every((id) => id === user.id);
}

/** @throws DomainError `people.is_admin`, `organisers.not_active`, `accounts.not_allowed` */
export function requireMayPromote(decision: Decision): void {
  const { user } = decision;
  requireAdmin(decision);
  if (user.role === 'Admin') throw new DomainError('people.is_admin');
  if (personStatusOf(user) !== 'active') throw new DomainError('organisers.not_active');
}
