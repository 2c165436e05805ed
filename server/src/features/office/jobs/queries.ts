/** SQL of what runs in the background. */
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export async function jobRuns(db: Database): Promise<Selectable<Tables['jobRun']>[]> {
  return await db.selectFrom('jobRun').selectAll().execute();
}

/** Mails that were tried and are not sent: how many, since when, and why the oldest. */
export async function mailsInTrouble(
  db: Database,
): Promise<{ waiting: number; oldestAt: Date | null; reason: string | null }> {
  const row = await db
    .selectFrom('mail')
    .select(({ fn }) => [
      fn.countAll<string>().as('waiting'),
      fn.min<Date | null>('createdAt').as('oldestAt'),
      sql<string | null>`(array_agg(last_error order by created_at))[1]`.as('reason'),
    ])
    .where('sentAt', 'is', null)
    .where('attempts', '>', 0)
    .executeTakeFirstOrThrow();
  return { ...row, waiting: Number(row.waiting) };
}

/** What the mails are about and to whom, by id. */
export async function mailSubjects(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('mail')
    .select(['id', 'kind', 'toAddress'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, kind, toAddress }) => [id, `${kind} → ${toAddress}`] as const));
}
