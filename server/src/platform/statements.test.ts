import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { type Database, openDatabase } from './database.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase(database.pool);
});
afterAll(async () => await database.stop());

/** Plans that the connection keeps for a statement with a word in it. */
const plansOf = async (word: string): Promise<number> => {
  const { rows } = await database.pool.query(
    `select count(*)::int as plans from pg_prepared_statements where statement like '%${word}%'`,
  );
  return rows[0].plans;
};

test('a plan is kept of a statement that comes again, not of one that comes once', async () => {
  const ask = async (number: number) =>
    (await sql<{ onceMore: number }>`select ${number}::int as once_more`.execute(db)).rows;
  expect(await ask(1)).toEqual([{ onceMore: 1 }]);
  expect(await plansOf('once_more')).toBe(0);
  expect(await ask(2)).toEqual([{ onceMore: 2 }]);
  expect(await plansOf('once_more')).toBe(1);
  expect(await ask(3)).toEqual([{ onceMore: 3 }]);
  expect(await plansOf('once_more')).toBe(1);
});

test('hundreds that come once each take no name from those that come again', async () => {
  for (let number = 0; number < 600; number++)
    await sql`select ${number}::int as ${sql.ref(`single_${number}`)}`.execute(db);
  expect(await plansOf('single_')).toBe(0);
  for (let time = 0; time < 2; time++) await sql`select ${time}::int as again`.execute(db);
  expect(await plansOf('as again')).toBe(1);
});
