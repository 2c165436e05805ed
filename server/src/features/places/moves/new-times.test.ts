/** EV-11 OR-01: people whom the board moves to a role at other times, while they have a place elsewhere; over HTTP. */
import type { Event } from '@saath/contract/events/events/schema';
import { allowSeveralShifts } from '@saath/contract/events/shifts/endpoints';
import { saveBoard } from '@saath/contract/places/board/endpoints';
import { addShift } from '@saath/contract/places/further-shifts/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { assignVolunteer } from '../answer/service.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

let day = 0;
const nextDay = () => {
  day += 1;
  const midnight = Date.parse('2027-05-01T00:00:00Z') + day * 86_400_000;
  return (hour: number) => new Date(midnight + hour * 3_600_000).toISOString();
};
const roleForm = (role_name: string, shifts: object[] = []) => ({
  ...{ role_name, description: `${role_name} it is.`, maxVolunteers: 6, skills: [] },
  ...(shifts.length > 0 ? { shifts } : {}),
});

async function placeIn(event: Event, userId: string, shiftId?: string) {
  const place = { eventId: event.id, roleId: firstRole(event).id, userId, actorId: admin.id };
  return await assignVolunteer(product.ports, { ...place, ...(shiftId ? { shiftId } : {}) });
}
/** From the first role of the event to the second. */
async function moves(event: Event, userId: string, more: object = {}) {
  const [from, to] = event.role.map(({ id }) => id);
  const move = { userId, from: { state: 'confirmed', roleId: from }, to: { roleId: to } };
  return await admin.call(saveBoard, {
    params: { id: event.id },
    body: { moves: [move], ...more },
  });
}
const rowOf = async (event: Event, userId: string) =>
  await product.db
    .selectFrom('participation')
    .select(['clashReason', 'startTime', 'endTime'])
    .where('eventId', '=', event.id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();

test('EV-11 from a shift to a role without shifts: who has a place in the rest of the time is refused, or moved with the reason', async () => {
  const at = nextDay();
  const shift = { startsAt: at(9), endsAt: at(11), maxPeople: 2 };
  const role = [roleForm('Cook', [shift]), roleForm('Driver')];
  const event = await givenEvent(admin, { startTime: at(9), endTime: at(13), role });
  const other = await givenEvent(admin, { startTime: at(11), endTime: at(15) });
  const { id } = await givenSignedIn(product);
  await placeIn(event, id);
  await placeIn(other, id);
  expect((await moves(event, id)).body.code).toBe('board.clash');
  const clashReason = 'They said it is fine.';
  expect((await moves(event, id, { clashReason })).status).toBe(200);
  expect(await rowOf(event, id)).toEqual({
    ...{ clashReason, startTime: new Date(at(9)), endTime: new Date(at(13)) },
  });
});

test('OR-01 into another role further shifts are left behind at once: a place between them and the new one is no clash', async () => {
  const at = nextDay();
  const shift = (from: number, to: number) => ({
    ...{ startsAt: at(from), endsAt: at(to), maxPeople: 2 },
  });
  const role = [
    roleForm('Cook', [shift(9, 10), shift(11, 12)]),
    roleForm('Driver', [shift(16, 17)]),
  ];
  const event = await givenEvent(admin, { startTime: at(9), endTime: at(17), role });
  await admin.call(allowSeveralShifts, { params: { id: event.id }, body: { isAllowed: true } });
  const [first, second] = firstRole(event).shifts.map((each) => each.id);
  const person = await givenSignedIn(product);
  const { id } = await placeIn(event, person.id, first);
  await admin.call(addShift, { params: { id }, body: { shiftId: second } });
  await placeIn(await givenEvent(admin, { startTime: at(13), endTime: at(15) }), person.id);
  expect((await moves(event, person.id)).status).toBe(200);
  expect(await rowOf(event, person.id)).toMatchObject({
    ...{ clashReason: null, startTime: new Date(at(16)), endTime: new Date(at(17)) },
  });
});
