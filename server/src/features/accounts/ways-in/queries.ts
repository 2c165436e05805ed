/** SQL of the accounts at providers that open one of ours. */
import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export type IdentityRow = Selectable<Tables['providerIdentity']>;

/** Whom an account at a provider opens here. */
export async function ownerOf(
  db: Database,
  { issuer, subject }: Pick<IdentityRow, 'issuer' | 'subject'>,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('providerIdentity')
    .select('userId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found?.userId;
}

/** @returns false when the account at the provider opens one already */
export async function insertIdentity(
  tx: Tx,
  identity: Insertable<Tables['providerIdentity']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('providerIdentity')
    .values(identity)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Oldest first. */
export async function identitiesOf(db: Database, userId: string): Promise<IdentityRow[]> {
  return await db
    .selectFrom('providerIdentity')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('addedAt')
    .orderBy('id')
    .execute();
}

/** @returns undefined when it was not there */
export async function deleteIdentity(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<IdentityRow | undefined> {
  return await tx
    .deleteFrom('providerIdentity')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

export async function hasPasskey(tx: Tx, userId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('passkey')
    .select('id')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
