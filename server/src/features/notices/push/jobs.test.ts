/** News on devices, with a push service that really is one HTTP request away. */
import { logout } from '@saath/contract/accounts/accounts/endpoints';
import { updateEvent } from '@saath/contract/events/events/endpoints';
import {
  addDevice,
  getDeviceKey,
  keepDevice,
  removeDevice,
} from '@saath/contract/notices/devices/endpoints';
import {
  changeNoticeSettings,
  getNoticeSettings,
  listNotices,
  readNotices,
} from '@saath/contract/notices/notices/endpoints';
import { decide, requestJoin } from '@saath/contract/places/joining/endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { type PushStub, pushStub } from '../../../testing/push-stub.ts';
import { postNotice } from '../notices/service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let phones: PushStub;
beforeAll(async () => {
  phones = await pushStub();
  product = await testProduct({ env: { PUSH_TO_LOCAL: '1', APP_URL: 'https://saath.example' } });
  admin = await givenAdmin(product);
});
afterAll(async () => {
  await product.close();
  await phones.close();
});
afterEach(() => {
  product.clock.now = testStart;
});

async function told(given: Parameters<typeof givenVolunteer>[1] = {}) {
  const person = await givenVolunteer(product.db, given);
  const client = Object.assign(await signedInAs(product, person.id), person);
  const device = phones.device();
  expect((await client.call(addDevice, { body: device })).status).toBe(200);
  return { ...client, call: client.call, person: client, device };
}

const later = { kind: 'decision', title: "You're in", link: '/event/1' };
async function notice(userId: string, change: Record<string, unknown> = {}) {
  const row = { ...later, userId, at: product.clock.now, ...change };
  await product.db.transaction().execute(async (tx) => await postNotice(tx, row));
}

type Job = { id: string; state: string; startAfter: Date };
/** The jobs about a person's devices that wait, once all that are due have been done. */
async function waiting(userId: string): Promise<Job[]> {
  for (let look = 0; look < 400; look++) {
    // What is due by now need not wait until the queue looks by itself, every two seconds.
    product.ports.jobs.wake('push');
    const { rows } = await sql<Job>`
      select job.data->>'id' as id, job.state::text as state, job.start_after
      from pgboss.job
      join notice on notice.id::text = split_part(job.data->>'id', ' ', 1)
      where job.name = 'push' and notice.user_id = ${userId} and job.state in ('created', 'retry', 'active')
    `.execute(product.db);
    const isSettled = ({ state, startAfter }: Job) => state !== 'active' && startAfter > new Date();
    if (rows.every(isSettled)) return rows;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('Pushes are still waiting after ten seconds');
}

/** The night is over: what waits is due, by the clock of the database as well. */
async function nextMorning(userId: string, at: string): Promise<void> {
  product.clock.now = new Date(at);
  await sql`update pgboss.job set start_after = now() where name = 'push' and state in ('created', 'retry')`.execute(
    product.db,
  );
  await waiting(userId);
}

const devicesOf = async (userId: string) =>
  await product.db
    .selectFrom('pushSubscription')
    .selectAll()
    .where('userId', '=', userId)
    .execute();

test('NT-02 EC-04 news reach the device encrypted, signed with our key, in the language of the person', async () => {
  const [urdu, other] = [await told({ language: 'ur' }), await told()];
  const event = await givenEvent(admin, eventForm());
  const userId = urdu.person.id;
  const asked = await urdu.call(requestJoin, { body: { eventId: event.id, userId } });
  const { id } = asked.body.participation as { id: string };
  const body = { decision: 'approve', roleId: firstRole(event).id };
  expect((await admin.call(decide, { params: { id }, body })).status).toBe(200);
  expect(await waiting(userId)).toEqual([]);
  const { notices } = (await urdu.call(listNotices)).body as { notices: { title: string }[] };
  const received = phones.received(urdu.device);
  expect(received.map(({ message }) => message.title).sort()).toEqual(
    notices.map(({ title }) => title).sort(),
  );
  const last = received.find(({ message }) => String(message.title).includes('پکی'));
  expect(last?.message).toMatchObject({
    link: `/event/${event.id}`,
    language: 'ur',
    direction: 'rtl',
  });
  const { publicKey } = (await urdu.call(getDeviceKey)).body;
  expect(last?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
  expect(Number(last?.headers.ttl)).toBeGreaterThan(3600);
  expect(last?.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=/);
  expect(last?.headers.authorization).toContain(`k=${publicKey}`);
  const [, claims = ''] = String(last?.headers.authorization).split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    sub: 'https://saath.example/',
    aud: new URL(urdu.device.endpoint).origin,
  });
  expect(phones.received(other.device)).toEqual([]);
});

test('NT-02 a kind that somebody does not want on devices still is a notice and a mail', async () => {
  const one = await told();
  const { mail, push } = (await one.call(getNoticeSettings)).body as Record<
    string,
    Record<string, boolean>
  >;
  const body = { mail, push: { ...push, announcement: false } };
  await one.call(changeNoticeSettings, { body });
  await notice(one.person.id, { kind: 'announcement', title: 'Unwanted' });
  await notice(one.person.id, { title: 'Wanted' });
  expect(await waiting(one.person.id)).toEqual([]);
  expect(phones.received(one.device).map(({ message }) => message.title)).toEqual(['Wanted']);
  expect((await one.call(listNotices)).body.unread).toBe(2);
});

test('NT-02 what may name people comes without its words', async () => {
  const one = await told();
  await notice(one.person.id, { kind: 'message', title: 'Zara Malik writes: my number is 0300' });
  await notice(one.person.id, { kind: 'admin-joined', title: 'Zara Malik is an Admin now' });
  await notice(one.person.id, {
    kind: 'change',
    title: 'Zara cannot come',
    link: '/admin/event/1',
  });
  product.clock.now = new Date('2026-12-01T05:00:00Z');
  await waiting(one.person.id);
  const texts = phones.received(one.device).map(({ message }) => String(message.title));
  expect(texts.toSorted()).toEqual([
    'There is a message for you',
    'There is news for you',
    'There is news for you',
  ]);
});

test('NT-02 at night devices stay silent until the morning, but for what cannot wait', async () => {
  const one = await told();
  // 23:30 in Lahore.
  product.clock.now = new Date('2026-11-30T18:30:00Z');
  await notice(one.person.id, { title: 'Tomorrow will do' });
  await notice(one.person.id, { kind: 'cancellation', title: 'Cancelled' });
  await notice(one.person.id, { kind: 'reminder', title: 'In three hours', isUrgent: true });
  await notice(one.person.id, { kind: 'change', title: 'Moved' });
  const titles = () =>
    phones
      .received(one.device)
      .map(({ message }) => String(message.title))
      .toSorted();
  const morning = new Date('2026-12-01T03:00:00Z');
  for (let look = 0; look < 400 && titles().length < 3; look++) {
    product.ports.jobs.wake('push');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  expect(titles()).toEqual(['Cancelled', 'In three hours', 'Moved']);
  const urgencies = phones.received(one.device).map(({ headers }) => headers.urgency);
  expect(new Set(urgencies)).toEqual(new Set(['high']));
  const held = await waiting(one.person.id);
  expect(held.map(({ startAfter }) => startAfter.toISOString())).toEqual([morning.toISOString()]);
  await nextMorning(one.person.id, morning.toISOString());
  expect(titles()).toContain('Tomorrow will do');
});

test('NT-02 what lost its point in the night is dropped, the rest is not', async () => {
  const one = await told();
  product.clock.now = new Date('2026-11-30T18:30:00Z');
  await notice(one.person.id, { title: 'Over', goodUntil: new Date('2026-12-01T02:00:00Z') });
  await notice(one.person.id, { title: 'Read' });
  await notice(one.person.id, { title: 'Still good', goodUntil: new Date('2026-12-01T04:00:00Z') });
  expect(await waiting(one.person.id)).toHaveLength(3);
  const { notices } = (await one.call(listNotices)).body as {
    notices: { id: string; title: string }[];
  };
  const read = notices.find(({ title }) => title === 'Read');
  await one.call(readNotices, { body: { id: read?.id } });
  await nextMorning(one.person.id, '2026-12-01T03:00:00Z');
  const [only, ...others] = phones.received(one.device);
  expect([only?.message.title, others]).toEqual(['Still good', []]);
  expect(only?.headers.ttl).toBe('3600');
});

test('NT-02 what is told after the end comes all the same', async () => {
  const one = await told();
  await notice(one.person.id, { title: 'Thank you', goodUntil: new Date('2026-11-29T08:00:00Z') });
  await waiting(one.person.id);
  expect(phones.received(one.device).map(({ message }) => message.title)).toEqual(['Thank you']);
});

test('NT-02 a push that is held twice over comes once it may', async () => {
  const one = await told();
  const { mail } = (await one.call(getNoticeSettings)).body;
  product.clock.now = new Date('2026-11-30T18:30:00Z');
  await notice(one.person.id);
  expect(await waiting(one.person.id)).toHaveLength(1);
  const quiet = { isOn: true, from: '22:00', to: '09:30', timeZone: 'Asia/Karachi' };
  await one.call(changeNoticeSettings, { body: { mail, quiet } });
  await nextMorning(one.person.id, '2026-12-01T03:00:00Z');
  expect(phones.received(one.device)).toEqual([]);
  expect((await waiting(one.person.id))[0]?.startAfter.toISOString()).toBe(
    '2026-12-01T04:30:00.000Z',
  );
  await nextMorning(one.person.id, '2026-12-01T04:30:00Z');
  expect(phones.received(one.device)).toHaveLength(1);
});

test.each([404, 410])('NT-02 a push service that answers %d is not asked again', async (status) => {
  const one = await told();
  phones.answer(one.device, status);
  await notice(one.person.id);
  expect(await waiting(one.person.id)).toEqual([]);
  expect(await devicesOf(one.person.id)).toEqual([]);
  await notice(one.person.id);
  await waiting(one.person.id);
  expect(phones.received(one.device)).toHaveLength(1);
});

test('NT-02 other failures are tried again later; a redirect is not followed', async () => {
  const one = await told();
  for (const status of [503, 302]) {
    phones.answer(one.device, status);
    await notice(one.person.id, { title: String(status) });
    const [job] = await waiting(one.person.id);
    expect(job?.state).toBe('retry');
    expect((await devicesOf(one.person.id))[0]?.failingSince).toEqual(testStart);
    phones.answer(one.device, 201);
    await nextMorning(one.person.id, testStart.toISOString());
    expect((await devicesOf(one.person.id))[0]?.failingSince).toBeNull();
  }
  const titles = phones.received(one.device).map(({ message }) => message.title);
  expect(titles).toEqual(['503', '503', '302', '302']);
});

test('NT-02 a device that nothing reaches for a week is forgotten', async () => {
  const one = await told();
  phones.answer(one.device, 500);
  await notice(one.person.id);
  expect(await waiting(one.person.id)).toHaveLength(1);
  await nextMorning(one.person.id, '2026-12-08T08:00:00Z');
  expect(await devicesOf(one.person.id)).toEqual([]);
  expect(await waiting(one.person.id)).toEqual([]);
});

test('NT-02 with no device nothing is queued, and a change reaches all devices of all its people', async () => {
  const [one, two, none] = [await told(), await told(), await givenVolunteer(product.db)];
  const second = phones.device();
  await one.call(addDevice, { body: second });
  const without: Client = await signedInAs(product, none.id);
  const event = await givenEvent(admin, eventForm());
  for (const [call, userId] of [
    [one.call, one.person.id],
    [two.call, two.person.id],
    [without.call, none.id],
  ] as const) {
    const asked = await call(requestJoin, { body: { eventId: event.id, userId } });
    const { id } = asked.body.participation as { id: string };
    await admin.call(decide, { params: { id }, body: { decision: 'waitlist' } });
  }
  await admin.call(updateEvent, {
    params: { id: event.id },
    body: { ...event, location: 'Elsewhere', notify: true },
  });
  for (const { person } of [one, two]) expect(await waiting(person.id)).toEqual([]);
  const moved = (device: typeof second) =>
    phones.received(device).filter(({ message }) => String(message.title).startsWith('New time'));
  expect([one.device, second, two.device].map((device) => moved(device).length)).toEqual([1, 1, 1]);
  const { rows } = await sql`
    select 1 from pgboss.job join notice on notice.id::text = split_part(job.data->>'id', ' ', 1)
    where job.name = 'push' and notice.user_id = ${none.id}`.execute(product.db);
  expect(rows).toEqual([]);
});

test('NT-02 AU-07 logging out ends it on that device alone, and running out of a session does not', async () => {
  const one = await told();
  const elsewhere = await signedInAs(product, one.person.id);
  const second = phones.device();
  await elsewhere.call(addDevice, { body: second });
  await elsewhere.call(logout);
  expect((await devicesOf(one.person.id)).map(({ endpoint }) => endpoint)).toEqual([
    one.device.endpoint,
  ]);
  await product.db
    .updateTable('session')
    .set({ expiresAt: new Date(0) })
    .where('userId', '=', one.person.id)
    .execute();
  const again = await signedInAs(product, one.person.id);
  await product.sessions.end(one.person.cookie.split('=')[1] ?? '');
  expect(await devicesOf(one.person.id)).toMatchObject([{ sessionId: null }]);
  const kept = await again.call(keepDevice, { body: { endpoint: one.device.endpoint } });
  expect(kept.body.isOn).toBe(true);
  await again.call(logout);
  expect(await devicesOf(one.person.id)).toEqual([]);
});

test('NT-02 a browser tells who asked last, and nobody touches the device of another', async () => {
  const [one, two] = [await told(), await told()];
  const { endpoint } = one.device;
  expect((await two.call(keepDevice, { body: { endpoint } })).body.isOn).toBe(false);
  expect((await two.call(removeDevice, { body: { endpoint } })).status).toBe(200);
  expect(await devicesOf(one.person.id)).toHaveLength(1);
  await two.call(addDevice, { body: one.device });
  expect(await devicesOf(one.person.id)).toEqual([]);
  expect(await devicesOf(two.person.id)).toHaveLength(2);
  await two.call(removeDevice, { body: { endpoint } });
  expect(await devicesOf(two.person.id)).toHaveLength(1);
});
