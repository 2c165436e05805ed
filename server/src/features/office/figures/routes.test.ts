/** AD-01: figures of the dashboard, over HTTP, against the same by counting every row. */
import { getOverview } from '@saath/contract/office/figures/endpoints';
import type { Overview } from '@saath/contract/office/figures/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/database.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { assignVolunteer, decideRequest } from '../../places/answer/service.ts';
import { requestToJoin } from '../../places/ask/service.ts';
import { settleDueMonths, settleMissingMonths, settleMonths } from './jobs.ts';
import { type FigureBook, hoursBetween, totalHours } from './service.ts';

const timeZone = 'Asia/Karachi';
const installed = new Date('2026-08-01T00:00:00Z');

let product: TestProduct;
let db: Database;
let book: FigureBook;
let adminId: string;
beforeAll(async () => {
  product = await testProduct();
  db = product.db;
  book = { db, now: () => product.clock.now, timeZone };
});
beforeEach(async () => {
  await db.deleteFrom('event').execute();
  await db.deleteFrom('monthFigure').execute();
  await db.deleteFrom('dayFigure').execute();
  await db.deleteFrom('appUser').execute();
  product.clock.now = installed;
  adminId = (await givenAdmin(product)).id;
});
afterAll(async () => await product.close());

async function overview(at: Date = testStart): Promise<Overview> {
  product.clock.now = at;
  const { body } = await (await signedInAs(product, adminId)).call(getOverview);
  return body as unknown as Overview;
}

/** An event with two places and the people who hold them, made and given at `at`. */
async function held(
  at: string,
  times: { startTime: string; endTime: string },
  people: readonly { id: string }[] = [],
) {
  product.clock.now = new Date(at);
  const event = await givenEvent(await signedInAs(product, adminId), eventForm(times));
  const roleId = firstRole(event).id;
  for (const { id } of people)
    await assignVolunteer(product.ports, {
      eventId: event.id,
      roleId,
      userId: id,
      actorId: adminId,
    });
  return event;
}

async function active() {
  const person = await givenVolunteer(db, { activatedAt: installed });
  const since = { createdAt: installed };
  await db.updateTable('appUser').set(since).where('id', '=', person.id).execute();
  return person;
}

/** The months by reading all rows, with another calendar than the product's. */
async function countedMonths(now: Date) {
  const monthOf = (time: Date) => {
    const [month, year] = time
      .toLocaleDateString('en-GB', { timeZone, month: '2-digit', year: 'numeric' })
      .split('/');
    return `${year}-${month}`;
  };
  const events = (await db.selectFrom('event').selectAll().execute()).filter(
    ({ publishedAt, cancelledAt, endTime }) => publishedAt && !cancelledAt && endTime <= now,
  );
  const roles = await db.selectFrom('eventRole').selectAll().execute();
  const places = await db
    .selectFrom('participation')
    .selectAll()
    .where('state', '=', 'confirmed')
    .execute();
  return (month: string) => {
    // What ends at midnight belongs to the day before.
    const ended = events.filter(
      ({ endTime }) => monthOf(new Date(endTime.getTime() - 1)) === month,
    );
    const of = (eventId: string) => roles.filter((role) => role.eventId === eventId);
    const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
    const filled = (id: string) => sum(of(id).map((role) => role.filled));
    return {
      month,
      joined: places.filter(({ decidedAt }) => decidedAt && monthOf(decidedAt) === month).length,
      hours: sum(
        ended.map(
          ({ id, startTime, endTime }) =>
            (filled(id) * (endTime.getTime() - startTime.getTime())) / 3_600_000,
        ),
      ),
      places: sum(ended.map(({ id }) => sum(of(id).map((role) => role.maxVolunteers)))),
      filled: sum(ended.map(({ id }) => filled(id))),
    };
  };
}

const day = (date: string, hours: readonly [string, string]) => ({
  startTime: `${date}T${hours[0]}:00Z`,
  endTime: `${date}T${hours[1]}:00Z`,
});

/** A quarter of a year with what must be counted, what must not, and what lies on the edge of a month in Karachi. */
async function someMonths() {
  const [first, second, third] = [await active(), await active(), await active()];
  await held('2026-08-20T08:00:00Z', day('2026-09-10', ['09:00', '13:00']), [first, second]);
  // Ends as September does, and half an hour later.
  await held('2026-09-11T08:00:00Z', day('2026-09-30', ['17:00', '19:00']), [first]);
  await held('2026-09-30T19:00:00Z', day('2026-10-20', ['09:00', '10:15']), [third]);
  await held('2026-09-12T08:00:00Z', day('2026-09-30', ['17:30', '19:30']), [second]);
  const cancelled = await held('2026-09-12T08:00:00Z', day('2026-10-12', ['09:00', '13:00']), [
    first,
  ]);
  await db
    .updateTable('event')
    .set({ cancelledAt: installed })
    .where('id', '=', cancelled.id)
    .execute();
  const hidden = await held('2026-09-12T08:00:00Z', day('2026-10-13', ['09:00', '13:00']), [first]);
  await db.updateTable('event').set({ publishedAt: null }).where('id', '=', hidden.id).execute();
  await held('2026-11-02T08:00:00Z', day('2026-11-10', ['09:00', '12:00']), [third]);
  await held('2026-11-03T08:00:00Z', day('2026-11-30', ['07:00', '09:00']), [second]);
  // Anyone who leaves takes no hours away.
  await db
    .updateTable('appUser')
    .set({ leavingAt: testStart, leftAt: testStart, activatedAt: null })
    .where('id', '=', third.id)
    .execute();
}

test('AD-01 months are those of the zone, and settled or not they are what counting every row gives', async () => {
  await someMonths();
  const counted = await countedMonths(testStart);
  const live = await overview();
  expect(live.months).toHaveLength(12);
  expect(live.months).toEqual(live.months.map(({ month }) => counted(month)));
  expect(live.months.slice(-3)).toEqual([
    // Four with the places of what was cancelled or taken off later: they were given.
    { month: '2026-09', joined: 4, hours: 10, places: 4, filled: 3 },
    { month: '2026-10', joined: 1, hours: 3.25, places: 4, filled: 2 },
    { month: '2026-11', joined: 2, hours: 3, places: 2, filled: 1 },
  ]);
  await settleMissingMonths(book);
  const rows = await db.selectFrom('monthFigure').select('month').orderBy('month').execute();
  expect(rows.map(({ month }) => month)).toEqual(['2026-08', '2026-09', '2026-10']);
  expect((await overview()).months).toEqual(live.months);
});

test('AD-01 AD-02 all hours ever are the same before and after months are settled, and in a month nobody settled', async () => {
  await someMonths();
  const all = async (at: Date) => {
    product.clock.now = at;
    return await totalHours(book);
  };
  expect(await all(testStart)).toBe(16.25);
  await settleMissingMonths(book);
  expect(await all(testStart)).toBe(16.25);
  // The event that was going on is over; December has begun and November is not settled.
  expect(await all(new Date('2026-12-03T00:00:00Z'))).toBe(18.25);
  expect((await overview(new Date('2026-12-03T00:00:00Z'))).months.slice(-2)).toEqual([
    { month: '2026-11', joined: 2, hours: 5, places: 4, filled: 2 },
    { month: '2026-12', joined: 0, hours: 0, places: 0, filled: 0 },
  ]);
  const span = { from: new Date('2026-09-30T19:00:00Z'), to: new Date('2026-11-10T12:00:00Z') };
  expect(await hoursBetween(book, span)).toBe(6.25);
});

test('AD-01 the night corrects the last twelve months and leaves older ones as they were', async () => {
  await someMonths();
  await settleMissingMonths(book);
  const wrong = { joined: 9, places: 9, filled: 9, helpedSeconds: 9 * 3600 };
  await db.updateTable('monthFigure').set(wrong).execute();
  product.clock.now = new Date('2027-09-15T00:00:00Z');
  await settleMissingMonths(book);
  const settled = async () =>
    new Map(
      (await db.selectFrom('monthFigure').selectAll().orderBy('month').execute()).map((row) => [
        row.month,
        row.joined,
      ]),
    );
  expect([...(await settled())].slice(0, 4).map(([, joined]) => joined)).toEqual([9, 9, 9, 2]);
  await settleMonths(book);
  expect((await settled()).get('2026-08')).toBe(9);
  expect((await settled()).get('2026-09')).toBe(4);
  expect((await settled()).size).toBe(13);
});

/** Minutes by the day of UTC on which they ended, by reading all rows. */
async function countedDays() {
  const events = await db.selectFrom('event').selectAll().execute();
  const roles = await db.selectFrom('eventRole').selectAll().execute();
  const days: Record<string, number> = {};
  for (const { id, publishedAt, cancelledAt, startTime, endTime } of events) {
    if (!publishedAt || cancelledAt || endTime > product.clock.now) continue;
    const people = roles.find(({ eventId }) => eventId === id)?.filled ?? 0;
    const day = new Date(endTime.getTime() - 1).toISOString().slice(0, 10);
    const minutes = (people * (endTime.getTime() - startTime.getTime())) / 60_000;
    days[day] = (days[day] ?? 0) + minutes;
  }
  return days;
}

async function keptDays() {
  const rows = await db.selectFrom('dayFigure').selectAll().where('minutes', '<>', '0').execute();
  return Object.fromEntries(
    rows.map(({ fromAt, minutes }) => [fromAt.toISOString().slice(0, 10), Number(minutes)]),
  );
}

test('AD-01 AD-02 days that are over are what counting every row gives, stand for their rows, and are read again once they change', async () => {
  await someMonths();
  const night = new Date('2026-12-01T02:41:00Z');
  product.clock.now = night;
  // It ends with its day in UTC, in the middle of one in Karachi.
  await held(
    '2026-11-20T08:00:00Z',
    { startTime: '2026-11-25T22:00:00Z', endTime: '2026-11-26T00:00:00Z' },
    [await active()],
  );
  const hours = async () => {
    product.clock.now = night;
    return await totalHours(book);
  };
  expect(await hours()).toBe(20.25);
  await settleMissingMonths(book);
  expect(await keptDays()).toEqual(await countedDays());
  expect(await keptDays()).toMatchObject({ '2026-11-10': 180, '2026-11-25': 120 });
  expect(await hours()).toBe(20.25);

  await db.deleteFrom('monthFigure').execute();
  const tenth = { fromAt: new Date('2026-11-10T00:00:00Z') };
  const spoil = async () =>
    await db
      .updateTable('dayFigure')
      .set({ minutes: '240' })
      .where('fromAt', '=', tenth.fromAt)
      .execute();
  await spoil();
  // Whoever looks believes what is kept,
  expect(await hours()).toBe(21.25);
  const metrics = async () => (await overview(night)).metrics.hours;
  expect(await metrics()).toBe(21.25);
  // until something of that day changes.
  const cancel = async (cancelledAt: Date | null) =>
    await db
      .updateTable('event')
      .set({ cancelledAt })
      .where('endTime', '=', new Date('2026-11-10T12:00:00Z'))
      .execute();
  await cancel(installed);
  expect(await hours()).toBe(17.25);
  await settleDueMonths(book);
  expect(await db.selectFrom('dayDue').selectAll().execute()).toEqual([]);
  expect(await keptDays()).toEqual(await countedDays());
  expect(await hours()).toBe(17.25);

  await cancel(null);
  await settleDueMonths(book);
  await spoil();
  await settleMonths(book);
  expect(await keptDays()).toEqual(await countedDays());
  expect(await hours()).toBe(20.25);
  product.clock.now = new Date('2027-03-20T02:41:00Z');
  await settleMonths(book);
  expect(await keptDays()).toEqual({});
});

test('AD-01 cards compare with thirty days ago: events by their publication, people by when they came and left', async () => {
  for (let count = 0; count < 6; count++) await active();
  const [gone, leaving, promoted] = [await active(), await active(), await active()];
  const set = async (id: string, change: Record<string, unknown>) =>
    await db.updateTable('appUser').set(change).where('id', '=', id).execute();
  const lately = new Date('2026-11-20T00:00:00Z');
  await set(gone.id, { leavingAt: lately, leftAt: lately, activatedAt: null });
  await set(leaving.id, { leavingAt: lately });
  await set(promoted.id, { role: 'Admin' });
  const early = await active();
  await set(early.id, { leavingAt: installed, leftAt: installed, activatedAt: null });
  for (let count = 0; count < 3; count++) await givenVolunteer(db);
  await givenVolunteer(db, { activatedAt: null });

  await held('2026-08-20T08:00:00Z', day('2026-09-10', ['09:00', '13:00']));
  await held('2026-10-01T08:00:00Z', day('2026-11-10', ['09:00', '13:00']));
  await held('2026-10-01T08:00:00Z', day('2026-12-10', ['09:00', '13:00']));
  await held('2026-11-05T08:00:00Z', day('2026-12-11', ['09:00', '13:00']));
  await held('2026-11-05T08:00:00Z', day('2026-11-30', ['07:00', '09:00']));
  const off = await held('2026-10-01T08:00:00Z', day('2026-12-12', ['09:00', '13:00']));
  await db.updateTable('event').set({ cancelledAt: lately }).where('id', '=', off.id).execute();

  expect(await overview()).toMatchObject({
    activeVolunteers: { now: 9, before: 8 },
    // Three before: one has taken place since, one is to come, one was cancelled since.
    upcoming: { now: 2, before: 3 },
    completed: { now: 2, before: 1 },
  });
});

test('AD-01 the time to an answer is that of organisers, from the request to the first answer', async () => {
  const [first, second, third, fourth] = [
    await active(),
    await active(),
    await active(),
    await active(),
  ];
  const event = await held('2026-11-01T08:00:00Z', day('2026-12-10', ['09:00', '13:00']));
  const roleId = firstRole(event).id;
  const at = (time: string) => {
    product.clock.now = new Date(time);
  };
  const ask = async (userId: string) =>
    (
      await requestToJoin(product.ports, {
        eventId: event.id,
        userId,
        roleId,
        note: '',
        actorId: userId,
      })
    ).row.id;
  const answer = async (participationId: string, decision: 'approve' | 'decline' | 'waitlist') =>
    await decideRequest(product.ports, { participationId, decision, note: '', actorId: adminId });
  at('2026-11-02T08:00:00Z');
  const [one, two, three] = [await ask(first.id), await ask(second.id), await ask(third.id)];
  await ask(fourth.id);
  at('2026-11-02T10:00:00Z');
  await answer(one, 'approve');
  at('2026-11-02T14:00:00Z');
  await answer(two, 'waitlist');
  at('2026-11-02T18:00:00Z');
  await answer(three, 'decline');
  // A place after the wait list, or taken away again, is no answer to a request.
  at('2026-11-09T18:00:00Z');
  await answer(two, 'approve');
  await answer(one, 'decline');
  expect((await overview()).metrics).toMatchObject({ answers: 3, answerHours: 6 });
  expect((await overview(new Date('2027-03-01T00:00:00Z'))).metrics).toMatchObject({
    answers: 0,
    answerHours: null,
  });
});

test('AD-01 the figures of an empty installation are zeros', async () => {
  const { months, metrics, ...cards } = await overview();
  const none = { now: 0, before: 0 };
  expect(cards).toMatchObject({ upcoming: none, activeVolunteers: none, completed: none });
  expect(
    months.every(({ joined, hours, places, filled }) => joined + hours + places + filled === 0),
  ).toBe(true);
  expect(metrics).toEqual({
    answers: 0,
    answerHours: null,
    events: 0,
    places: 0,
    filled: 0,
    hours: 0,
  });
  await settleMonths(book);
  expect(await db.selectFrom('monthFigure').selectAll().execute()).toEqual([]);
});

test('AD-01 figures are for Admins', async () => {
  const person = await signedInAs(product, (await active()).id);
  expect((await person.call(getOverview)).status).toBe(403);
});
