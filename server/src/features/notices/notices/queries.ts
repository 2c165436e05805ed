/** SQL of notices. */
import { type Insertable, type Selectable, sql } from 'kysely';
import { type Database, type Tx, wakeAfterCommit } from '../../../platform/database.ts';
import { notingNotices } from '../../../platform/live/note.ts';
import type { Tables } from '../../../platform/tables.ts';
import { type DeviceOf, devicesOf } from '../devices/queries.ts';

export type NoticeRow = Selectable<Tables['notice']>;
export type PushChoiceRow = Selectable<Tables['pushChoice']>;

/**
 * Stores notices, a few hundred at a time, and tells open screens of them. It is one statement because every way to the
 * database counts: a join tells somebody.
 *
 * @returns the devices of their people
 */
export async function storeNotices(
  tx: Tx,
  notices: readonly (Insertable<Tables['notice']> & { readonly id: string })[],
): Promise<DeviceOf[]> {
  if (notices.length === 0) return [];
  const telling = tx
    .with('stored', (db) => db.insertInto('notice').values([...notices]))
    .with('told', (db) => notingNotices(db, notices));
  const devices = await devicesOf(telling, [...new Set(notices.map(({ userId }) => userId))]);
  wakeAfterCommit(tx);
  return devices;
}

/** Newest first, after the one with the given id. */
export async function newestNotices(
  db: Database,
  { userId, after, limit }: { userId: string; after: string | undefined; limit: number },
): Promise<NoticeRow[]> {
  let query = db
    .selectFrom('notice')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(created_at, id) < (select created_at, id from notice where id = ${after} and user_id = ${userId})`,
    );
  return await query.execute();
}

export async function countUnread(db: Database, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notice')
    .select((eb) => eb.fn.countAll<string>().as('unread'))
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** One of the person's notices, or all. */
export async function markRead(
  db: Database,
  { userId, id, at }: { userId: string; id: string | undefined; at: Date },
): Promise<void> {
  let query = db
    .updateTable('notice')
    .set({ readAt: at })
    .where('userId', '=', userId)
    .where('readAt', 'is', null);
  if (id) query = query.where('id', '=', id);
  await query.execute();
}

/** What a person was told of one thread or announcement has been seen where it is. */
export async function markBatchRead(
  db: Database,
  { userId, batchId, at }: { userId: string; batchId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('notice')
    .set({ readAt: at })
    .where('batchId', '=', batchId)
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .execute();
}

export async function deleteNoticesBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('notice').where('createdAt', '<', before).execute();
}

export async function findPushChoice(
  db: Database,
  userId: string,
): Promise<PushChoiceRow | undefined> {
  return await db
    .selectFrom('pushChoice')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst();
}

export async function putPushChoice(tx: Tx, choice: PushChoiceRow): Promise<void> {
  const { userId: _, ...rest } = choice;
  await tx
    .insertInto('pushChoice')
    .values(choice)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(rest))
    .execute();
}
