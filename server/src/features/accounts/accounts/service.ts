/** Use cases of accounts: reading, and changing one's own profile. */

import { profileMessages } from '@saath/contract/accounts/accounts/messages';
import type { profileUpdateSchema, SignupSettings } from '@saath/contract/accounts/accounts/schema';
import { say } from '@saath/contract/texts';
import type * as z from 'zod/mini';
import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockUser } from '../../../platform/locks.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import type { Passwords } from '../../../platform/passwords.ts';
import { issueLink } from '../../foundation/one-time-links/service.ts';
import { requireSession } from '../../foundation/sessions/service.ts';
import { endAccess } from '../access/service.ts';
import {
  alreadyRegisteredMail,
  approveEmailMail,
  confirmPasswordMail,
  passwordChangedMail,
  welcomeMail,
} from './emails.ts';
import { requireGoodChange, requireHardToGuess } from './policy.ts';
import type { UserRow } from './queries.ts';
import * as queries from './queries.ts';

export type Accounts = {
  readonly db: Database;
  readonly now: Clock;
  readonly outbox: Outbox;
  readonly passwords: Passwords;
  /** Where the links in mails lead. */
  readonly appUrl: URL;
};

type Recipient = Pick<UserRow, 'id' | 'name' | 'email' | 'language'>;

/** Only the newest link by which an account that an organiser made gets its first password works. */
export async function postWelcome(
  tx: Tx,
  { id, email, ...reader }: Recipient,
  { outbox, appUrl, at }: { outbox: Outbox; appUrl: URL; at: Date },
): Promise<void> {
  if (!(await outbox.mayReach(tx, email))) return;
  const link = await issueLink(tx, { purpose: 'welcome', userId: id, at, appUrl });
  await outbox.post(tx, { kind: 'welcome', to: email, ...welcomeMail(reader, link) });
}

/** The ids of the event, and of the role in it, for which somebody comes. */
export type CarriedIds = {
  readonly eventId?: string | null | undefined;
  readonly roleId?: string | null | undefined;
};

/** The address of a page that leads back to the event afterwards. */
export function withCarried(url: URL, { eventId, roleId }: CarriedIds): URL {
  const carrying = new URL(url);
  if (eventId) carrying.searchParams.set('event', eventId);
  if (eventId && roleId) carrying.searchParams.set('role', roleId);
  return carrying;
}

export async function postAlreadyRegistered(
  tx: Tx,
  { email, ...reader }: Recipient,
  { outbox, appUrl, carried = {} }: { outbox: Outbox; appUrl: URL; carried?: CarriedIds },
): Promise<void> {
  if (!(await outbox.mayReach(tx, email))) return;
  const link = withCarried(new URL('/login', appUrl), carried).href;
  const mail = alreadyRegisteredMail(reader, link);
  await outbox.post(tx, { kind: 'already-registered', to: email, ...mail });
}

export async function tellPasswordChanged(
  { outbox, appUrl }: Pick<Accounts, 'outbox' | 'appUrl'>,
  tx: Tx,
  user: UserRow,
): Promise<void> {
  const link = new URL('/forgot-password', appUrl).href;
  const mail = passwordChangedMail(user, link);
  await outbox.post(tx, { kind: 'password-changed', to: user.email, ...mail });
}

type ProfileChange = z.output<typeof profileUpdateSchema>;

/**
 * What of a change is not in use yet: it waits for the link that went to the present address. Of both at once the address
 * does not wait ('left'): the link of the password ends every other. Nothing waits for a mail that may not be sent to an
 * address that got too many ('held back'): the rest is saved all the same, since anybody can cause those mails.
 */
export type Waiting = 'nothing' | 'password' | 'email' | 'password, email left' | 'held back';

/**
 * Changes what is given of one's own profile. A new password with the current one counts at once and ends whatever else
 * opens the account. Without it, the new password waits for its link, and so does another address; the rest is saved.
 *
 * @returns the row, whether the password changed, and what waits
 * @throws DomainError `accounts.current_password`, `accounts.user_not_found`, `accounts.sign_in_needed` for a session that
 * ended meanwhile, `request.invalid` as `requireGoodChange` and `requireHardToGuess` say; then nothing is saved
 */
export async function changeProfile(
  accounts: Accounts & { readonly settings: SignupSettings },
  { id: userId, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
  { password, currentPassword, email, ...change }: ProfileChange,
): Promise<{ user: UserRow; isPasswordNew: boolean; waiting: Waiting }> {
  const { db, now, passwords, outbox, settings } = accounts;
  const user = await queries.findUser(db, userId);
  if (!user) throw new DomainError('accounts.user_not_found');
  requireGoodChange(change, { before: user, settings });
  const isPasswordNew = Boolean(password && currentPassword);
  const isPasswordWaiting = Boolean(password && !currentPassword);
  const newEmail = email && queries.emailKey(email) !== user.emailKey ? email : undefined;
  if (password) requireHardToGuess(passwords, password, user);
  if (isPasswordNew) await requireCurrent(passwords, user, currentPassword ?? '');
  const passwordHash = password ? await passwords.hash(password) : undefined;
  const changed = await inTransaction(db, async (tx) => {
    const at = now();
    await lockUser(tx, userId);
    await requireSession(tx, sessionId);
    const isHeldBack =
      Boolean(isPasswordWaiting || newEmail) && !(await outbox.mayReach(tx, user.email));
    let row = await queries.updateUser(tx, userId, { ...withoutAbsent(change), updatedAt: at });
    if (passwordHash && isPasswordNew)
      row = await usePassword(accounts, tx, { user: row, passwordHash });
    if (isHeldBack) return { user: row, waiting: 'held back' as const };
    if (passwordHash && isPasswordWaiting)
      await askForPassword(accounts, tx, { user: row, passwordHash });
    else if (newEmail) await askForEmail(accounts, tx, { user: row, newEmail });
    return { user: row, waiting: waitingOf({ isPasswordWaiting, newEmail }) };
  });
  outbox.wake();
  return { ...changed, isPasswordNew };
}

function waitingOf(given: { isPasswordWaiting: boolean; newEmail: string | undefined }): Waiting {
  const { isPasswordWaiting, newEmail } = given;
  if (isPasswordWaiting) return newEmail ? 'password, email left' : 'password';
  return newEmail ? 'email' : 'nothing';
}

/** @throws DomainError `accounts.current_password` */
async function requireCurrent(
  passwords: Passwords,
  user: UserRow,
  currentPassword: string,
): Promise<void> {
  if (await passwords.verify(currentPassword, user.passwordHash, user)) return;
  const fields = { currentPassword: say(profileMessages, 'currentPassword') };
  throw new DomainError('accounts.current_password', { fields });
}

async function usePassword(
  accounts: Accounts,
  tx: Tx,
  { user, passwordHash }: { user: UserRow; passwordHash: string },
): Promise<UserRow> {
  const at = accounts.now();
  await endAccess(tx, { userId: user.id, because: 'password', at });
  const changed = await queries.updateUser(tx, user.id, { passwordHash, updatedAt: at });
  await tellPasswordChanged(accounts, tx, changed);
  return changed;
}

async function askForPassword(
  { now, outbox, appUrl }: Accounts,
  tx: Tx,
  { user, passwordHash }: { user: UserRow; passwordHash: string },
): Promise<void> {
  const given = { userId: user.id, passwordHash, at: now(), appUrl };
  const link = await issueLink(tx, { purpose: 'password_change', ...given });
  const mail = confirmPasswordMail(user, link);
  await outbox.post(tx, { kind: 'password-change', to: user.email, ...mail });
}

/** To the present address first: the person logged in may not be the owner of the account. */
async function askForEmail(
  { now, outbox, appUrl }: Accounts,
  tx: Tx,
  { user, newEmail }: { user: UserRow; newEmail: string },
): Promise<void> {
  const given = { userId: user.id, newEmail, at: now(), appUrl };
  const link = await issueLink(tx, { purpose: 'email_approval', ...given });
  const mail = approveEmailMail(user, { link, newEmail });
  await outbox.post(tx, { kind: 'email-approval', to: user.email, ...mail });
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function withoutAbsent<T extends object>(change: T): Present<T> {
  return Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Present<T>;
}

// Reading.

type CountedUser = { readonly user: UserRow; readonly roles: number };

/** @throws DomainError `accounts.user_not_found` */
export async function readUser(db: Database, id: string): Promise<CountedUser> {
  const user = await queries.findUser(db, id);
  if (!user) throw new DomainError('accounts.user_not_found');
  return { user, roles: (await queries.countRolesOf(db, [id])).get(id) ?? 0 };
}
