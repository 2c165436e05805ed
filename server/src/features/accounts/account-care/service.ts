/** Use cases of one's own account: a new password, another address, its language, other devices. */
import type { Language } from '@saath/contract/language';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockUser } from '../../../platform/locks.ts';
import { issueLink } from '../../foundation/one-time-links/service.ts';
import { requireSession } from '../../foundation/sessions/service.ts';
import { endAccess } from '../access/service.ts';
import { requireHardToGuess } from '../accounts/policy.ts';
import type { UserRow } from '../accounts/queries.ts';
import * as people from '../accounts/queries.ts';
import { type Accounts, postAlreadyRegistered, tellPasswordChanged } from '../accounts/service.ts';
import { postLinkAgain } from '../sign-up/service.ts';
import * as emails from './emails.ts';
import { postLeaving } from './leaving.ts';
import { useLink } from './own-link.ts';
import { type Owner, requireOwner } from './ownership.ts';
import * as queries from './queries.ts';

/** A link for a new password to an address that has an account; for any other address nothing happens. */
export async function askForReset(accounts: Accounts, email: string): Promise<void> {
  await postToOwner(accounts, email, async (tx, user) => await postReset(accounts, tx, user));
}

export async function postReset(
  { now, outbox, appUrl }: Accounts,
  tx: Tx,
  user: UserRow,
): Promise<void> {
  const given = { userId: user.id, at: now(), appUrl };
  const link = await issueLink(tx, { purpose: 'password_reset', ...given });
  const mail = emails.resetMail(user, link);
  await outbox.post(tx, { kind: 'password-reset', to: user.email, ...mail });
}

/**
 * A mail to the owner of an address who cannot get in. Anyone who has not opened the first link, or is leaving, gets the link
 * that is good for that; without an account nothing happens.
 */
export async function postToOwner(
  accounts: Accounts,
  email: string,
  post: (tx: Tx, user: UserRow) => Promise<void>,
): Promise<void> {
  const { db, outbox } = accounts;
  await inTransaction(db, async (tx) => {
    const user = await people.findUserByEmail(tx, email);
    if (!user || !(user.activatedAt || user.leavingAt))
      return await postLinkAgain(accounts, tx, email);
    if (!(await outbox.mayReach(tx, user.email))) return;
    if (user.leavingAt) await postLeaving(accounts, tx, user);
    else await post(tx, user);
  });
  outbox.wake();
}

/**
 * Sets a new password and ends whatever else opens the account.
 *
 * @throws DomainError `accounts.token_invalid`, `request.invalid` for a password that is easy to guess: the link stays good
 */
export async function resetPassword(
  accounts: Accounts,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { db, now, passwords, outbox } = accounts;
  const passwordHash = await passwords.hash(password);
  await inTransaction(db, async (tx) => {
    const at = now();
    const { user } = await useLink(tx, { token, purposes: ['password_reset'], now: at });
    requireHardToGuess(passwords, password, user);
    await people.updateUser(tx, user.id, { passwordHash, updatedAt: at });
    await endAccess(tx, { userId: user.id, because: 'password', at });
    await tellPasswordChanged(accounts, tx, user);
  });
  outbox.wake();
}

/**
 * Sends a link to the new address. One that has an account already gets another mail: the answer is the same.
 *
 * @throws DomainError `account_care.same_email`, `accounts.sign_in_needed`, and those of `requireOwner`
 */
export async function askForEmail(
  accounts: Accounts,
  { email, ...owner }: Owner & { email: string },
): Promise<void> {
  const { db, outbox } = accounts;
  const user = await requireOwner(accounts, owner);
  if (people.emailKey(email) === user.emailKey) throw new DomainError('account_care.same_email');
  await inTransaction(db, async (tx) => {
    await lockUser(tx, user.id);
    await requireSession(tx, owner.sessionId);
    await postConfirmation(accounts, tx, { user, email });
  });
  outbox.wake();
}

/** To the new address; to one that has an account already that it has. */
async function postConfirmation(
  { now, outbox, appUrl }: Accounts,
  tx: Tx,
  { user, email }: { user: UserRow; email: string },
): Promise<void> {
  const known = await people.findUserByEmail(tx, email);
  if (known) {
    await postAlreadyRegistered(tx, known, { outbox, appUrl });
    return;
  }
  if (!(await outbox.mayReach(tx, email))) return;
  const given = { userId: user.id, newEmail: email, at: now(), appUrl };
  const link = await issueLink(tx, { purpose: 'email_change', ...given });
  const mail = emails.confirmEmailMail(user, link);
  await outbox.post(tx, { kind: 'email-change', to: email, ...mail });
}

/**
 * The second of the steps to another address, or the first: a change that was asked for without the password is agreed
 * to from the present mailbox, and only then goes to the new one.
 *
 * @returns whether the address has changed; otherwise the link for the new one is on its way
 * @throws DomainError `accounts.token_invalid`, `accounts.email_taken`
 */
export async function confirmEmail(
  accounts: Accounts,
  token: string,
): Promise<{ isChanged: boolean }> {
  const { db, now, outbox } = accounts;
  const isChanged = await inTransaction(db, async (tx) => {
    const at = now();
    const purposes = ['email_change', 'email_approval'] as const;
    const { user, newEmail, purpose } = await useLink(tx, { token, purposes, now: at });
    if (!newEmail) throw new DomainError('accounts.token_invalid');
    if (purpose === 'email_approval')
      await postConfirmation(accounts, tx, { user, email: newEmail });
    else await changeEmail(accounts, tx, { user, email: newEmail, at });
    return purpose === 'email_change';
  });
  outbox.wake();
  return { isChanged };
}

async function changeEmail(
  { outbox, appUrl }: Accounts,
  tx: Tx,
  { user, email, at }: { user: UserRow; email: string; at: Date },
): Promise<void> {
  if (await people.findUserByEmail(tx, email)) throw new DomainError('accounts.email_taken');
  const change = { email, emailKey: people.emailKey(email), updatedAt: at };
  await people.updateUser(tx, user.id, change);
  // Links that the old address still holds must not work any more.
  await endAccess(tx, { userId: user.id, because: 'email', at });
  const mail = emails.emailChangedMail(user, new URL('/#contact', appUrl).href);
  await outbox.post(tx, { kind: 'email-changed', to: user.email, ...mail });
}

/** The password that waits for the owner of the mailbox is in use. @throws DomainError `accounts.token_invalid` */
export async function confirmPassword(accounts: Accounts, token: string): Promise<void> {
  const { db, now, outbox } = accounts;
  await inTransaction(db, async (tx) => {
    const at = now();
    const purposes = ['password_change'] as const;
    const { user, passwordHash } = await useLink(tx, { token, purposes, now: at });
    if (!passwordHash || user.leavingAt) throw new DomainError('accounts.token_invalid');
    await people.updateUser(tx, user.id, { passwordHash, updatedAt: at });
    await endAccess(tx, { userId: user.id, because: 'password', at });
    await tellPasswordChanged(accounts, tx, user);
  });
  outbox.wake();
}

/** From now on mails and notices are written in this language. */
export async function changeLanguage(
  { db, now }: Accounts,
  { userId, language }: { userId: string; language: Language },
): Promise<void> {
  await people.updateUser(db, userId, { language, updatedAt: now() });
}

/** The devices of a person, last used first. */
export async function listSessions({ db, now }: Accounts, userId: string) {
  return await queries.sessionsOf(db, { userId, now: now() });
}

/** @throws DomainError `account_care.session_gone`, also for a session of somebody else */
export async function endSession(
  { db }: Accounts,
  session: { id: string; userId: string },
): Promise<void> {
  if (!(await queries.deleteOwnSession(db, session)))
    throw new DomainError('account_care.session_gone');
}

/** Ends all sessions of a person but one. */
export async function endOtherSessions(
  { db }: Accounts,
  kept: { id: string; userId: string },
): Promise<void> {
  await queries.deleteOtherSessions(db, kept);
}
