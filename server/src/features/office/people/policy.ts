/** Which accounts can be read, as refusals in words. */
import { DomainError } from '../../../platform/domain-error.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';

/** An account that is there. @throws DomainError `accounts.user_not_found`, `people.gone` */
export function requirePresent(user: UserRow | undefined): UserRow {
  if (!user) throw new DomainError('accounts.user_not_found');
  if (user.leftAt) throw new DomainError('people.gone');
  return user;
}
