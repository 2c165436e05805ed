/** Who may do what, on one page: the list over HTTP (RG-01, OR-03). */
import { makeApiToken } from '@saath/contract/accounts/api-tokens/endpoints';
import { addHelper, removeHelper } from '@saath/contract/day/helpers/endpoints';
import { promotePerson } from '@saath/contract/office/people/endpoints';
import { listRights } from '@saath/contract/office/rights/endpoints';
import type { RightHolder } from '@saath/contract/office/rights/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import {
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

const HOUR = 3_600_000;
let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const inHours = (hours: number) => new Date(testStart.getTime() + hours * HOUR).toISOString();
const times = { startTime: inHours(20), endTime: inHours(24) };
const holders = async (by: Client = admin) =>
  (await by.call(listRights)).body.holders as readonly RightHolder[];
const holder = async (id: string, by?: Client) =>
  (await holders(by)).find((each) => each.id === id);

test('RG-01 everybody with a right is listed with what, where, since when, by whom and until when', async () => {
  const [lead, viewer] = [await givenSignedIn(product), await givenSignedIn(product)];
  const outsider = await givenSignedIn(product);
  const event = await givenEvent(admin, { ...times, title: 'River walk' });
  const give = async (userId: string, right: string) =>
    await done(admin, addHelper, { params: { id: event.id }, body: { userId, right } });
  await give(lead.id, 'lead');
  await give(viewer.id, 'viewer');
  const body = { name: 'Payroll', abilities: ['hours.read'], days: 30 };
  await done(admin, makeApiToken, { body });
  const held = { givenBy: 'Omar Organiser', givenAt: testStart.toISOString(), until: inHours(48) };
  const where = { event: { id: event.id, title: 'River walk' } };
  expect(await holder(lead.id)).toMatchObject({
    ...{ admin: null, tokens: [] },
    events: [{ ...where, right: 'lead', ...held }],
  });
  expect((await holder(viewer.id))?.events).toMatchObject([{ right: 'viewer' }]);
  expect((await holder(admin.id))?.tokens).toMatchObject([
    { name: 'Payroll', abilities: ['hours.read'], madeAt: testStart.toISOString() },
  ]);
  expect(await holder(outsider.id)).toBeUndefined();
  const order = (await holders()).map((each) => each.admin !== null);
  expect(order).toEqual(order.toSorted((a, b) => Number(b) - Number(a)));
});

test('RG-01 who was made an Admin is listed with by whom; the first one with nobody', async () => {
  const person = await givenSignedIn(product);
  await done(admin, promotePerson, { params: { id: person.id } });
  expect((await holder(person.id))?.admin).toEqual({
    ...{ since: testStart.toISOString(), givenBy: 'Omar Organiser' },
  });
  expect((await holder(admin.id))?.admin).toEqual({ since: null, givenBy: '' });
});

test('RG-01 a right that ended, or whose event is over, is not listed any more', async () => {
  const [lead, door] = [await givenSignedIn(product), await givenSignedIn(product)];
  const event = await givenEvent(admin, times);
  for (const [userId, right] of [
    [lead.id, 'lead'],
    [door.id, 'door'],
  ])
    await done(admin, addHelper, { params: { id: event.id }, body: { userId, right } });
  await done(admin, removeHelper, { params: { id: event.id, userId: lead.id } });
  expect(await holder(lead.id)).toBeUndefined();
  expect((await holder(door.id))?.events).toHaveLength(1);
  product.clock.now = new Date(testStart.getTime() + 48 * HOUR);
  expect(await holder(door.id, await signedInAs(product, admin.id))).toBeUndefined();
});
