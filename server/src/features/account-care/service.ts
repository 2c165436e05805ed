/** Use cases of the own account: a new password, another address, other devices, leaving. */
import type { Language } from '@saath/contract/language';
import { limits } from '@saath/contract/limits';
import { inTransaction, type Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { lockAdmins, lockUser } from '../../platform/locks.ts';
import { hashToken } from '../../platform/tokens.ts';
import type { UserRow } from '../accounts/queries.ts';
import * as people from '../accounts/queries.ts';
import {
  type Accounts,
  postActivation,
  postAlreadyRegistered,
  tellPasswordChanged,
} from '../accounts/service.ts';
import * as links from '../links/queries.ts';
import { issueLink } from '../links/service.ts';
import { deleteSessionsOf } from '../sessions/queries.ts';
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
  const { db, now, outbox, appUrl } = care;
  await inTransaction(db, async (tx) => {
    const user = await people.findUserByEmail(tx, email);
    const at = now();
    if (!user) return;
    if (user.leavingAt) await postLeaving(care, tx, user);
    else if (!user.activatedAt) await postActivation(tx, user, { outbox, appUrl, at });
    else {
      const link = await issueLink(tx, { purpose: 'password_reset', userId: user.id, at, appUrl });
      const mail = emails.resetMail(user, link);
      await outbox.post(tx, { kind: 'password-reset', to: user.email, ...mail });
    }
  });
  outbox.wake();
}

/** Sets a new password and ends every session. @throws DomainError `accounts.token_invalid` */
export async function resetPassword(
  care: AccountCare,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { db, now, passwords, outbox } = care;
  const passwordHash = await passwords.hash(password);
  await inTransaction(db, async (tx) => {
    const { user } = await useLink(tx, { token, purpose: 'password_reset', now: now() });
    await people.updateUser(tx, user.id, { passwordHash, updatedAt: now() });
    await deleteSessionsOf(tx, user.id);
    await tellPasswordChanged(care, tx, user);
  });
  outbox.wake();
}

/**
 * Sends a link to the new address. One that has an account already gets another mail: the answer is the same.
 *
 * @throws DomainError `account_care.wrong_password`, `account_care.same_email`
 */
export async function askForEmail(
  care: AccountCare,
  { userId, email, currentPassword }: { userId: string; email: string; currentPassword: string },
): Promise<void> {
  const { db, now, outbox, appUrl } = care;
  const user = await requirePassword(care, userId, currentPassword);
  if (people.emailKey(email) === user.emailKey) throw new DomainError('account_care.same_email');
  await inTransaction(db, async (tx) => {
    const known = await people.findUserByEmail(tx, email);
    if (known) {
      await postAlreadyRegistered(tx, known, { outbox, appUrl });
      return;
    }
    const given = { userId, newEmail: email, at: now(), appUrl };
    const link = await issueLink(tx, { purpose: 'email_change', ...given });
    const mail = emails.confirmEmailMail(user, link);
    await outbox.post(tx, { kind: 'email-change', to: email, ...mail });
  });
  outbox.wake();
}

/** @throws DomainError `accounts.token_invalid`, `accounts.email_taken` */
export async function confirmEmail(care: AccountCare, token: string): Promise<void> {
  const { db, now, outbox, appUrl } = care;
  await inTransaction(db, async (tx) => {
    const { user, newEmail } = await useLink(tx, { token, purpose: 'email_change', now: now() });
    if (!newEmail) throw new DomainError('accounts.token_invalid');
    if (await people.findUserByEmail(tx, newEmail)) throw new DomainError('accounts.email_taken');
    const change = { email: newEmail, emailKey: people.emailKey(newEmail), updatedAt: now() };
    await people.updateUser(tx, user.id, change);
    // Links that the old address still holds must not work any more.
    await links.deleteTokensOf(tx, user.id, 'password_reset');
    const mail = emails.emailChangedMail(user, new URL('/#contact', appUrl).href);
    await outbox.post(tx, { kind: 'email-changed', to: user.email, ...mail });
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
 * @throws DomainError `account_care.wrong_password`, `account_care.last_admin`
 */
export async function leave(
  care: AccountCare,
  { userId, currentPassword }: { userId: string; currentPassword: string },
): Promise<Date> {
  const { db, now, outbox, holdEventsOf, withdrawAllOf } = care;
  await requirePassword(care, userId, currentPassword);
  const at = now();
  await inTransaction(db, async (tx) => {
    await holdEventsOf(tx, userId);
    const { admins, user } = await lockAdmins(tx, userId);
    if (!user) throw new DomainError('accounts.user_not_found');
    if (user.role === 'Admin' && admins.length <= 1)
      throw new DomainError('account_care.last_admin');
    await withdrawAllOf(tx, userId);
    const change = { leavingAt: at, activatedAt: null, updatedAt: at };
    const leaving = await people.updateUser(tx, userId, change);
    await deleteSessionsOf(tx, userId);
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
    const { user } = await useLink(tx, { token, purpose: 'keep_account', now: at });
    if (user.leftAt) throw new DomainError('accounts.token_invalid');
    await people.updateUser(tx, user.id, { leavingAt: null, activatedAt: at, updatedAt: at });
  });
}

export function endOfUndo(leavingAt: Date): Date {
  return new Date(leavingAt.getTime() + limits.accountUndo);
}

/** @throws DomainError `account_care.wrong_password`, `accounts.user_not_found` */
async function requirePassword(
  { db, passwords }: AccountCare,
  userId: string,
  currentPassword: string,
): Promise<UserRow> {
  const user = await people.findUser(db, userId);
  if (!user) throw new DomainError('accounts.user_not_found');
  if (await passwords.verify(currentPassword, user.passwordHash)) return user;
  const code = 'account_care.wrong_password';
  throw new DomainError(code, {
    fields: { currentPassword: 'This is not your current password.' },
  });
}

/** Uses up a link and holds the person's row. @throws DomainError `accounts.token_invalid` */
async function useLink(
  tx: Tx,
  link: {
    token: string;
    purpose: 'password_reset' | 'email_change' | 'keep_account';
    now: Date;
  },
): Promise<{ user: UserRow; newEmail: string | null }> {
  const { token, purpose, now } = link;
  const taken = await links.takeToken(tx, { tokenHash: hashToken(token), purpose, now });
  const user = taken?.userId ? await lockUser(tx, taken.userId) : undefined;
  if (!taken || !user) throw new DomainError('accounts.token_invalid');
  return { user, newEmail: taken.newEmail };
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
