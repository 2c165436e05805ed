/** HR-04, NT-04: who is told of a message, and what having seen it means for either side. */

import {
  listEventThreads,
  markThreadSeen,
  readThread,
  writeMessage,
} from '@saath/contract/messages/threads/endpoints';
import type { EventThread, Thread } from '@saath/contract/messages/threads/schema';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { Client } from '../../../testing/client.ts';
import { givenAdmin, givenEvent, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

let admin: SignedIn;
let person: SignedIn;
let eventId: string;
beforeEach(async () => {
  admin = await givenAdmin(product);
  eventId = (await givenEvent(admin)).id;
  person = await givenSignedIn(product);
  await person.call(requestJoin, { body: { eventId } });
});

const params = () => ({ id: eventId, userId: person.id });
const write = async (client: Client, text: string, key = newId()) =>
  await client.call(writeMessage, { params: params(), body: { text, key } });
const see = async (client: Client, number: number) =>
  (await client.call(markThreadSeen, { params: params(), body: { number } })).body.unread;
const threadOf = async (client: Client) =>
  (await client.call(readThread, { params: params() })).body.thread as Thread;
const noticesOf = async (client: Client) =>
  ((await client.call(listNotices)).body.notices as { link: string; isRead: boolean }[]).filter(
    ({ link }) => link.includes(eventId) && /messages/.test(link),
  );
const mailsTo = async ({ email }: { email: string }, words: string) =>
  (await product.mailsTo(email)).filter((mail) => mail.includes(words)).length;

describe('NT-04 who is told', () => {
  test('NT-04 organisers who leave, or are none any more, are not told; then the others are', async () => {
    const other = await givenAdmin(product);
    await write(person, 'First words');
    expect([await mailsTo(admin, 'First words'), await mailsTo(other, 'First words')]).toEqual([
      1, 0,
    ]);
    await see(admin, 1);
    await updateUser(product.db, admin.id, { leavingAt: product.clock.now });
    await write(person, 'Second words');
    expect([await mailsTo(admin, 'Second words'), await mailsTo(other, 'Second words')]).toEqual([
      0, 1,
    ]);
    await see(other, 2);
    await updateUser(product.db, admin.id, { leavingAt: null, role: 'Volunteer' });
    await write(person, 'Third words');
    expect([await mailsTo(admin, 'Third words'), await mailsTo(other, 'Third words')]).toEqual([
      0, 1,
    ]);
  });

  test('NT-04 a participant who became an organiser is led to where organisers read', async () => {
    await write(admin, 'Welcome');
    expect((await noticesOf(person)).map(({ link }) => link)).toEqual([
      `/volunteer/messages/${eventId}`,
    ]);
    await see(person, 1);
    await updateUser(product.db, person.id, { role: 'Admin' });
    await write(admin, 'Welcome, colleague');
    const links = (await noticesOf(person)).map(({ link }) => link);
    expect(links).toContain(`/admin/event/${eventId}?tab=messages&person=${person.id}`);
  });

  test('NT-04 whoever writes is not told of their own words', async () => {
    await write(person, 'My own words');
    await write(admin, 'Our own words');
    expect(await mailsTo(person, 'My own words')).toBe(0);
    expect(await mailsTo(admin, 'Our own words')).toBe(0);
  });
});

describe('NT-04 having seen', () => {
  test('NT-04 nobody has seen more than there is, so that a later message is unread', async () => {
    await write(admin, 'One');
    await write(admin, 'Two');
    expect(await see(person, 99)).toBe(0);
    expect((await threadOf(admin)).seenByOthers).toBe(2);
    await write(admin, 'Three');
    expect((await threadOf(person)).unread).toBe(1);
  });

  test('NT-04 a page that opened earlier and reports late makes nothing unread again', async () => {
    for (const text of ['One', 'Two', 'Three']) await write(admin, text);
    expect(await see(person, 3)).toBe(0);
    expect(await see(person, 1)).toBe(0);
    expect((await threadOf(admin)).seenByOthers).toBe(3);
  });

  test('NT-04 seeing a part leaves the rest unread; own messages are never unread', async () => {
    await write(admin, 'One');
    await write(person, 'My answer');
    await write(admin, 'Three');
    expect(await see(person, 1)).toBe(1);
    expect((await threadOf(person)).unread).toBe(1);
  });

  test('NT-04 what one organiser has seen is seen for all, and stays news for those who were told', async () => {
    const other = await givenAdmin(product);
    await write(other, 'I look after this event as well.');
    await see(person, 1);
    await write(person, 'A question');
    expect((await noticesOf(other)).map(({ isRead }) => isRead)).toEqual([false]);
    expect(await see(admin, 2)).toBe(0);
    expect((await threadOf(other)).unread).toBe(0);
    expect((await noticesOf(admin)).map(({ isRead }) => isRead)).toEqual([true]);
    expect((await noticesOf(other)).map(({ isRead }) => isRead)).toEqual([false]);
  });

  test('NT-04 where nobody wrote yet there is nothing to have seen, and no thread is made of it', async () => {
    expect(await see(person, 1)).toBe(0);
    const threads = product.db.selectFrom('thread').selectAll().where('eventId', '=', eventId);
    expect(await threads.execute()).toEqual([]);
  });
});

describe('HR-04 what is kept', () => {
  test('HR-04 a list shows the beginning of a long message', async () => {
    await write(person, `${'Long '.repeat(60)}end`);
    const { body } = await admin.call(listEventThreads, { params: { id: eventId } });
    const [thread] = body.threads as EventThread[];
    expect(thread?.lastText).toBe('Long '.repeat(32));
  });

  test('NT-04 one key in two threads is two messages', async () => {
    const key = newId();
    await write(person, 'To this event', key);
    const first = eventId;
    const title = 'Another event';
    eventId = (
      await givenEvent(admin, {
        title,
        startTime: '2026-12-09T09:00:00Z',
        endTime: '2026-12-09T13:00:00Z',
      })
    ).id;
    await person.call(requestJoin, { body: { eventId } });
    expect((await write(person, 'To that event', key)).body.message).toMatchObject({
      ...{ number: 1, text: 'To that event' },
    });
    expect(eventId).not.toBe(first);
  });

  test('SE-08 while an account is leaving nobody writes in its threads; when it stays, they go on', async () => {
    await write(person, 'Before');
    await updateUser(product.db, person.id, { leavingAt: product.clock.now });
    expect((await write(admin, 'Are you there?')).body.code).toBe('threads.gone');
    expect((await threadOf(admin)).end).toBe('gone');
    await updateUser(product.db, person.id, { leavingAt: null });
    expect((await write(admin, 'Good that you stay.')).status).toBe(200);
  });
});
