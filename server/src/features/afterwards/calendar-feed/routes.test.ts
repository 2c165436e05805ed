/** One's own calendar over HTTP, read back by a real parser. */
import {
  endCalendarFeed,
  getCalendarFeed,
  makeCalendarFeed,
} from '@saath/contract/afterwards/calendar-feed/endpoints';
import { cancelEvent } from '@saath/contract/events/events/endpoints';
import { requestJoin, withdraw } from '@saath/contract/places/joining/endpoints';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { assignVolunteer } from '../../places/answer/service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let volunteer: Client;
let userId: string;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  ({ id: userId } = await givenVolunteer(product.db));
  volunteer = await signedInAs(product, userId);
});
afterAll(async () => await product.close());

async function givenPlace(title: string, startTime: string, timeZone: string) {
  const endTime = new Date(Date.parse(startTime) + 2 * 3_600_000).toISOString();
  const event = await givenEvent(admin, eventForm({ title, startTime, endTime, timeZone }));
  const roleId = firstRole(event).id;
  await assignVolunteer(product.ports, { eventId: event.id, roleId, userId, actorId: admin.id });
  return event;
}

const addressOf = async () => (await volunteer.call(getCalendarFeed)).body.url as string;

async function read(url: string) {
  const answer = await product.app.inject({ url: new URL(url).pathname });
  return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body };
}

function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each))
    .map(({ summary, startDate }) => [summary, startDate.toJSDate().toISOString()]);
}

/** What a program that keeps what it has read goes by. */
function versionOf(text: string, title: string) {
  const found = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each))
    .find(({ summary }) => summary.startsWith(title));
  const { uid, sequence = -1, component } = found ?? {};
  return { uid, sequence, status: component?.getFirstPropertyValue('status') };
}

test('EC-01 a calendar program reads the own places by the address alone, and no longer once it is ended', async () => {
  await givenPlace('Sunrise', '2027-03-28T00:30:00.000Z', 'Europe/Berlin');
  const gone = await givenPlace('Sunset', '2027-07-01T12:00:00.000Z', 'America/New_York');
  expect((await volunteer.call(getCalendarFeed)).body).toMatchObject({ url: null, readAt: null });
  const { body } = await volunteer.call(makeCalendarFeed);
  expect(body.url).toBe(await addressOf());
  const first = await read(body.url as string);
  expect(first).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' });
  expect(eventsIn(first.text)).toEqual([
    ['Sunrise (First aider)', '2027-03-28T00:30:00.000Z'],
    ['Sunset (First aider)', '2027-07-01T12:00:00.000Z'],
  ]);
  expect((await volunteer.call(getCalendarFeed)).body.readAt).toBe(product.clock.now.toISOString());

  await admin.call(cancelEvent, { params: { id: gone.id }, body: { reason: 'Storm' } });
  const second = await read(body.url as string);
  const before = versionOf(first.text, 'Sunset');
  const after = versionOf(second.text, 'Sunset');
  expect([before.status, after.status]).toEqual(['CONFIRMED', 'CANCELLED']);
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBeGreaterThan(before.sequence);
  expect(versionOf(second.text, 'Sunrise').status).toBe('CONFIRMED');

  await volunteer.call(endCalendarFeed);
  expect((await read(body.url as string)).status).toBe(404);
  expect(await addressOf()).toBeNull();
});

test('EC-01 a new address ends the earlier one, also when two are asked for at once', async () => {
  await Promise.all([volunteer.call(makeCalendarFeed), volunteer.call(makeCalendarFeed)]);
  const url = await addressOf();
  expect((await read(url)).status).toBe(200);
  await volunteer.call(makeCalendarFeed);
  expect((await read(url)).status).toBe(404);
});

test('D18 a place that one gives back is cancelled in the calendar, and one that was never given is not there', async () => {
  const { id } = await givenPlace('Harvest', '2027-09-01T08:00:00.000Z', 'Asia/Karachi');
  const asked = await givenEvent(admin, eventForm({ title: 'Only asked' }));
  await volunteer.call(requestJoin, { body: { eventId: asked.id } });
  await volunteer.call(makeCalendarFeed);
  const url = await addressOf();
  const before = versionOf((await read(url)).text, 'Harvest');
  const place = await product.db
    .selectFrom('participation')
    .select('id')
    .where('eventId', '=', id)
    .executeTakeFirstOrThrow();
  expect((await volunteer.call(withdraw, { params: { id: place.id } })).status).toBe(200);
  const text = (await read(url)).text;
  const after = versionOf(text, 'Harvest');
  expect([before.status, after.status, after.uid]).toEqual(['CONFIRMED', 'CANCELLED', before.uid]);
  expect(after.sequence).toBeGreaterThan(before.sequence);
  expect(versionOf(text, 'Only asked').uid).toBeUndefined();
});

test('EC-01 an address that was not signed here opens nothing', async () => {
  await volunteer.call(makeCalendarFeed);
  const url = await addressOf();
  const [, token = ''] = /calendar-feed\/([^/]+)\//.exec(url) ?? [];
  const [id = '', signature = ''] = token.split('.');
  const other = `${id}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  for (const forged of [id, `${id}.`, other, `x.${signature}`, 'nothing'])
    expect((await read(url.replace(token, forged))).status).toBe(404);
});
