/** Use cases of passkeys (ADR 52): a key that stays in the person's device logs them in, and nothing that is sent opens anything. */
import type { PasskeyAdded, PasskeyUsed } from '@saath/contract/accounts/passkeys/schema';
import { limits } from '@saath/contract/limits';
import type { Actor } from '../../../platform/actor.ts';
import { tellSubject } from '../../../platform/caller.ts';
import { inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { lockUser } from '../../../platform/locks.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { type Asked, CHALLENGE_LIFE, type WebAuthn } from '../../../platform/web-authn.ts';
import { isAskedForPasskey, strengthenSession } from '../../foundation/sessions/queries.ts';
import { requireSession } from '../../foundation/sessions/service.ts';
import type { UserRow } from '../accounts/queries.ts';
import type { Accounts } from '../accounts/service.ts';
import { requireWayLeft, tellOfWay, type WaysIn } from '../ways-in/service.ts';
import * as queries from './queries.ts';

export type Passkeys = Accounts & WaysIn & { readonly webAuthn: WebAuthn };

/** Whose answer is waited for. */
type Waiter = {
  /** What this browser alone has. */
  readonly browser: string;
  /** Who adds one; null for logging in. */
  readonly userId: string | null;
};

/** What to ask a device for a new passkey of this person. @throws DomainError `passkeys.too_many` */
export async function askToAdd(
  given: Passkeys,
  { user, browser }: { user: UserRow; browser: string },
): Promise<Asked['options']> {
  const { id, name, email } = user;
  const known = await queries.passkeysOf(given.db, id);
  if (known.length >= limits.passkey.max) throw new DomainError('passkeys.too_many');
  const asked = await given.webAuthn.askToAdd({ id, name, email, known });
  return await waitFor(given, asked, { browser, userId: id });
}

/** What to ask a device that is to log somebody in: whichever passkey of this site it has. */
export async function askToUse(given: Passkeys, browser: string): Promise<Asked['options']> {
  return await waitFor(given, await given.webAuthn.askToUse(), { browser, userId: null });
}

async function waitFor(
  { db, now }: Passkeys,
  { options, challenge }: Asked,
  { browser, userId }: Waiter,
): Promise<Asked['options']> {
  await queries.insertChallenge(db, {
    ...{ challengeHash: hashToken(challenge), browserHash: hashToken(browser), userId },
    expiresAt: new Date(now().getTime() + CHALLENGE_LIFE),
  });
  return options;
}

function isWaitedFor({ db, now }: Passkeys, { browser, userId }: Waiter) {
  return async (challenge: string) =>
    await queries.takeChallenge(db, {
      ...{ challengeHash: hashToken(challenge), browserHash: hashToken(browser) },
      ...{ userId, now: now() },
    });
}

type Owner = Pick<Actor, 'id' | 'sessionId' | 'waitsForPasskey'>;

type Adding = {
  readonly actor: Owner;
  readonly browser: string;
  readonly answer: PasskeyAdded;
  /** The device, as people recognise it. */
  readonly name: string;
};

/**
 * The first one of an organiser who waits for it confirms the session at once (ADR 85).
 *
 * @throws DomainError `passkeys.not_added`, `passkeys.too_many`, `accounts.sign_in_needed`, `passkeys.confirm_first`
 */
export async function add(
  given: Passkeys,
  { actor, browser, answer, name }: Adding,
): Promise<void> {
  const { db, now, outbox, webAuthn } = given;
  const { id: userId, sessionId, waitsForPasskey } = actor;
  const key = await webAuthn.added(answer, isWaitedFor(given, { browser, userId }));
  if (!key) throw new DomainError('passkeys.not_added');
  await inTransaction(db, async (tx) => {
    // Two that are added at once are counted one after the other.
    const user = await lockUser(tx, userId);
    if (!user) throw new DomainError('passkeys.not_added');
    await requireSession(tx, sessionId);
    const { length } = await queries.passkeysOf(tx, userId);
    if (length > 0) requireConfirmed(actor);
    if (length >= limits.passkey.max) throw new DomainError('passkeys.too_many');
    const { counter, ...kept } = key;
    const row = { ...kept, counter: String(counter), id: newId(), userId, name, addedAt: now() };
    if (!(await queries.insertPasskey(tx, row))) throw new DomainError('passkeys.not_added');
    if (waitsForPasskey) await strengthenSession(tx, sessionId);
    await tellOfWay(given, tx, { user, what: 'added', way: wayOf(name) });
  });
  outbox.wake();
}

/** Whoever knows the password alone changes nothing about the passkeys. */
function requireConfirmed({ waitsForPasskey }: Owner): void {
  if (waitsForPasskey) throw new DomainError('passkeys.confirm_first');
}

const wayOf = (name: string) => (name ? `passkey (${name})` : 'passkey');

/**
 * Whose passkey answered. The key is counted on in one statement, so that of two answers at once one logs in.
 *
 * @throws DomainError `passkeys.refused`, `accounts.leaving`
 */
export async function logIn(
  given: Passkeys,
  { browser, answer }: { browser: string; answer: PasskeyUsed },
): Promise<UserRow> {
  const { db, now, webAuthn } = given;
  const passkey = await queries.findPasskey(db, answer.id);
  if (!passkey) throw new DomainError('passkeys.refused');
  const { id, userId } = passkey;
  tellSubject(userId);
  const { userHandle } = answer.response;
  const isTheirs = !userHandle || Buffer.from(userHandle, 'base64url').toString() === userId;
  const before = Number(passkey.counter);
  const wasAsked = isWaitedFor(given, { browser, userId: null });
  const used = await webAuthn.used(answer, { key: { ...passkey, counter: before }, wasAsked });
  if (!used || !isTheirs) throw new DomainError('passkeys.refused');
  return await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId);
    const isCounted = await queries.noteUse(tx, { id, before, ...used, usedAt: now() });
    if (!user || !isCounted) throw new DomainError('passkeys.refused');
    if (user.leavingAt) throw new DomainError('accounts.leaving');
    if (!user.activatedAt) throw new DomainError('passkeys.refused');
    return user;
  });
}

/** Nobody is asked for a passkey where there is none, or where none logs in. */
export async function isOffered({ db, provider }: Passkeys): Promise<boolean> {
  return !provider?.isOnly && (await queries.isAnyKept(db));
}

/** Oldest first. */
export async function list({ db }: Passkeys, userId: string): Promise<queries.PasskeyRow[]> {
  return await queries.passkeysOf(db, userId);
}

type Own = { readonly id: string; readonly userId: string };

/** @throws DomainError `passkeys.gone` */
export async function rename(
  { db }: Passkeys,
  own: Own & { readonly name: string },
): Promise<void> {
  if (!(await queries.renamePasskey(db, own))) throw new DomainError('passkeys.gone');
}

/**
 * @throws DomainError `passkeys.gone`, `providers.last_way`, `accounts.user_not_found`, `passkeys.confirm_first`,
 * `passkeys.last_needed` for the last one of an organiser who is asked for one
 */
export async function remove(
  given: Passkeys,
  { id, actor }: { readonly id: string; readonly actor: Owner },
): Promise<void> {
  const userId = actor.id;
  requireConfirmed(actor);
  await inTransaction(given.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new DomainError('accounts.user_not_found');
    const removed = await queries.deletePasskey(tx, { id, userId });
    if (!removed) throw new DomainError('passkeys.gone');
    await requireWayLeft(given, tx, user);
    const left = await queries.passkeysOf(tx, userId);
    if (left.length === 0 && (await isAskedForPasskey(tx, userId)))
      throw new DomainError('passkeys.last_needed');
    await tellOfWay(given, tx, { user, what: 'removed', way: wayOf(removed.name) });
  });
  given.outbox.wake();
}
