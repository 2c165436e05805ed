/** SQL of sessions. */

import type { Insertable } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';

export async function insertSession(
  db: Database,
  session: Insertable<Tables['session']>,
): Promise<void> {
  await db.insertInto('session').values(session).execute();
}

export type SessionRow = Actor & { readonly seenAt: Date; readonly createdAt: Date };

/** The person behind a session that has not reached its end. */
export async function findSession(
  db: Database,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<SessionRow | undefined> {
  return await db
    .selectFrom('session')
    .innerJoin('appUser', 'appUser.id', 'session.userId')
    .select([
      'appUser.id',
      'appUser.role',
      'session.id as sessionId',
      'session.seenAt',
      'session.createdAt',
    ])
    .where('session.tokenHash', '=', tokenHash)
    .where('session.expiresAt', '>', now)
    .executeTakeFirst();
}

export async function touchSession(
  db: Database,
  { tokenHash, seenAt, expiresAt }: { tokenHash: Buffer; seenAt: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ seenAt, expiresAt })
    .where('tokenHash', '=', tokenHash)
    .execute();
}

export async function deleteSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('tokenHash', '=', tokenHash).execute();
}

export async function deleteSessionsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).execute();
}

/** None of the person's sessions lasts longer than to this moment, unless it is used. */
export async function endSessionsBy(
  db: Database,
  { userId, end }: { userId: string; end: Date },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ expiresAt: end })
    .where('userId', '=', userId)
    .where('expiresAt', '>', end)
    .execute();
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expiresAt', '<=', now).execute();
}

export async function roleOf(db: Database, userId: string): Promise<Actor['role'] | undefined> {
  const user = await db
    .selectFrom('appUser')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.role;
}

export async function deleteExpiredTokens(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('accountToken').where('expiresAt', '<=', now).execute();
}
