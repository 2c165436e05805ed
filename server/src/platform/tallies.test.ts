import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAdmin, givenEvent, givenVolunteer } from '../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../testing/product.ts';
import { readTallies } from './tallies.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => {
  await product.close();
});

/** The same by counting every row. */
async function counted() {
  const { rows } = await sql<{ name: string; count: string }>`
    select name, count(*) from (
      select unnest(people_tallies(role, activated_at, leaving_at, left_at)) as name from app_user
      union all select event_tally(published_at, cancelled_at) from event
    ) each group by name`.execute(product.db);
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
}

test('AD-01 AD-02 the tallies are what counting every row gives, whatever happens to people and events', async () => {
  const { db } = product;
  const admin = await givenAdmin(product);
  const people = [];
  for (let count = 0; count < 5; count++) people.push(await givenVolunteer(db));
  await givenVolunteer(db, { activatedAt: null });
  const [first, second, third] = people;
  const change = async (id = '', values: Record<string, unknown>) =>
    await db.updateTable('appUser').set(values).where('id', '=', id).execute();
  await change(first?.id, { role: 'Admin' });
  await change(second?.id, { leavingAt: testStart });
  await change(third?.id, { leavingAt: testStart, leftAt: testStart });
  await change(people[3]?.id, { name: 'Somebody Else' });
  await db
    .deleteFrom('appUser')
    .where('id', '=', people[4]?.id ?? '')
    .execute();
  expect(await readTallies(db)).toMatchObject({
    'people.Admin': 2,
    'people.Volunteer': 3,
    'people.active': 1,
  });

  for (let count = 0; count < 3; count++) await givenEvent(admin, { title: `Event ${count}` });
  const [one, two, three] = await db.selectFrom('event').select('id').execute();
  const set = async (id = '', values: Record<string, unknown>) =>
    await db.updateTable('event').set(values).where('id', '=', id).execute();
  await set(one?.id, { publishedAt: null });
  await set(two?.id, { cancelledAt: testStart });
  await db
    .deleteFrom('event')
    .where('id', '=', three?.id ?? '')
    .execute();
  await givenEvent(admin, { title: 'Put away' });
  const putAway = async (archivedAt: Date | null) =>
    await db
      .updateTable('everyEvent')
      .set({ archivedAt })
      .where('title', '=', 'Put away')
      .execute();
  await putAway(testStart);
  await db
    .updateTable('everyEvent')
    .set({ cancelledAt: testStart })
    .where('title', '=', 'Put away')
    .execute();
  const tallies = await readTallies(db);
  expect(tallies).toMatchObject({ 'events.open': 0, 'events.pending': 1, 'events.cancelled': 1 });
  const present = Object.fromEntries(Object.entries(tallies).filter(([, count]) => count > 0));
  expect(await counted()).toEqual(present);
  await putAway(null);
  expect(await readTallies(db)).toMatchObject({ 'events.open': 0, 'events.cancelled': 2 });
});
