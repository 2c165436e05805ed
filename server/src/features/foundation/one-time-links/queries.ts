/** SQL of one-time links. */
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { TokenPurpose } from '../../../platform/tables/foundation.ts';

export async function insertToken(
  db: Database,
  token: {
    tokenHash: Buffer;
    purpose: TokenPurpose;
    userId: string | null;
    newEmail?: string | null;
    passwordHash?: string | null;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db.insertInto('accountToken').values(token).execute();
}

/** Many of one kind at once, in one statement. */
export async function insertTokens(
  tx: Tx,
  {
    tokens,
    purpose,
    createdAt,
    expiresAt,
  }: {
    tokens: readonly { tokenHash: Buffer; userId: string }[];
    purpose: TokenPurpose;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const hashes = tokens.map(({ tokenHash }) => tokenHash);
  const userIds = tokens.map(({ userId }) => userId);
  await sql`
    insert into account_token (token_hash, user_id, purpose, created_at, expires_at)
    select token_hash, user_id, ${purpose}, ${createdAt}, ${expiresAt}
    from unnest(${hashes}::bytea[], ${userIds}::uuid[]) as token (token_hash, user_id)
  `.execute(tx);
}

export type TakenToken = {
  readonly userId: string | null;
  readonly newEmail: string | null;
  readonly passwordHash: string | null;
};

/** Whose link it is, as long as it works; it stays good. */
export async function findToken(
  db: Database,
  { tokenHash, purposes, now }: { tokenHash: Buffer; purposes: readonly TokenPurpose[]; now: Date },
): Promise<{ userId: string | null } | undefined> {
  return await db
    .selectFrom('accountToken')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', 'in', [...purposes])
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Uses up a link: of two that use it at once, one gets it. Undefined when it is unknown, expired or used. */
export async function takeToken(
  tx: Tx,
  { tokenHash, purpose, now }: { tokenHash: Buffer; purpose: TokenPurpose; now: Date },
): Promise<TakenToken | undefined> {
  return await tx
    .deleteFrom('accountToken')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .returning(['userId', 'newEmail', 'passwordHash'])
    .executeTakeFirst();
}

export async function deleteTokensOf(tx: Tx, userId: string, purpose: TokenPurpose): Promise<void> {
  await tx
    .deleteFrom('accountToken')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
}

export async function deleteTokens(db: Database, purpose: TokenPurpose): Promise<void> {
  await db.deleteFrom('accountToken').where('purpose', '=', purpose).execute();
}
