/** The mark of a restore that is under way: a table, since it is there or not as the database is. */
import type pg from 'pg';
import { EmbeddedPool } from '../embedded-pool.ts';
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

/** Every process looks for it before it touches anything. @throws ArchiveRefused when a restore has not come to its end */
export async function requireFinished(pool: pg.Pool): Promise<void> {
  if (await isUnfinished(pool))
    throw new ArchiveRefused(
      'A restore has not come to its end here: what is in this database is not whole.\nRun the same restore again; it begins anew.',
    );
}

export async function isUnfinished(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `select to_regclass(current_schema() || '.unfinished_restore') is not null as "isThere"`,
  );
  return rows[0]?.isThere === true;
}

export async function markUnfinished(pool: pg.Pool): Promise<void> {
  await pool.query('create table unfinished_restore (begun_at timestamptz not null default now())');
}

export async function markFinished(pool: pg.Pool): Promise<void> {
  await pool.query('drop table unfinished_restore');
}

/**
 * Takes away what a restore that was cut off has left. Never anything else: a database without the mark keeps what it has.
 *
 * @throws ArchiveRefused for a database in which there is something already
 */
export async function requireEmpty(pool: pg.Pool): Promise<void> {
  const isOurs = await isUnfinished(pool);
  const { rows } = await pool.query<{ name: string; kind: string }>(
    `select format('%I', c.relname) as name, c.relkind as kind from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'v')`,
  );
  if (rows.length === 0) return;
  if (!isOurs)
    throw new ArchiveRefused(
      'There is something in this database already, and a restore never writes over it.\nName an empty database by DATABASE_URL, or, without one, a DATA_DIR that is not there yet.',
    );
  await clear(pool);
}

/** The mark goes last, with everything else in one transaction. */
async function clear(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('drop schema if exists pgboss cascade');
    await client.query(`do $$
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
      end $$`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
