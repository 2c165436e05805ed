/** The mark of a restore that is under way: a table, since it is there or not as the database is. */
import { sql } from 'kysely';
import type pg from 'pg';
import type { Database, Tx } from '../database.ts';
import { EmbeddedPool } from '../embedded-pool.ts';
import { lockTables } from '../lock-tables.ts';
import { ArchiveRefused } from './manifest.ts';

/** Of restores alone. */
const LOCK = 721_460_067;

/**
 * Does the work while no other restore has the database. The lock is that of a transaction, since behind a pooler a connection
 * keeps nothing longer; it goes with its process, however that ends. The embedded database is one process's own anyway.
 *
 * @throws ArchiveRefused when another restore is under way
 */
export async function asOnlyRestore<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  if (pool instanceof EmbeddedPool) return await work();
  const client = await pool.connect();
  try {
    await client.query(
      'begin; set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0',
    );
    const { rows } = await client.query(`select pg_try_advisory_xact_lock(${LOCK}) as "isOurs"`);
    if (!rows[0]?.isOurs)
      throw new ArchiveRefused(
        'Another restore is under way into this database.\nWait until it has ended, or name another database by DATABASE_URL.',
      );
    return await work();
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
}

/**
 * What makes tables asks it under the lock of `migrate`, so that no restore begins between the answer and the tables.
 *
 * @throws ArchiveRefused when a restore has not come to its end
 */
export async function requireFinished(db: Database): Promise<void> {
  if (await isUnfinished(db))
    throw new ArchiveRefused(
      'A restore has not come to its end here: what is in this database is not whole.\nRun the same restore again; it begins anew.',
    );
}

/** Asked of the rows of the catalogue: what a connection remembers of names may be older than the lock that it waited for. */
export async function isUnfinished(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (
      select from pg_class
      where relname = 'unfinished_restore' and relnamespace = current_schema()::regnamespace
    ) as "isThere"`.execute(db);
  return rows[0]?.isThere === true;
}

/**
 * Marks an empty database as one that is being restored, and takes away what a restore that was cut off has left. A product
 * that starts at the same moment has its tables before, and keeps them, or it finds the mark.
 *
 * @throws ArchiveRefused for a database in which there is something already
 */
export async function claimEmpty(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockTables(tx);
    await makeEmpty(tx);
    await sql`create table unfinished_restore (begun_at timestamptz not null default now())`.execute(
      tx,
    );
  });
}

export async function markFinished(db: Database): Promise<void> {
  await sql`drop table unfinished_restore`.execute(db);
}

/** Never takes away anything else: a database without the mark keeps what it has. */
async function makeEmpty(tx: Tx): Promise<void> {
  const isOurs = await isUnfinished(tx);
  const { rows } = await sql`
    select from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'v')
    limit 1`.execute(tx);
  if (rows.length === 0) return;
  if (!isOurs)
    throw new ArchiveRefused(
      'There is something in this database already, and a restore never writes over it.\nName an empty database by DATABASE_URL, or, without one, a DATA_DIR that is not there yet.',
    );
  await sql`drop schema if exists pgboss cascade`.execute(tx);
  await dropAll.execute(tx);
}

const dropAll = sql`do $$
  declare found record;
  begin
    for found in select c.oid::regclass as name from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' loop
      execute format('drop table if exists %s cascade', found.name);
    end loop;
    for found in select p.oid::regprocedure as name from pg_proc p
      where p.pronamespace = current_schema()::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') loop
      execute format('drop function if exists %s cascade', found.name);
    end loop;
    for found in select t.oid::regtype as name from pg_type t
      where t.typnamespace = current_schema()::regnamespace and t.typtype in ('e', 'd') loop
      execute format('drop type if exists %s cascade', found.name);
    end loop;
  end $$`;
