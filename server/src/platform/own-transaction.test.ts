/** F: a read beside its own transaction hung the embedded database; now it is an error at once, on every database. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { type Database, inTransaction, openDatabase } from './database.ts';

let databases: readonly TestDatabase[];
let own: Database;
let other: Database;
beforeAll(async () => {
  databases = [await testDatabase(), await testDatabase()];
  [own, other] = databases.map(({ pool }) => openDatabase(pool)) as [Database, Database];
});
afterAll(async () => {
  for (const { stop } of databases) await stop();
});

const read = async (db: Database) => await sql`select 1`.execute(db);

test('F1 inside a transaction a statement beside it is refused, and the next transaction is as if nothing had been', async () => {
  const beside = inTransaction(own, async (tx) => {
    await read(tx);
    await read(own);
  });
  await expect(beside).rejects.toThrow('A statement beside its own transaction');
  const within = inTransaction(own, async () => await inTransaction(own, read));
  await expect(within).rejects.toThrow('A statement beside its own transaction');
  await inTransaction(own, read);
  await read(own);
});

test('F1 another database, and what the work left running after the end, are free', async () => {
  let later: Promise<unknown> = Promise.resolve();
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  await inTransaction(own, async (tx) => {
    await read(tx);
    await read(other);
    later = ended.then(async () => await read(own));
  });
  end();
  await later;
});
