/** EC-01: which places stand in one's own calendar, how often reading writes, and whose address opens nothing any more. */
import { deleteUser } from '@saath/contract/accounts/accounts/endpoints';
import {
  getCalendarFeed,
  makeCalendarFeed,
} from '@saath/contract/afterwards/calendar-feed/endpoints';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { done } from '../../../testing/done.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';
import { assignVolunteer } from '../../places/answer/service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let product: TestProduct;
let admin: SignedIn;
let person: SignedIn;
let url: string;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  person = await givenSignedIn(product);
  url = (await done(person, makeCalendarFeed)).url as string;
});
afterAll(async () => await product.close());

/** A place of two hours that begins so many days after the tests' present. */
async function givenPlace(title: string, days: number) {
  const start = testStart.getTime() + days * DAY;
  const event = await givenEvent(admin, {
    title,
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 2 * HOUR).toISOString(),
  });
  const place = { eventId: event.id, roleId: firstRole(event).id, userId: person.id };
  const { id } = await assignVolunteer(product.ports, { ...place, actorId: admin.id });
  return { event, id };
}

const fetched = async () => await product.app.inject({ url: new URL(url).pathname });
/** What stands in it, each with its status. */
async function entries(): Promise<string[]> {
  const calendar = new ICAL.Component(ICAL.parse((await fetched()).body));
  return calendar
    .getAllSubcomponents('vevent')
    .map((each) =>
      [each.getFirstPropertyValue('summary'), each.getFirstPropertyValue('status')].join(' '),
    );
}
const readAt = async () => (await person.call(getCalendarFeed)).body.readAt;
/** So many milliseconds after the tests' present. */
const later = (milliseconds: number) => {
  product.clock.now = new Date(testStart.getTime() + milliseconds);
};

test('EC-01 what ended ninety days ago has left the calendar, and not a moment before', async () => {
  await givenPlace('Harvest', 2);
  await givenPlace('Sowing', 1);
  const end = DAY + 2 * HOUR;
  later(end + 90 * DAY - 1);
  expect(await entries()).toEqual([
    'Sowing (First aider) CONFIRMED',
    'Harvest (First aider) CONFIRMED',
  ]);
  later(end + 90 * DAY);
  expect(await entries()).toEqual(['Harvest (First aider) CONFIRMED']);
});

test('EC-01 who was missed or excused finds neither a place nor a cancelled one', async () => {
  const missed = await givenPlace('Missed', 1);
  const excused = await givenPlace('Excused', 2);
  await givenPlace('Helped', 3);
  later(5 * DAY);
  await givenState(product, missed.id, 'no_show');
  await givenState(product, excused.id, 'excused');
  expect(await entries()).toEqual(['Helped (First aider) CONFIRMED']);
});

test('EC-01 a place that was declined after it was given is cancelled, and is a later version', async () => {
  const { id, event } = await givenPlace('Harvest', 10);
  const row = async () =>
    new ICAL.Event(
      new ICAL.Component(ICAL.parse((await fetched()).body)).getFirstSubcomponent('vevent') ??
        undefined,
    );
  const given = await row();
  await givenState(product, id, 'declined');
  const taken = await row();
  expect(await entries()).toEqual(['Harvest (First aider) CANCELLED']);
  expect(taken.uid).toBe(given.uid);
  expect(taken.uid.startsWith(event.id)).toBe(true);
  // In the very second in which it was given.
  expect(taken.sequence).toBe(given.sequence + 1);
});

test('EC-01 places of an event that is no longer published are kept from the calendar', async () => {
  const { event } = await givenPlace('Harvest', 10);
  const shown = async (publishedAt: Date | null) => {
    await product.db.updateTable('event').set({ publishedAt }).where('id', '=', event.id).execute();
    return await entries();
  };
  expect(await shown(null)).toEqual([]);
  expect(await shown(testStart)).toEqual(['Harvest (First aider) CONFIRMED']);
});

test('EC-01 that it was read is written down once an hour, however often it is read', async () => {
  expect(await readAt()).toBeNull();
  await fetched();
  later(HOUR);
  await fetched();
  expect(await readAt()).toBe(testStart.toISOString());
  later(HOUR + 1);
  await fetched();
  expect(await readAt()).toBe(product.clock.now.toISOString());
});

test('EC-01 EC-06 the calendar is called in the language of its owner', async () => {
  const named = async () => {
    const calendar = new ICAL.Component(ICAL.parse((await fetched()).body));
    return String(calendar.getFirstPropertyValue('x-wr-calname'));
  };
  expect(await named()).toBe('Saath: where I help');
  await updateUser(product.db, person.id, { language: 'ur' });
  expect(await named()).toBe('ساتھ: جہاں میں مدد کر رہا ہوں');
});

test('EC-01 AD-02 the address of an account that was removed says no more than one that never was', async () => {
  await givenPlace('Harvest', 60);
  expect(await entries()).toHaveLength(1);
  await done(admin, deleteUser, { params: { id: person.id } });
  const gone = await fetched();
  const never = await product.app.inject({ url: '/api/calendar-feed/nothing/saath.ics' });
  expect(gone.json()).toMatchObject({ success: false, code: 'calendar_feed.not_found' });
  expect([gone.statusCode, gone.json()]).toEqual([never.statusCode, never.json()]);
  expect([gone.statusCode, gone.headers['content-type']]).toEqual([
    404,
    never.headers['content-type'],
  ]);
  expect(gone.body).not.toContain('Harvest');
});
