/** The event calls of the wire contract, over real HTTP, as the client in the field makes them. */
import { eventSchema } from '@saath/contract/events/events/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { givenPicture, givenVolunteer } from '../testing/given.ts';
import { testStart } from '../testing/product.ts';
import { formOf, pictureFile } from '../testing/wire.ts';
import { type WireEvent as Event, wireEvents } from '../testing/wire-events.ts';

type World = Awaited<ReturnType<typeof wireEvents>>;
let product: World['product'];
let admin: World['admin'];
let create: World['create'];
let created: World['created'];
let read: World['read'];
let later: World['later'];
let picture: File;
beforeAll(async () => {
  ({ product, admin, create, created, read, later } = await wireEvents());
  picture = pictureFile(await givenPicture());
});
beforeEach(() => {
  product.clock.now = testStart;
});
afterAll(async () => await product.close());
const withZ = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('create-event', () => {
  test('EV-08 roles as JSON text and repeated images make one event, in this shape', async () => {
    const { status, body } = await create(
      {
        id: newId(),
        status: 'COMPLETED',
        createdAt: '2001-01-01T00:00:00Z',
        role: [
          { role_name: 'Cook', description: 'Cooks.', maxVolunteers: '3', skills: ['Cooking'] },
          { role_name: 'Guide', description: 'Guides.', maxVolunteers: 1 },
        ],
      },
      [picture, picture],
    );
    expect([status, body.success, body.message]).toEqual([
      200,
      true,
      'Event created successfully!',
    ]);
    const event = body.event as Event;
    const image = (order: number) => ({
      id: expect.any(String),
      url: expect.stringMatching(/^\/media\/.+\.webp$/),
      publicId: expect.any(String),
      order,
      srcSet: expect.any(String),
      width: 64,
      height: 48,
    });
    const role = (role_name: string, maxVolunteers: number, skills: string[]) => ({
      id: expect.any(String),
      role_name,
      description: expect.any(String),
      maxVolunteers,
      filled: 0,
      skills,
      volunteers: [],
      event_id: event.id,
    });
    expect(event).toMatchObject({
      title: 'River clean-up',
      description: 'We collect rubbish along the river.',
      location: 'Ravi bank, Lahore',
      startTime: '2026-12-07T09:00:00.000Z',
      endTime: '2026-12-07T13:00:00.000Z',
      status: 'UPCOMING',
      images: [image(1), image(2)],
      role: [role('Cook', 3, ['Cooking']), role('Guide', 1, [])],
      volunteers: [],
      createdAt: '2026-11-30T08:00:00.000Z',
      updatedAt: '2026-11-30T08:00:00.000Z',
    });
    // Nothing beyond the contract: no owner, no key, no flag.
    expect(eventSchema.parse(event)).toEqual(event);
    // How many people are concerned, and what may be done, is for who may do anything.
    const { people: _people, can: _can, ...seen } = event;
    expect(await read(event.id)).toEqual(seen);
  });

  test('EV-08 EV-05 a time without a zone is read in the zone of the event, not of the process', async () => {
    expect(process.env.TZ).toBe('Asia/Kathmandu');
    const event = await created({ startTime: '2026-12-07T09:00', endTime: '2026-12-07T13:30' });
    expect(event).toMatchObject({
      startTime: '2026-12-07T04:00:00.000Z',
      endTime: '2026-12-07T08:30:00.000Z',
    });
    const withOffset = await created({
      startTime: '2026-12-07T09:00:00+02:00',
      endTime: '2026-12-07T13:00:00Z',
    });
    expect(withOffset.startTime).toBe('2026-12-07T07:00:00.000Z');
  });

  test('EV-06 EV-08 six images or a broken role list are refused, and nothing is left', async () => {
    const events = async () =>
      (await admin.send('GET', '/api/event/events/?page=1')).body.totalEvents;
    const [before, files] = [await events(), await product.storedFiles()];
    const six = await create({}, Array(6).fill(picture));
    expect([six.status, six.body.message]).toEqual([
      400,
      'You can only upload a maximum of 5 images.',
    ]);
    const form = formOf([
      ['title', 'Broken roles'],
      ['role', '[{'],
    ]);
    const broken = await admin.send('POST', '/api/event/create-event', { form });
    expect([broken.status, broken.body.success]).toEqual([400, false]);
    expect([await events(), await product.storedFiles()]).toEqual([before, files]);
  });
});

describe('reading', () => {
  test('EV-08 events/?page= gives one list under two names, newest created first, six a page', async () => {
    for (let count = 0; count < 7; count++) {
      later(count + 1);
      await created({ title: `Page ${count}` });
    }
    const { body } = await product.guest().send('GET', '/api/event/events/?page=1');
    const events = body.events as Event[];
    expect(Object.keys(body).sort()).toEqual([
      'allEvents',
      'currentPage',
      'events',
      'success',
      'totalEvents',
      'totalPages',
    ]);
    expect(body.allEvents).toEqual(events);
    expect(events.map(({ title }) => title)).toEqual(
      [6, 5, 4, 3, 2, 1].map((count) => `Page ${count}`),
    );
    const total = body.totalEvents as number;
    expect(body).toMatchObject({ currentPage: 1, totalPages: Math.ceil(total / 6) });
    const second = await product.guest().send('GET', '/api/event/events/?page=2');
    expect(second.body).toMatchObject({ currentPage: 2, totalEvents: total });
    expect((second.body.events as Event[])[0]?.title).toBe('Page 0');
    for (const event of [...events, ...(second.body.events as Event[])]) {
      expect(Array.isArray(event.role)).toBe(true);
      for (const time of [event.startTime, event.endTime, event.createdAt, event.updatedAt])
        expect(time).toMatch(withZ);
    }
    const beyond = await product.guest().send('GET', '/api/event/events/?page=999');
    expect(beyond).toMatchObject({ status: 200, body: { events: [], currentPage: 999 } });
  });

  test('EV-03 EV-08 status-counts answers a number for every status, spelled in upper case', async () => {
    const event = await created();
    const counts = async () => {
      const { body } = await admin.send('GET', '/api/event/status-counts');
      return body.eventsCount as { status: string; count: number }[];
    };
    const before = await counts();
    expect(before.map(({ status }) => status).sort()).toEqual([
      'CANCELLED',
      'COMPLETED',
      'ONGOING',
      'PENDING',
      'UPCOMING',
    ]);
    for (const { count } of before) expect(Number.isInteger(count)).toBe(true);
    product.clock.now = new Date(event.startTime);
    expect(await read(event.id)).toMatchObject({ status: 'ONGOING' });
    product.clock.now = new Date(event.endTime);
    expect(await read(event.id)).toMatchObject({ status: 'COMPLETED' });
    const completed = (await counts()).find(({ status }) => status === 'COMPLETED');
    expect(completed?.count).toBeGreaterThan(0);
  });

  test('EV-12 search/?title= answers id, title, description and images', async () => {
    const event = await created({ title: 'Zamzama library day' }, [picture]);
    const { body } = await product.guest().send('GET', '/api/event/search/?title=zamzama%20lib');
    const { id, title, description, images } = event;
    expect(body).toMatchObject({ success: true, events: [{ id, title, description, images }] });
    const none = await product.guest().send('GET', '/api/event/search/?title=');
    expect(none.body).toEqual({ success: true, events: [] });
  });

  test('EV-08 to anyone but an Admin a volunteer in these lists is only { id }', async () => {
    const event = await created({ title: 'Who is in' });
    const person = await givenVolunteer(product.db, { name: 'Seen By Admins' });
    const json = { volunteerId: person.id, roleId: event.role[0]?.id, eventId: event.id };
    await admin.send('POST', '/api/role/assign-volunteer', { json });
    const other = await product.as((await givenVolunteer(product.db)).id);
    for (const client of [product.guest(), other]) {
      const seen = await read(event.id, client);
      expect(seen.volunteers).toEqual([{ id: person.id }]);
      expect(seen.role[0]?.volunteers).toEqual([{ id: person.id }]);
      const { body } = await client.send('GET', '/api/event/events/?page=1');
      expect(JSON.stringify(body)).not.toContain('Seen By Admins');
    }
    const seen = await read(event.id, admin);
    expect(seen.role[0]?.volunteers).toEqual([
      { id: person.id, name: 'Seen By Admins', profileImage: null },
    ]);
    expect(JSON.stringify(seen)).not.toContain(person.email);
  });
});

describe('pictures', () => {
  const upload = async (eventId: string, pictures: readonly File[]) =>
    await admin.send('POST', '/api/event/upload-file', {
      form: formOf([
        ...pictures.map((file) => ['images', file] as const),
        // Last: the files arrive before the server knows where they belong.
        ['eventId', eventId],
      ]),
    });

  test('EV-06 EV-08 upload-file takes the files before the eventId and answers both names of the public id', async () => {
    const event = await created();
    const { status, body } = await upload(event.id, [picture, picture]);
    const images = body.images as (Event['images'][number] & {
      public_id: string;
      order: number;
    })[];
    expect([status, body.success, body.message]).toEqual([
      200,
      true,
      'Images uploaded successfully!',
    ]);
    expect(images.map(({ order }) => order)).toEqual([1, 2]);
    for (const image of images) {
      expect(image.public_id).toBe(image.publicId);
      expect(image.url).toMatch(/^\/media\//);
    }
    expect((await read(event.id)).images).toEqual(
      images.map(({ public_id: _public, ...image }) => image),
    );
    const many = await upload(event.id, Array(4).fill(picture));
    expect([many.status, many.body.message]).toEqual([409, 'Maximum 5 images allowed']);
  });

  test('EV-08 upload-file for an event that is not there is 404 and leaves no file', async () => {
    const before = await product.storedFiles();
    const { status, body } = await upload(newId(), [picture]);
    expect([status, body.error]).toEqual([404, 'Event not Found!']);
    expect(await product.storedFiles()).toEqual(before);
  });

  test('EV-08 delete-file takes objects and plain strings', async () => {
    const event = await created({}, [picture, picture, picture]);
    const [first, second, third] = event.images.map(({ publicId }) => publicId);
    const remove = async (images: readonly unknown[]) =>
      await admin.send('DELETE', '/api/event/delete-file', { json: { images } });
    const objects = await remove([{ public_id: first }]);
    expect([objects.status, objects.body]).toEqual([
      200,
      { success: true, message: 'Image deleted successfully!' },
    ]);
    expect((await remove([second])).status).toBe(200);
    expect((await read(event.id)).images.map(({ publicId }) => publicId)).toEqual([third]);
    const gone = await remove([{ public_id: first }, { public_id: third }]);
    expect([gone.status, gone.body.code]).toEqual([404, 'media.not_found']);
    expect((await read(event.id)).images).toHaveLength(1);
  });
});

test('EV-08 DELETE events/{id} answers event.id, and every later call to the event is a clear 404', async () => {
  const event = await created({}, [picture]);
  const person = await givenVolunteer(product.db);
  const volunteer = await product.as(person.id);
  const roleId = event.role[0]?.id ?? '';
  const { status, body } = await admin.send('DELETE', `/api/event/events/${event.id}`);
  expect([status, body]).toEqual([
    200,
    { success: true, message: 'Event Deleted Successfully!', event: { id: event.id } },
  ]);

  const files = await product.storedFiles();
  const form = formOf([
    ['images', picture],
    ['eventId', event.id],
  ]);
  const role = { role_name: 'Late', description: 'Late.', maxVolunteers: 1, skills: ['Any'] };
  const place = { volunteerId: person.id, roleId, eventId: event.id };
  const answers = {
    read: await product.guest().send('GET', `/api/event/${event.id}`),
    'a second delete': await admin.send('DELETE', `/api/event/events/${event.id}`),
    save: await admin.send('PUT', `/api/event/${event.id}`, { json: event }),
    join: await volunteer.send('POST', '/api/event/request-join', {
      json: { eventId: event.id, userId: person.id },
    }),
    assign: await admin.send('POST', '/api/role/assign-volunteer', { json: place }),
    upload: await admin.send('POST', '/api/event/upload-file', { form }),
    'delete a picture': await admin.send('DELETE', '/api/event/delete-file', {
      json: { images: event.images.map(({ publicId }) => ({ public_id: publicId })) },
    }),
    'add a role': await admin.send('POST', '/api/role/create-role', {
      json: { ...role, event_id: event.id },
    }),
    'delete a role': await admin.send('DELETE', `/api/role/${roleId}`),
    suggest: await admin.send('GET', `/api/role-suggest/${roleId}`),
  };
  for (const [name, answer] of Object.entries(answers)) {
    expect(answer.status, name).toBe(404);
    expect(answer.body, name).toMatchObject({ success: false, error: answer.body.message });
  }
  for (const name of ['read', 'a second delete', 'save', 'join', 'assign', 'upload', 'add a role'])
    expect(answers[name as keyof typeof answers].body.message, name).toBe('Event not Found!');

  expect(await product.storedFiles()).toEqual(files);
  expect(files.filter((name) => event.images.some(({ id }) => name.includes(id)))).toEqual([]);
  for (const table of ['eventRole', 'eventImage', 'participation', 'participationChange'] as const)
    expect(
      await product.db.selectFrom(table).select('id').where('eventId', '=', event.id).execute(),
    ).toEqual([]);
  expect(await product.mailsTo(person.email)).toEqual([]);
});
