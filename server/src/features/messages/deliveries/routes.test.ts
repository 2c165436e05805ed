import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteUser } from '@saath/contract/accounts/accounts/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import {
  countRecipients,
  listFailedMails,
  myAnnouncements,
  readDelivery,
  retryFailedMails,
  sendAnnouncement,
} from '@saath/contract/messages/announcements/endpoints';
import type { AnnouncedState } from '@saath/contract/messages/announcements/rules';
import type { Delivery, FailedMail } from '@saath/contract/messages/announcements/schema';
import { listNotices, readNotices } from '@saath/contract/notices/notices/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import { newId } from '../../../platform/ids.ts';
import type { Client } from '../../../testing/client.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
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

const outbox = () => join(product.folder, 'outbox');
/** The folder of mails is a file: nothing can be written into it. */
const breakMail = async () => {
  await rm(outbox(), { recursive: true, force: true });
  await writeFile(outbox(), '');
};
const mendMail = async () => await rm(outbox(), { force: true });

type Volunteer = Client & { id: string; email: string };
async function participant(event: Event, given: Parameters<typeof givenVolunteer>[1] = {}) {
  const person = await givenVolunteer(product.db, given);
  const client: Volunteer = Object.assign(await signedInAs(product, person.id), person);
  const body = { volunteerId: person.id, roleId: firstRole(event).id, eventId: event.id };
  const answer = await admin.call(assignVolunteer, { body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return client;
}

let hour = 0;
async function eventWithPlaces(): Promise<Event> {
  hour += 3;
  const start = Date.parse('2026-12-10T00:00:00Z') + hour * 3_600_000;
  const event = await givenEvent(admin, {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 2 * 3_600_000).toISOString(),
  });
  await product.db
    .updateTable('eventRole')
    .set({ maxVolunteers: 50 })
    .where('eventId', '=', event.id)
    .execute();
  return event;
}

/** @returns the id of what was sent */
async function announce(event: Event, states: AnnouncedState[] = ['confirmed']): Promise<string> {
  const segment = { states };
  const body = { segment, subject: 'Gloves', text: 'It will be cold.', key: newId() };
  const answer = await admin.call(sendAnnouncement, { params: { id: event.id }, body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const { id } = await product.db
    .selectFrom('announcement')
    .select('id')
    .where('eventId', '=', event.id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

const at = (event: Event, announcementId: string) => ({ params: { id: event.id, announcementId } });
const reportOf = async (event: Event, id: string) =>
  (await admin.call(readDelivery, at(event, id))).body as unknown as Delivery;
const failedOf = async (event: Event, id: string, query = {}) =>
  (await admin.call(listFailedMails, { ...at(event, id), query })).body as {
    mails: FailedMail[];
    next: string | null;
  };
const retry = async (event: Event, id: string, body = {}) =>
  (await admin.call(retryFailedMails, { ...at(event, id), body })).body;
/** The report says so, and no try is under way any more: one that is pressed meanwhile begins a minute later. */
async function settled(event: Event, id: string, mail: Partial<Delivery['mail'] & object>) {
  const patience = { timeout: patient(10_000), interval: 50 };
  await vi.waitFor(
    async () => expect((await reportOf(event, id)).mail).toMatchObject(mail),
    patience,
  );
  await vi.waitFor(async () => expect(await triesUnderWay()).toEqual([]), patience);
}

async function triesUnderWay(): Promise<unknown[]> {
  const query = sql`select id from pgboss.job where name = 'mail' and state = 'active'`;
  return (await query.execute(product.db)).rows;
}

describe('the report', () => {
  test('NT-04 says how many were told, mailed, want none and have read it', async () => {
    const event = await eventWithPlaces();
    const [reader] = [await participant(event), await participant(event)];
    const quiet = await participant(event);
    await updateUser(product.db, quiet.id, { kindsWithoutMail: ['announcement'] });
    const id = await announce(event);
    await settled(event, id, { sent: 2, waiting: 0, failed: 0, reasons: [], switchedOff: 1 });
    expect(await reportOf(event, id)).toMatchObject({ recipients: 3, read: 0 });
    const { notices } = (await reader.call(listNotices)).body as {
      notices: { id: string; title: string }[];
    };
    const notice = notices.find(({ title }) => title === 'Gloves');
    await reader.call(readNotices, { body: { id: notice?.id } });
    await quiet.call(readNotices, { body: {} });
    expect((await reportOf(event, id)).read).toBe(2);
    // Another one of the same event is counted by itself.
    const other = await announce(event);
    expect(await reportOf(event, other)).toMatchObject({ recipients: 3, read: 0 });
  });

  test('NT-04 old mails may be deleted, and what earlier versions sent has no count of mails', async () => {
    const event = await eventWithPlaces();
    await participant(event);
    const id = await announce(event);
    await settled(event, id, { sent: 1 });
    await product.db.deleteFrom('mail').where('batchId', '=', id).execute();
    expect((await reportOf(event, id)).mail).toMatchObject({ sent: 1, waiting: 0 });
    await product.db.updateTable('announcement').set({ mailed: null }).execute();
    expect(await reportOf(event, id)).toEqual({
      success: true,
      recipients: 1,
      read: 0,
      mail: null,
    });
  });

  test('NT-04 it is counted along the indexes, however many mails there are', async () => {
    const plan = async (query: string) => {
      const explained = await product.db.transaction().execute(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        return await sql.raw<Record<string, string>>(`explain ${query}`).execute(tx);
      });
      return explained.rows.map((row) => Object.values(row).join()).join('\n');
    };
    const id = newId();
    const unsent = `select last_error, count(*) from mail where batch_id = '${id}' and sent_at is null group by 1`;
    expect(await plan(unsent)).toContain('mail_of_batch');
    const read = `select count(*) from notice where batch_id = '${id}' and read_at is not null`;
    expect(await plan(read)).toContain('notice_of_batch');
  });
});

describe('failed mails', () => {
  test('NT-04 are listed with their reason and tried again, at the address the person has now', async () => {
    const event = await eventWithPlaces();
    const [first, second] = [
      await participant(event, { name: 'Bilal First' }),
      await participant(event, { name: 'Sana Second' }),
    ];
    await product.mailsTo(first.email);
    await breakMail();
    const id = await announce(event);
    await settled(event, id, { sent: 0, waiting: 0, failed: 2 });
    const [reason] = (await reportOf(event, id)).mail?.reasons ?? [];
    expect(reason).toMatchObject({ code: expect.stringMatching(/^E[A-Z]+$/), count: 2 });
    const { mails } = await failedOf(event, id);
    expect(mails.map(({ name }) => name).sort()).toEqual(['Bilal First', 'Sana Second']);
    expect(JSON.stringify(mails)).not.toContain('@');

    await mendMail();
    const moved = 'moved@gmail.com';
    await updateUser(product.db, first.id, { email: moved, emailKey: moved });
    const mailId = mails.find(({ name }) => name === 'Bilal First')?.id;
    // One that waits for its next try would come in a quarter of a minute by itself: it is sent at once.
    expect(await retry(event, id, { mailId })).toMatchObject({ count: 1 });
    await settled(event, id, { sent: 1, failed: 1 });
    expect((await failedOf(event, id)).mails.map(({ name }) => name)).toEqual(['Sana Second']);
    expect(await retry(event, id)).toMatchObject({ count: 1 });
    await settled(event, id, { sent: 2, failed: 0 });
    expect(await product.mailsTo(moved)).toHaveLength(1);
    expect(
      (await product.mailsTo(second.email)).filter((mail) => mail.includes('cold')),
    ).toHaveLength(1);
    expect(await retry(event, id)).toMatchObject({ count: 0 });
    const audit = await product.db
      .selectFrom('auditEntry')
      .select('details')
      .where('action', '=', 'announcement.retried')
      .where('eventId', '=', event.id)
      .execute();
    expect(audit.map(({ details }) => details)).toEqual([{ count: 1 }, { count: 1 }]);
  });

  test('NT-04 a mail that was given up gets a new job, once however often it is asked for', async () => {
    const event = await eventWithPlaces();
    const person = await participant(event);
    await product.mailsTo(person.email);
    await breakMail();
    const id = await announce(event);
    await settled(event, id, { failed: 1 });
    await mendMail();
    const [mail] = (await failedOf(event, id)).mails;
    const jobs = async () =>
      (
        await sql<{
          state: string;
          late: boolean;
        }>`select state::text, start_after > now() + interval '50 s' as late
          from pgboss.job where name = 'mail' and data->>'id' = ${mail?.id}`.execute(product.db)
      ).rows;
    await sql`update pgboss.job set state = 'failed' where name = 'mail' and data->>'id' = ${mail?.id}`.execute(
      product.db,
    );
    await Promise.all([retry(event, id), retry(event, id), retry(event, id)]);
    const open = (await jobs()).filter(({ state }) => state !== 'failed');
    expect(open).toEqual([{ state: 'created', late: true }]);
    expect((await reportOf(event, id)).mail).toMatchObject({ waiting: 1, failed: 0 });
    await sql`update pgboss.job set start_after = now() where name = 'mail' and state = 'created'`.execute(
      product.db,
    );
    await settled(event, id, { sent: 1 });
  });

  test('AD-02 who is removed in the meantime is not written to any more', async () => {
    const event = await eventWithPlaces();
    const person = await participant(event);
    await product.mailsTo(person.email);
    await breakMail();
    const id = await announce(event);
    await settled(event, id, { failed: 1 });
    await admin.call(deleteUser, { params: { id: person.id } });
    await mendMail();
    expect(await retry(event, id)).toMatchObject({ count: 0 });
    expect((await product.mailsTo(person.email)).filter((mail) => mail.includes('cold'))).toEqual(
      [],
    );
  });

  test('NT-04 come page by page', async () => {
    const event = await eventWithPlaces();
    await participant(event);
    const id = await announce(event);
    await settled(event, id, { sent: 1 });
    const [row] = await product.db
      .selectFrom('mail')
      .selectAll()
      .where('batchId', '=', id)
      .execute();
    if (!row) throw new Error('No mail');
    const failed = Array.from({ length: 23 }, () => {
      return { ...row, id: newId(), sentAt: null, lastError: 'EENVELOPE', attempts: 11 };
    });
    await product.db.insertInto('mail').values(failed).execute();
    const first = await failedOf(event, id);
    const second = await failedOf(event, id, { after: first.next });
    expect([...first.mails, ...second.mails].map((mail) => mail.id)).toEqual(
      failed.map((mail) => mail.id),
    );
    expect(second.next).toBeNull();
    await product.db.deleteFrom('mail').where('lastError', '=', 'EENVELOPE').execute();
  });
});

describe('segments and who may', () => {
  test('NT-04 who was offered a place, who came and who did not are groups; who came reads what went to places', async () => {
    const event = await eventWithPlaces();
    const people = [];
    for (let index = 0; index < 4; index += 1) people.push(await participant(event));
    const [here, missed, early, offered] = people as [Volunteer, Volunteer, Volunteer, Volunteer];
    const id = await announce(event);
    const set = async (
      { id: userId }: { id: string },
      state: 'checked_in' | 'no_show' | 'left_early' | 'offered',
    ) => {
      const { id } = await product.db
        .selectFrom('participation')
        .select('id')
        .where('userId', '=', userId)
        .where('eventId', '=', event.id)
        .executeTakeFirstOrThrow();
      await givenState(product, id, state);
    };
    await set(here, 'checked_in');
    await set(missed, 'no_show');
    await set(early, 'left_early');
    await set(offered, 'offered');
    const count = async (states: string) =>
      (await admin.call(countRecipients, { params: { id: event.id }, query: { states } })).body
        .recipients;
    expect(await count('checked_in,completed,left_early')).toBe(2);
    expect(await count('no_show,excused')).toBe(1);
    expect(await count('offered')).toBe(1);
    expect(await count('confirmed')).toBe(0);
    for (const client of people) {
      const mine = await client.call(myAnnouncements, { params: { id: event.id } });
      expect(mine.body.announcements).toMatchObject([{ id }]);
    }
    await product.db.deleteFrom('announcementRecipient').where('announcementId', '=', id).execute();
    const mine = async (client: Client) =>
      (await client.call(myAnnouncements, { params: { id: event.id } })).body.announcements;
    expect(await mine(here)).toMatchObject([{ id }]);
    expect(await mine(missed)).toEqual([]);
  });

  test('NT-04 SE-02 only organisers see the report, and only that of an event it belongs to', async () => {
    const event = await eventWithPlaces();
    const person = await participant(event);
    const id = await announce(event);
    for (const call of [readDelivery, listFailedMails, retryFailedMails]) {
      expect((await person.call(call, { ...at(event, id), body: {} })).status).toBe(403);
      const elsewhere = await eventWithPlaces();
      const refused = await admin.call(call, { ...at(elsewhere, id), body: {} });
      expect(refused.body.code).toBe('announcements.not_found');
    }
  });
});
