/** Use cases of accounts: sign up, activate, log in, change a profile, make the first Admin. */
import { profileMessages } from '@saath/contract/accounts/messages';
import {
  isExperienceTooHigh,
  type profileUpdateSchema,
  type signupSchema,
} from '@saath/contract/accounts/schema';
import type { Language } from '@saath/contract/language';
import type * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { inTransaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { newId } from '../../platform/ids.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { noPassword, type Passwords } from '../../platform/passwords.ts';
import { hashToken } from '../../platform/tokens.ts';
import { takeToken } from '../links/queries.ts';
import { issueLink } from '../links/service.ts';
import {
  activationMail,
  alreadyRegisteredMail,
  passwordChangedMail,
  welcomeMail,
} from './emails.ts';
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

export type Signup = z.output<ReturnType<typeof signupSchema>>;

/** What sign-up hands on to a feature above: the wish to organise, in the transaction that makes the account. */
export type AskToOrganise = (
  tx: Tx,
  wish: { userId: string; text: string; at: Date },
) => Promise<unknown>;

/**
 * Creates a Volunteer who has to activate the account by mail. An address that is known already gets another mail
 * and changes nothing: neither the answer nor its time tells the two apart.
 */
export async function signUp(
  { db, now, outbox, passwords, appUrl }: Accounts,
  { password, whyOrganise, ...profile }: Signup,
  { pictureId, askToOrganise }: { pictureId: string; askToOrganise: AskToOrganise },
): Promise<{ isNew: boolean }> {
  const passwordHash = await passwords.hash(password);
  const at = now();
  const isNew = await inTransaction(db, async (tx) => {
    const id = newId();
    const inserted = await queries.insertUser(tx, {
      ...profile,
      id,
      role: 'Volunteer',
      passwordHash,
      pictureId,
      activatedAt: null,
      createdAt: at,
      updatedAt: at,
    });
    if (inserted) {
      if (whyOrganise) await askToOrganise(tx, { userId: id, text: whyOrganise, at });
      await postActivation(tx, { id, ...profile }, { outbox, appUrl, at });
      return true;
    }
    const known = await queries.findUserByEmail(tx, profile.email);
    if (known && isWaiting(known)) await postActivation(tx, known, { outbox, appUrl, at });
    else if (known) await postAlreadyRegistered(tx, known, { outbox, appUrl });
    return false;
  });
  outbox.wake();
  return { isNew };
}

/** Signed up, not activated yet; people who leave are out of use as well, but not to be asked again. */
function isWaiting({ activatedAt, leavingAt }: UserRow): boolean {
  return !activatedAt && !leavingAt;
}

type Recipient = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly passwordHash?: string;
};

/**
 * Only the newest activation link of an account works. People whom an organiser brought in are asked for a password,
 * since they have none yet.
 */
export async function postActivation(
  tx: Tx,
  { id, email, passwordHash, ...reader }: Recipient,
  { outbox, appUrl, at }: { outbox: Outbox; appUrl: URL; at: Date },
): Promise<void> {
  // The answer is the same; the links of the mails before go on working.
  if (!(await outbox.mayReach(tx, email))) return;
  if (passwordHash === noPassword) {
    const link = await issueLink(tx, { purpose: 'welcome', userId: id, at, appUrl });
    await outbox.post(tx, { kind: 'welcome', to: email, ...welcomeMail(reader, link) });
    return;
  }
  const link = await issueLink(tx, { purpose: 'activation', userId: id, at, appUrl });
  await outbox.post(tx, { kind: 'activation', to: email, ...activationMail(reader, link) });
}

export async function postAlreadyRegistered(
  tx: Tx,
  { email, ...reader }: Recipient,
  { outbox, appUrl }: { outbox: Outbox; appUrl: URL },
): Promise<void> {
  if (!(await outbox.mayReach(tx, email))) return;
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

/** Sends the activation mail again to an account that waits for it; for any other address nothing happens. */
export async function resendActivation(
  { db, now, outbox, appUrl }: Accounts,
  email: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const user = await queries.findUserByEmail(tx, email);
    if (user && isWaiting(user)) await postActivation(tx, user, { outbox, appUrl, at: now() });
  });
  outbox.wake();
}

/** What activation causes in a feature above: a wish to organise from sign-up can be answered from now on. */
export type OnActivated = (tx: Tx, user: UserRow) => Promise<void>;

/** @throws DomainError `accounts.token_invalid` for a link that is unknown, expired or used */
export async function activateAccount(
  { db, now }: Accounts,
  token: string,
  onActivated: OnActivated,
): Promise<UserRow> {
  return await inTransaction(db, async (tx) => {
    const at = now();
    const taken = await takeToken(tx, {
      tokenHash: hashToken(token),
      purpose: 'activation',
      now: at,
    });
    if (!taken?.userId) throw new DomainError('accounts.token_invalid');
    const user = await queries.updateUser(tx, taken.userId, { activatedAt: at, updatedAt: at });
    await onActivated(tx, user);
    return user;
  });
}

/**
 * Checks address and password; takes the same time whether or not the address has an account.
 *
 * @throws DomainError `accounts.wrong_credentials`; only after the right password `accounts.not_activated`,
 * `accounts.leaving`
 */
export async function logIn(
  { db, passwords }: Accounts,
  { email, password }: { email: string; password: string },
): Promise<UserRow> {
  const user = await queries.findUserByEmail(db, email);
  const isRight = await passwords.verify(password, user?.passwordHash, {
    email,
    id: user?.id,
  });
  if (!user || !isRight) throw new DomainError('accounts.wrong_credentials');
  if (user.leavingAt) throw new DomainError('accounts.leaving');
  if (!user.activatedAt) throw new DomainError('accounts.not_activated');
  return user;
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
  if (!(await passwords.verify(currentPassword, user.passwordHash, user)))
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
