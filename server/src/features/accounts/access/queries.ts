/** SQL of ending what opens an account. */
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { isAskedForPasskey } from '../../foundation/sessions/queries.ts';

/** Devices that are told through a session stop being told with it: the table says so. */
export async function deleteSessions(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('session').where('userId', '=', userId).execute();
}

/** Of sessions that ran out by themselves: whose devices they are is not known any more. */
export async function deleteLooseDevices(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('pushSubscription')
    .where('userId', '=', userId)
    .where('sessionId', 'is', null)
    .execute();
}

/** One-time links of every kind that wait, and links in mails that act for the person. */
export async function endLinks(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('accountToken').where('userId', '=', userId).execute();
  await tx
    .updateTable('appUser')
    .set({ linkStamp: sql<number>`link_stamp + 1` })
    .where('id', '=', userId)
    .execute();
}

/** The id is what the address is made of. Nothing happens where there is none. */
export async function replaceFeed(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('calendarFeed')
    .set({ id: newId(), readAt: null, replacedAt: at })
    .where('userId', '=', userId)
    .execute();
}

export async function deleteApiTokens(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('apiToken').where('userId', '=', userId).execute();
}

/** What opens an account by a provider, and what is about to. */
export async function deleteIdentities(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('providerIdentity').where('userId', '=', userId).execute();
  await tx.deleteFrom('providerAttempt').where('userId', '=', userId).execute();
  await tx.deleteFrom('providerArrival').where('userId', '=', userId).execute();
}

/**
 * With another password, where organisers are asked for a passkey: theirs stay, because whoever can read the mailbox could add
 * one of their own otherwise.
 */
export async function deletePasskeysNotAskedFor(tx: Tx, userId: string): Promise<void> {
  if (!(await isAskedForPasskey(tx, userId))) await deletePasskeys(tx, userId);
}

/** The keys themselves stay in the devices, and open nothing. @returns how many there were */
export async function deletePasskeys(tx: Tx, userId: string): Promise<number> {
  const passkeys = tx.deleteFrom('passkey').where('userId', '=', userId);
  const { numDeletedRows } = await passkeys.executeTakeFirst();
  await tx.deleteFrom('passkeyChallenge').where('userId', '=', userId).execute();
  return Number(numDeletedRows);
}

/** Rights that were given for single events, and for those of a branch. */
export async function deleteGrants(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('eventGrant').where('userId', '=', userId).execute();
  await tx.deleteFrom('branchGrant').where('userId', '=', userId).execute();
}

export async function deleteKioskPasses(tx: Tx, organiserId: string): Promise<void> {
  await tx.deleteFrom('kioskPass').where('organiserId', '=', organiserId).execute();
}
