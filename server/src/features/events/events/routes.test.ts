import * as endpoints from '@saath/contract/events/events/endpoints';
import { eventStatusAt } from '@saath/contract/events/events/rules';
import type { Event, EventCard } from '@saath/contract/events/events/schema';
import { createRole } from '@saath/contract/events/roles/endpoints';
import { deleteImages, uploadImages } from '@saath/contract/foundation/media/endpoints';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, ownPage, testClient } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenPicture,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { countByStatus } from './queries.ts';

let product: TestProduct;
let admin: Client;
let guest: Client;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  guest = testClient(product.app);
});
afterAll(async () => {
  await product.close();
});

const role = (role_name: string, change: Record<string, unknown> = {}) => ({
  role_name,
  description: 'Helps.',
  maxVolunteers: 1,
  skills: ['Driving'],
  ...change,
});
const picture = async (name = 'a.png') => ({ name, bytes: await givenPicture() });
const create = async (
  change: Record<string, unknown> = {},
  files: { name: string; bytes: Buffer }[] = [],
) => await admin.call(endpoints.createEvent, { body: eventForm(change), files });
const read = async (id: string, client = guest) =>
  (await client.call(endpoints.getEvent, { params: { id } })).body.event as Event;

describe('publishing an event', () => {
  test('EV-04 EV-08 stores event, roles and pictures together and shows them to everyone', async () => {
    const { status, body } = await create({ type: 'environment' }, [
      await picture(),
      await picture(),
    ]);
    expect(status).toBe(200);
    expect(body.message).toBe('Event created successfully!');
    const event = await read((body.event as Event).id);
    expect(event).toMatchObject({
      title: 'River clean-up',
      type: 'environment',
      status: 'UPCOMING',
      timeZone: 'Asia/Karachi',
      startTime: '2026-12-07T09:00:00.000Z',
      images: [{ order: 1 }, { order: 2 }],
      role: [{ role_name: 'First aider', maxVolunteers: 2, filled: 0, volunteers: [] }],
    });
  });

  const wrongTimes: [string, string, string][] = [
    [
      '2026-11-30T07:59:00Z',
      '2026-11-29T10:00:00Z',
      'Start time must be greater than the current time.',
    ],
    [
      '2026-12-01T09:00:00Z',
      '2026-11-29T10:00:00Z',
      'End time must be greater than the current time.',
    ],
    ['2026-12-03T09:00:00Z', '2026-12-03T09:00:00Z', 'End time must be after start time.'],
    [
      '2026-12-03T09:00:00Z',
      '2026-12-03T09:59:00Z',
      'End time must be at least 1 hour after start time.',
    ],
    ['2026-13-03T09:00:00Z', '2026-12-03T09:59:00Z', 'Please enter valid start and end dates'],
    ['', '2026-12-03T09:59:00Z', 'Start time is required'],
  ];
  test.each(wrongTimes)('EV-05 from %s to %s: %s', async (startTime, endTime, message) => {
    expect(await create({ startTime, endTime })).toMatchObject({ status: 400, body: { message } });
  });

  test("EV-05 reads a time without a zone in the event's zone, not in the process's", async () => {
    expect(process.env.TZ).toBe('Asia/Kathmandu');
    const { body } = await create({ startTime: '2026-12-07T09:00', endTime: '2026-12-07T10:00' });
    expect(body.event).toMatchObject({
      startTime: '2026-12-07T04:00:00.000Z',
      endTime: '2026-12-07T05:00:00.000Z',
    });
  });

  const wrongFields: [Record<string, unknown>, string][] = [
    [{ title: '  ' }, 'Event title is required'],
    [{ location: '' }, 'Location is required'],
    [{ description: '' }, 'Description is required'],
    [{ role: [] }, 'Please add at least one role.'],
    [{ role: [role('')] }, 'Please fill all required fields to add role'],
    [{ role: [role('A', { maxVolunteers: 0 })] }, 'Please fill all required fields to add role'],
    [{ role: [role('Guide'), role(' guide ')] }, 'Role already exists!'],
  ];
  test.each(wrongFields)('EV-04 EV-07 refuses %j with its text', async (change, message) => {
    const answer = await create(change);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.message).toBe(message);
  });

  test('EV-06 EV-08 refuses wrong pictures in words, and then nothing is stored at all', async () => {
    const files = await product.storedFiles();
    const { body: before } = await admin.call(endpoints.listEvents);
    const six = await Promise.all(Array.from({ length: 6 }, () => picture()));
    const large = Buffer.concat([await givenPicture(), Buffer.alloc(5_242_880)]);
    const cut = (await givenPicture()).subarray(0, 70);
    const tries: [{ name: string; bytes: Buffer }[], number, string][] = [
      [six, 400, 'You can only upload a maximum of 5 images.'],
      [
        [{ name: 'a.png', bytes: Buffer.from('not a picture') }],
        400,
        'Only image files are allowed.',
      ],
      [[{ name: 'a.png', bytes: large }], 413, 'Each image must be less than 5MB.'],
      [
        [await picture(), { name: 'b.png', bytes: cut }],
        400,
        'This picture could not be read. Please try another file.',
      ],
    ];
    for (const [pictures, status, message] of tries)
      expect(await create({}, pictures)).toMatchObject({ status, body: { message } });
    expect(await product.storedFiles()).toEqual(files);
    const { body: after } = await admin.call(endpoints.listEvents);
    expect(after.totalEvents).toBe(before.totalEvents);
  });

  test('EV-06 stores pictures in several sizes, without the place where they were taken', async () => {
    const bytes = await sharp({
      create: { width: 2000, height: 1000, channels: 3, background: '#f2a516' },
    })
      .withExif({ IFD3: { GPSLatitude: '31/1 33/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const { body } = await create({}, [{ name: 'gps.jpg', bytes }]);
    const [image] = (body.event as Event).images;
    expect(image?.srcSet).toMatch(/-480\.webp 480w, .*-960\.webp 960w, .*-1600\.webp 1600w/);
    const served = await product.app.inject({ url: image?.url ?? '' });
    expect(served.statusCode).toBe(200);
    const kept = await sharp(served.rawPayload).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    expect(kept.exif).toBeUndefined();
  });
});

describe('reading events', () => {
  test('EV-03 the status follows the clock by itself; SQL and contract agree on it', async () => {
    const event = await givenEvent(admin);
    const statusAt = async (time: string) => {
      product.clock.now = new Date(time);
      return (await read(event.id)).status;
    };
    expect(await statusAt('2026-12-07T08:59:59.999Z')).toBe('UPCOMING');
    expect(await statusAt('2026-12-07T09:00:00.000Z')).toBe('ONGOING');
    expect(await statusAt('2026-12-07T12:59:59.999Z')).toBe('ONGOING');
    expect(await statusAt('2026-12-07T13:00:00.000Z')).toBe('COMPLETED');
    const rows = await product.db.selectFrom('event').selectAll().execute();
    for (const time of ['2026-12-07T09:00:00Z', '2026-12-07T13:00:00Z', '2026-12-01T00:00:00Z']) {
      const now = new Date(time);
      const counted = await countByStatus(product.db, { now, visibility: 'all' });
      for (const [status, count] of Object.entries(counted))
        expect(rows.filter((row) => eventStatusAt(row, now) === status)).toHaveLength(count);
    }
    product.clock.now = testStart;
  });

  test('EV-03 unpublished events are for Admins only; cancelled ones say so', async () => {
    const event = await givenEvent(admin);
    const set = async (change: { publishedAt?: Date | null; cancelledAt?: Date }) =>
      await product.db.updateTable('event').set(change).where('id', '=', event.id).execute();
    await set({ publishedAt: null });
    expect((await guest.call(endpoints.getEvent, { params: { id: event.id } })).status).toBe(404);
    expect((await read(event.id, admin)).status).toBe('PENDING');
    await set({ publishedAt: testStart, cancelledAt: testStart });
    expect((await read(event.id)).status).toBe('CANCELLED');
  });

  test('EV-08 lists newest first, six a page, with and without the slash before the query', async () => {
    for (let count = 0; count < 7; count++) await givenEvent(admin, { title: `Event ${count}` });
    const list = async (url: string) =>
      (await product.app.inject({ url, headers: ownPage })).json();
    const first = await list('/api/event/events/?page=1');
    expect(first).toEqual(await list('/api/event/events?page=1'));
    expect(first.events).toHaveLength(6);
    expect(first.events).toEqual(first.allEvents);
    expect(first.events[0].title).toBe('Event 6');
    expect(first.currentPage).toBe(1);
    expect(first.totalPages).toBe(Math.ceil(first.totalEvents / 6));
    const second = await list('/api/event/events/?page=2');
    expect(second.events[0].title).toBe('Event 0');
    for (const page of ['0', '-1', 'x', '1e3', '1&page=2'])
      expect(
        (await product.app.inject({ url: `/api/event/events/?page=${page}` })).statusCode,
      ).toBe(400);
  });

  test('EV-01 the calendar counts its tabs and goes on where a page ended', async () => {
    const all: EventCard[] = [];
    let after: string | undefined;
    let counts: Record<string, number> = {};
    do {
      const { body } = await guest.call(endpoints.browseEvents, {
        query: { tab: 'upcoming', ...(after ? { after } : {}) },
      });
      all.push(...(body.events as EventCard[]));
      counts = body.counts as Record<string, number>;
      after = (body.next as string | null) ?? undefined;
    } while (after);
    expect(new Set(all.map(({ id }) => id)).size).toBe(counts.upcoming);
    const starts = all.map(({ startTime }) => startTime);
    expect(starts).toEqual(starts.toSorted());
    expect(counts.all).toBe((counts.upcoming ?? 0) + (counts.ongoing ?? 0) + (counts.past ?? 0));
    const broken = await guest.call(endpoints.browseEvents, { query: { after: 'zzzz' } });
    expect(broken).toMatchObject({ status: 400, body: { message: 'This page is not valid.' } });
  });

  test('EV-01 every event of all tabs is found by paging, past ones last', async () => {
    product.clock.now = new Date('2026-12-07T10:00:00Z');
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const query = { tab: 'all', ...(after ? { after } : {}) };
      const { body } = await guest.call(endpoints.browseEvents, { query });
      seen.push(...(body.events as EventCard[]).map(({ id }) => id));
      after = (body.next as string | null) ?? undefined;
    } while (after);
    const { body } = await guest.call(endpoints.browseEvents);
    expect(new Set(seen).size).toBe((body.counts as { all: number }).all);
    expect(seen).toHaveLength(new Set(seen).size);
    product.clock.now = testStart;
  });

  test('EV-08 finds titles by any part, taking % and _ as they are; blank text finds nothing', async () => {
    await givenEvent(admin, { title: '100% Cotton_Fair' });
    const find = async (title: string) =>
      ((await guest.call(endpoints.searchEvents, { query: { title } })).body.events as Event[]).map(
        (event) => event.title,
      );
    expect(await find('0% cotton_')).toEqual(['100% Cotton_Fair']);
    expect(await find('cottonXfair')).toEqual([]);
    expect(await find('  ')).toEqual([]);
  });

  test('EV-08 RT-08 a missing or malformed id is a clear refusal', async () => {
    const missing = await guest.call(endpoints.getEvent, {
      params: { id: '01890000-0000-7000-8000-000000000000' },
    });
    expect(missing).toMatchObject({ status: 404, body: { message: 'Event not Found!' } });
    expect((await guest.call(endpoints.getEvent, { params: { id: "1' or 1=1" } })).body).toEqual(
      missing.body,
    );
  });
});

describe('changing an event', () => {
  const updateOf = (event: Event, change: Record<string, unknown> = {}) => ({
    ...event,
    ...change,
  });
  const save = async (event: Event, change: Record<string, unknown> = {}) =>
    await admin.call(endpoints.updateEvent, {
      params: { id: event.id },
      body: updateOf(event, change),
    });

  test('EV-08 EV-10 saves what is sent, an unchanged save keeps every value, a stale one is refused', async () => {
    const event = await givenEvent(admin);
    const same = await save(event);
    expect(same.body.event).toMatchObject({ startTime: event.startTime, endTime: event.endTime });
    const stale = await save(event, { title: 'Over it' });
    expect(stale).toMatchObject({ status: 412, body: { code: 'events.changed_meanwhile' } });
    const fresh = await save(await read(event.id), { title: 'New title', location: 'Karachi' });
    expect(fresh.body).toMatchObject({
      message: 'Event details updated successfully!',
      event: { title: 'New title', location: 'Karachi', role: [{ role_name: 'First aider' }] },
    });
  });

  test('EV-10 refuses wrong fields and roles in the words of the specification, changing nothing', async () => {
    const event = await givenEvent(admin, { role: [role('Guide'), role('Cook')] });
    const [guide, cook] = event.role;
    const tries: [Record<string, unknown>, string][] = [
      [{ title: '' }, 'Please fill in all required fields'],
      [{ startTime: 'soon' }, 'Please enter valid start and end dates'],
      [{ endTime: event.startTime }, 'End time must be after start time'],
      [{ role: [{ ...guide, role_name: 'cook' }, cook] }, 'Role name "Cook" already exists.'],
      [{ role: [{ ...guide, role_name: 'Cook' }] }, 'Role name "Cook" already exists.'],
      [{ role: [{ ...guide, description: ' ' }] }, 'Please enter a description for role "Guide".'],
      [
        { role: [{ ...guide, maxVolunteers: 0 }] },
        'Please enter a valid number of volunteers for "Guide".',
      ],
      [{ role: [{ ...guide, skills: [' '] }] }, 'Please add at least one skill for role "Guide".'],
    ];
    for (const [change, message] of tries)
      expect(await save(event, change)).toMatchObject({ status: 400, body: { message } });
    const foreign = firstRole(await givenEvent(admin));
    expect((await save(event, { role: [foreign] })).body.code).toBe('events.unknown_role');
    expect(await read(event.id)).toEqual(await read(event.id));
    expect((await read(event.id)).updatedAt).toBe(event.updatedAt);
  });

  test('EV-10 two roles may swap their names in one save', async () => {
    const event = await givenEvent(admin, { role: [role('Guide'), role('Cook')] });
    const [guide, cook] = event.role;
    const { body } = await save(event, {
      role: [
        { ...guide, role_name: 'Cook' },
        { ...cook, role_name: 'Guide' },
      ],
    });
    expect((body.event as Event).role.map((each) => each.role_name)).toEqual(['Cook', 'Guide']);
  });

  test('RO-01 adds a role with its own checks', async () => {
    const event = await givenEvent(admin);
    const add = async (change: Record<string, unknown>) =>
      (await admin.call(createRole, { body: { event_id: event.id, ...role('Cook'), ...change } }))
        .body;
    expect((await add({ role_name: '' })).message).toBe('Please enter a valid role name.');
    expect((await add({ role_name: 'first  AIDER' })).message).toBe('Role name already exists.');
    expect((await add({ description: '' })).message).toBe('Please enter a description.');
    expect((await add({ maxVolunteers: 'x' })).message).toBe(
      'Please enter a valid number of volunteers.',
    );
    expect((await add({ skills: [' '] })).message).toBe('Please add at least one skill.');
    expect((await add({ maxVolunteers: '3' })).eventRole).toMatchObject({ maxVolunteers: 3 });
  });

  test('EV-06 EV-08 adds and deletes pictures, five at most in all', async () => {
    const event = await givenEvent(admin);
    const send = async (count: number) =>
      await admin.call(uploadImages, {
        // The id comes last, after the files, as the existing client sends it.
        body: { eventId: event.id },
        files: await Promise.all(Array.from({ length: count }, () => picture())),
      });
    const added = await send(4);
    expect(added.body.message).toBe('Images uploaded successfully!');
    const images = added.body.images as { public_id: string; publicId: string; order: number }[];
    expect(images.map(({ order }) => order)).toEqual([1, 2, 3, 4]);
    expect(await send(2)).toMatchObject({
      status: 409,
      body: { message: 'Maximum 5 images allowed' },
    });
    const drop = async (named: unknown[]) =>
      await admin.call(deleteImages, { body: { images: named } });
    expect((await drop([{ public_id: images[0]?.public_id }, images[1]?.publicId])).status).toBe(
      200,
    );
    expect((await drop([images[0]?.publicId])).status).toBe(404);
    expect((await drop(['../../etc/passwd'])).status).toBe(404);
    expect((await read(event.id)).images).toHaveLength(2);
  });

  test('EV-08 EV-09 deletes an event with everything that belongs to it', async () => {
    const { body } = await create({}, [await picture()]);
    const { id } = body.event as Event;
    const files = (await product.storedFiles()).length;
    const deleted = await admin.call(endpoints.deleteEvent, { params: { id } });
    expect(deleted.body).toMatchObject({ message: 'Event Deleted Successfully!', event: { id } });
    expect((await guest.call(endpoints.getEvent, { params: { id } })).status).toBe(404);
    expect((await product.storedFiles()).length).toBeLessThan(files);
    expect((await admin.call(endpoints.deleteEvent, { params: { id } })).status).toBe(404);
  });
});
