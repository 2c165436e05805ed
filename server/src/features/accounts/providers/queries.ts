/** SQL of signing in by a provider. */
import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

type AttemptRow = Selectable<Tables['providerAttempt']>;
export type ArrivalRow = Selectable<Tables['providerArrival']>;
export type NewArrival = Insertable<Tables['providerArrival']>;

export async function insertAttempt(
  db: Database,
  attempt: Insertable<Tables['providerAttempt']>,
): Promise<void> {
  await db.insertInto('providerAttempt').values(attempt).execute();
}

type InBrowser = { readonly browserHash: Buffer; readonly now: Date };

/** Uses an attempt up: of two that come with it one gets it. Undefined when it is unknown, used, over, or another browser's. */
export async function takeAttempt(
  db: Database,
  { stateHash, browserHash, now }: InBrowser & { readonly stateHash: Buffer },
): Promise<AttemptRow | undefined> {
  return await db
    .deleteFrom('providerAttempt')
    .where('stateHash', '=', stateHash)
    .where('browserHash', '=', browserHash)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function insertArrival(db: Database, arrival: NewArrival): Promise<void> {
  await db.insertInto('providerArrival').values(arrival).execute();
}

/** Uses an arrival up, as `takeAttempt` does. */
export async function takeArrival(
  tx: Tx,
  { ticketHash, browserHash, now }: InBrowser & { readonly ticketHash: Buffer },
): Promise<ArrivalRow | undefined> {
  return await tx
    .deleteFrom('providerArrival')
    .where('ticketHash', '=', ticketHash)
    .where('browserHash', '=', browserHash)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** What was begun and never ended. */
export async function deleteEndedBefore(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('providerAttempt').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('providerArrival').where('expiresAt', '<=', now).execute();
}
