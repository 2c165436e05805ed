/** VO-06: what happens to a request is told inside the product as well, over HTTP. */

import { deleteEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import { sendAnnouncement } from '@saath/contract/messages/announcements/endpoints';
import {
  changeNoticeSettings,
  getNoticeSettings,
  listNotices,
  readNotices,
} from '@saath/contract/notices/notices/endpoints';
import { noticeSettingsMessages } from '@saath/contract/notices/notices/messages';
import { type EventNoticeKind, eventNoticeKinds } from '@saath/contract/notices/notices/rules';
import type { Notice } from '@saath/contract/notices/notices/schema';
import { decide, requestJoin } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, testClient } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { dropOldNotices, postNotice } from './service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const volunteer = async (given: Parameters<typeof givenSignedIn>[1] = {}) =>
  await givenSignedIn(product, given);

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
    { title: `Your request is in: ${event.title}`, isRead: false },
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

  const body = { ...event, location: 'Ferozepur Road', notify: true };
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
  expect(inUrdu).toContain('<bdi>River &lt;walk&gt;</bdi>');
  expect(inUrdu).toContain('پیر، 7 دسمبر، 2026 دوپہر 2:00 بجے – شام 6:00 بجے');
  expect(inUrdu).toContain('<bdi>Ferozepur Road</bdi>');
  const [inEnglish = ''] = (await product.mailsTo(english.email)).slice(-2);
  expect(inEnglish).toContain('Monday, 7 December 2026, 2:00 pm – 6:00 pm (Pakistan Standard Time)');
  expect(inEnglish).toContain('Where: Ferozepur Road');
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
  await dropOldNotices(product.ports);
  expect((await listed(person)).notices).toHaveLength(19);
});

describe('what also comes by mail', () => {
  const all = (isOn: boolean) =>
    Object.fromEntries(eventNoticeKinds.map((kind) => [kind, isOn] as const)) as Record<
      EventNoticeKind,
      boolean
    >;
  const [everything, nothing] = [all(true), all(false)];
  const choose = async (client: Client, mail: unknown) =>
    await client.call(changeNoticeSettings, { body: { mail } });
  const chosen = async (client: Client) => (await client.call(getNoticeSettings)).body.mail;

  const kindsOf = (rows: readonly { kind: string }[]) => rows.map(({ kind }) => kind).sort();
  const mailsTo = async ({ email }: { email: string }) =>
    kindsOf(
      await product.db.selectFrom('mail').select('kind').where('toAddress', '=', email).execute(),
    );
  const noticesOf = async ({ id }: { id: string }) =>
    kindsOf(
      await product.db.selectFrom('notice').select('kind').where('userId', '=', id).execute(),
    );

  /** All that happens around one event: a request, an answer to it, a word to its people, a new place, the end of it. */
  async function liveThrough(people: readonly Awaited<ReturnType<typeof volunteer>>[]) {
    const event = await givenEvent(admin, eventForm());
    const answers: unknown[] = [];
    for (const { call, id: userId } of people) {
      const asked = await call(requestJoin, { body: { eventId: event.id, userId } });
      answers.push(asked.body.mailedTo);
      const { id } = asked.body.participation as { id: string };
      const body = { decision: 'approve', roleId: firstRole(event).id };
      expect((await admin.call(decide, { params: { id }, body })).status).toBe(200);
    }
    const letter = { subject: 'Bring gloves', text: 'It is cold.', key: event.id };
    const sent = await admin.call(sendAnnouncement, {
      params: { id: event.id },
      body: { ...letter, segment: { states: ['confirmed'] } },
    });
    expect(sent.body).toMatchObject({ recipients: people.length });
    const body = { ...event, location: 'Ferozepur Road', notify: true };
    expect((await admin.call(updateEvent, { params: { id: event.id }, body })).status).toBe(200);
    expect((await admin.call(deleteEvent, { params: { id: event.id } })).status).toBe(200);
    return answers;
  }
  const lived = ['announcement', 'cancellation', 'change', 'decision', 'request-received'] as const;
  const allKinds: string[] = [...lived];

  test.each(lived)(
    'VO-06 without mails about "%s" the notice comes all the same, and so do all other mails',
    async (kind) => {
      const [person, other] = [await volunteer(), await volunteer()];
      const mail = { ...everything, [kind]: false };
      expect(await choose(person, mail)).toMatchObject({
        status: 200,
        body: { message: 'Your choice is saved.', mail },
      });
      expect(await chosen(person)).toEqual(mail);
      expect(await chosen(other)).toEqual(everything);
      await liveThrough([person, other]);
      expect(await mailsTo(person)).toEqual(allKinds.filter((each) => each !== kind));
      expect(await noticesOf(person)).toEqual(allKinds);
      expect(await mailsTo(other)).toEqual(allKinds);
      expect(await noticesOf(other)).toEqual(allKinds);
    },
  );

  test('VO-06 all is mailed to whoever chose nothing, nothing to whoever wants none, and it can be switched on again', async () => {
    const person = await volunteer();
    expect(await chosen(person)).toEqual(everything);
    await choose(person, nothing);
    await liveThrough([person]);
    expect(await mailsTo(person)).toEqual([]);
    expect(await noticesOf(person)).toEqual(allKinds);
    await choose(person, everything);
    await liveThrough([person]);
    expect(await mailsTo(person)).toEqual(allKinds);
  });

  test('VO-05 VO-06 the answer to a request names the address only when a mail was queued', async () => {
    const [person, other] = [await volunteer(), await volunteer()];
    await choose(person, { ...everything, 'request-received': false });
    expect(await liveThrough([person, other])).toEqual([null, other.email]);
  });

  test('NT-02 who does not know the later kinds, devices and quiet hours leaves them as they are', async () => {
    const person = await volunteer();
    const { offer: _, reminder: __, message: ___, recap: ____, ...first } = everything;
    const push = { ...everything, announcement: false };
    const quiet = { isOn: false, from: '23:30', to: '06:15', timeZone: 'Europe/Berlin' };
    const chosen = { mail: { ...everything, recap: false }, push, quiet };
    const saved = await person.call(changeNoticeSettings, { body: chosen });
    expect(saved).toMatchObject({ status: 200, body: chosen });
    await choose(person, { ...first, change: false });
    expect((await person.call(getNoticeSettings)).body).toMatchObject({
      ...chosen,
      mail: { ...chosen.mail, change: false },
    });
  });

  test('NT-02 without a choice all reaches devices, but not at night by the clocks of the installation', async () => {
    const person = await volunteer();
    await choose(person, everything);
    expect((await person.call(getNoticeSettings)).body).toMatchObject({
      push: everything,
      quiet: { isOn: true, from: '22:00', to: '08:00', timeZone: 'Asia/Karachi' },
    });
  });

  const quiet = { isOn: true, from: '22:00', to: '08:00', timeZone: 'Asia/Karachi' };
  test.each([
    ['a time that no clock shows', { ...quiet, from: '24:00' }, noticeSettingsMessages.time],
    ['a time in words', { ...quiet, to: 'morning' }, noticeSettingsMessages.time],
    ['no hours at all', { ...quiet, to: '22:00' }, noticeSettingsMessages.never],
    ['an unknown zone', { ...quiet, timeZone: 'Mars/Olympus' }, noticeSettingsMessages.zone],
    ['half of it', { isOn: true }, noticeSettingsMessages.time],
  ])('NT-02 quiet hours with %s are refused with words', async (_, given, message) => {
    const person = await volunteer();
    const answer = await person.call(changeNoticeSettings, {
      body: { mail: everything, quiet: given },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', message } });
  });

  const { choose: incomplete, unknown, unreadable } = noticeSettingsMessages;
  const { cancellation: _, ...withoutOne } = everything;
  test.each([
    ['an unknown kind', { mail: { ...everything, gossip: false } }, unknown],
    ['mails about the account', { mail: { ...everything, 'password-reset': false } }, unknown],
    ['a missing kind', { mail: withoutOne }, incomplete],
    ['a word', { mail: { ...everything, change: 'no' } }, incomplete],
    ['a list', { mail: ['change'] }, incomplete],
    ['nothing', {}, incomplete],
    ['another field', { mail: everything, userId: 'somebody' }, unreadable],
  ])('VO-06 %s is refused with words, and nothing changes', async (_, body, message) => {
    const person = await volunteer();
    const before = { ...everything, change: false };
    await choose(person, before);
    const answer = await person.call(changeNoticeSettings, { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', message } });
    expect(await chosen(person)).toEqual(before);
  });

  test('VO-06 guests neither read nor change settings', async () => {
    const guest = testClient(product.app);
    expect((await guest.call(getNoticeSettings)).status).toBe(401);
    expect((await choose(guest, everything)).status).toBe(401);
  });
});
