/** SQL of the demo's data. */
import { demoDomain } from '@saath/contract/office/demo/rules';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';

const PLANTED = 'demo-planted';
const ENDED = 'demo-ended';

/** Notes that all that exists by now was planted. @param lastId ids that are made later sort after it */
export async function notePlanted(tx: Tx, lastId: string): Promise<void> {
  await tx.insertInto('secret').values({ name: PLANTED, value: lastId }).execute();
}

export async function isEnded(db: Database): Promise<boolean> {
  const found = await db
    .selectFrom('secret')
    .select('name')
    .where('name', '=', ENDED)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * What people of the demo log in with, each hash once: they share one until they choose a password of their own. Also of
 * those that were planted before it was noted how far the demo goes.
 */
export async function demoHashes(db: Database): Promise<{ hash: string; email: string }[]> {
  const { rows } = await sql<{ hash: string; email: string }>`
    select password_hash as hash, min(email) as email from app_user
    where email_key like ${`%@${demoDomain}`}
      or id <= (select value::uuid from secret where name = ${PLANTED})
    group by password_hash
  `.execute(db);
  return rows;
}

export type Counts = {
  readonly people: number;
  readonly events: number;
  readonly addedPeople: number;
  readonly addedEvents: number;
};

/** If the version that planted the demo noted nothing, everything counts as added: the number is never too low. */
export async function countDemo(db: Database): Promise<Counts> {
  const { rows } = await sql<Counts>`
    with planted as (
      select coalesce((select value from secret where name = ${PLANTED}), ${NOTHING})::uuid as last
    )
    select
      (select count(*) from app_user, planted where id <= last)::int as people,
      (select count(*) from every_event, planted where id <= last)::int as events,
      (select count(*) from app_user, planted where id > last)::int as "addedPeople",
      (select count(*) from every_event, planted where id > last)::int as "addedEvents"
  `.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('Nothing was counted');
  return counts;
}

const NOTHING = '00000000-0000-0000-0000-000000000000';

/** What belongs to the installation, or was written by a migration. */
const KEPT = ['migrated_by', 'organisation', 'participation_step', 'secret', 'tally'];

/** Everything but the installation's own: one statement, which no trigger for rows sees. */
export async function emptyTables(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()
    and tablename not like 'kysely%' and tablename <> all(${KEPT}::text[])
  `.execute(tx);
  const tables = sql.join(rows.map(({ name }) => sql.table(name)));
  await sql`truncate table ${tables}`.execute(tx);
  await sql`update tally set count = 0`.execute(tx);
  await sql`insert into match_setting default values`.execute(tx);
  await tx.deleteFrom('secret').where('name', '=', PLANTED).execute();
  await tx.insertInto('secret').values({ name: ENDED, value: '' }).execute();
}
