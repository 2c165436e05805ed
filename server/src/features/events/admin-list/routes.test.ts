/** The list of events over HTTP, narrowed down by title and status, on a few hundred rows. */
import * as endpoints from '@saath/contract/events/events/endpoints';
import {
  type EventPart,
  type EventStatus,
  eventParts,
  eventStatusAt,
  eventStatuses,
} from '@saath/contract/events/events/rules';
import type { Event } from '@saath/contract/events/events/schema';
import { nameKey } from '@saath/contract/events/roles/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type Client, testClient } from '../../../testing/client.ts';
import { givenAdmin } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import type { EventRow } from '../events/queries.ts';

const HOUR = 3_600_000;
const EVENTS = 200;

let product: TestProduct;
let admin: Client;
let guest: Client;
/** Newest created first. */
let rows: EventRow[];
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  guest = testClient(product.app);
  await product.db
    .insertInto('event')
    .values(Array.from({ length: EVENTS }, (_, index) => plain(index)))
    .execute();
  rows = await product.db
    .selectFrom('event')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
});
afterAll(async () => {
  await product.close();
});

/** Every status in its turn; some were created in the same moment. */
function plain(index: number) {
  const title = `${index % 3 === 0 ? 'Beach' : 'Park'} Clean-up ${index}`;
  const hours = { 0: index % 10 === 0 ? 30 : 8, 1: -1, 2: -40, 3: 50, 4: 60 }[index % 5] ?? 0;
  const startTime = new Date(testStart.getTime() + hours * HOUR);
  return {
    id: newId(),
    title,
    titleKey: nameKey(title),
    description: 'We clean up.',
    location: 'Lahore',
    type: 'environment' as const,
    // Where one event is it is another day already.
    timeZone: index % 4 === 0 ? 'Pacific/Auckland' : 'America/Los_Angeles',
    startTime,
    endTime: new Date(startTime.getTime() + 4 * HOUR),
    publishedAt: index % 5 === 3 ? null : testStart,
    cancelledAt: index % 5 === 4 ? testStart : null,
    createdBy: null,
    createdAt: new Date(testStart.getTime() - Math.floor(index / 2) * HOUR),
    updatedAt: testStart,
  };
}

type Page = { events: Event[]; totalPages: number; totalEvents: number; currentPage: number };

const list = async (query: Record<string, unknown>, client = admin) =>
  (await client.call(endpoints.listEvents, { query })).body as unknown as Page;

/** The ids of all pages, as the pager leads through them. */
async function everyPage(query: Record<string, unknown>, client = admin): Promise<string[]> {
  const { totalPages } = await list(query, client);
  const ids: string[] = [];
  for (let page = 1; page <= totalPages; page++)
    ids.push(...(await list({ ...query, page }, client)).events.map(({ id }) => id));
  return ids;
}

const idsOf = (wanted: (row: EventRow) => boolean) => rows.filter(wanted).map(({ id }) => id);
const statusOf = (row: EventRow) => eventStatusAt(row, testStart);

test('EV-09 every event is on exactly one page, newest created first, also where pages are read from the end', async () => {
  expect(await everyPage({})).toEqual(rows.map(({ id }) => id));
  const last = await list({ page: 34 });
  expect(last).toMatchObject({ totalEvents: EVENTS, totalPages: 34, currentPage: 34 });
  expect(last.events).toHaveLength(2);
  expect((await list({ page: 35 })).events).toEqual([]);
});

test.each(eventStatuses)('EV-09 EV-03 narrowed down to %s', async (status: EventStatus) => {
  const wanted = idsOf((row) => statusOf(row) === status);
  expect(wanted.length).toBeGreaterThan(10);
  expect(await everyPage({ status })).toEqual(wanted);
  expect((await list({ status })).totalEvents).toBe(wanted.length);
});

test('EV-09 searched by a part of the title, alone and with a status', async () => {
  const beach = idsOf(({ title }) => title.startsWith('Beach'));
  expect(await everyPage({ title: 'beach CLEAN' })).toEqual(beach);
  const both = idsOf((row) => row.title.startsWith('Beach') && statusOf(row) === 'COMPLETED');
  expect(await everyPage({ title: ' each  clean', status: 'COMPLETED' })).toEqual(both);
  expect(await list({ title: 'no such title' })).toMatchObject({
    events: [],
    totalEvents: 0,
    totalPages: 1,
  });
  expect((await list({ title: '   ' })).totalEvents).toBe(EVENTS);
  const odd = await admin.call(endpoints.listEvents, { query: { status: 'upcoming' } });
  expect(odd.status).toBe(400);
});

test('EV-03 EV-09 what is not published is in no list of anybody else, whatever they ask for', async () => {
  expect(await everyPage({ status: 'PENDING' }, guest)).toEqual([]);
  const published = idsOf(({ publishedAt }) => publishedAt !== null);
  expect(await everyPage({}, guest)).toEqual(published);
  const pending = rows.find((row) => statusOf(row) === 'PENDING');
  const titled = await everyPage({ title: pending?.title ?? '' }, guest);
  expect(titled).not.toContain(pending?.id);
  const found = await guest.call(endpoints.searchEvents, { query: { title: 'park clean-up' } });
  for (const { id } of found.body.events as Event[]) expect(published).toContain(id);
});

/** The day of a moment where an event is. */
const dayOf = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);

function partOf(row: EventRow): EventPart {
  const status = statusOf(row);
  if (status === 'PENDING') return 'drafts';
  if (status === 'COMPLETED' || status === 'CANCELLED') return 'past';
  const isToday = dayOf(row.startTime, row.timeZone) <= dayOf(testStart, row.timeZone);
  return isToday ? 'today' : 'coming';
}

test.each(eventParts)(
  'WI-06 the part %s of the list holds what belongs there, soonest first, the past latest first',
  async (part) => {
    const wanted = rows
      .filter((row) => partOf(row) === part)
      .toSorted((a, b) => a.startTime.getTime() - b.startTime.getTime() || (a.id < b.id ? -1 : 1));
    if (part === 'past') wanted.reverse();
    expect(wanted.length).toBeGreaterThan(0);
    expect(await everyPage({ part })).toEqual(wanted.map(({ id }) => id));
    const counts = (await admin.call(endpoints.countEventParts, {})).body;
    expect(counts[part]).toBe(wanted.length);
    expect((await list({ part })).totalEvents).toBe(wanted.length);
  },
);

test('WI-06 parts can be searched, and what is not published stays with the organisers', async () => {
  const beach = idsOf((row) => row.title.startsWith('Beach') && partOf(row) === 'coming');
  expect((await everyPage({ part: 'coming', title: 'beach' })).toSorted()).toEqual(
    beach.toSorted(),
  );
  expect(await everyPage({ part: 'drafts' }, guest)).toEqual([]);
  const past = idsOf((row) => row.publishedAt !== null && partOf(row) === 'past');
  expect((await everyPage({ part: 'past' }, guest)).toSorted()).toEqual(past.toSorted());
});
