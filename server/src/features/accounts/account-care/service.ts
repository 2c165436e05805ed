/** Use cases of one's own account: a new password, another address, other devices, leaving. */
import { currentPasswordMessages } from '@saath/contract/accounts/account-care/messages';
import type { Language } from '@saath/contract/language';
import { limits } from '@saath/contract/limits';
import { say } from '@saath/contract/texts';
import { tellSubject } from '../../../platform/caller.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError, invalidField } from '../../../platform/domain-error.ts';
import { lockAdmins, lockUser } from '../../../platform/locks.ts';
import { hashToken } from '../../../platform/tokens.ts';
import * as links from '../../foundation/one-time-links/queries.ts';
import { issueLink } from '../../foundation/one-time-links/service.ts';
import { requireSession } from '../../foundation/sessions/service.ts';
import { endAccess } from '../access/service.ts';
import { hasPassword, isGuest, requireHardToGuess } from '../accounts/policy.ts';
import type { UserRow } from '../accounts/queries.ts';
import * as people from '../accounts/queries.ts';
import { type Accounts, postAlreadyRegistered, tellPasswordChanged } from '../accounts/service.ts';
import { postLinkAgain } from '../sign-up/service.ts';
import * as emails from './emails.ts';
import * as queries from './queries.ts';

export type AccountCare = Accounts & {
  /** Gives back every place of a person who leaves, and takes the requests back, in the same transaction. */
  readonly withdrawAllOf: (tx: Tx, userId: string) => Promise<void>;
  /** Holds the events of those places and requests, before the person is held. */
  readonly holdEventsOf: (tx: Tx, userId: string) => Promise<void>;
};

/** A link for a new password to an address that has an account; for any other address nothing happens. */
export async function askForReset(care: AccountCare, email: string): Promise<void> {
  await postToOwner(care, email, async (tx, user) => await postReset(care, tx, user));
}

export async function postReset(
  { now, outbox, appUrl }: AccountCare,
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
  care: AccountCare,
  email: string,
  post: (tx: Tx, user: UserRow) => Promise<void>,
): Promise<void> {
  const { db, outbox } = care;
  await inTransaction(db, async (tx) => {
    const user = await people.findUserByEmail(tx, email);
    if (!user || !(user.activatedAt || user.leavingAt)) return await postLinkAgain(care, tx, email);
    if (!(await outbox.mayReach(tx, user.email))) return;
    if (user.leavingAt) await postLeaving(care, tx, user);
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
  care: AccountCare,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { db, now, passwords, outbox } = care;
  const passwordHash = await passwords.hash(password);
  await inTransaction(db, async (tx) => {
    const at = now();
    const { user } = await useLink(tx, { token, purposes: ['password_reset'], now: at });
    requireHardToGuess(passwords, password, user);
    await people.updateUser(tx, user.id, { passwordHash, updatedAt: at });
    await endAccess(tx, { userId: user.id, because: 'password', at });
    await tellPasswordChanged(care, tx, user);
  });
  outbox.wake();
}

/**
 * Sends a link to the new address. One that has an account already gets another mail: the answer is the same.
 *
 * @throws DomainError `account_care.same_email`, `accounts.sign_in_needed`, and those of `requireOwner`
 */
export async function askForEmail(
  care: AccountCare,
  { email, ...owner }: Owner & { email: string },
): Promise<void> {
  const { db, outbox } = care;
  const user = await requireOwner(care, owner);
  if (people.emailKey(email) === user.emailKey) throw new DomainError('account_care.same_email');
  await inTransaction(db, async (tx) => {
    await lockUser(tx, user.id);
    await requireSession(tx, owner.sessionId);
    await postConfirmation(care, tx, { user, email });
  });
  outbox.wake();
}

/** To the new address; to one that has an account already that it has. */
async function postConfirmation(
  { now, outbox, appUrl }: AccountCare,
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
  care: AccountCare,
  token: string,
): Promise<{ isChanged: boolean }> {
  const { db, now, outbox } = care;
  const isChanged = await inTransaction(db, async (tx) => {
    const at = now();
    const purposes = ['email_change', 'email_approval'] as const;
    const { user, newEmail, purpose } = await useLink(tx, { token, purposes, now: at });
    if (!newEmail) throw new DomainError('accounts.token_invalid');
    if (purpose === 'email_approval') await postConfirmation(care, tx, { user, email: newEmail });
    else await changeEmail(care, tx, { user, email: newEmail, at });
    return purpose === 'email_change';
  });
  outbox.wake();
  return { isChanged };
}

async function changeEmail(
  { outbox, appUrl }: AccountCare,
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
export async function confirmPassword(care: AccountCare, token: string): Promise<void> {
  const { db, now, outbox } = care;
  await inTransaction(db, async (tx) => {
    const at = now();
    const purposes = ['password_change'] as const;
    const { user, passwordHash } = await useLink(tx, { token, purposes, now: at });
    if (!passwordHash || user.leavingAt) throw new DomainError('accounts.token_invalid');
    await people.updateUser(tx, user.id, { passwordHash, updatedAt: at });
    await endAccess(tx, { userId: user.id, because: 'password', at });
    await tellPasswordChanged(care, tx, user);
  });
  outbox.wake();
}

/** From now on mails and notices are written in this language. */
export async function changeLanguage(
  { db, now }: AccountCare,
  { userId, language }: { userId: string; language: Language },
): Promise<void> {
  await people.updateUser(db, userId, { language, updatedAt: now() });
}

/** The devices of a person, last used first. */
export async function listSessions({ db, now }: AccountCare, userId: string) {
  return await queries.sessionsOf(db, { userId, now: now() });
}

/** @throws DomainError `account_care.session_gone`, also for a session of somebody else */
export async function endSession(
  { db }: AccountCare,
  session: { id: string; userId: string },
): Promise<void> {
  if (!(await queries.deleteOwnSession(db, session)))
    throw new DomainError('account_care.session_gone');
}

/** Ends all sessions of a person but one. */
export async function endOtherSessions(
  { db }: AccountCare,
  kept: { id: string; userId: string },
): Promise<void> {
  await queries.deleteOtherSessions(db, kept);
}

/**
 * Takes an account out of use at once; it is anonymised when seven days are over.
 *
 * @returns when that will be
 * @throws DomainError `account_care.last_admin`, `accounts.sign_in_needed`, `passkeys.confirm_first` for an organiser who knows
 * the password alone where a passkey is asked for (ADR 85), and those of `requireOwner`
 */
export async function leave(
  care: AccountCare,
  { waitsForPasskey, ...owner }: Owner & { readonly waitsForPasskey: boolean },
): Promise<Date> {
  const { db, now, outbox, holdEventsOf, withdrawAllOf } = care;
  const { userId } = owner;
  if (waitsForPasskey) throw new DomainError('passkeys.confirm_first');
  await requireLeaver(care, owner);
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
    const leaving = await people.updateUser(tx, userId, change);
    await endAccess(tx, { userId, because: 'leaving', at });
    await postLeaving(care, tx, leaving);
  });
  outbox.wake();
  return endOfUndo(at);
}

/** @throws DomainError `accounts.token_invalid` */
export async function keepAccount(care: AccountCare, token: string): Promise<void> {
  const { db, now } = care;
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

/** How the caller shows to be more than somebody at an open screen. */
type Owner = {
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
  care: AccountCare,
  { userId, sessionId, currentPassword }: Owner,
): Promise<UserRow> {
  const { db, now } = care;
  const user = await people.findUser(db, userId);
  if (!user || hasPassword(user)) {
    if (currentPassword === undefined)
      throw invalidField('currentPassword', say(currentPasswordMessages, 'required'));
    return await requirePassword(care, userId, currentPassword);
  }
  const since = new Date(now().getTime() - FRESH);
  if (await queries.hasSessionSince(db, { id: sessionId, since })) return user;
  throw new DomainError('account_care.log_in_again');
}

/** Guests proved the mailbox to get in, and can undo it from there. @throws as `requireOwner` */
async function requireLeaver(care: AccountCare, owner: Owner): Promise<void> {
  const user = await people.findUser(care.db, owner.userId);
  if (user && isGuest(user)) return;
  await requireOwner(care, owner);
}

/** @throws DomainError `account_care.wrong_password`, `accounts.user_not_found` */
async function requirePassword(
  { db, passwords }: AccountCare,
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

type Purpose =
  | 'password_reset'
  | 'email_change'
  | 'email_approval'
  | 'password_change'
  | 'keep_account';

/** Uses up a link of one of the kinds and holds the person's row. @throws DomainError `accounts.token_invalid` */
async function useLink(
  tx: Tx,
  { token, purposes, now }: { token: string; purposes: readonly Purpose[]; now: Date },
): Promise<links.TakenToken & { user: UserRow; purpose: Purpose }> {
  for (const purpose of purposes) {
    const taken = await links.takeToken(tx, { tokenHash: hashToken(token), purpose, now });
    const user = taken?.userId ? await lockUser(tx, taken.userId) : undefined;
    tellSubject(user?.id);
    if (taken && user) return { ...taken, user, purpose };
  }
  throw new DomainError('accounts.token_invalid');
}

async function postLeaving(
  { now, outbox, appUrl }: AccountCare,
  tx: Tx,
  user: UserRow,
): Promise<void> {
  const link = await issueLink(tx, { purpose: 'keep_account', userId: user.id, at: now(), appUrl });
  const mail = emails.leavingMail(user, { link, deletedAt: endOfUndo(user.leavingAt ?? now()) });
  await outbox.post(tx, { kind: 'leaving', to: user.email, ...mail });
}
