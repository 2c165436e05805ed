/** What becomes of a transaction whose connection is lost depends on whether it was asked to commit (F1, ADR 18). */
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../tools/patience.mjs';
import { type ServerDatabase, serverDatabase } from '../testing/database.ts';
import { type OwnServer, ownServer } from '../testing/own-server.ts';
import { type Database, inTransaction, openDatabase, type Tx } from './database.ts';
import { isDatabaseAway } from './database-away.ts';

let postgres: OwnServer;
let database: ServerDatabase;
let db: Database;
let killer: pg.Client;

beforeAll(async () => {
  postgres = await ownServer();
  database = await serverDatabase(4, postgres.url);
  db = openDatabase(database.pool);
  killer = new pg.Client({ connectionString: postgres.url });
  await killer.connect();
  await database.pool.query(`
    create table note (id int);
    create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(20); return null; end $$;
    create constraint trigger dawdle after insert on note deferrable initially deferred
      for each row when (new.id = 2) execute function dawdle();`);
}, patient(120_000));
afterAll(async () => {
  await killer.end();
  await database.stop();
  await postgres.end();
});

async function connectionOf(tx: Tx): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  return rows[0]?.pid ?? 0;
}
const end = async (pid: number) => await killer.query('select pg_terminate_backend($1)', [pid]);
const note = async (tx: Tx, id: number) => await sql`insert into note values (${id})`.execute(tx);
const notes = async (id: number) =>
  (await database.pool.query('select from note where id = $1', [id])).rowCount;

test('F1 a transaction that loses its connection before it is asked to commit begins again and is stored once', async () => {
  let tries = 0;
  await inTransaction(db, async (tx) => {
    tries += 1;
    await note(tx, 1);
    if (tries === 1) await end(await connectionOf(tx));
    await note(tx, 1);
  });
  expect(tries).toBe(2);
  expect(await notes(1)).toBe(2);
});

test('F1 a commit without an answer is not tried again: nobody knows what came of it', async () => {
  let tries = 0;
  let connection = 0;
  const outcome = inTransaction(db, async (tx) => {
    tries += 1;
    connection = await connectionOf(tx);
    await note(tx, 2);
  }).catch((error: unknown) => error);
  const commits = async () =>
    (
      await killer.query(`select from pg_stat_activity where pid = $1 and query = 'commit'`, [
        connection,
      ])
    ).rowCount;
  await expect.poll(commits).toBe(1);
  await end(connection);
  expect(isDatabaseAway(await outcome)).toBe(true);
  expect(tries).toBe(1);
});

test('F1 a commit that stopped waiting for its copy on another server is not told as stored', async () => {
  await killer.query(`alter system set synchronous_standby_names = 'nobody'`);
  await killer.query('select pg_reload_conf()');
  const wait = async () => (await killer.query('show synchronous_standby_names')).rows;
  await expect.poll(wait).toEqual([{ synchronous_standby_names: 'nobody' }]);
  let tries = 0;
  let connection = 0;
  const outcome = inTransaction(db, async (tx) => {
    tries += 1;
    connection = await connectionOf(tx);
    await note(tx, 3);
    await sql`set local synchronous_commit = on`.execute(tx);
  }).catch((error: unknown) => error);
  const waits = async () =>
    (
      await killer.query(`select from pg_stat_activity where pid = $1 and wait_event = 'SyncRep'`, [
        connection,
      ])
    ).rowCount;
  await expect.poll(waits).toBe(1);
  await killer.query('select pg_cancel_backend($1)', [connection]);
  const told = await outcome;
  // Dropping the database would wait as well.
  await killer.query('alter system reset synchronous_standby_names');
  await killer.query('select pg_reload_conf()');
  expect(isDatabaseAway(told)).toBe(true);
  expect(tries).toBe(1);
});
