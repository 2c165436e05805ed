/** Use cases of accounts: sign up, activate, log in, change a profile, make the first Admin. */
import { profileMessages } from '@saath/contract/accounts/messages';
import { isExperienceTooHigh, type profileUpdateSchema } from '@saath/contract/accounts/schema';
import type * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { inTransaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Passwords } from '../../platform/passwords.ts';
import { issueLink } from '../links/service.ts';
import { alreadyRegisteredMail, passwordChangedMail, welcomeMail } from './emails.ts';
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
  const link = await issueLink(tx, { purpose: 'welcome', userId: id, at, appUrl });
  await outbox.post(tx, { kind: 'welcome', to: email, ...welcomeMail(reader, link) });
}

export async function postAlreadyRegistered(
  tx: Tx,
  { email, ...reader }: Recipient,
  { outbox, appUrl }: { outbox: Outbox; appUrl: URL },
): Promise<void> {
  const link = new URL('/login', appUrl).href;
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
 * Changes what is given of the own profile. A new password needs the current one and ends every session.
 *
 * @returns the row, and whether the password changed
 * @throws DomainError `accounts.current_password`, `accounts.email_change`, `accounts.user_not_found`,
 * `request.invalid` for years of experience that are too high and for what would be emptied
 */
export async function changeProfile(
  accounts: Accounts,
  userId: string,
  { password, currentPassword, email, ...change }: ProfileChange,
): Promise<{ user: UserRow; isPasswordNew: boolean }> {
  const { db, now, passwords, outbox } = accounts;
  const user = await queries.findUser(db, userId);
  if (!user) throw new DomainError('accounts.user_not_found');
  if (email && queries.emailKey(email) !== user.emailKey)
    throw new DomainError('accounts.email_change', {
      fields: { email: 'The e-mail address of an account cannot be changed here.' },
    });
  requireNothingLost(change, user);
  const passwordHash = password
    ? await newPasswordHash(passwords, { user, password, currentPassword })
    : undefined;
  const changed = await inTransaction(db, async (tx) => {
    const row = await queries.updateUser(tx, userId, {
      ...withoutAbsent(change),
      ...(passwordHash ? { passwordHash } : {}),
      updatedAt: now(),
    });
    if (passwordHash) await tellPasswordChanged(accounts, tx, row);
    return row;
  });
  outbox.wake();
  return { user: changed, isPasswordNew: passwordHash !== undefined };
}

/** What an account has never told may stay empty; what it has told may not be emptied. */
function requireNothingLost(
  {
    experienceYears: years,
    contactNumber,
    skills,
  }: Pick<ProfileChange, 'experienceYears' | 'contactNumber' | 'skills'>,
  before: UserRow,
): void {
  const refuse = (field: string, message: string) => {
    throw new DomainError('request.invalid', { message, fields: { [field]: message } });
  };
  if (contactNumber === '' && before.contactNumber)
    refuse('contactNumber', profileMessages.phoneRequired);
  if (years !== undefined && isExperienceTooHigh(years, before.experienceYears))
    refuse('experienceYears', profileMessages.experienceHigh);
  if (skills?.length === 0 && before.skills.length > 0)
    refuse('skills', profileMessages.skillsRequired);
}

async function newPasswordHash(
  passwords: Passwords,
  given: { user: UserRow; password: string; currentPassword: string | undefined },
): Promise<string> {
  const { user, password, currentPassword = '' } = given;
  if (!(await passwords.verify(currentPassword, user.passwordHash)))
    throw new DomainError('accounts.current_password', {
      fields: { currentPassword: 'Please enter your current password to change it.' },
    });
  return await passwords.hash(password);
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
