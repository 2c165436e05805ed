/** Leaving for good, and the seven days in which a mail undoes it. */
import { limits } from '@saath/contract/limits';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockAdmins } from '../../../platform/locks.ts';
import { issueLink } from '../../foundation/one-time-links/service.ts';
import { requireSession } from '../../foundation/sessions/service.ts';
import { endAccess } from '../access/service.ts';
import type { UserRow } from '../accounts/queries.ts';
import * as people from '../accounts/queries.ts';
import type { Accounts } from '../accounts/service.ts';
import * as emails from './emails.ts';
import { useLink } from './own-link.ts';
import { type Owner, requireLeaver } from './ownership.ts';

export type Leaving = Accounts & {
  /** Gives back every place of a person who leaves, and takes the requests back, in the same transaction. */
  readonly withdrawAllOf: (tx: Tx, userId: string) => Promise<void>;
  /** Holds the events of those places and requests, before the person is held. */
  readonly holdEventsOf: (tx: Tx, userId: string) => Promise<void>;
};

/**
 * Takes an account out of use at once; it is anonymised when seven days are over.
 *
 * @returns when that will be
 * @throws DomainError `account_care.last_admin`, `accounts.sign_in_needed`, `passkeys.confirm_first` for an organiser who knows
 * the password alone where a passkey is asked for (ADR 85), and those of `requireOwner`
 */
export async function leave(
  leaving: Leaving,
  { waitsForPasskey, ...owner }: Owner & { readonly waitsForPasskey: boolean },
): Promise<Date> {
  const { db, now, outbox, holdEventsOf, withdrawAllOf } = leaving;
  const { userId } = owner;
  if (waitsForPasskey) throw new DomainError('passkeys.confirm_first');
  await requireLeaver(leaving, owner);
  const at = now();
  await inTransaction(db, async (tx) => {
    await holdEventsOf(tx, userId);
    const { admins, user } = await lockAdmins(tx, userId);
    if (!user) throw new DomainError('accounts.user_not_found');
    await requireSession(tx, owner.sessionId);
    if (user.role === 'Admin' && admins.length <= 1)
      throw new DomainError('account_care.last_admin');
    await withdrawAllOf(tx, userId);
    const change = { leavingAt: at, activatedAt: null, updatedAt: at };
    const person = await people.updateUser(tx, userId, change);
    await endAccess(tx, { userId, because: 'leaving', at });
    await postLeaving(leaving, tx, person);
  });
  outbox.wake();
  return endOfUndo(at);
}

/** @throws DomainError `accounts.token_invalid` */
export async function keepAccount(accounts: Accounts, token: string): Promise<void> {
  const { db, now } = accounts;
  await inTransaction(db, async (tx) => {
    const at = now();
    const { user } = await useLink(tx, { token, purposes: ['keep_account'], now: at });
    if (user.leftAt) throw new DomainError('accounts.token_invalid');
    await people.updateUser(tx, user.id, { leavingAt: null, activatedAt: at, updatedAt: at });
  });
}

export function endOfUndo(leavingAt: Date): Date {
  return new Date(leavingAt.getTime() + limits.accountUndo);
}

/** The mail with the link that undoes it. */
export async function postLeaving(
  { now, outbox, appUrl }: Accounts,
  tx: Tx,
  user: UserRow,
): Promise<void> {
  const link = await issueLink(tx, { purpose: 'keep_account', userId: user.id, at: now(), appUrl });
  const mail = emails.leavingMail(user, { link, deletedAt: endOfUndo(user.leavingAt ?? now()) });
  await outbox.post(tx, { kind: 'leaving', to: user.email, ...mail });
}
