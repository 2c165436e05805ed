/** NT-03: open screens are told what is new, over real connections. */
import { deleteUser, logout } from '@saath/contract/accounts/accounts/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import { dropOldLiveEntries } from '../../../platform/live/log.ts';
import { noteChange } from '../../../platform/live/note.ts';
import type { Client } from '../../../testing/client.ts';
import {
  givenAdmin,
  givenEvent,
  givenSignedIn,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { openStream } from '../../../testing/stream.ts';
import { postNotice } from '../../notices/notices/service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const volunteer = async () => await givenSignedIn(product);

/** @returns the ids of the notices */
async function post(person: { id: string }, count = 1): Promise<string[]> {
  await inTransaction(product.db, async (tx) => {
    for (let number = 0; number < count; number++)
      await postNotice(tx, { userId: person.id, kind: 't', title: 'T', link: '/', at: testStart });
  });
  const rows = await product.db
    .selectFrom('notice')
    .select('id')
    .where('userId', '=', person.id)
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id).reverse();
}
const noticesOf = (messages: readonly { data: Record<string, unknown> }[]) =>
  messages.flatMap(({ data }) => (data.notices as string[] | undefined) ?? []);

test('HR-02 NT-03 a new notice reaches the open streams of its person, and nobody else', async () => {
  const [person, other] = [await volunteer(), await volunteer()];
  const streams = [await openStream(product, person), await openStream(product, person)];
  const strange = await openStream(product, other);
  expect(streams[0]).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
  await strange.messagesOf(1);
  const ids = await post(person);
  for (const stream of streams) {
    expect(await stream.messagesOf(2)).toEqual([
      { name: 'ready', data: {} },
      { name: 'change', data: { notices: ids, events: [] } },
    ]);
    expect(stream.retry()).toBeGreaterThan(0);
  }
  const own = await post(other);
  expect(await strange.messagesOf(2)).toEqual([
    { name: 'ready', data: {} },
    { name: 'change', data: { notices: own, events: [] } },
  ]);
  for (const stream of [...streams, strange]) stream.close();
});

describe('who comes back', () => {
  test('NT-03 F24 hears what happened meanwhile, all of it and once', async () => {
    const person = await volunteer();
    const before = await openStream(product, person);
    const first = await post(person);
    await before.messagesOf(2);
    before.close();
    const missed = [...(await post(person)), ...(await post(person, 2)), ...(await post(person))];
    const lastEventId = before.lastId();
    const back = await openStream(product, person, { lastEventId });
    expect(noticesOf(await back.messagesOf(1))).toEqual(missed);
    const next = await post(person);
    expect(noticesOf(await back.messagesOf(2))).toEqual([...missed, ...next]);
    back.close();

    const query = { after: back.lastId() };
    const again = await openStream(product, person, { query });
    const last = await post(person);
    expect(noticesOf(await again.messagesOf(1))).toEqual(last);
    again.close();
    // The header is what a browser heard last; the query is what its page began with.
    const both = await openStream(product, person, {
      query: { after: lastEventId },
      lastEventId: again.lastId(),
    });
    const newest = await post(person);
    expect(noticesOf(await both.messagesOf(1))).toEqual(newest);
    both.close();
    expect(first).toHaveLength(1);
  });

  test('NT-03 F24 loads anew when too much was missed, or when it cannot be told what', async () => {
    const person = await volunteer();
    const before = await openStream(product, person);
    await before.messagesOf(1);
    before.close();
    const [takenAt = '', snapshot = ''] = before.lastId().split('.');
    const dayAgo = (Number.parseInt(takenAt, 36) - 86_400_000).toString(36);
    const answers = async (lastEventId: string) => {
      const stream = await openStream(product, person, { lastEventId });
      const [message] = await stream.messagesOf(1);
      stream.close();
      return message?.name;
    };
    expect(await answers(`${dayAgo}.${snapshot}`)).toBe('reload');
    expect(await answers(`${takenAt}.900000000:900000000:`)).toBe('reload');
    for (const nonsense of [
      '1',
      `${takenAt}.0:0:`,
      `${takenAt}.9:3:`,
      `${takenAt}.1:9:4,3`,
      "1.1:1:' or 1=1",
    ])
      expect(await answers(nonsense), nonsense).toBe('reload');
    await post(person, 101);
    expect(await answers(before.lastId())).toBe('reload');
  });
});

test('NT-03 what is taken back with its transaction is told to nobody', async () => {
  const event = await givenEvent(admin);
  const stream = await openStream(product, admin, { query: { event: event.id } });
  await stream.messagesOf(1);
  const failing = inTransaction(product.db, async (tx) => {
    await noteChange(tx, { eventId: event.id });
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  const ids = await post(admin);
  expect((await stream.messagesOf(2))[1]?.data).toEqual({ notices: ids, events: [] });
  stream.close();
});

test('NT-03 two organisers of one event see what the other does; a transaction tells it once', async () => {
  const [event, elsewhere] = [await givenEvent(admin), await givenEvent(admin)];
  const other = await givenAdmin(product);
  const stream = await openStream(product, other, { query: { event: event.id } });
  await stream.messagesOf(1);
  await inTransaction(product.db, async (tx) => {
    await noteChange(tx, { eventId: elsewhere.id });
    await noteChange(tx, { eventId: event.id });
    await noteChange(tx, { eventId: event.id });
  });
  expect((await stream.messagesOf(2))[1]?.data).toEqual({ notices: [], events: [event.id] });
  const entries = await product.db
    .selectFrom('liveEntry')
    .select('eventId')
    .where('eventId', '=', elsewhere.id)
    .orderBy('sequence', 'desc')
    .execute();
  // One of its creation, one of the transaction.
  expect(entries).toHaveLength(2);
  stream.close();
});

describe('who may listen', () => {
  test('NT-03 API1 guests may not, volunteers not to events, and other methods are refused', async () => {
    const event = await givenEvent(admin);
    const person = await volunteer();
    expect((await openStream(product, { cookie: '' })).status).toBe(401);
    const query = { event: event.id };
    expect((await openStream(product, person, { query })).status).toBe(403);
    expect((await openStream(product, admin, { query: { event: 'x' } })).status).toBe(400);
    const wrong = await product.app.inject({ method: 'PUT', url: '/api/live' });
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'GET, HEAD']);
    const { cookie } = person;
    const head = await product.app.inject({
      method: 'HEAD',
      url: '/api/live',
      headers: { cookie },
    });
    expect(head.statusCode).toBe(200);
  });

  test('NT-03 API9 the description names the messages', async () => {
    const document = (await product.app.inject('/api/openapi.json')).json();
    const { content } = document.paths['/api/live'].get.responses[200];
    const messages = content['text/event-stream'].schema.oneOf as { title: string }[];
    expect(messages.map(({ title }) => title)).toEqual(['ready', 'change', 'reload', 'enough']);
  });

  test('NT-03 the twenty-first stream of an account ends its oldest, which is told not to come back', async () => {
    const person = await volunteer();
    const streams = [];
    for (let count = 0; count < 20; count++) streams.push(await openStream(product, person));
    const [oldest, second] = streams;
    await second?.messagesOf(1);
    streams.push(await openStream(product, person));
    await oldest?.end();
    expect(oldest?.messages.at(-1)?.name).toBe('enough');
    const ids = await post(person);
    expect(noticesOf((await second?.messagesOf(2)) ?? [])).toEqual(ids);
    for (const stream of streams) stream.close();
  });
});

describe('ASVS 7.4.1 a stream ends', () => {
  const opened = async (person: Pick<Client, 'cookie'>) => {
    const stream = await openStream(product, person);
    await stream.messagesOf(1);
    return stream;
  };

  test('NT-03 at the logout of its session, and other sessions go on', async () => {
    const person = await volunteer();
    const elsewhere = await signedInAs(product, person.id);
    const [here, there] = [await opened(person), await opened(elsewhere)];
    const { cookie } = person;
    expect((await person.call(logout)).status).toBe(200);
    await here.end();
    expect((await openStream(product, { cookie })).status).toBe(401);
    const ids = await post(person);
    expect(noticesOf(await there.messagesOf(2))).toEqual(ids);
    expect(here.messages).toHaveLength(1);
    there.close();
  });

  test('NT-03 when the account is removed, has another role, or its session has run out', async () => {
    const [removed, promoted, late] = [await volunteer(), await volunteer(), await volunteer()];
    const streams = [await opened(removed), await opened(promoted), await opened(late)];
    await admin.call(deleteUser, { params: { id: removed.id } });
    const { db } = product;
    await db.updateTable('appUser').set({ role: 'Admin' }).where('id', '=', promoted.id).execute();
    await db
      .updateTable('session')
      .set({ expiresAt: testStart })
      .where('userId', '=', late.id)
      .execute();
    // What the look of every minute finds as well.
    await db.insertInto('liveEntry').values({ kind: 'sessions', userId: late.id }).execute();
    for (const stream of streams) await stream.end();
  });

  test('NT-03 F9 when the process stops, with the time to come back, and no new one is opened', async () => {
    const own = await testProduct();
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    const person = await givenVolunteer(own.db);
    const stream = await openStream(own, await signedInAs(own, person.id));
    await stream.messagesOf(1);
    const before = stream.retry();
    const closed = own.close();
    await stream.end();
    expect(stream.retry()).not.toBe(before);
    expect(stream.retry()).toBeGreaterThanOrEqual(500);
    await closed;
  });
});

test('NT-03 entries are kept for a day', async () => {
  const { db } = product;
  const person = await volunteer();
  await post(person, 2);
  const kept = async () =>
    (await db.selectFrom('liveEntry').select('sequence').where('userId', '=', person.id).execute())
      .length;
  await dropOldLiveEntries(db);
  expect(await kept()).toBe(2);
  const dayAgo = new Date(Date.now() - 86_460_000);
  await db.updateTable('liveEntry').set({ at: dayAgo }).where('userId', '=', person.id).execute();
  await dropOldLiveEntries(db);
  expect(await kept()).toBe(0);
});
