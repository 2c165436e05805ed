/** How the first Admin comes into being: by a one-time link, or from the command line. */

import type { Language } from '@saath/contract/language';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { lockUser } from '../../../platform/locks.ts';
import type { Passwords } from '../../../platform/passwords.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import * as links from '../../foundation/one-time-links/queries.ts';
import * as access from '../access/queries.ts';
import { requireHardToGuess } from '../accounts/policy.ts';
import type { UserRow } from '../accounts/queries.ts';
import * as queries from '../accounts/queries.ts';

const SETUP_LIFE = 24 * 3_600_000;

export type Setup = { readonly db: Database; readonly now: Clock; readonly passwords: Passwords };

/** A link by which the first Admin is made, or undefined when there is one already. Older links end. */
export async function firstAdminLink({ db, now }: Setup, appUrl: URL): Promise<URL | undefined> {
  if (await queries.hasAdmin(db)) return undefined;
  const { text, hash } = newToken();
  const at = now();
  await links.deleteTokens(db, 'first_admin');
  await links.insertToken(db, {
    tokenHash: hash,
    purpose: 'first_admin',
    userId: null,
    createdAt: at,
    expiresAt: new Date(at.getTime() + SETUP_LIFE),
  });
  return new URL(`/setup/${text}`, appUrl);
}

export type NewAdmin = { readonly name: string; readonly email: string; readonly password: string };

/** @throws DomainError `accounts.token_invalid`, `accounts.setup_done`, `accounts.email_taken`, `request.invalid` */
export async function createFirstAdmin(
  setup: Setup,
  { token, ...admin }: NewAdmin & { token: string },
): Promise<UserRow> {
  const { db, now, passwords } = setup;
  requireHardToGuess(passwords, admin.password, admin);
  const passwordHash = await passwords.hash(admin.password);
  return await inTransaction(db, async (tx) => {
    const link = { tokenHash: hashToken(token), purpose: 'first_admin', now: now() } as const;
    const taken = await links.takeToken(tx, link);
    if (await queries.hasAdmin(tx)) throw new DomainError('accounts.setup_done');
    if (!taken) throw new DomainError('accounts.token_invalid');
    return await insertAdmin(tx, { ...admin, passwordHash, at: now() });
  });
}

/** From the command line. @throws DomainError `accounts.email_taken`, `request.invalid` for a password that is easy to guess */
export async function createAdmin(setup: Setup, admin: NewAdmin): Promise<UserRow> {
  const { db, now, passwords } = setup;
  requireHardToGuess(passwords, admin.password, admin);
  const passwordHash = await passwords.hash(admin.password);
  return await inTransaction(db, async (tx) => {
    const user = await insertAdmin(tx, { ...admin, passwordHash, at: now() });
    await links.deleteTokens(tx, 'first_admin');
    return user;
  });
}

/**
 * For an organiser who has lost the device with their passkeys (ADR 85): these and whatever is logged in end, the password stays.
 *
 * @returns how many there were
 * @throws DomainError `accounts.user_not_found`
 */
export async function forgetPasskeys({ db }: Setup, email: string): Promise<number> {
  return await inTransaction(db, async (tx) => {
    const user = await queries.findUserByEmail(tx, email);
    if (!user) throw new DomainError('accounts.user_not_found');
    await lockUser(tx, user.id);
    await access.deleteSessions(tx, user.id);
    return await access.deletePasskeys(tx, user.id);
  });
}

/** @throws DomainError `accounts.email_taken` */
export async function insertAdmin(
  tx: Tx,
  {
    name,
    email,
    language,
    passwordHash,
    at,
  }: Omit<NewAdmin, 'password'> & { language?: Language; passwordHash: string; at: Date },
): Promise<UserRow> {
  const id = newId();
  const isNew = await queries.insertUser(tx, {
    id,
    name,
    email,
    role: 'Admin',
    ...(language ? { language } : {}),
    passwordHash,
    pictureId: null,
    activatedAt: at,
    createdAt: at,
    updatedAt: at,
  });
  const user = isNew ? await queries.findUser(tx, id) : undefined;
  if (!user) throw new DomainError('accounts.email_taken');
  return user;
}
