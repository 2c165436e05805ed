/** What is around a place is read once, and only where there is something to read (RO-03, EL-01). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  type SignedIn,
} from '../../../testing/given.ts';
import { givePlace } from '../../../testing/given-board.ts';
import { askingForm } from '../../../testing/given-papers.ts';
import { limits } from '../../../testing/given-time-limits.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { findEvent } from '../../events/events/queries.ts';
import { findRole } from '../../events/roles/queries.ts';
import type { There } from './queries.ts';
import { clashAt, lookAround } from './service.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

/** An event of 9 to 13 o'clock, and somebody who has a place in another one from 10 to 12. */
async function given(form: Record<string, unknown> = {}) {
  const event = await givenEvent(admin, form);
  const held = await givenEvent(admin, {
    ...{ startTime: '2026-12-07T10:00:00Z', endTime: '2026-12-07T12:00:00Z' },
  });
  await limits(admin, held, { dayHours: 6 });
  const user = await givenVolunteer(product.db);
  const place = { event: held, roleId: firstRole(held).id, userId: user.id };
  await givePlace(product, place, admin.id);
  return { event, held, user };
}

async function around(
  { event: { id }, user }: Awaited<ReturnType<typeof given>>,
  there?: Partial<There>,
) {
  return await inTransaction(product.db, async (tx) => {
    const event = await findEvent(tx, id);
    const [role] = await tx
      .selectFrom('eventRole')
      .select('id')
      .where('eventId', '=', id)
      .execute();
    const row = role && (await findRole(tx, role.id));
    if (!event || !row) throw new Error('The event is not there');
    const none = { isInEvent: false, hasQuestions: false, isAwaited: false };
    const given = there && { ...none, hasShifts: false, isElsewhere: false, ...there };
    return { event, found: await lookAround(tx, { event, user }, [row], given) };
  });
}

test('RO-03 places elsewhere are found, and go on to the policy with what their events limit', async () => {
  const world = await given();
  const { found } = await around(world);
  expect(found.near.map(({ eventId }) => eventId)).toEqual([world.held.id]);
  expect(found.known.places).toMatchObject([
    {
      ...{ eventId: world.held.id, timeZone: 'Asia/Karachi' },
      startsAt: Date.parse('2026-12-07T10:00:00Z'),
      limits: { dayHours: 6, weekHours: null, restHours: null },
    },
  ]);
});

test('RO-03 what a caller has seen not to be there is not read again', async () => {
  const world = await given();
  expect((await around(world, {})).found).toMatchObject({ near: [], shifts: [] });
  expect((await around(world, { isElsewhere: true })).found.near).toHaveLength(1);
});

test('EL-01 what is known of the person is read where a role asks for something, and nowhere else', async () => {
  expect((await around(await given())).found.known.facts).toBeUndefined();
  const { found } = await around(await given(askingForm({ minAge: 18 })));
  expect(found.known.facts).toBeDefined();
});

test('RO-03 the shifts of the event come earliest first', async () => {
  const shift = (from: number) => ({
    ...{ startsAt: `2026-12-07T${from}:00:00Z`, endsAt: `2026-12-07T${from + 1}:00:00Z` },
    maxPeople: 2,
  });
  const [role] = [
    { role_name: 'Cook', description: 'Cooks.', maxVolunteers: 4, skills: ['Cooking'] },
  ];
  const world = await given({ role: [{ ...role, shifts: [shift(11), shift(10)] }] });
  const { found } = await around(world);
  expect(found.shifts.map(({ startsAt }) => startsAt.getUTCHours())).toEqual([10, 11]);
});

test('RO-03 a place clashes with the event, or with the part of it that is given', async () => {
  const world = await given();
  const { event, found } = await around(world);
  const at = (from: string, to: string) => {
    const times = [from, to].map((time) => new Date(`2026-12-07T${time}Z`)) as [Date, Date];
    return clashAt(found, event, { startTime: times[0], endTime: times[1] })?.eventId;
  };
  expect(clashAt(found, event)?.eventId).toBe(world.held.id);
  expect(at('11:59', '13:00')).toBe(world.held.id);
  expect([at('12:00', '13:00'), at('09:00', '10:00')]).toEqual([undefined, undefined]);
});
