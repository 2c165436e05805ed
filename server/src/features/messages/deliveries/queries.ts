/** SQL of how far announcements have come. Counts walk along the index of one batch, 30,000 entries at most. */
import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

type AnnouncementRow = Pick<Selectable<Tables['announcement']>, 'id' | 'recipients' | 'mailed'>;

export async function findAnnouncement(
  db: Database,
  { id, eventId }: { id: string; eventId: string },
): Promise<AnnouncementRow | undefined> {
  return await db
    .selectFrom('announcement')
    .select(['id', 'recipients', 'mailed'])
    .where('id', '=', id)
    .where('eventId', '=', eventId)
    .executeTakeFirst();
}

/** Mails that have not been sent, by why the last try failed; null = not tried yet. */
export async function countUnsent(
  db: Database,
  batchId: string,
): Promise<{ code: string | null; count: number }[]> {
  const rows = await db
    .selectFrom('mail')
    .select(['lastError as code', sql<string>`count(*)`.as('count')])
    .where('batchId', '=', batchId)
    .where('sentAt', 'is', null)
    .groupBy('lastError')
    .orderBy('count', 'desc')
    .orderBy('code')
    .execute();
  return rows.map(({ code, count }) => ({ code, count: Number(count) }));
}

export async function countRead(db: Database, batchId: string): Promise<number> {
  const { read } = await db
    .selectFrom('notice')
    .select((eb) => eb.fn.countAll<string>().as('read'))
    .where('batchId', '=', batchId)
    .where('readAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(read);
}

export type FailedRow = {
  readonly id: string;
  readonly name: string | null;
  readonly leftAt: Date | null;
  readonly lastError: string | null;
  readonly attempts: number;
};

/** In the order in which they were written. */
export async function failedMails(
  db: Database,
  { batchId, after, limit }: { batchId: string; after: string | undefined; limit: number },
): Promise<FailedRow[]> {
  const query = failedOf(db, batchId)
    .leftJoin('appUser', 'appUser.id', 'mail.userId')
    .select(['mail.id', 'mail.lastError', 'mail.attempts', 'appUser.name', 'appUser.leftAt'])
    .orderBy('mail.id')
    .limit(limit);
  return await (after ? query.where('mail.id', '>', after) : query).execute();
}

function failedOf(db: Database, batchId: string) {
  return db
    .selectFrom('mail')
    .where('mail.batchId', '=', batchId)
    .where('mail.sentAt', 'is', null)
    .where('mail.lastError', 'is not', null);
}

/** Holds mails that failed, so that two who try them again at once do so in turn. */
export async function lockFailed(
  tx: Tx,
  { batchId, mailId, limit }: { batchId: string; mailId: string | undefined; limit: number },
): Promise<string[]> {
  const query = failedOf(tx, batchId).select('mail.id').orderBy('mail.id').limit(limit).forUpdate();
  const rows = await (mailId ? query.where('mail.id', '=', mailId) : query).execute();
  return rows.map(({ id }) => id);
}

/** Mails go to the address that their person has now. */
export async function readdress(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('mail')
    .from('appUser')
    .set((eb) => ({ toAddress: eb.ref('appUser.email') }))
    .whereRef('appUser.id', '=', 'mail.userId')
    .where('appUser.leftAt', 'is', null)
    .where('mail.id', 'in', [...ids])
    .execute();
}
