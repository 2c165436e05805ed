/** KP-01: a place that has had its time while its event goes on, over HTTP. */

import { setShifts } from '@saath/contract/events/shifts/endpoints';
import type { Shift } from '@saath/contract/events/shifts/schema';
import { undoFill } from '@saath/contract/filling/fill/endpoints';
import { decide } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { givenAdmin, givenEvent, givenVolunteer, signedInAs } from '../../../testing/given.ts';
import { asks, moveOf, saved } from '../../../testing/given-board.ts';
import { fillOf, roleForm } from '../../../testing/given-fill.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

/** Sessions of organisers end after a few hours. */
async function signInAgain() {
  admin.cookie = (await signedInAs(product, admin.id)).cookie;
}

const hours = async () =>
  (await product.db.selectFrom('hoursLedger').select(['userId', 'minutes']).execute()).map(
    ({ userId, minutes }) => [userId, minutes],
  );

test('KP-01 whose shift has ended while the event goes on is neither declined nor moved, and no plan takes them back', async () => {
  const times = { startTime: '2026-12-07T09:00:00Z', endTime: '2026-12-07T15:00:00Z' };
  const skills = ['Cooking'];
  const event = await givenEvent(admin, {
    ...times,
    role: [roleForm(2, { skills }), roleForm(2, { role_name: 'Driver' })],
  });
  const [roleId = '', otherId = ''] = event.role.map(({ id }) => id);
  const person = await givenVolunteer(product.db, { name: 'Early Bird', skills });
  const { id: placeId } = await asks(product, { event, userId: person.id });
  const shiftOf = (startsAt: string, endsAt: string) => ({ startsAt, endsAt, maxPeople: 1 });
  const early = shiftOf('2026-12-07T09:00:00Z', '2026-12-07T11:00:00Z');
  const late = shiftOf('2026-12-07T12:00:00Z', '2026-12-07T15:00:00Z');
  const body = { shifts: [early, late] };
  const planned = await admin.call(setShifts, { params: { roleId }, body });
  expect(planned.status).toBe(200);
  const shifts = planned.body.shifts as Shift[];
  // Saved while it still runs, so that the undo's day has not passed by its end.
  product.clock.now = new Date('2026-12-07T08:00:00Z');
  await signInAgain();
  const fill = fillOf(product, admin);
  const id = newId();
  expect((await fill.save(await fill.planFor([event]), { id })).status).toBe(200);
  expect(await fill.stateOf(event, person.id)).toMatchObject({
    state: 'confirmed',
    shiftId: shifts[0]?.id,
  });

  product.clock.now = new Date('2026-12-07T11:30:00Z');
  await signInAgain();
  const before = await hours();
  expect(before).toContainEqual([person.id, 120]);
  const answer = { decision: 'decline', roleId, shiftId: null };
  const declined = await admin.call(decide, { params: { id: placeId }, body: answer });
  expect([declined.status, declined.body.code]).toEqual([409, 'joining.time_over']);
  for (const to of [null, otherId]) {
    const { status, body: board } = await saved(admin, event, [moveOf(person.id, roleId, to)]);
    const fields = board.fields as Record<string, string> | undefined;
    expect([to, status, board.code]).toEqual([to, 409, 'board.changed']);
    expect(fields?.[person.id]).toMatch(/^The time of Early Bird at this event is over\./);
  }
  const undone = await admin.call(undoFill, { params: { id } });
  expect(undone.body).toMatchObject({
    released: 0,
    kept: [{ message: 'Early Bird: the time of the place is over.' }],
  });
  expect(await hours()).toEqual(before);
});
