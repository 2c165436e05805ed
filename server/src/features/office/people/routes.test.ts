/** AD-02: the list of people, its figures, a person in full, over HTTP. */
import { searchVolunteers } from '@saath/contract/accounts/accounts/endpoints';
import { ratePerson } from '@saath/contract/afterwards/ratings/endpoints';
import type { Endpoint } from '@saath/contract/endpoint';
import { limits } from '@saath/contract/limits';
import * as endpoints from '@saath/contract/office/people/endpoints';
import type { PeopleFigures, PersonPlace, PersonRow } from '@saath/contract/office/people/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type Client, testClient } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { insertUser } from '../../accounts/accounts/queries.ts';
import { assignVolunteer } from '../../places/answer/service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  for (const table of ['event', 'session', 'appUser'] as const)
    await product.db.deleteFrom(table).execute();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

type List = { people: PersonRow[]; page: number; total: number; hasMore: boolean; pages: number };

async function list(client: Client, query: Record<string, unknown> = {}): Promise<List> {
  const { status, body } = await client.call(endpoints.listPeople, { query });
  expect(status).toBe(200);
  return body as unknown as List;
}

/** People who signed up a minute apart, except that every third one came with the one before. */
async function givenCrowd(count: number, change: Record<string, unknown> = {}): Promise<void> {
  for (let number = 0; number < count; number++) {
    const minute = number - (number % 3 === 2 ? 1 : 0);
    const createdAt = new Date(testStart.getTime() - (count - minute) * 60_000);
    await insertUser(product.db, {
      id: newId(),
      email: `crowd${number}@example.org`,
      name: `Person ${String.fromCharCode(97 + (number % 26))}`,
      role: 'Volunteer',
      passwordHash: 'none',
      pictureId: null,
      activatedAt: testStart,
      createdAt,
      updatedAt: createdAt,
      ...change,
    });
  }
}

/** A place of a person at an event of four hours on that day. */
async function place(userId: string, day: string, title = 'River clean-up') {
  const times = { startTime: `${day}T09:00:00Z`, endTime: `${day}T13:00:00Z` };
  const event = await givenEvent(admin, eventForm({ ...times, title }));
  const { id: roleId } = firstRole(event);
  const given = { eventId: event.id, roleId, userId, actorId: admin.id };
  await assignVolunteer(product.ports, given);
  return event;
}

/** Sessions of Admins end after half an hour. */
async function laterOn(moment: string): Promise<Client> {
  product.clock.now = new Date(moment);
  return await signedInAs(product, admin.id);
}

test('AD-02 walking all pages by numbers, forwards or backwards gives every person once, newest first', async () => {
  await givenCrowd(32);
  const everybody = (
    await product.db
      .selectFrom('appUser')
      .select('id')
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .execute()
  ).map(({ id }) => id);
  const first = await list(admin);
  expect(first).toMatchObject({ page: 1, total: 33, pages: 6, hasMore: false });
  expect(first.people).toHaveLength(limits.peoplePage);

  const byNumber: string[][] = [];
  for (let page = 1; page <= 6; page++)
    byNumber.push((await list(admin, { page })).people.map(({ id }) => id));
  expect(byNumber.flat()).toEqual(everybody);

  const forwards = [first.people.map(({ id }) => id)];
  for (let page = 2; page <= 6; page++) {
    const after = forwards.at(-1)?.at(-1) ?? '';
    const next = await list(admin, { page, after });
    expect(next.page).toBe(page);
    forwards.push(next.people.map(({ id }) => id));
  }
  expect(forwards).toEqual(byNumber);

  const backwards = [byNumber[5] ?? []];
  for (let page = 5; page >= 1; page--) {
    const before = backwards[0]?.[0] ?? '';
    backwards.unshift((await list(admin, { page, before })).people.map(({ id }) => id));
  }
  expect(backwards).toEqual(byNumber);
  expect(await list(admin, { page: 99 })).toMatchObject({ page: 6, pages: 6 });
});

test('AD-02 AU-08 search, role and status narrow the list, and their pages give everybody once as well', async () => {
  await givenCrowd(20);
  await product.db
    .updateTable('appUser')
    .set({ activatedAt: null })
    .where('name', 'in', ['Person a', 'Person b', 'Person c', 'Person d'])
    .execute();
  const leaving = { leavingAt: testStart, activatedAt: null };
  await product.db.updateTable('appUser').set(leaving).where('name', '=', 'Person e').execute();
  await product.db
    .updateTable('appUser')
    .set({ ...leaving, leftAt: testStart })
    .where('name', '=', 'Person f')
    .execute();

  expect(await list(admin)).toMatchObject({ total: 20, pages: 4 });
  expect(await list(admin, { status: 'waiting' })).toMatchObject({ total: 4, pages: 1 });
  const left = await list(admin, { status: 'leaving' });
  expect(left.people).toMatchObject([{ name: 'Person e', status: 'leaving' }]);
  expect(await list(admin, { status: 'active' })).toMatchObject({ total: 15, pages: 3 });
  const admins = await list(admin, { role: 'Admin' });
  expect(admins.people).toMatchObject([{ name: 'Omar Organiser', role: 'Admin' }]);
  expect((await list(admin, { q: 'PERSON  t' })).people).toMatchObject([{ name: 'Person t' }]);
  expect(await list(admin, { q: 'nobody' })).toMatchObject({ total: 0, pages: 1, people: [] });

  const seen: string[] = [];
  for (let page = 1; page <= 4; page++)
    seen.push(...(await list(admin, { q: 'person', page })).people.map(({ name }) => name));
  expect(new Set(seen).size).toBe(19);
  expect(seen).toHaveLength(19);
  for (const query of [{ role: 'Owner' }, { status: 'x' }, { page: 0 }, { after: 'x' }])
    expect((await admin.call(endpoints.listPeople, { query })).status).toBe(400);
});

test('AD-02 under a search no more than a thousand are counted, and one can go on beyond them', async () => {
  await givenCrowd(1010, { name: 'Asma Bibi' });
  const first = await list(admin, { q: 'bibi' });
  expect(first).toMatchObject({ total: 1000, hasMore: true, pages: 167 });
  const last = await list(admin, { q: 'bibi', page: 167 });
  const beyond = await list(admin, { q: 'bibi', page: 168, after: last.people.at(-1)?.id });
  expect(beyond).toMatchObject({ page: 168, pages: 169 });
  const end = await list(admin, { q: 'bibi', page: 169, after: beyond.people.at(-1)?.id });
  expect(end).toMatchObject({ page: 169, pages: 169 });
  expect(end.people).toHaveLength(2);
  expect(await list(admin)).toMatchObject({ total: 1011, hasMore: false, pages: 169 });
  const { users } = (await admin.call(searchVolunteers, { query: { name: 'bibi' } })).body;
  expect(users).toHaveLength(20);
});

test('AD-02 hours and events are those of places at events that are over and were not cancelled', async () => {
  const { id } = await givenVolunteer(product.db);
  await place(id, '2026-12-07');
  await place(id, '2026-12-08');
  const cancelled = await place(id, '2026-12-09');
  await place(id, '2027-02-01');
  await product.db
    .updateTable('event')
    .set({ cancelledAt: testStart })
    .where('id', '=', cancelled.id)
    .execute();
  const before = (await list(admin)).people.find((person) => person.id === id);
  expect(before).toMatchObject({ hours: 0, events: 0, upcoming: 3, status: 'active' });
  const later = await laterOn('2026-12-20T08:00:00Z');
  const after = (await list(later)).people.find((person) => person.id === id);
  expect(after).toMatchObject({ hours: 8, events: 2, upcoming: 1, role: 'Volunteer' });
});

test('AD-02 the cards count what is stored, in the months of the installation', async () => {
  const figures = async (client: Client) =>
    (await client.call(endpoints.peopleFigures)).body as unknown as PeopleFigures;
  // In Karachi, November 2026 begins at 19:00Z of 31 October.
  const signedUp = async (at: string, activatedAt: Date | null = new Date(at)) =>
    await insertUser(product.db, {
      id: newId(),
      email: `${at}@example.org`,
      name: 'Somebody New',
      role: 'Volunteer',
      passwordHash: 'none',
      pictureId: null,
      activatedAt,
      createdAt: new Date(at),
      updatedAt: new Date(at),
    });
  expect(await figures(admin)).toMatchObject({
    activeVolunteers: 0,
    newThisMonth: 0,
    newLastMonth: null,
    totalHours: 0,
    hoursThisQuarter: null,
    totalEvents: 0,
  });
  await signedUp('2026-09-30T18:59:00Z');
  await signedUp('2026-09-30T19:00:00Z');
  await signedUp('2026-10-31T18:59:00Z');
  await signedUp('2026-10-31T19:00:00Z', new Date('2026-11-01T09:00:00Z'));
  await signedUp('2026-11-20T10:00:00Z', null);
  expect(await figures(admin)).toMatchObject({
    activeVolunteers: 4,
    activeChange: 1,
    newThisMonth: 2,
    newLastMonth: 2,
    eventsThisMonth: 0,
  });
  const { id } = await givenVolunteer(product.db);
  await place(id, '2026-12-07');
  const later = await laterOn('2026-12-20T08:00:00Z');
  expect(await figures(later)).toMatchObject({
    totalHours: 4,
    hoursThisQuarter: 4,
    totalEvents: 1,
    eventsThisMonth: 0,
    newLastMonth: 3,
  });
  const muchLater = await laterOn('2027-06-20T08:00:00Z');
  expect(await figures(muchLater)).toMatchObject({ totalHours: 4, hoursThisQuarter: 0 });
});

test('AD-02 a person in full, with places page by page', async () => {
  const { id } = await givenVolunteer(product.db, { name: 'Zara Malik' });
  for (let day = 1; day <= 12; day++)
    await place(id, `2026-12-${String(day + 6).padStart(2, '0')}`, `Event ${day}`);
  const places = async (client: Client, query: Record<string, unknown>) => {
    const { body } = await client.call(endpoints.personPlaces, { params: { id }, query });
    return body as unknown as { places: PersonPlace[]; next: string | null };
  };
  const coming = await places(admin, {});
  expect(coming.places.map(({ title }) => title)).toEqual(
    Array.from({ length: 10 }, (_each, index) => `Event ${index + 1}`),
  );
  const rest = await places(admin, { after: coming.next });
  expect(rest).toMatchObject({
    places: [{ title: 'Event 11' }, { title: 'Event 12' }],
    next: null,
  });

  const later = await laterOn('2026-12-09T20:00:00Z');
  const past = await places(later, { when: 'past' });
  expect(past.places.map(({ title }) => title)).toEqual(['Event 3', 'Event 2', 'Event 1']);
  expect(past.places[0]).toMatchObject({ roleName: 'First aider', timeZone: 'Asia/Karachi' });
  const eventId = past.places[0]?.eventId ?? '';
  await later.call(ratePerson, { params: { id: eventId, userId: id }, body: { rating: 4 } });

  const { body } = await later.call(endpoints.personProfile, { params: { id } });
  expect(body.person).toMatchObject({
    name: 'Zara Malik',
    email: expect.stringContaining('@'),
    skills: ['First aid'],
    weekly: [],
    daysOff: [],
    rating: 4,
    hours: 12,
    events: 3,
    upcoming: 9,
  });
  expect(JSON.stringify(body)).not.toMatch(/password|nameKey/i);
  const unknown = await later.call(endpoints.personProfile, { params: { id: newId() } });
  expect(unknown).toMatchObject({ status: 404, body: { message: 'This person was not found.' } });
});

test('AU-08 people in the event are left out of the search, and no text finds the first by name', async () => {
  const { id } = await givenVolunteer(product.db, { name: 'Bilal Khan' });
  await givenVolunteer(product.db, { name: 'Aisha Khan' });
  const names = async (query: Record<string, unknown>) =>
    ((await admin.call(searchVolunteers, { query })).body.users as { name: string }[]).map(
      ({ name }) => name,
    );
  expect(await names({})).toEqual(['Aisha Khan', 'Bilal Khan']);
  expect(await names({ name: 'kha' })).toEqual(['Aisha Khan', 'Bilal Khan']);
  const event = await place(id, '2026-12-07');
  expect(await names({ name: 'kha', event_id: event.id })).toEqual(['Aisha Khan']);
  expect(await names({ event_id: event.id })).toEqual(['Aisha Khan']);
});

test('AD-02 only Admins read and decide about people', async () => {
  const { id } = await givenVolunteer(product.db);
  const volunteer = await signedInAs(product, id);
  const calls: Endpoint[] = Object.values(endpoints);
  expect(calls.length).toBeGreaterThan(6);
  for (const call of calls) {
    const sent = { params: { id: admin.id } };
    expect((await volunteer.call(call, sent)).status).toBe(403);
    expect((await testClient(product.app).call(call, sent)).status).toBe(401);
  }
});
