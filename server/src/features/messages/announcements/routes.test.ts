import { cancelEvent, deleteEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import {
  countRecipients,
  listAnnouncements,
  myAnnouncements,
  sendAnnouncement,
} from '@saath/contract/messages/announcements/endpoints';
import type { Announcement } from '@saath/contract/messages/announcements/schema';
import { changeNoticeSettings, listNotices } from '@saath/contract/notices/notices/endpoints';
import { decide, requestJoin, withdraw } from '@saath/contract/places/joining/endpoints';
import type { Participation } from '@saath/contract/places/joining/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type Client, testClient } from '../../../testing/client.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  givenVolunteer,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { placesCounted } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';

let product: TestProduct;
let admin: Client & { id: string };
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => {
  await product.close();
});

const volunteer = async (given: Parameters<typeof givenSignedIn>[1] = {}) =>
  await givenSignedIn(product, given);

const role = (name: string) => ({
  role_name: name,
  description: 'Helps.',
  maxVolunteers: 5,
  skills: ['First aid'],
});
let hour = 0;
async function eventOf(names = ['Cook']): Promise<Event> {
  hour += 3;
  const start = Date.parse('2026-12-10T00:00:00Z') + hour * 3_600_000;
  return await givenEvent(admin, {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 2 * 3_600_000).toISOString(),
    role: names.map(role),
  });
}
const assign = async (event: Event, person: { id: string }, roleId = firstRole(event).id) =>
  await admin.call(assignVolunteer, {
    body: { volunteerId: person.id, roleId, eventId: event.id },
  });
const ask = async (event: Event, client: SignedIn) =>
  (await client.call(requestJoin, { body: { eventId: event.id } })).body
    .participation as Participation;
const answer = async ({ id }: Participation, decision: string) =>
  await admin.call(decide, { params: { id }, body: { decision } });

const letter = (change: Record<string, unknown> = {}) => ({
  segment: { states: ['confirmed'] },
  subject: 'Bring gloves',
  text: 'It will be cold.',
  key: newId(),
  ...change,
});
const send = async (event: Event, change: Record<string, unknown> = {}) =>
  await admin.call(sendAnnouncement, { params: { id: event.id }, body: letter(change) });
const mine = async (event: Event, client: Client) =>
  (
    (await client.call(myAnnouncements, { params: { id: event.id } })).body
      .announcements as Announcement[]
  ).map(({ subject }) => subject);
const sentOf = async (event: Event, query = {}) =>
  (await admin.call(listAnnouncements, { params: { id: event.id }, query })).body as {
    announcements: Announcement[];
    next: string | null;
    total: number;
  };
const titlesOf = async (client: Client) =>
  ((await client.call(listNotices)).body.notices as { title: string }[]).map(({ title }) => title);
const letterTo = async ({ email }: SignedIn) =>
  (await product.mailsTo(email)).filter((mail) => mail.includes('It will be cold.'));

describe('sending', () => {
  test('HR-04 NT-04 an announcement goes to the segment by notice and mail, and to nobody else', async () => {
    const event = await eventOf(['Cook', 'Driver']);
    const [cook, driver, asks, waits, declined, left] = (await Promise.all(
      Array.from({ length: 6 }, async () => await volunteer()),
    )) as [SignedIn, SignedIn, SignedIn, SignedIn, SignedIn, SignedIn];
    await assign(event, cook);
    await assign(event, driver, event.role[1]?.id);
    await ask(event, asks);
    await answer(await ask(event, waits), 'waitlist');
    await answer(await ask(event, declined), 'decline');
    const { id } = await ask(event, left);
    await left.call(withdraw, { params: { id } });

    const count = async (query: Record<string, unknown>) =>
      (await admin.call(countRecipients, { params: { id: event.id }, query })).body;
    expect(await count({ states: 'confirmed' })).toMatchObject({ recipients: 2, byMail: 2 });
    expect(await count({ states: 'confirmed,waitlisted,requested' })).toMatchObject({
      recipients: 4,
    });
    const roleId = firstRole(event).id;
    expect(await count({ states: 'confirmed', roleId })).toMatchObject({ recipients: 1 });

    const sent = await send(event, { segment: { states: ['confirmed', 'waitlisted'] } });
    expect(sent.body).toMatchObject({ message: 'Your message is on its way.', recipients: 3 });
    for (const person of [cook, driver, waits]) {
      expect(await letterTo(person)).toHaveLength(1);
      expect(await titlesOf(person)).toContain('Bring gloves');
      expect(await mine(event, person)).toEqual(['Bring gloves']);
    }
    for (const person of [asks, declined, left]) {
      expect(await letterTo(person)).toEqual([]);
      expect(await titlesOf(person)).not.toContain('Bring gloves');
      expect(await mine(event, person)).toEqual([]);
    }
    await send(event, { segment: { states: ['confirmed'], roleId }, subject: 'Cooks only' });
    expect(await mine(event, cook)).toEqual(['Cooks only', 'Bring gloves']);
    expect(await mine(event, driver)).toEqual(['Bring gloves']);
    expect((await sentOf(event)).announcements).toMatchObject([
      { subject: 'Cooks only', roleName: 'Cook', states: ['confirmed'], recipients: 1 },
      { subject: 'Bring gloves', roleName: null, recipients: 3, author: 'Omar Organiser' },
    ]);
    const audit = await product.db
      .selectFrom('auditEntry')
      .select('details')
      .where('eventId', '=', event.id)
      .where('action', '=', 'announcement.sent')
      .orderBy('id')
      .execute();
    expect(audit.map(({ details }) => details)).toEqual([{ count: 3 }, { count: 1 }]);
  });

  test('NT-04 one key is one announcement, however often and at once it is pressed', async () => {
    const event = await eventOf();
    const person = await volunteer();
    await assign(event, person);
    const key = newId();
    const answers = await Promise.all([1, 2, 3].map(async () => await send(event, { key })));
    expect(answers.map(({ body }) => body.recipients)).toEqual([1, 1, 1]);
    expect(await letterTo(person)).toHaveLength(1);
    expect((await sentOf(event)).total).toBe(1);
    // The same key is free at another event.
    const other = await eventOf();
    await assign(other, person);
    expect((await send(other, { key })).body.recipients).toBe(1);
    expect(await letterTo(person)).toHaveLength(2);
  });

  test('NT-04 VO-06 who switched such mails off gets the notice alone, and is not counted among the mailed', async () => {
    const event = await eventOf();
    const person = await volunteer();
    await assign(event, person);
    const others = ['request-received', 'decision', 'change', 'cancellation'];
    const mail = Object.fromEntries(others.map((kind) => [kind, true]));
    await person.call(changeNoticeSettings, { body: { mail: { ...mail, announcement: false } } });
    const counted = await admin.call(countRecipients, {
      params: { id: event.id },
      query: { states: 'confirmed' },
    });
    expect(counted.body).toMatchObject({ recipients: 1, byMail: 0 });
    expect((await send(event)).body.recipients).toBe(1);
    expect(await letterTo(person)).toEqual([]);
    expect(await titlesOf(person)).toContain('Bring gloves');
  });

  test('HR-04 many people are reached in batches, each once, without those who are leaving', async () => {
    const event = await eventOf();
    const roleId = firstRole(event).id;
    await product.db.updateTable('eventRole').set({ maxVolunteers: 1000 }).execute();
    for (let number = 0; number < 260; number += 1) {
      const { id: userId } = await givenVolunteer(product.db);
      const { startTime, endTime } = event;
      await product.db
        .insertInto('participation')
        .values({
          id: newId(),
          eventId: event.id,
          userId,
          roleId,
          state: 'confirmed',
          source: 'organiser',
          waitingSince: null,
          requestedAt: testStart,
          decidedBy: null,
          decidedAt: testStart,
          startTime: new Date(startTime),
          endTime: new Date(endTime),
        })
        .execute();
      if (number === 0) await updateUser(product.db, userId, { leavingAt: testStart });
    }
    await placesCounted(product, event.id);
    expect((await send(event)).body.recipients).toBe(259);
    const noticed = await product.db
      .selectFrom('notice')
      .select('userId')
      .distinct()
      .where('link', '=', `/event/${event.id}`)
      .where('kind', '=', 'announcement')
      .execute();
    expect(noticed).toHaveLength(259);
  });
});

describe('the letter', () => {
  test('HR-04 SE-05 a subject cannot add headers, and markup in the text stays text', async () => {
    const event = await eventOf();
    const person = await volunteer();
    await assign(event, person);
    const text =
      'It will be cold. <a href="https://evil.example">Press</a> & <img src=x>\n\nSecond.';
    const subject = 'Gloves\r\nBcc: someone@evil.example\r\n\r\n<b>x</b>';
    expect((await send(event, { subject, text })).status).toBe(200);
    const [mail = ''] = await letterTo(person);
    const [head = ''] = mail.split('\r\n\r\n');
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head.replace(/\r\n /g, ' ')).toContain('Gloves Bcc: someone@evil.example <b>x</b>');
    const html = mail.split('Content-Type: text/html')[1] ?? '';
    expect(html).toContain('&lt;a href=&quot;https://evil.example&quot;&gt;Press&lt;/a&gt; &amp;');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<a href="https://evil');
    expect(html).toContain('<blockquote dir="auto"');
    expect(mail).toContain(`/volunteer/messages/${event.id}`);
    expect(await mine(event, person)).toEqual(['Gloves Bcc: someone@evil.example <b>x</b>']);
  });

  test('HR-04 EC-06 the frame is in the language of the reader, the words as they were written', async () => {
    const event = await eventOf();
    const person = await volunteer({ language: 'ur' });
    await assign(event, person);
    await send(event);
    const [mail = ''] = await letterTo(person);
    expect(mail).toContain('کے منتظمین لکھتے ہیں');
    expect(mail).toContain('It will be cold.');
    expect(mail).toContain('dir="rtl"');
  });
});

describe('when and who', () => {
  test('HR-04 not before the event is published; after it to thank its people; gone with it', async () => {
    const event = await eventOf();
    const person = await volunteer();
    await assign(event, person);
    await product.db
      .updateTable('event')
      .set({ publishedAt: null })
      .where('id', '=', event.id)
      .execute();
    expect((await send(event)).body.code).toBe('announcements.not_published');
    expect((await person.call(myAnnouncements, { params: { id: event.id } })).status).toBe(404);
    await product.db
      .updateTable('event')
      .set({ publishedAt: testStart })
      .where('id', '=', event.id)
      .execute();
    product.clock.now = new Date(Date.parse(event.endTime) + 60_000);
    const later = await signedInAs(product, admin.id);
    const thanks = await later.call(sendAnnouncement, {
      params: { id: event.id },
      body: letter({ subject: 'Thank you' }),
    });
    expect(thanks.body.recipients).toBe(1);
    product.clock.now = testStart;
    expect(await mine(event, person)).toEqual(['Thank you']);
    await admin.call(deleteEvent, { params: { id: event.id } });
    const left = await product.db
      .selectFrom('announcement')
      .select('id')
      .where('eventId', '=', event.id)
      .execute();
    expect(left).toEqual([]);
  });

  test('HR-04 the people of a cancelled event can be written to as they stood, without those who had left', async () => {
    const event = await eventOf();
    const [holder, asks, left] = [await volunteer(), await volunteer(), await volunteer()];
    await assign(event, holder);
    await ask(event, asks);
    const { id } = await ask(event, left);
    await left.call(withdraw, { params: { id } });
    product.clock.now = new Date(testStart.getTime() + 1000);
    const body = { reason: 'Heavy rain.' };
    const cancelled = await admin.call(cancelEvent, { params: { id: event.id }, body });
    product.clock.now = testStart;
    expect(cancelled.status).toBe(200);
    const segment = { states: ['confirmed', 'requested'] };
    expect((await send(event, { segment: { states: ['waitlisted'] } })).status).toBe(409);
    expect((await send(event, { segment })).body.recipients).toBe(2);
    expect(await mine(event, holder)).toEqual(['Bring gloves']);
    expect(await mine(event, asks)).toEqual(['Bring gloves']);
    expect(await mine(event, left)).toEqual([]);
  });

  test('HR-04 who comes later reads what went to their group; who is declined reads nothing more', async () => {
    const event = await eventOf();
    const [early, late] = [await volunteer(), await volunteer()];
    await assign(event, early);
    await send(event);
    await assign(event, late);
    expect(await mine(event, late)).toEqual(['Bring gloves']);
    const row = await product.db
      .selectFrom('participation')
      .select('id')
      .where('eventId', '=', event.id)
      .where('userId', '=', early.id)
      .executeTakeFirstOrThrow();
    await admin.call(decide, { params: row, body: { decision: 'decline' } });
    expect(await mine(event, early)).toEqual([]);
  });

  test('HR-04 nobody in the segment, a role of another event and what is missing are refused in words', async () => {
    const event = await eventOf();
    const key = newId();
    expect(await send(event, { key })).toMatchObject({
      status: 409,
      body: {
        code: 'announcements.nobody',
        message: 'There is nobody in this group at the moment.',
      },
    });
    expect((await sentOf(event)).total).toBe(0);
    // The key is not used up by it: the same letter goes out once there is somebody.
    await assign(event, await volunteer());
    expect((await send(event, { key })).body.recipients).toBe(1);
    const foreign = firstRole(await eventOf()).id;
    const segment = { states: ['confirmed'], roleId: foreign };
    expect((await send(event, { segment })).body.code).toBe('roles.not_found');
    const refused = async (change: Record<string, unknown>) =>
      (await send(event, change)).body.message;
    expect(await refused({ subject: ' \n ' })).toBe('Please write a subject.');
    expect(await refused({ text: ' ' })).toBe('Please write a message.');
    expect(await refused({ segment: { states: [] } })).toBe('Please choose who gets the message.');
    expect(await refused({ segment: { states: ['declined'] } })).toBe(
      'Please choose who gets the message.',
    );
    expect(await refused({ subject: 'x'.repeat(121) })).toBe('Please use at most 120 characters.');
    expect((await send({ ...event, id: newId() })).status).toBe(404);
  });

  test('HR-04 SE-02 only organisers write, count and list; guests read nothing', async () => {
    const event = await eventOf();
    const params = { id: event.id };
    const person = await volunteer();
    for (const call of [sendAnnouncement, countRecipients, listAnnouncements])
      expect((await person.call(call, { params, body: letter() })).status).toBe(403);
    expect((await testClient(product.app).call(myAnnouncements, { params })).status).toBe(401);
    expect(await mine(event, person)).toEqual([]);
  });

  test('NT-04 what was sent is listed page by page, newest first', async () => {
    const event = await eventOf();
    await assign(event, await volunteer());
    for (let number = 1; number <= 23; number += 1) {
      product.clock.now = new Date(testStart.getTime() + number * 1000);
      await send(event, { subject: `Number ${number}` });
    }
    product.clock.now = testStart;
    const first = await sentOf(event);
    expect(first.total).toBe(23);
    const second = await sentOf(event, { after: first.next });
    expect(second.next).toBeNull();
    const subjects = [...first.announcements, ...second.announcements].map((each) => each.subject);
    expect(subjects).toEqual(Array.from({ length: 23 }, (_, index) => `Number ${23 - index}`));
  });
});
