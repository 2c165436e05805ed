/** OR-01: the last place of a shift, wanted by people who have another one and by people who have none, at once. */
import { allowSeveralShifts } from '@saath/contract/events/shifts/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import { inTransaction } from '../../../platform/database.ts';
import { serverDatabase } from '../../../testing/database.ts';
import { firstRole, givenAdmin, givenEvent, givenVolunteer } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { assignVolunteer } from '../answer/service.ts';
import { addShift } from './service.ts';

const ROUNDS = rounds(12);
const HOLDERS = 12;
const HOUR = 3_600_000;

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let people: string[];
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(30) });
  admin = await givenAdmin(product);
  people = [];
  for (let count = 0; count < 2 * HOLDERS; count++)
    people.push((await givenVolunteer(product.db)).id);
});
afterAll(async () => await product.close());

/** A shift for everybody, and a later one with one place; half of the people have the first. */
async function contested(day: number) {
  const start = Date.parse('2027-07-01T00:00:00Z') + day * 24 * HOUR;
  const time = (hours: number) => new Date(start + hours * HOUR).toISOString();
  const shifts = [
    { startsAt: time(0), endsAt: time(2), maxPeople: HOLDERS },
    { startsAt: time(2), endsAt: time(4), maxPeople: 1 },
  ];
  const form = { role_name: 'Cook', description: 'Cooks.', maxVolunteers: HOLDERS + 1, skills: [] };
  const event = await givenEvent(admin, {
    ...{ startTime: time(0), endTime: time(4), role: [{ ...form, shifts }] },
  });
  await admin.call(allowSeveralShifts, { params: { id: event.id }, body: { isAllowed: true } });
  const role = firstRole(event);
  const [early, late] = role.shifts.map(({ id }) => id) as [string, string];
  const give = async (userId: string, shiftId: string) =>
    await assignVolunteer(product.ports, {
      ...{ eventId: event.id, roleId: role.id, userId, shiftId, actorId: admin.id },
    });
  const held = [];
  for (const userId of people.slice(0, HOLDERS)) held.push((await give(userId, early)).id);
  return { event, role, late, held, give };
}

const filledOf = async (shiftId: string) => {
  const { rows } = await sql<{ filled: number; seats: number }>`
    select filled, (select count(*)::int from further_shift where shift_id = shift.id)
      + (select count(*)::int from participation where shift_id = shift.id and state = 'confirmed') as seats
    from shift where id = ${shiftId}`.execute(product.db);
  return rows[0];
};

test(`OR-01 goes to exactly one of ${2 * HOLDERS}, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { late, held, give } = await contested(round);
    const wish = { shiftId: late, actorId: admin.id };
    const outcomes = await Promise.allSettled([
      ...held.map((participationId) => addShift(product.ports, { ...wish, participationId })),
      ...people.slice(HOLDERS).map((userId) => give(userId, late)),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await filledOf(late)).toEqual({ filled: 1, seats: 1 });
  }
});

test('OR-01 negative control: who only looks whether there is room gives the last place to several', async () => {
  const { event, role, late } = await contested(100);
  const insert = async (userId: string) =>
    await inTransaction(product.db, async (tx) => {
      const shift = await tx
        .selectFrom('shift')
        .select('filled')
        .where('id', '=', late)
        .executeTakeFirstOrThrow();
      if (shift.filled > 0) throw new Error('full');
      const key = { eventId: event.id, userId, roleId: role.id, shiftId: late };
      await tx
        .insertInto('furtherShift')
        .values({ ...key, givenAt: testStart, givenBy: null })
        .execute();
    });
  await Promise.all(people.slice(0, 3).map(insert));
  expect(await filledOf(late)).toEqual({ filled: 0, seats: 3 });
  await product.db.deleteFrom('furtherShift').where('shiftId', '=', late).execute();
});
