/** SQL of passkeys. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export type PasskeyRow = Selectable<Tables['passkey']>;

export async function insertChallenge(
  db: Database,
  challenge: Insertable<Tables['passkeyChallenge']>,
): Promise<void> {
  await db.insertInto('passkeyChallenge').values(challenge).execute();
}

type Waiting = Pick<Selectable<Tables['passkeyChallenge']>, 'challengeHash' | 'browserHash'> & {
  /** Who adds one; null for logging in. */
  readonly userId: string | null;
  readonly now: Date;
};

/** Uses a challenge up. @returns whether this browser waited for it */
export async function takeChallenge(
  db: Database,
  { challengeHash, browserHash, userId, now }: Waiting,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeyChallenge')
    .where('challengeHash', '=', challengeHash)
    .where('browserHash', '=', browserHash)
    .where('userId', userId === null ? 'is' : '=', userId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteChallengesEndedBefore(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('passkeyChallenge').where('expiresAt', '<=', now).execute();
}

/** @returns false when it is known already, whoever has it */
export async function insertPasskey(
  tx: Tx,
  passkey: Insertable<Tables['passkey']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Oldest first. */
export async function passkeysOf(db: Database, userId: string): Promise<PasskeyRow[]> {
  return await db
    .selectFrom('passkey')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('addedAt')
    .orderBy('id')
    .execute();
}

export async function findPasskey(
  db: Database,
  credential: string,
): Promise<PasskeyRow | undefined> {
  return await db
    .selectFrom('passkey')
    .selectAll()
    .where('credential', '=', credential)
    .executeTakeFirst();
}

export async function isAnyKept(db: Database): Promise<boolean> {
  const { isAny } = await db
    .selectNoFrom(sql<boolean>`exists (select 1 from passkey)`.as('isAny'))
    .executeTakeFirstOrThrow();
  return isAny;
}

/** @returns false when it has been used or removed since it was read */
export async function noteUse(
  tx: Tx,
  { id, before, counter, usedAt }: { id: string; before: number; counter: number; usedAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkey')
    .set({ counter: String(counter), usedAt })
    .where('id', '=', id)
    .where('counter', '=', String(before))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Own = { readonly id: string; readonly userId: string };

/** @returns whether it was there */
export async function renamePasskey(
  db: Database,
  { id, userId, name }: Own & { readonly name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns undefined when it was not there */
export async function deletePasskey(tx: Tx, { id, userId }: Own): Promise<PasskeyRow | undefined> {
  return await tx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst();
}
