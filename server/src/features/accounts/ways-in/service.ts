/** What opens an account beside its password: accounts at the organisation's provider (ADR 51) and passkeys (ADR 52). */
import type { Tx } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { lockUser } from '../../../platform/locks.ts';
import type { Provider } from '../../../platform/provider.ts';
import { hasPassword } from '../accounts/policy.ts';
import type { UserRow } from '../accounts/queries.ts';
import type { Accounts } from '../accounts/service.ts';
import { wayMail } from './emails.ts';
import * as queries from './queries.ts';

export type WaysIn = Accounts & { readonly provider: Provider | undefined };

/** As people know the provider: by its name, and one that is not in use any more by its host. */
export function providerName({ provider }: Pick<WaysIn, 'provider'>, issuer: string): string {
  return provider?.issuer === issuer ? provider.name : new URL(issuer).hostname;
}

/** Tells the owner, whoever did it. */
export async function tellOfWay(
  { outbox, appUrl }: Pick<Accounts, 'outbox' | 'appUrl'>,
  tx: Tx,
  { user, ...about }: { user: UserRow; what: 'added' | 'removed'; way: string },
): Promise<void> {
  const link = new URL('/forgot-password', appUrl).href;
  const mail = wayMail(user, { ...about, link });
  await outbox.post(tx, { kind: 'way-in', to: user.email, ...mail });
}

type Adding = Pick<queries.IdentityRow, 'issuer' | 'subject' | 'email'> & {
  /** Locked. */
  readonly user: UserRow;
  /** The account was made with it, so nobody has to be told. */
  readonly isNew?: boolean;
};

/** @throws DomainError `providers.taken` when it opens somebody else's account; again for the same person does nothing */
export async function addIdentity(
  given: WaysIn,
  tx: Tx,
  { user, issuer, subject, email, isNew = false }: Adding,
): Promise<void> {
  const row = { id: newId(), userId: user.id, issuer, subject, email, addedAt: given.now() };
  if (!(await queries.insertIdentity(tx, row))) {
    if ((await queries.ownerOf(tx, row)) !== user.id) throw new DomainError('providers.taken');
    return;
  }
  if (isNew) return;
  await tellOfWay(given, tx, { user, what: 'added', way: providerName(given, issuer) });
}

/** Oldest first. */
export async function listIdentities(
  { db }: WaysIn,
  userId: string,
): Promise<queries.IdentityRow[]> {
  return await queries.identitiesOf(db, userId);
}

/** @throws DomainError `providers.gone`, `providers.last_way`, `accounts.user_not_found` */
export async function removeIdentity(
  given: WaysIn,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await inTransaction(given.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new DomainError('accounts.user_not_found');
    const removed = await queries.deleteIdentity(tx, { id, userId });
    if (!removed) throw new DomainError('providers.gone');
    await requireWayLeft(given, tx, user);
    const way = providerName(given, removed.issuer);
    await tellOfWay(given, tx, { user, what: 'removed', way });
  });
  given.outbox.wake();
}

/**
 * After one was taken away. A password and a passkey are none where the provider is the only way in.
 *
 * @throws DomainError `providers.last_way`
 */
export async function requireWayLeft({ provider }: WaysIn, tx: Tx, user: UserRow): Promise<void> {
  const hasOwn = hasPassword(user) || (await queries.hasPasskey(tx, user.id));
  if (hasOwn && !provider?.isOnly) return;
  const left = await queries.identitiesOf(tx, user.id);
  if (!left.some(({ issuer }) => issuer === provider?.issuer))
    throw new DomainError('providers.last_way');
}
