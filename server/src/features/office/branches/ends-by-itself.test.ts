/** Rights that end on a chosen day, at an event and at a branch, over HTTP (RG-01, RG-02, OR-03). */
import { addHelper, helpedEvents, listHelpers } from '@saath/contract/day/helpers/endpoints';
import { createEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import * as branches from '@saath/contract/office/branches/endpoints';
import type { Branch } from '@saath/contract/office/branches/schema';
import { listRights } from '@saath/contract/office/rights/endpoints';
import { eventQueue } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Reply } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import {
  eventForm,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { givenBranch } from '../../../testing/given-branch.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

const DAY = 86_400_000;
let product: TestProduct;
let admin: SignedIn;
let person: SignedIn;
let event: Event;
let north: string;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  person = await givenSignedIn(product);
  event = await givenEvent(admin);
  north = await givenBranch(admin, [event.id]);
});
afterAll(async () => await product.close());

/** By the clocks of Karachi, where the tests' organisation and events are. */
const today = testStart.toISOString().slice(0, 10);
const endOfToday = new Date(`${today}T19:00:00Z`);
const atBranch = async (until: string | null = today, right = 'organiser') =>
  await admin.call(branches.addToBranch, {
    params: { id: north },
    body: { userId: person.id, right, until },
  });
const atEvent = async (until: string | null = today) =>
  await admin.call(addHelper, {
    params: { id: event.id },
    body: { userId: person.id, right: 'lead', until },
  });
/** The session of the Admin is over by then. */
async function atEndOfToday(): Promise<void> {
  product.clock.now = endOfToday;
  admin.cookie = (await signedInAs(product, admin.id)).cookie;
}
const queue = async () =>
  await person.call(eventQueue, { params: { id: event.id }, query: { state: 'requested' } });
const said = ({ status, body }: Reply) => [status, body.code];
const refused = [403, 'accounts.not_allowed'];
const peopleOfBranch = async () =>
  ((await admin.call(branches.listBranches)).body.branches as Branch[]).find(
    ({ id }) => id === north,
  )?.people;
const rights = async () =>
  ((await admin.call(listRights)).body.holders as { id: string }[]).find(
    ({ id }) => id === person.id,
  );

test('RG-02 a right at a branch ends with its last day, everywhere, and what was being written is refused', async () => {
  expect((await atBranch()).status).toBe(200);
  const until = endOfToday.toISOString();
  expect(await peopleOfBranch()).toMatchObject([{ userId: person.id, until }]);
  expect(await rights()).toMatchObject({ branches: [{ until }] });
  product.clock.now = new Date(endOfToday.getTime() - 1);
  expect((await queue()).status).toBe(200);
  await atEndOfToday();
  expect(said(await queue())).toEqual(refused);
  const changing = { params: { id: event.id }, body: { ...event } };
  expect(said(await person.call(updateEvent, changing))).toEqual(refused);
  const body = eventForm({ branchId: north });
  expect(said(await person.call(createEvent, { body }))).toEqual(refused);
  expect((await person.call(helpedEvents)).body).toMatchObject({ events: [], branches: [] });
  expect(await peopleOfBranch()).toEqual([]);
  expect(await rights()).toBeUndefined();
});

test('RG-01 a right at an event ends with its last day, before the event is over', async () => {
  expect((await atEvent()).status).toBe(200);
  const until = endOfToday.toISOString();
  expect(await rights()).toMatchObject({ events: [{ until }] });
  const helpers = async () =>
    (await admin.call(listHelpers, { params: { id: event.id } })).body.helpers;
  expect(await helpers()).toMatchObject([{ userId: person.id, until }]);
  product.clock.now = new Date(endOfToday.getTime() - 1);
  expect((await queue()).status).toBe(200);
  await atEndOfToday();
  expect(said(await queue())).toEqual(refused);
  expect(await helpers()).toEqual([]);
  expect(await rights()).toBeUndefined();
});

test('OR-03 they are told until when; another end is told again, and the same one is not', async () => {
  const mails = async () => await product.mailsTo(person.email);
  await atBranch();
  await atBranch();
  expect(await mails()).toHaveLength(1);
  expect((await mails())[0]).toContain('It ends by itself after');
  await atBranch(null);
  expect(await mails()).toHaveLength(2);
  expect((await mails())[1]).not.toContain('It ends by itself after');
  product.clock.now = new Date(testStart.getTime() + 3 * DAY);
  expect((await queue()).status).toBe(200);
});

test('OR-03 a day that is over is refused at its field, and what they had stays', async () => {
  await atBranch(null);
  const yesterday = new Date(testStart.getTime() - DAY).toISOString().slice(0, 10);
  for (const answer of [await atBranch(yesterday), await atEvent(yesterday)])
    expect(answer).toMatchObject({ status: 400, body: { fields: { until: 'This day is over.' } } });
  expect(await peopleOfBranch()).toMatchObject([{ until: null }]);
  expect((await atBranch('soon')).status).toBe(400);
});

test('RG-02 what is over by itself can be given again', async () => {
  await atBranch();
  await atEndOfToday();
  expect((await atBranch(null)).status).toBe(200);
  expect((await queue()).status).toBe(200);
  await done(admin, branches.removeFromBranch, { params: { id: north, userId: person.id } });
});
