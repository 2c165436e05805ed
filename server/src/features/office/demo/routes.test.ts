/** EC-08: trying the product with sample data, and taking it away in one step. */
import { createFirstAdmin, login } from '@saath/contract/accounts/accounts/endpoints';
import { saveOrganisation } from '@saath/contract/foundation/organisation/endpoints';
import { getContent } from '@saath/contract/office/content/endpoints';
import { countDemo, endDemo } from '@saath/contract/office/demo/endpoints';
import { demoAccounts, publishedPassword } from '@saath/contract/office/demo/rules';
import { getSite } from '@saath/contract/office/site/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import { plantDemo } from '../../../seed/demo.ts';
import { type Client, testClient } from '../../../testing/client.ts';
import { givenAdmin, givenEvent, givenVolunteer } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { openDemo } from './service.ts';

let product: TestProduct;
let fresh: TestProduct;
beforeAll(async () => {
  product = await testProduct({ env: { DEMO: '1' } });
  fresh = await testProduct();
  await plantDemo(product);
}, patient(120_000));
afterAll(async () => {
  await product.close();
  await fresh.close();
});

const visitor = (): Client => testClient(product.app);
const siteOf = async (each: TestProduct) => (await testClient(each.app).call(getSite)).body.site;

/** How many rows each table has; what a process makes for itself by the way is left out. */
async function rowsOf({ db }: TestProduct): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() and tablename not like 'kysely%'
  `.execute(db);
  const found: Record<string, number> = {};
  for (const { name } of tables.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int n from ${sql.table(name)}`.execute(db);
    found[name] = rows[0]?.n ?? 0;
  }
  const { secret: _, account_token: __, job_run: ___, security_event: ____, ...kept } = found;
  return kept;
}

test('EC-08 the demo says that one may try it by a press, an installation without it does not', async () => {
  expect(await siteOf(product)).toMatchObject({ isDemo: true, hasDemoLogin: true });
  expect(await siteOf(fresh)).not.toHaveProperty('hasDemoLogin');
  for (const [role, email] of Object.entries(demoAccounts)) {
    const body = { email, password: publishedPassword };
    expect((await visitor().call(login, { body })).body.user).toMatchObject({ role });
  }
});

test('EC-08 an installation that is no demo has nothing to take away', async () => {
  const admin = await givenAdmin(fresh);
  expect((await admin.call(countDemo)).body.code).toBe('demo.none');
  const body = { addedPeople: 0, addedEvents: 0 };
  expect((await admin.call(endDemo, { body })).body.code).toBe('demo.none');
  await fresh.close();
  fresh = await testProduct();
});

test('EC-08 what was added is counted, told, and asked about with the right numbers; then the installation is clean', async () => {
  const admin = await givenAdmin(product);
  expect((await admin.call(countDemo)).body).toMatchObject({
    ...{ people: 61, addedPeople: 1, addedEvents: 0 },
  });
  await givenEvent(admin);
  await givenVolunteer(product.db);
  const stale = { addedPeople: 1, addedEvents: 0 };
  expect((await admin.call(endDemo, { body: stale })).body.code).toBe('demo.counted_anew');
  const { version } = product.organisation.now();
  await admin.call(saveOrganisation, { body: { version, name: 'Helpers of Lyari' } });

  const counted = (await admin.call(countDemo)).body;
  expect(counted).toMatchObject({ addedPeople: 2, addedEvents: 1 });
  const { status, body } = await admin.call(endDemo, {
    body: { addedPeople: counted.addedPeople, addedEvents: counted.addedEvents },
  });
  expect(status).toBe(200);
  expect(await rowsOf(product)).toEqual(await rowsOf(fresh));
  expect(await siteOf(product)).toMatchObject({
    ...{ isDemo: false, organisation: { name: 'Helpers of Lyari' } },
  });
  const { content } = (await visitor().call(getContent, { query: { language: 'en' } })).body;
  expect(content).toMatchObject({ stories: { items: [] } });
  for (const email of Object.values(demoAccounts))
    expect(
      (await visitor().call(login, { body: { email, password: publishedPassword } })).status,
    ).toBe(401);

  // The first account is made right away, and nothing comes back by a restart.
  const token = String(body.next).replace('/setup/', '');
  const first = { token, name: 'Omar', email: 'omar@example.org', password: 'Mangoes7!x' };
  expect((await visitor().call(createFirstAdmin, { body: first })).status).toBe(200);
  expect(
    (await openDemo(product.db, { ...product.setup, isDemo: true, isOpen: true })).isOn(),
  ).toBe(false);
});
