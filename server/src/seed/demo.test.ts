import { login } from '@saath/contract/accounts/accounts/endpoints';
import { countEventsByStatus } from '@saath/contract/events/events/endpoints';
import { demoAccounts } from '@saath/contract/office/demo/rules';
import { myParticipations } from '@saath/contract/places/joining/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemo, publishedHashes } from '../features/office/demo/service.ts';
import { purgeSensitive } from '../features/places/answer-lists/service.ts';
import { testClient } from '../testing/client.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { plantDemo } from './demo.ts';

let product: TestProduct;
let welcome: string;
beforeAll(async () => {
  product = await testProduct();
  welcome = await plantDemo(product);
});
afterAll(async () => {
  await product.close();
});

const count = async (query: ReturnType<typeof sql<{ n: number }>>) =>
  (await query.execute(product.db)).rows[0]?.n;

test('AU-06 EV-03 the demo has people to sign in with and events in every state', async () => {
  expect(await count(sql`select count(*)::int n from app_user where role = 'Volunteer'`)).toBe(60);
  expect(await count(sql`select count(*)::int n from event`)).toBe(46);
  const accounts = [...welcome.matchAll(/(Admin|Volunteer) +(\S+) +(\S+)/g)];
  expect(accounts).toHaveLength(2);
  for (const [, role, email, password] of accounts) {
    const client = testClient(product.app);
    const { body } = await client.call(login, { body: { email, password } });
    expect(body.user).toMatchObject({ role });
    if (role !== 'Admin') {
      const { participations } = (await client.call(myParticipations)).body;
      const places = participations as { state: string; event: { status: string } }[];
      const isExpected = places.some(
        ({ state, event }) => state === 'confirmed' && event.status === 'ONGOING',
      );
      expect(isExpected).toBe(true);
      continue;
    }
    const counts = (await client.call(countEventsByStatus)).body.eventsCount as { count: number }[];
    expect(counts.every((each) => each.count > 0)).toBe(true);
  }
});

test('RO-03 the demo keeps to every rule of the real thing, and is planted once', async () => {
  const wrongCounts = sql<{ n: number }>`select count(*)::int n from event_role r where filled <>
    (select count(*) from participation p where p.role_id = r.id and p.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early'))`;
  expect(await count(wrongCounts)).toBe(0);
  const wrongShifts = sql<{ n: number }>`select count(*)::int n from shift s where filled <>
    (select count(*) from participation p where p.shift_id = s.id and p.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early'))`;
  expect(await count(wrongShifts)).toBe(0);
  expect(await count(sql`select count(*)::int n from shift where filled > 0`)).toBeGreaterThan(5);
  const before = await count(sql`select count(*)::int n from participation`);
  expect(before).toBeGreaterThan(200);
  expect(await plantDemo(product)).toBe(welcome);
  expect(await count(sql`select count(*)::int n from participation`)).toBe(before);
});

test('EL-04 PR-02 of an event of the demo sensitive answers were kept long enough: the night deletes them, and says how many', async () => {
  const kept = sql<{ n: number }>`select count(*)::int n from question_answer
    join question on question.id = question_id where is_sensitive and value is not null`;
  const before = await count(kept);
  expect(before).toBeGreaterThan(3);
  await purgeSensitive(product.ports);
  expect(await count(kept)).toBe(0);
  expect(await count(sql`select sum(answers_deleted)::int n from question`)).toBe(before);
  expect(await count(sql`select count(*)::int n from question_answer`)).toBe(before);
});

test('B14 what was a demo on one machine does not start where others reach it, as long as anybody has the published password', async () => {
  const started = async (settings: object) =>
    await openDemo(product.db, { ...product.setup, isDemo: false, isOpen: true, ...settings }).then(
      () => 'started',
      (error: Error) => error.message,
    );
  expect(await started({})).toMatch(/the password that everybody knows[\s\S]*DEMO_PASSWORD/);
  expect(await started({ isOpen: false })).toBe('started');
  // The two by whom one logs in have others by now, the other people have not.
  const emails = Object.values(demoAccounts);
  const own = await product.setup.passwords.hash('Harbour7!bell');
  const accounts = product.db.updateTable('appUser').where('email', 'in', emails);
  const published = await product.db
    .selectFrom('appUser')
    .select('passwordHash')
    .where('email', 'in', emails)
    .executeTakeFirstOrThrow();
  await accounts.set({ passwordHash: own }).execute();
  expect(await started({})).toContain('everybody knows');
  await accounts.set(published).execute();
});

test('B14 with a password of its own, nobody of the demo has the published one any more', async () => {
  const people = [...welcome.matchAll(/(?:Admin|Volunteer) +(\S+) +(\S+)/g)];
  const again = await plantDemo(product, 'Harbour7!bell');
  expect(again).not.toContain('Harbour7!bell');
  for (const [, email, published] of people) {
    const logIn = async (password: string | undefined) =>
      (await testClient(product.app).call(login, { body: { email, password } })).status;
    expect([await logIn(published), await logIn('Harbour7!bell')]).toEqual([401, 200]);
  }
  expect(await publishedHashes(product.db, product.setup.passwords)).toEqual([]);
});
