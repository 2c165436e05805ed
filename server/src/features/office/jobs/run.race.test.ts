/** NT-01: two Admins who run the same work at once, on a real PostgreSQL server. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverDatabase } from '../../../testing/database.ts';
import { gateBefore } from '../../../testing/gate.ts';
import { givenAdmin } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(10) });
});
afterAll(async () => await product.close());

test('NT-01 of two who run the same work at once, one adds it', async () => {
  const { db, pool, ports } = product;
  const add = async () =>
    await db.transaction().execute(async (tx) => await ports.jobs.runOnce(tx, 'month-figures'));
  // Only to see who waits: nobody comes to this row.
  const { id } = await givenAdmin(product);
  const gate = await gateBefore(pool, id, 'app_user');
  const second = await db.transaction().execute(async (tx) => {
    expect(await ports.jobs.runOnce(tx, 'month-figures')).toBe(true);
    const adding = add();
    await gate.queued(1);
    return { adding };
  });
  expect(await second.adding).toBe(false);
  await gate.open();
});
