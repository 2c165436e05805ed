/**
 * Use cases of signing up, activating and logging in.
 *
 * What is typed at sign-up becomes an account only when the link of its own mail is opened: until then it is nobody's,
 * so a stranger who knows my address can neither have it before me nor put a password on my account. An address has one
 * sign-up at a time; a newer one ends the links before it, and a link opens what was typed with it or nothing at all.
 */
import type { signupSchema } from '@saath/contract/accounts/accounts/schema';
import type * as z from 'zod/mini';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { lockUser } from '../../../platform/locks.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { newLink } from '../../foundation/one-time-links/service.ts';
import { endAccess } from '../access/service.ts';
import { activationMail } from '../accounts/emails.ts';
import { isGuest, requireHardToGuess } from '../accounts/policy.ts';
import type { UserRow } from '../accounts/queries.ts';
import * as people from '../accounts/queries.ts';
import { type Accounts, postAlreadyRegistered, postWelcome } from '../accounts/service.ts';
import type { SignUpRow } from './queries.ts';
import * as queries from './queries.ts';

type Signup = z.output<ReturnType<typeof signupSchema>>;

/** Signed up or brought in, not activated yet; people who leave are out of use as well, but not to be asked again. */
function isWaiting({ activatedAt, leavingAt }: UserRow): boolean {
  return !activatedAt && !leavingAt;
}

/** What is typed at sign-up becomes the account, once its link is opened: guests have no password yet. */
const mayBeTakenOver = (user: UserRow) => isWaiting(user) || isGuest(user);

/**
 * Keeps what was typed until the link is opened, and mails that link. An address that has an account gets another mail
 * and changes nothing: neither the answer nor its time tells the two apart.
 *
 * @returns the pictures that nothing points at any more
 * @throws DomainError `request.invalid` for a password that is easy to guess
 */
export async function signUp(
  { db, now, outbox, passwords, appUrl }: Accounts,
  { password, whyOrganise, ...typed }: Signup,
  pictureId: string,
): Promise<{ unusedPictures: string[] }> {
  requireHardToGuess(passwords, password, typed);
  const passwordHash = await passwords.hash(password);
  const unused = await inTransaction(db, async (tx) => {
    // Without a mail of its own, what is typed now must not end the link of what was typed before.
    if (!(await outbox.mayReach(tx, typed.email))) return [pictureId];
    const link = newLink({ purpose: 'activation', at: now(), appUrl });
    const { tokenHash, expiresAt } = link;
    const row = { ...typed, passwordHash, pictureId, tokenHash, expiresAt };
    const wish = { whyOrganise: whyOrganise ?? null };
    const carried = { eventId: typed.eventId ?? null, roleId: typed.roleId ?? null };
    const earlier = await queries.replaceSignUp(tx, { ...row, ...wish, ...carried });
    // Read after that: whoever activates at this moment has held the sign-up until then.
    const known = await people.findUserByEmail(tx, typed.email);
    if (known && !mayBeTakenOver(known)) {
      await queries.deleteSignUpOf(tx, typed.email);
      await postAlreadyRegistered(tx, known, { outbox, appUrl, carried });
      return [earlier, pictureId];
    }
    const mail = activationMail(typed, link.url);
    await outbox.post(tx, { kind: 'activation', to: typed.email, ...mail });
    return [earlier];
  });
  outbox.wake();
  return { unusedPictures: unused.filter((id) => id !== undefined) };
}

/**
 * Another link for an address that waits: for what was typed last, or for somebody whom an organiser brought in the
 * choice of a password. That choice is also what accounts get that waited before sign-ups were kept by their links
 * (migration 0043): whose password they hold is not known. For any other address nothing happens.
 */
export async function postLinkAgain(
  { now, outbox, appUrl }: Accounts,
  tx: Tx,
  email: string,
): Promise<void> {
  const user = await people.findUserByEmail(tx, email);
  if (user && !mayBeTakenOver(user)) return;
  if (!(await outbox.mayReach(tx, email))) return;
  const at = now();
  const { url, ...link } = newLink({ purpose: 'activation', at, appUrl });
  const waiting = await queries.renewLink(tx, { email, ...link });
  if (waiting) {
    const mail = activationMail(waiting, url);
    await outbox.post(tx, { kind: 'activation', to: waiting.email, ...mail });
  } else if (user && isWaiting(user)) await postWelcome(tx, user, { outbox, appUrl, at });
}

/** Sends the activation mail again to an address that waits for it. */
export async function resendActivation(accounts: Accounts, email: string): Promise<void> {
  await inTransaction(accounts.db, async (tx) => await postLinkAgain(accounts, tx, email));
  accounts.outbox.wake();
}

/** The event, and the role in it, for which somebody signed up. */
type Carried = { readonly eventId: string; readonly roleId: string | null };

/** What activation causes in a feature above, in its transaction. @param whyOrganise the wish from sign-up, if any */
export type OnActivated = (
  tx: Tx,
  activated: { user: UserRow; whyOrganise: string | null; at: Date },
) => Promise<void>;

/**
 * @returns the account, and what its person signed up for
 * @throws DomainError `accounts.token_invalid` for a link that is unknown, expired, used or replaced by a newer one
 */
export async function activateAccount(
  { db, now }: Accounts,
  token: string,
  onActivated: OnActivated,
): Promise<{ user: UserRow; carried: Carried | undefined }> {
  return await inTransaction(db, async (tx) => {
    const at = now();
    const typed = await queries.takeSignUp(tx, { tokenHash: hashToken(token), now: at });
    if (!typed) throw new DomainError('accounts.token_invalid');
    const user = await accountOf(tx, typed, at);
    await onActivated(tx, { user, whyOrganise: typed.whyOrganise, at });
    const { eventId, roleId } = typed;
    return { user, carried: eventId === null ? undefined : { eventId, roleId } };
  });
}

/** A new account, or the one that an organiser made for the address, with what was typed. */
async function accountOf(tx: Tx, typed: SignUpRow, at: Date): Promise<UserRow> {
  const { emailKey: _, tokenHash: __, expiresAt: ___, whyOrganise: ____, ...kept } = typed;
  const { eventId: _____, roleId: ______, ...profile } = kept;
  const account = { ...profile, activatedAt: at, updatedAt: at };
  const id = newId();
  await people.insertUser(tx, { ...account, id, role: 'Volunteer', createdAt: at });
  const known = await people.findUserByEmail(tx, typed.email);
  const user = known && (await lockUser(tx, known.id));
  if (user?.id === id) return user;
  // The address got an account in another way since then; its owner logs in to that.
  if (!user || !mayBeTakenOver(user)) throw new DomainError('accounts.token_invalid');
  await endAccess(tx, { userId: user.id, because: 'password', at });
  return await people.updateUser(tx, user.id, account);
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
  const user = await people.findUserByEmail(db, email);
  const typed = await queries.findSignUp(db, email);
  const account = user && !mayBeTakenOver(user) ? user : (typed ?? user);
  const isRight = await passwords.verify(password, account?.passwordHash, { email, id: user?.id });
  if (!account || !isRight) throw new DomainError('accounts.wrong_credentials');
  if (user?.leavingAt) throw new DomainError('accounts.leaving');
  // What waits for its link opens nothing, whoever typed it.
  if (!user?.activatedAt || account !== user) throw new DomainError('accounts.not_activated');
  return user;
}

/** So long after its link a sign-up can still get another one. */
const KEPT = 7 * 86_400_000;

/** What was typed and never activated is not kept; the pictures go with the next sweep. */
export async function dropOldSignUps({ db, now }: Pick<Accounts, 'db' | 'now'>): Promise<void> {
  await queries.deleteEndedBefore(db, new Date(now().getTime() - KEPT));
}
