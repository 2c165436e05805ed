/** Two processes that send reminders at once, on a real PostgreSQL server with many connections. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { serverDatabase } from '../../../testing/database.ts';
import { firstRole, givenAdmin, givenEvent, givenVolunteer } from '../../../testing/given.ts';
import { placesCounted } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { sendReminders } from './jobs.ts';

const PEOPLE = 500;
const HOUR = 3_600_000;
const startTime = new Date(testStart.getTime() + 100 * HOUR);
const endTime = new Date(startTime.getTime() + HOUR);

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
const people: string[] = [];
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(20) });
  admin = await givenAdmin(product);
  for (let count = 0; count < PEOPLE; count++) people.push((await givenVolunteer(product.db)).id);
});
afterAll(async () => {
  await product.close();
});

/** An event whose people are all due for the step of two days. */
beforeEach(async () => {
  product.clock.now = testStart;
  await product.db.deleteFrom('event').execute();
  await product.db.deleteFrom('notice').execute();
  const event = await givenEvent(admin, {
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    role: [
      { role_name: 'Cook', description: 'Cooks.', maxVolunteers: PEOPLE, skills: ['Cooking'] },
    ],
  });
  const place = {
    eventId: event.id,
    roleId: firstRole(event).id,
    state: 'confirmed',
    source: 'organiser',
    waitingSince: null,
    requestedAt: testStart,
    decidedBy: admin.id,
    decidedAt: testStart,
    startTime,
    endTime,
  } as const;
  await product.db
    .insertInto('participation')
    .values(people.map((userId) => ({ ...place, id: newId(), userId })) as never)
    .execute();
  await placesCounted(product, event.id);
  product.clock.now = new Date(startTime.getTime() - 48 * HOUR);
});

async function noticesEach(): Promise<number[]> {
  const rows = await product.db
    .selectFrom('notice')
    .select((count) => count.fn.countAll<string>().as('notices'))
    .where('kind', '=', 'reminder')
    .groupBy('userId')
    .execute();
  return rows.map(({ notices }) => Number(notices));
}

const processes = async () =>
  await Promise.all([1, 2, 3, 4].map(async () => await sendReminders(product.ports)));

describe('reminders of two processes', () => {
  test(`NT-05 reach each of ${PEOPLE} people exactly once`, async () => {
    const sent = await processes();
    expect(sent.reduce((sum, each) => sum + each)).toBe(PEOPLE);
    expect(await noticesEach()).toEqual(Array(PEOPLE).fill(1));
    expect(await sendReminders(product.ports)).toBe(0);
  });

  test('NT-05 NEGATIVE CONTROL: without the key people are reminded more than once', async () => {
    await sql`alter table reminder drop constraint reminder_once`.execute(product.db);
    try {
      const sent = await processes();
      expect(sent.reduce((sum, each) => sum + each)).toBeGreaterThan(PEOPLE);
      expect(Math.max(...(await noticesEach()))).toBeGreaterThan(1);
    } finally {
      await product.db.deleteFrom('reminder').execute();
      await sql`
        alter table reminder add constraint reminder_once primary key (event_id, user_id, start_time, step)
      `.execute(product.db);
    }
  });
});
