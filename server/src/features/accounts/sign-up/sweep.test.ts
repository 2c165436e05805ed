/** What the nightly sweep of the whole product leaves of a sign-up that nobody finished. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJobs } from '../../../platform/job-adding.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { activate, activationTokens, signUp, signupForm } from '../../../testing/signing-up.ts';

const DAY = 86_400_000;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

/** The sweep of one night, from the beginning to the end. */
async function oneSweep(): Promise<void> {
  const { db, ports } = product;
  await db.deleteFrom('jobRun').where('name', '=', 'sweep').execute();
  await db.transaction().execute(async (tx) => await addJobs(tx, 'sweep', [{ id: 'tonight' }]));
  ports.jobs.wake('sweep');
  const runs = () => db.selectFrom('jobRun').select('reason').where('name', '=', 'sweep').execute();
  await expect.poll(runs).toEqual([{ reason: null }]);
}

test('AU-03 AU-04 a picture goes in the night in which its sign-up goes; a finished one keeps it', async () => {
  const [kept, dropped] = ['kept@gmail.com', 'dropped@gmail.com'];
  await signUp(product, signupForm({ email: kept }));
  const [token = ''] = await activationTokens(product, kept);
  expect((await activate(product, token)).status).toBe(200);
  const keptFiles = await product.storedFiles();
  await signUp(product, signupForm({ email: dropped }));
  expect(await product.storedFiles()).toHaveLength(keptFiles.length + 1);

  product.clock.now = new Date(product.clock.now.getTime() + 9 * DAY);
  await oneSweep();

  expect(await product.db.selectFrom('signUp').select('email').execute()).toEqual([]);
  expect(await product.storedFiles()).toEqual(keptFiles);
});
