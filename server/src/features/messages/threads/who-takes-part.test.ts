/** HR-04: of whom there is a thread at an event at all, over HTTP. */
import {
  listEventThreads,
  listOwnThreads,
  markThreadSeen,
  readThread,
  writeMessage,
} from '@saath/contract/messages/threads/endpoints';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { Client } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
let person: SignedIn;
let eventId: string;
let roleId: string;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  admin = await givenAdmin(product);
  const event = await givenEvent(admin);
  [eventId, roleId] = [event.id, firstRole(event).id];
  person = await givenSignedIn(product);
});
afterAll(async () => await product.close());

const params = (userId = person.id) => ({ id: eventId, userId });
const write = async (client: Client, userId = person.id) =>
  await client.call(writeMessage, {
    params: params(userId),
    body: { text: 'Is there parking?', key: newId() },
  });
const read = async (client: Client, userId = person.id) =>
  await client.call(readThread, { params: params(userId) });

/** All that a message leaves behind, for whomever. */
const traces = async () => {
  const { db } = product;
  return [
    await db.selectFrom('thread').select('id').where('eventId', '=', eventId).execute(),
    await db.selectFrom('auditEntry').select('id').where('action', '=', 'message.sent').execute(),
    (await person.call(listNotices)).body.notices,
    (await admin.call(listNotices)).body.notices,
    await product.mailsTo(person.email),
    await product.mailsTo(admin.email),
  ];
};

const refused = {
  status: 404,
  body: {
    code: 'threads.not_taking_part',
    message: 'Only people who asked to join an event can write to its organisers.',
  },
};

test('HR-04 who never asked to join has no thread: neither side reads or writes one, and nothing is left of the try', async () => {
  const before = await traces();
  for (const client of [person, admin]) {
    expect(await read(client)).toMatchObject(refused);
    expect(await write(client)).toMatchObject(refused);
  }
  const seen = await person.call(markThreadSeen, { params: params(), body: { number: 7 } });
  expect([seen.status, seen.body.unread]).toEqual([200, 0]);
  expect(await traces()).toEqual(before);
  const { body } = await admin.call(listEventThreads, { params: { id: eventId } });
  expect(body).toMatchObject({ threads: [], unread: 0 });
  expect((await person.call(listOwnThreads)).body).toMatchObject({ threads: [], next: null });
});

test('HR-04 who asked at another event has no thread at this one, and an organiser none about themselves', async () => {
  const other = await givenEvent(admin, { title: 'Elsewhere' });
  await done(person, requestJoin, { body: { eventId: other.id } });
  expect(await write(person)).toMatchObject(refused);
  expect(await write(admin, admin.id)).toMatchObject(refused);
  expect(await read(admin, newId())).toMatchObject(refused);
});

test('HR-04 an event that is gone is said to be gone, whoever asks', async () => {
  await done(person, requestJoin, { body: { eventId } });
  eventId = newId();
  for (const client of [person, admin])
    for (const call of [read, write])
      expect(await call(client)).toMatchObject({ status: 404, body: { code: 'events.not_found' } });
});

test.each(['declined', 'withdrawn', 'expired'] as const)(
  'HR-04 whose request ended (%s) can still ask why, and is answered',
  async (state) => {
    await done(person, requestJoin, { body: { eventId, roleId } });
    const { id } = await product.db
      .selectFrom('participation')
      .select('id')
      .where('userId', '=', person.id)
      .executeTakeFirstOrThrow();
    await givenState(product, id, state);
    expect((await write(person)).status).toBe(200);
    expect((await write(admin)).status).toBe(200);
    expect((await read(person)).body.messages).toHaveLength(2);
  },
);
