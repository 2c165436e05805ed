/** Races on a real PostgreSQL server with many connections; PGlite has one connection and cannot show them. */

import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import { inTransaction } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { lockUser } from '../../../platform/locks.ts';
import { serverDatabase } from '../../../testing/database.ts';
import { givenAdmin, givenEvent, givenVolunteer, signedInAs } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { anonymise } from '../../accounts/account-care/queries.ts';
import type { Place } from './queries.ts';
import * as queries from './queries.ts';
import { markSeen, type Threads, write } from './service.ts';

const ROUNDS = rounds(20);

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let threads: Threads;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(30) });
  admin = await givenAdmin(product);
  threads = product.ports;
});
afterAll(async () => {
  await product.close();
});

/** Somebody who asked to join an event. */
async function givenPlace(): Promise<Place> {
  const event = await givenEvent(admin);
  const { id } = await givenVolunteer(product.db);
  await (await signedInAs(product, id)).call(requestJoin, { body: { eventId: event.id } });
  return { eventId: event.id, userId: id };
}

const volunteer = ({ userId }: Place) => ({ id: userId, role: 'Volunteer' }) as const;
const say = async (place: Place, key = newId()) =>
  await write(threads, { ...place, actor: volunteer(place), text: 'My words', key });
const wordsOf = async ({ userId }: Place) =>
  (
    await product.db
      .selectFrom('thread')
      .innerJoin('threadMessage', 'threadMessage.threadId', 'thread.id')
      .select(['number', 'body'])
      .where('userId', '=', userId)
      .orderBy('number')
      .execute()
  ).map(({ body }) => body);

/** What the removal of a person does to the account. */
const removePerson = async ({ userId }: Place) =>
  await inTransaction(product.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user) await anonymise(tx, { id: userId, email: user.email, at: testStart });
  });

test(`NT-04 many first messages at once make one thread without gaps, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const place = await givenPlace();
    const key = newId();
    const sent = await Promise.all([
      ...Array.from({ length: 4 }, async () => await say(place)),
      ...Array.from({ length: 4 }, async () => await say(place, key)),
    ]);
    const numbers = new Set(sent.map(({ message }) => message.number));
    expect([...numbers].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(await wordsOf(place)).toHaveLength(5);
  }
});

test(`NT-04 what is seen while more is written is counted right, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const place = await givenPlace();
    await say(place);
    const organiser = { id: admin.id, role: 'Admin' } as const;
    await Promise.all([
      markSeen(threads, { ...place, actor: organiser, number: 1 }),
      ...Array.from({ length: 4 }, async () => await say(place)),
    ]);
    expect(await queries.findThread(product.db, place)).toMatchObject({
      messages: 5,
      seenByOrganisers: 1,
      unreadByOrganisers: 4,
    });
  }
});

test(`SE-08 who is removed while writing leaves no words, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const place = await givenPlace();
    await Promise.allSettled([say(place), removePerson(place), say(place)]);
    expect((await wordsOf(place)).join('')).toBe('');
  }
});

test('SE-08 negative control: without holding the person, the words come after they were emptied', async () => {
  const place = await givenPlace();
  await product.db.transaction().execute(async (tx) => {
    expect(await queries.findParticipant(tx, place)).toMatchObject({ leftAt: null });
    await removePerson(place);
    const thread = await queries.openThread(tx, place, testStart);
    await queries.insertMessage(tx, {
      threadId: thread.id,
      number: 1,
      key: newId(),
      isFromOrganisers: false,
      authorId: place.userId,
      body: 'My words',
      createdAt: testStart,
    });
  });
  expect(await wordsOf(place)).toEqual(['My words']);
  // Its thread counts what it should not hold.
  await product.db.deleteFrom('thread').where('userId', '=', place.userId).execute();
});
