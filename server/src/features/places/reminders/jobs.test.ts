/** Reminders over the real product, by a clock that the tests set. */
import { cancelEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import type { Language } from '@saath/contract/language';
import { changeNoticeSettings, getNoticeSettings } from '@saath/contract/notices/notices/endpoints';
import { withdraw } from '@saath/contract/places/joining/endpoints';
import { answerOwn } from '@saath/contract/places/reminders/endpoints';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { sendReminders } from './jobs.ts';

const HOUR = 3_600_000;

let product: TestProduct;
let adminId: string;
beforeAll(async () => {
  product = await testProduct();
  adminId = (await givenAdmin(product)).id;
});
afterAll(async () => {
  await product.close();
});
beforeEach(async () => {
  product.clock.now = testStart;
  await product.db.deleteFrom('event').execute();
  await product.db.deleteFrom('mail').execute();
  await product.db.deleteFrom('notice').execute();
});

type Volunteer = { id: string; email: string };

const volunteer = async (language: Language = 'en'): Promise<Volunteer> =>
  await givenVolunteer(product.db, { language });

/** Signed in just now: sessions end in the weeks that the tests leap over. */
const as = async ({ id }: { id: string }) => await signedInAs(product, id);
const asAdmin = async () => await signedInAs(product, adminId);

/** An event so many hours ahead of the tests' present, in a zone. */
async function eventIn(hours: number, change: Record<string, unknown> = {}): Promise<Event> {
  const start = testStart.getTime() + hours * HOUR;
  return await givenEvent(await asAdmin(), {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 4 * HOUR).toISOString(),
    ...change,
  });
}

const assign = async (event: Event, { id }: Volunteer) => {
  const body = { volunteerId: id, roleId: firstRole(event).id, eventId: event.id };
  expect((await (await asAdmin()).call(assignVolunteer, { body })).status).toBe(200);
};

const at = (event: Event, hoursBefore: number) => {
  product.clock.now = new Date(Date.parse(event.startTime) - hoursBefore * HOUR);
};
const send = async () => await sendReminders(product.ports);

/** The mails to a person as they were sent, oldest first: the table forgets what they said. */
async function lettersTo({ email }: Volunteer) {
  const sent = await product.mailsTo(email);
  const rows = await product.db
    .selectFrom('mail')
    .select(['id', 'kind', 'subject'])
    .where('toAddress', '=', email)
    .orderBy('id')
    .execute();
  return rows.map(({ id, ...row }) => {
    const text = sent.find((mail) => mail.includes(`<${id}@`)) ?? '';
    const calendar = /BEGIN:VCALENDAR[\s\S]*?END:VCALENDAR\r\n/.exec(text)?.[0];
    return { ...row, text, calendar };
  });
}

const remindersTo = async (person: Volunteer) =>
  (await lettersTo(person)).filter(({ kind }) => kind === 'reminder');

const noticesOf = async ({ id }: Volunteer) =>
  await product.db
    .selectFrom('notice')
    .select(['title', 'link'])
    .where('userId', '=', id)
    .where('kind', '=', 'reminder')
    .orderBy('id')
    .execute();

async function place(event: Event, person: Volunteer) {
  return await product.db
    .selectFrom('participation')
    .selectAll()
    .where('eventId', '=', event.id)
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
}

function entryOf(ics: string | null | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(ics ?? ''));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('No event in the file');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    uid: event.uid,
    sequence: event.sequence,
    location: event.location,
    start: event.startDate.toJSDate().toISOString(),
  };
}

describe('NT-05 each step', () => {
  test('NT-05 comes once, in its time, as a notice and as a mail with the calendar file and three answers', async () => {
    const person = await volunteer();
    const event = await eventIn(300);
    await assign(event, person);
    expect(await send()).toBe(0);
    for (const [hours, sent] of [
      [168.1, 0],
      [168, 1],
      [167, 0],
      [48, 1],
      [47, 0],
      [3, 1],
      [2, 0],
      [0, 0],
    ] as const) {
      at(event, hours);
      expect([hours, await send(), await send()]).toEqual([hours, sent, 0]);
    }
    const mails = await remindersTo(person);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Coming up: River clean-up',
      'Are you coming? River clean-up',
      'Starting soon: River clean-up',
    ]);
    const [first] = mails;
    expect(first?.text).toContain('In a week it is time.');
    expect(first?.text).toMatch(/Your role<.*>First aider</);
    for (const answer of ['coming', 'late', 'cant'])
      expect(first?.text).toMatch(new RegExp(`/coming/[0-9a-f-]+\\.\\d+\\.${answer}\\.[\\w-]{43}`));
    expect(entryOf(first?.calendar)).toMatchObject({
      method: 'PUBLISH',
      start: event.startTime,
      location: 'Ravi bank, Lahore',
    });
    expect(await noticesOf(person)).toHaveLength(3);
    expect((await noticesOf(person))[0]?.link).toBe(`/event/${event.id}`);
  });

  test('NT-05 the mail goes out with the file as an event of the mail program', async () => {
    const person = await volunteer();
    const event = await eventIn(300);
    await assign(event, person);
    at(event, 48);
    await send();
    const mail = (await product.mailsTo(person.email)).find((each) =>
      each.includes('Are you coming?'),
    );
    expect(mail).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/i);
    expect(mail).toContain('filename=event.ics');
  });

  test("NT-05 speaks the reader's language and the event's own time", async () => {
    const person = await volunteer('ur');
    const event = await eventIn(300);
    await assign(event, person);
    at(event, 168);
    await send();
    const [mail] = await remindersTo(person);
    expect(mail?.subject).toContain('قریب آ رہی ہے');
    expect(mail?.text).toContain('dir="rtl"');
  });

  test('NT-02 who wants no mails of reminders gets the notice only', async () => {
    const person = await volunteer();
    const settings = (await (await as(person)).call(getNoticeSettings)).body as { mail: object };
    const body = { mail: { ...settings.mail, reminder: false } };
    expect((await (await as(person)).call(changeNoticeSettings, { body })).status).toBe(200);
    const event = await eventIn(300);
    await assign(event, person);
    at(event, 48);
    expect(await send()).toBe(1);
    expect(await remindersTo(person)).toEqual([]);
    expect(await noticesOf(person)).toHaveLength(1);
  });

  test('NT-05 goes to those alone who hold a place', async () => {
    const [gone, stays] = [await volunteer(), await volunteer()];
    const event = await eventIn(300);
    await assign(event, gone);
    await assign(event, stays);
    const { id } = await place(event, gone);
    expect((await (await as(gone)).call(withdraw, { params: { id } })).status).toBe(200);
    at(event, 48);
    expect(await send()).toBe(1);
    expect(await remindersTo(gone)).toEqual([]);
    expect(await remindersTo(stays)).toHaveLength(1);
  });
});

describe('NT-05 places and events that change', () => {
  test('NT-05 a place given thirty hours before goes on with the last step', async () => {
    const person = await volunteer();
    const event = await eventIn(300);
    at(event, 30);
    await assign(event, person);
    for (const hours of [30, 28, 10]) {
      at(event, hours);
      expect(await send()).toBe(0);
    }
    at(event, 3);
    expect(await send()).toBe(1);
  });

  test('NT-05 what came due while no process ran is sent later, the newest step alone, and nothing after the start', async () => {
    const [one, other] = [await volunteer(), await volunteer()];
    const event = await eventIn(300);
    await assign(event, one);
    at(event, 40);
    expect(await send()).toBe(1);
    expect((await remindersTo(one)).map(({ subject }) => subject)).toEqual([
      'Are you coming? River clean-up',
    ]);
    const later = await eventIn(600);
    product.clock.now = testStart;
    await assign(later, other);
    at(later, -1);
    expect(await send()).toBe(0);
    expect(await remindersTo(other)).toEqual([]);
  });

  test('NT-05 a new time begins the ladder anew, not at once, and the old answer no longer counts', async () => {
    const person = await volunteer();
    const event = await eventIn(300);
    await assign(event, person);
    at(event, 48);
    expect(await send()).toBe(1);
    const { id } = await place(event, person);
    const answer = { params: { id }, body: { answer: 'coming' } };
    expect((await (await as(person)).call(answerOwn, answer)).status).toBe(200);
    const startTime = new Date(Date.parse(event.startTime) + 100 * HOUR).toISOString();
    const endTime = new Date(Date.parse(event.endTime) + 100 * HOUR).toISOString();
    const body = { ...event, role: [], startTime, endTime };
    expect(
      (await (await asAdmin()).call(updateEvent, { params: { id: event.id }, body })).status,
    ).toBe(200);
    expect(await product.db.selectFrom('comingAnswer').selectAll().execute()).toEqual([]);
    // Just told of the new time.
    expect(await send()).toBe(0);
    const moved = { ...event, startTime };
    at(moved, 48);
    expect(await send()).toBe(1);
    at(moved, 3);
    expect(await send()).toBe(1);
    expect(await remindersTo(person)).toHaveLength(3);
  });

  test('NT-05 a cancelled event reminds nobody', async () => {
    const person = await volunteer();
    const event = await eventIn(300);
    await assign(event, person);
    const cancelled = { params: { id: event.id }, body: { reason: 'Flood' } };
    expect((await (await asAdmin()).call(cancelEvent, cancelled)).status).toBe(200);
    at(event, 48);
    expect(await send()).toBe(0);
    expect(await product.db.selectFrom('reminderDue').selectAll().execute()).toEqual([]);
  });

  test('NT-05 who has answered hears of the start in fewer words', async () => {
    const person = await volunteer();
    const event = await eventIn(300);
    await assign(event, person);
    at(event, 100);
    const { id } = await place(event, person);
    const body = { answer: 'late', minutes: '30' };
    expect((await (await as(person)).call(answerOwn, { params: { id }, body })).status).toBe(200);
    at(event, 3);
    expect(await send()).toBe(1);
    const [mail] = await remindersTo(person);
    expect(mail?.text).toContain('You told us that you are coming about 30 minutes late.');
    expect(mail?.text).not.toContain('One press tells the organiser');
  });

  test('NT-05 an event across the change of the clocks is reminded of 168 hours before', async () => {
    const person = await volunteer();
    const event = await eventIn(0, {
      startTime: '2027-03-28T10:00:00Z',
      endTime: '2027-03-28T12:00:00Z',
    });
    await product.db.updateTable('event').set({ timeZone: 'Europe/Berlin' }).execute();
    await assign(event, person);
    product.clock.now = new Date('2027-03-21T09:59:00Z');
    expect(await send()).toBe(0);
    product.clock.now = new Date('2027-03-21T10:00:00Z');
    expect(await send()).toBe(1);
    // Noon by the clocks of that Sunday, eleven by those of the one before.
    expect((await remindersTo(person))[0]?.text).toMatch(/28 March 2027.* 12:00/);
  });
});

describe('NT-02 the calendar follows', () => {
  const calendars = async (person: Volunteer) =>
    (await lettersTo(person)).map(({ kind, calendar }) => ({
      kind,
      ...(calendar ? entryOf(calendar) : {}),
    }));

  test('NT-02 a place, a new place of the event and its end reach the calendar as one entry', async () => {
    const person = await volunteer();
    const event = await eventIn(300);
    await assign(event, person);
    product.clock.now = new Date(testStart.getTime() + HOUR);
    const body = { ...event, role: [], location: 'Canal Road', notify: true };
    await (await asAdmin()).call(updateEvent, { params: { id: event.id }, body });
    await (await asAdmin()).call(cancelEvent, {
      params: { id: event.id },
      body: { reason: 'Flood' },
    });
    const [given, moved, cancelled] = await calendars(person);
    expect(given).toMatchObject({ kind: 'decision', method: 'PUBLISH', status: 'CONFIRMED' });
    expect(moved).toMatchObject({ kind: 'change', location: 'Canal Road', uid: given?.uid });
    expect(cancelled).toMatchObject({
      kind: 'cancellation',
      method: 'CANCEL',
      status: 'CANCELLED',
      uid: given?.uid,
    });
    const sequences = [given, moved, cancelled].map((each) => each?.sequence ?? 0);
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
    expect(new Set(sequences).size).toBe(3);
  });
});
