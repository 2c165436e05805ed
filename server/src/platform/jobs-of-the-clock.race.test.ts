/** A process of the product begins the jobs of the clock by itself; a product under test leaves them to the test. */
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../tools/patience.mjs';
import { type ServerDatabase, serverDatabase } from '../testing/database.ts';
import { killed, startJoinServer } from '../testing/join-storm.ts';
import { freePort } from '../testing/joiners.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';

let folder: string;
let underTest: ServerDatabase;
let database: ServerDatabase;
let product: TestProduct;
let server: ChildProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saath-clock-'));
  underTest = await serverDatabase(5);
  database = await serverDatabase(2);
  product = await testProduct({ database: underTest });
});
afterAll(async () => {
  await killed(server);
  await product.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

/** How often the job that is due every minute was begun. */
async function begun({ pool }: { pool: pg.Pool }): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as count from pgboss.job where name = 'match-log'`,
  );
  return rows[0].count;
}

test('OP-04 the product begins jobs of the clock by itself; under test, where they would come in between, it does not', async () => {
  server = await startJoinServer({ url: database.url, folder, port: await freePort() });
  await expect
    .poll(async () => await begun(database), { timeout: patient(60_000) })
    .toBeGreaterThan(0);
  // It was there earlier, and had the same time.
  expect(await begun(underTest)).toBe(0);
});
