/** Proof that the caller is the owner, and not somebody at an open screen. */
import { currentPasswordMessages } from '@saath/contract/accounts/account-care/messages';
import { say } from '@saath/contract/texts';
import { DomainError, invalidField } from '../../../platform/domain-error.ts';
import { hasPassword, isGuest } from '../accounts/policy.ts';
import type { UserRow } from '../accounts/queries.ts';
import * as people from '../accounts/queries.ts';
import type { Accounts } from '../accounts/service.ts';
import { hasSessionSince } from './queries.ts';

/** How the caller shows to be more than somebody at an open screen. */
export type Owner = {
  readonly userId: string;
  readonly sessionId: string;
  readonly currentPassword?: string | undefined;
};

/** Milliseconds for which a login is as good as a password. */
const FRESH = 600_000;

/**
 * By the password, or, where there is none, by having logged in just now.
 *
 * @throws DomainError `account_care.wrong_password`, `account_care.log_in_again`, `accounts.user_not_found`, `request.invalid`
 */
export async function requireOwner(
  accounts: Accounts,
  { userId, sessionId, currentPassword }: Owner,
): Promise<UserRow> {
  const { db, now } = accounts;
  const user = await people.findUser(db, userId);
  if (!user || hasPassword(user)) {
    if (currentPassword === undefined)
      throw invalidField('currentPassword', say(currentPasswordMessages, 'required'));
    return await requirePassword(accounts, userId, currentPassword);
  }
  const since = new Date(now().getTime() - FRESH);
  if (await hasSessionSince(db, { id: sessionId, since })) return user;
  throw new DomainError('account_care.log_in_again');
}

/** Guests proved the mailbox to get in, and can undo it from there. @throws as `requireOwner` */
export async function requireLeaver(accounts: Accounts, owner: Owner): Promise<void> {
  const user = await people.findUser(accounts.db, owner.userId);
  if (user && isGuest(user)) return;
  await requireOwner(accounts, owner);
}

/** @throws DomainError `account_care.wrong_password`, `accounts.user_not_found` */
async function requirePassword(
  { db, passwords }: Accounts,
  userId: string,
  currentPassword: string,
): Promise<UserRow> {
  const user = await people.findUser(db, userId);
  if (!user) throw new DomainError('accounts.user_not_found');
  if (await passwords.verify(currentPassword, user.passwordHash, user)) return user;
  const code = 'account_care.wrong_password';
  throw new DomainError(code, {
    fields: { currentPassword: 'This is not your current password.' },
  });
}
