/** VO-06: what happens to a request is told inside the product as well, over HTTP. */
import { deleteEvent, updateEvent } from '@saath/contract/events/endpoints';
import { decide, requestJoin } from '@saath/contract/joining/endpoints';
import { listNotices, readNotices } from '@saath/contract/notices/endpoints';
import type { Notice } from '@saath/contract/notices/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../testing/product.ts';
import { dropOldNotices, postNotice } from './service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

async function volunteer(given: Parameters<typeof givenVolunteer>[1] = {}) {
  const person = await givenVolunteer(product.db, given);
  return Object.assign(await signedInAs(product, person.id), person);
}

type Listed = { notices: Notice[]; next: string | null; unread: number };
const listed = async (client: Client, query: Record<string, string> = {}) =>
  (await client.call(listNotices, { query })).body as unknown as Listed;

test('VO-06 HR-03 a request and its answer are notices of the person, until they are read', async () => {
  const [person, other] = [await volunteer(), await volunteer()];
  const event = await givenEvent(admin, eventForm());
  const asked = await person.call(requestJoin, { body: { eventId: event.id, userId: person.id } });
  const { id } = asked.body.participation as { id: string };
  const body = { decision: 'approve', roleId: firstRole(event).id };
  await admin.call(decide, { params: { id }, body });
  const { notices, unread } = await listed(person);
  expect(unread).toBe(2);
  expect(notices).toMatchObject([
    { title: `You're in: ${event.title}`, link: `/event/${event.id}`, isRead: false },
    { title: `We passed on your request: ${event.title}`, isRead: false },
  ]);
  expect((await listed(other)).notices).toEqual([]);

  const first = { id: notices[0]?.id };
  expect((await other.call(readNotices, { body: first })).body.unread).toBe(0);
  expect((await listed(person)).unread).toBe(2);
  expect((await person.call(readNotices, { body: first })).body.unread).toBe(1);
  expect((await person.call(readNotices, { body: {} })).body.unread).toBe(0);
});

test('VO-06 HR-03 EC-06 people of one event are told what changes, each in their own language', async () => {
  const [urdu, english] = [await volunteer({ language: 'ur' }), await volunteer()];
  const event = await givenEvent(admin, eventForm({ title: 'River <walk>' }));
  for (const { call, id: userId } of [urdu, english]) {
    const asked = await call(requestJoin, { body: { eventId: event.id, userId } });
    const { id } = asked.body.participation as { id: string };
    const note = 'Bring <boots>.';
    await admin.call(decide, { params: { id }, body: { decision: 'waitlist', note } });
  }
  const [waiting = ''] = (await product.mailsTo(urdu.email)).slice(-1);
  expect(waiting).toContain('منتظم نے لکھا ہے: <bdi>Bring &lt;boots&gt;.</bdi>');

  const body = { ...event, location: 'Ferozepur Road' };
  expect((await admin.call(updateEvent, { params: { id: event.id }, body })).status).toBe(200);
  await admin.call(deleteEvent, { params: { id: event.id } });
  const titles = async (client: Client) =>
    (await listed(client)).notices.slice(0, 2).map(({ title }) => title);
  expect(await titles(urdu)).toEqual([
    'منسوخ: \u2068River <walk>\u2069',
    'نیا وقت یا مقام: \u2068River <walk>\u2069',
  ]);
  expect(await titles(english)).toEqual([
    'Cancelled: River <walk>',
    'New time or place: River <walk>',
  ]);
  const [inUrdu = ''] = (await product.mailsTo(urdu.email)).slice(-2);
  expect(inUrdu).toContain('Subject: نیا وقت یا مقام: \u2068River <walk>\u2069');
  expect(inUrdu).toContain('<html lang="ur" dir="rtl">');
  expect(inUrdu).toContain('”<bdi>River &lt;walk&gt;</bdi>“');
  expect(inUrdu).toContain('پیر، 7 دسمبر، 2026');
  expect(inUrdu).toContain('مقام: <bdi>Ferozepur Road</bdi>');
  const [inEnglish = ''] = (await product.mailsTo(english.email)).slice(-2);
  expect(inEnglish).toContain('Monday, 7 December 2026 at 2:00 pm, Ferozepur Road.');
  expect(inEnglish).not.toContain('rtl');
});

test('VO-06 pages follow each other, and what is older than a year is dropped', async () => {
  const person = await volunteer();
  const notice = { userId: person.id, kind: 'test', title: 'T', link: '/' };
  await product.db.transaction().execute(async (tx) => {
    for (let count = 0; count < 25; count++)
      await postNotice(tx, {
        ...notice,
        at: new Date(testStart.getTime() - count * 86_400_000 * 20),
      });
  });
  const first = await listed(person);
  const second = await listed(person, { after: first.next ?? '' });
  expect([first.notices.length, second.notices.length, second.next]).toEqual([20, 5, null]);
  await dropOldNotices(product.joining);
  expect((await listed(person)).notices).toHaveLength(19);
});
