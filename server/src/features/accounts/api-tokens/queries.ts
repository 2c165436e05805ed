/** SQL of API tokens. */
import type { Ability } from '@saath/contract/abilities';
import { type Insertable, sql } from 'kysely';
import type { Viewer } from '../../../platform/actor.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export type ApiTokenRow = {
  readonly id: string;
  readonly name: string;
  readonly abilities: Ability[];
  readonly ending: string;
  readonly userId: string;
  readonly makerName: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
};

function shown(db: Database) {
  return db
    .selectFrom('apiToken')
    .innerJoin('appUser', 'appUser.id', 'apiToken.userId')
    .select([
      'apiToken.id',
      'apiToken.name',
      'apiToken.abilities',
      'apiToken.ending',
      'apiToken.userId',
      'appUser.name as makerName',
      'apiToken.createdAt',
      'apiToken.expiresAt',
      'apiToken.usedAt',
    ]);
}

/** Those that work, newest first. */
export async function listTokens(db: Database, now: Date): Promise<ApiTokenRow[]> {
  return await shown(db)
    .where('apiToken.expiresAt', '>', now)
    .orderBy('apiToken.createdAt', 'desc')
    .orderBy('apiToken.id')
    .execute();
}

export async function findTokenRow(db: Database, id: string): Promise<ApiTokenRow | undefined> {
  return await shown(db).where('apiToken.id', '=', id).executeTakeFirst();
}

export async function countTokensOf(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('apiToken')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertApiToken(tx: Tx, token: Insertable<Tables['apiToken']>): Promise<void> {
  await tx.insertInto('apiToken').values(token).execute();
}

/** @returns whether it worked until now */
export async function deleteToken(
  db: Database,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('apiToken')
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteExpiredTokens(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('apiToken').where('expiresAt', '<=', now).execute();
}

export type TokenInUse = Viewer & {
  readonly tokenId: string;
  readonly abilities: readonly Ability[];
  readonly usedAt: Date | null;
};

/** Who is behind a token that works. */
export async function findInUse(
  db: Database,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<TokenInUse | undefined> {
  return await db
    .selectFrom('apiToken')
    .innerJoin('appUser', 'appUser.id', 'apiToken.userId')
    .select([
      'appUser.id',
      'appUser.role',
      'apiToken.id as tokenId',
      'apiToken.abilities',
      'apiToken.usedAt',
    ])
    .where('apiToken.tokenHash', '=', tokenHash)
    .where('apiToken.expiresAt', '>', now)
    .executeTakeFirst();
}

export async function noteUse(
  db: Database,
  { id, usedAt }: { id: string; usedAt: Date },
): Promise<void> {
  await db.updateTable('apiToken').set({ usedAt }).where('id', '=', id).execute();
}
