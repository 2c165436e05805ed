/**
 * Use cases of signing in by the organisation's provider (ADR 51). Who somebody is, is the provider's name for them
 * (issuer and subject); an address only says, once, which account is theirs, and only where both sides have confirmed it.
 */
import { emailSchema } from '@saath/contract/accounts/accounts/schema';
import { ownPath } from '@saath/contract/own-path';
import { tellSubject } from '../../../platform/caller.ts';
import type { ClaimedRight } from '../../../platform/claimed-rights.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { lockUser } from '../../../platform/locks.ts';
import { passwordNotNeeded } from '../../../platform/passwords.ts';
import type { Proven, Provider, Secrets } from '../../../platform/provider.ts';
import type { Signer } from '../../../platform/secrets.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import { endAccess } from '../access/service.ts';
import { isOpenToItsMailbox } from '../accounts/policy.ts';
import type { UserRow } from '../accounts/queries.ts';
import * as people from '../accounts/queries.ts';
import type { Accounts } from '../accounts/service.ts';
import { deleteSignUpOf } from '../sign-up/queries.ts';
import { type IdentityRow, ownerOf } from '../ways-in/queries.ts';
import { addIdentity } from '../ways-in/service.ts';
import * as queries from './queries.ts';

/** What a later room does with what the provider says of somebody who has come in by it. */
export type OnProven = (proven: {
  readonly userId: string;
  readonly rights: readonly ClaimedRight[];
  /** The provider's name, as people know it. */
  readonly by: string;
}) => Promise<void>;

export type Providers = Accounts & {
  readonly provider: Provider | undefined;
  readonly signer: Signer;
  readonly onProven: OnProven;
};

/** Milliseconds from the press to the way back, and from there to the last press. */
const LIFE = 600_000;

/** @throws DomainError `providers.none` */
export function requireProvider({ provider }: Pick<Providers, 'provider'>): Provider {
  if (!provider) throw new DomainError('providers.none');
  return provider;
}

/** Made anew from what the browser alone keeps: the database holds nothing by which a sign-in could be ended elsewhere. */
function secretsOf(
  signer: Signer,
  { browser, state }: { browser: string; state: string },
): Secrets {
  const of = (purpose: string) => signer.sign(`provider ${purpose}`, `${browser} ${state}`);
  return { state, nonce: of('nonce'), verifier: of('verifier') };
}

type Beginning = {
  /** What this browser alone has. */
  readonly browser: string;
  readonly returnTo?: string | undefined;
  /** Who wants to connect their account; left out for logging in. */
  readonly userId?: string;
};

/** @returns where the browser goes; @throws DomainError `providers.none`, `providers.away` */
export async function begin(
  given: Providers,
  { browser, returnTo, userId }: Beginning,
): Promise<string> {
  const { db, now, signer } = given;
  const provider = requireProvider(given);
  const { text: state, hash: stateHash } = newToken();
  const url = await provider.begin(secretsOf(signer, { browser, state }));
  await queries.insertAttempt(db, {
    ...{ stateHash, browserHash: hashToken(browser) },
    userId: userId ?? null,
    returnTo: ownPath(returnTo) ?? null,
    expiresAt: new Date(now().getTime() + LIFE),
  });
  return url.href;
}

/** Nothing is left to do, or an account has to be made first, or one that is logged in is connected. */
export type Finished =
  | { readonly kind: 'arrived'; readonly user: UserRow; readonly returnTo: string | null }
  | {
      readonly kind: 'join';
      readonly ticket: string;
      readonly name: string;
      readonly email: string;
    }
  | { readonly kind: 'connect'; readonly ticket: string };

type Finishing = {
  readonly browser: string;
  readonly search: string;
  readonly actorId: string | undefined;
};

/**
 * @throws DomainError `providers.over` for an answer that this browser does not wait for; as `Provider.prove` says; and
 * for a person who cannot come in `accounts.leaving`, `providers.organiser`, `providers.unconfirmed`, `providers.other_person`
 */
export async function finish(
  given: Providers,
  { browser, search, actorId }: Finishing,
): Promise<Finished> {
  const { db, now, signer } = given;
  const provider = requireProvider(given);
  const state = new URLSearchParams(search).get('state') ?? '';
  const browserHash = hashToken(browser);
  const waiting = { stateHash: hashToken(state), browserHash, now: now() };
  const attempt = await queries.takeAttempt(db, waiting);
  if (!attempt) throw new DomainError('providers.over');
  const { userId, returnTo } = attempt;
  if (userId && userId !== actorId) throw new DomainError('providers.other_person');
  const proven = await provider.prove(search, secretsOf(signer, { browser, state }));
  const rights = JSON.stringify(proven.rights);
  const arrival = { browserHash, userId, returnTo, rights, email: proven.email ?? '' };
  const who = { issuer: provider.issuer, subject: proven.subject };
  const keep = async () => await keepArrival(given, { ...arrival, ...who });
  if (userId) return { kind: 'connect', ticket: await keep() };
  const user = await accountOf(given, { ...who, proven, provider });
  if (user) {
    await bringInLine(given, user.id, proven.rights);
    return { kind: 'arrived', user, returnTo };
  }
  return { kind: 'join', ticket: await keep(), name: proven.name, email: arrival.email };
}

/** Where nothing that the provider says gives rights, those that it gave before end by themselves. */
async function bringInLine(
  { provider, onProven }: Providers,
  userId: string,
  rights: readonly ClaimedRight[],
): Promise<void> {
  if (provider?.givesRights) await onProven({ userId, rights, by: provider.name });
}

type Arriving = Omit<queries.NewArrival, 'ticketHash' | 'expiresAt'>;

async function keepArrival({ db, now }: Providers, arrival: Arriving): Promise<string> {
  const { text, hash: ticketHash } = newToken();
  const expiresAt = new Date(now().getTime() + LIFE);
  await queries.insertArrival(db, { ...arrival, ticketHash, expiresAt });
  return text;
}

type Somebody = Pick<IdentityRow, 'issuer' | 'subject'>;

/** Whose account it is; undefined for somebody who has none yet. */
async function accountOf(
  given: Providers,
  { proven, provider, ...who }: Somebody & { proven: Proven; provider: Provider },
): Promise<UserRow | undefined> {
  const { db } = given;
  const ownerId = await ownerOf(db, who);
  tellSubject(ownerId);
  if (ownerId) return requireIn(await people.findUser(db, ownerId));
  const { email, isConfirmed } = proven;
  if (!isConfirmed || !emailSchema.safeParse(email).success || !email)
    throw new DomainError('providers.unconfirmed');
  const known = await people.findUserByEmail(db, email);
  tellSubject(known?.id);
  if (!known || isOpenToItsMailbox(known)) return undefined;
  const joined = await inTransaction(db, async (tx) => {
    const user = requireIn(await lockUser(tx, known.id));
    requireJoinable(user, provider, email);
    await addIdentity(given, tx, { user, ...who, email });
    return user;
  });
  given.outbox.wake();
  return joined;
}

/** @throws DomainError `accounts.leaving` */
function requireIn(user: UserRow | undefined): UserRow {
  if (!user) throw new DomainError('providers.over');
  if (user.leavingAt) throw new DomainError('accounts.leaving');
  return user;
}

/**
 * A mailbox alone opens no organiser's account, as with links of mails: they see everybody's data. Where the provider is
 * the only way in, the operator has left it to the provider who they are.
 *
 * @throws DomainError `providers.organiser`, `providers.over` for an account that changed meanwhile
 */
function requireJoinable(user: UserRow, { isOnly }: Provider, email: string): void {
  const isTheirs = user.activatedAt && user.emailKey === people.emailKey(email);
  if (!isTheirs) throw new DomainError('providers.over');
  if (user.role === 'Admin' && !isOnly) throw new DomainError('providers.organiser');
}

/** What the person has confirmed, and the ticket that `finish` gave to this browser. */
type Joining = Pick<UserRow, 'name' | 'language'> & {
  readonly ticket: string;
  readonly browser: string;
};

/**
 * Makes the account of somebody who came by the provider for the first time, or takes over the one that is open to their
 * mailbox. Whatever was typed for the address before is nobody's.
 *
 * @throws DomainError `providers.over`, `providers.taken`
 */
export async function join(
  given: Providers,
  { ticket, browser, ...profile }: Joining,
): Promise<{ user: UserRow; returnTo: string | null }> {
  const { db, now } = given;
  requireProvider(given);
  const { rights, ...joined } = await inTransaction(db, async (tx) => {
    const arrival = await take(given, tx, { ticket, browser });
    const { issuer, subject, email, userId, returnTo, rights } = arrival;
    if (userId) throw new DomainError('providers.over');
    const user = await accountAt(tx, { ...profile, email }, now());
    await addIdentity(given, tx, { user, issuer, subject, email, isNew: true });
    return { user, returnTo, rights };
  });
  await bringInLine(given, joined.user.id, rights);
  return joined;
}

async function accountAt(
  tx: Tx,
  { email, ...profile }: Pick<UserRow, 'email' | 'name' | 'language'>,
  at: Date,
): Promise<UserRow> {
  const id = newId();
  const account = { ...profile, passwordHash: passwordNotNeeded, activatedAt: at, updatedAt: at };
  const made = {
    ...account,
    id,
    email,
    role: 'Volunteer',
    pictureId: null,
    createdAt: at,
  } as const;
  await people.insertUser(tx, made);
  const known = await people.findUserByEmail(tx, email);
  const user = known && (await lockUser(tx, known.id));
  await deleteSignUpOf(tx, email);
  if (user?.id === id) return user;
  // The address got an account in another way since then: its owner comes in by that.
  if (!user || !isOpenToItsMailbox(user)) throw new DomainError('providers.over');
  await endAccess(tx, { userId: user.id, because: 'first_password', at });
  return await people.updateUser(tx, user.id, account);
}

/**
 * Lets the account at the provider open the one that is logged in.
 *
 * @throws DomainError `providers.over`, `providers.other_person`, `providers.taken`
 */
export async function connect(
  given: Providers,
  { ticket, browser, actorId }: { ticket: string; browser: string; actorId: string },
): Promise<void> {
  const { db, outbox } = given;
  requireProvider(given);
  const rights = await inTransaction(db, async (tx) => {
    const arrival = await take(given, tx, { ticket, browser });
    const { issuer, subject, email, userId } = arrival;
    if (userId !== actorId) throw new DomainError('providers.other_person');
    const user = await lockUser(tx, actorId);
    if (!user) throw new DomainError('providers.over');
    await addIdentity(given, tx, { user, issuer, subject, email });
    return arrival.rights;
  });
  outbox.wake();
  await bringInLine(given, actorId, rights);
}

/** Uses up what `finish` has left for this browser. @throws DomainError `providers.over` */
async function take(
  { now }: Pick<Providers, 'now'>,
  tx: Tx,
  { ticket, browser }: { ticket: string; browser: string },
): Promise<queries.ArrivalRow> {
  const ticketHash = hashToken(ticket);
  const waiting = { ticketHash, browserHash: hashToken(browser), now: now() };
  const taken = await queries.takeArrival(tx, waiting);
  if (!taken) throw new DomainError('providers.over');
  return taken;
}
