/** Limits that hold over all processes of an installation (ADR 31). */
import { login } from '@saath/contract/accounts/accounts/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClient } from '../testing/client.ts';
import { type ServerDatabase, serverDatabase } from '../testing/database.ts';
import { givenAdmin } from '../testing/given.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { dropOldCounts, openCounters } from './counters.ts';

let database: ServerDatabase;
beforeAll(async () => {
  database = await serverDatabase(8);
});
afterAll(async () => await database.stop());

/** Two processes of one installation; where they count is the difference. */
async function twoProducts(env: NodeJS.ProcessEnv): Promise<TestProduct[]> {
  const { pool } = database;
  const shared = { pool, stop: async () => {} };
  return await Promise.all(
    [1, 2].map(async () => await testProduct({ database: shared, env, rateFactor: 1 })),
  );
}

/** The statuses of so many wrong passwords for one account, at the processes in turn. */
async function guess(products: readonly TestProduct[], email: string, tries: number) {
  const statuses: number[] = [];
  for (let tried = 0; tried < tries; tried++) {
    const product = products[tried % products.length];
    if (!product) break;
    const { status } = await testClient(product.app).call(login, {
      body: { email, password: 'Wrong@guess1' },
    });
    statuses.push(status);
  }
  return statuses.filter((status) => status !== 429).length;
}

test('G1 a limit holds over two processes on one server; in their own memories it would hold twice', async () => {
  const shared = await twoProducts({ DATABASE_URL: database.url });
  const [first] = shared;
  if (!first) throw new Error('No product');
  const { email } = await givenAdmin(first);
  expect(await guess(shared, email, 24)).toBe(10);
  // Not by whom it counts, nor for whom.
  const { rows } = await database.pool.query<{ key: string }>('select key from rate_count');
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
  for (const product of shared) await product.close();

  const alone = await twoProducts({});
  expect(await guess(alone, email, 24)).toBe(20);
  for (const product of alone) await product.close();
});

test('G1 forty at once get what is allowed and no more, and what is taken back may be taken again', async () => {
  const { pool } = database;
  const counters = [1, 2].map(() =>
    openCounters({ shared: pool })('at once', { points: 10, duration: 60 }),
  );
  const taken = await Promise.allSettled(
    Array.from({ length: 40 }, async (_, each) => await counters[each % 2]?.take('somebody')),
  );
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  const [one] = [openCounters({ shared: pool })('back', { points: 1, duration: 60 })];
  await one?.take('somebody');
  await one?.giveBack('somebody');
  await one?.take('somebody');
  await expect(one?.take('somebody')).rejects.toMatchObject({ code: 'request.too_many' });
});

test('G1 while the database is away nobody passes uncounted, and old counts are swept', async () => {
  const away = openCounters({
    shared: {
      query: async () => {
        throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
      },
    } as never,
  })('away', { points: 1, duration: 60 });
  await expect(away.take('somebody')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const { db, close } = await testProduct({
    database: { pool: database.pool, stop: async () => {} },
  });
  const left = async () => (await sql`select from rate_count`.execute(db)).rows.length;
  expect(await left()).toBeGreaterThan(0);
  await dropOldCounts(db, new Date(Date.now() + 7_200_000));
  expect(await left()).toBe(0);
  await close();
});
