/** The life of an event over HTTP: published, taken back, cancelled, copied. */
import * as endpoints from '@saath/contract/events/events/endpoints';
import type { Event, EventCard } from '@saath/contract/events/events/schema';
import { assignVolunteer, createRole, deleteRole } from '@saath/contract/events/roles/endpoints';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { myParticipations, requestJoin, withdraw } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, testClient } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenPicture,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { impactOf } from '../../afterwards/impact/service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let guest: Client;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  guest = testClient(product.app);
});
afterAll(async () => {
  await product.close();
});

const read = async (id: string, client: Client = guest) =>
  await client.call(endpoints.getEvent, { params: { id } });
const publish = async (id: string, body: Record<string, unknown> = {}) =>
  await admin.call(endpoints.publishEvent, { params: { id }, body });
const unpublish = async (id: string, body: Record<string, unknown> = {}) =>
  await admin.call(endpoints.unpublishEvent, { params: { id }, body });
const cancel = async (id: string, body: Record<string, unknown> = { reason: 'The river floods' }) =>
  await admin.call(endpoints.cancelEvent, { params: { id }, body });
/** What an Admin does at another moment; sessions of now have ended by then. */
async function later<T>(time: string, run: (organiser: Client) => Promise<T>): Promise<T> {
  product.clock.now = new Date(time);
  const answer = await run(await signedInAs(product, admin.id));
  product.clock.now = testStart;
  return answer;
}
const assign = async (event: Event, volunteerId: string) =>
  await admin.call(assignVolunteer, {
    body: { volunteerId, roleId: firstRole(event).id, eventId: event.id },
  });
const auditOf = async (eventId: string) =>
  await product.db
    .selectFrom('auditEntry')
    .select(['action', 'actorId', 'details'])
    .where('eventId', '=', eventId)
    .orderBy('id')
    .execute();
const onCalendar = async (id: string) => {
  const { body } = await guest.call(endpoints.eventsOfMonth, { query: { month: '2026-12' } });
  return (body.events as EventCard[]).some((event) => event.id === id);
};

describe('publishing', () => {
  test('EV-03 EV-04 an event that is saved without publishing is seen by Admins only, until it is published', async () => {
    const { body } = await admin.call(endpoints.createEvent, {
      body: eventForm({ publish: 'false' }),
    });
    const event = body.event as Event;
    expect(body.message).toContain('Nobody but organisers can see it until you publish it');
    expect(event.status).toBe('PENDING');
    expect((await read(event.id)).status).toBe(404);
    expect(await onCalendar(event.id)).toBe(false);

    const published = await publish(event.id, { updatedAt: event.updatedAt });
    expect(published.body.event).toMatchObject({ status: 'UPCOMING' });
    expect((await read(event.id)).status).toBe(200);
    expect(await onCalendar(event.id)).toBe(true);
    expect((await publish(event.id)).body.code).toBe('events.not_pending');
    expect(await auditOf(event.id)).toMatchObject([
      { action: 'event.created', actorId: admin.id, details: { subject: 'River clean-up' } },
      { action: 'event.published', actorId: admin.id, details: { subject: 'River clean-up' } },
    ]);
  });

  test('EV-03 an event that would have begun, or has no roles, is not published, and says why', async () => {
    const event = await givenEvent(admin, { publish: 'false' });
    const params = { id: event.id };
    const late = await later(event.startTime, (client) =>
      client.call(endpoints.publishEvent, { params, body: {} }),
    );
    expect(late.body.code).toBe('events.start_over');
    await product.db.deleteFrom('eventRole').where('eventId', '=', event.id).execute();
    expect((await publish(event.id)).body.code).toBe('events.no_roles');
  });

  test('EV-03 nobody is given a place in an event that they cannot see', async () => {
    const event = await givenEvent(admin, { publish: 'false' });
    const person = await givenVolunteer(product.db);
    expect((await assign(event, person.id)).body.code).toBe('events.not_published');
    const body = { eventId: event.id, userId: person.id };
    const asked = await (await signedInAs(product, person.id)).call(requestJoin, { body });
    expect(asked.body.code).toBe('joining.not_open');
  });

  test('EV-03 an event is taken back only while it concerns nobody; the refusal says how many it does', async () => {
    const event = await givenEvent(admin);
    const person = await givenVolunteer(product.db);
    const other = await givenVolunteer(product.db);
    await assign(event, person.id);
    expect((await unpublish(event.id)).body).toMatchObject({
      code: 'events.has_people',
      message:
        'One person holds a place, waits or asked. Cancel the event instead, so that the person is told.',
    });
    const client = await signedInAs(product, other.id);
    await client.call(requestJoin, { body: { eventId: event.id, userId: other.id } });
    expect((await unpublish(event.id)).body.message).toMatch(/^2 people hold a place/);

    const free = await givenEvent(admin);
    const hidden = await unpublish(free.id, { updatedAt: free.updatedAt });
    expect(hidden.body.event).toMatchObject({ status: 'PENDING' });
    expect((await read(free.id)).status).toBe(404);
    expect((await unpublish(free.id)).body.code).toBe('events.not_upcoming');
    expect((await auditOf(free.id)).map(({ action }) => action)).toEqual([
      'event.created',
      'event.unpublished',
    ]);
  });

  test('EV-03 who withdrew from an event does not see it once it is taken back', async () => {
    const event = await givenEvent(admin);
    const person = await givenVolunteer(product.db);
    const client = await signedInAs(product, person.id);
    await assign(event, person.id);
    const mine = async () =>
      (await client.call(myParticipations)).body.participations as { id: string; state: string }[];
    const [place] = await mine();
    await client.call(withdraw, { params: { id: place?.id ?? '' } });
    expect(await mine()).toMatchObject([{ state: 'withdrawn' }]);
    expect((await unpublish(event.id)).status).toBe(200);
    expect(await mine()).toEqual([]);
  });

  test('EV-08 the steps are for Admins', async () => {
    const event = await givenEvent(admin);
    const client = await signedInAs(product, (await givenVolunteer(product.db)).id);
    const params = { id: event.id };
    const steps = [
      [endpoints.publishEvent, {}],
      [endpoints.unpublishEvent, {}],
      [endpoints.cancelEvent, { reason: 'No' }],
      [endpoints.copyEvent, { startTime: '2027-01-01T09:00' }],
    ] as const;
    for (const [endpoint, body] of steps) {
      expect((await client.call(endpoint, { params, body })).status).toBe(403);
      expect((await guest.call(endpoint, { params, body })).status).toBe(401);
    }
  });
});

describe('cancelling', () => {
  test('EV-03 HR-03 frees everybody, tells them why, and their time is free for other events', async () => {
    const event = await givenEvent(admin, { title: 'Tree planting' });
    const [held, asked, quiet, late] = [
      await givenVolunteer(product.db),
      await givenVolunteer(product.db, { language: 'ur' }),
      await givenVolunteer(product.db),
      await givenVolunteer(product.db),
    ];
    await product.db
      .updateTable('appUser')
      .set({ kindsWithoutMail: ['cancellation'] })
      .where('id', '=', quiet.id)
      .execute();
    await assign(event, held.id);
    await assign(event, quiet.id);
    const asking = await signedInAs(product, asked.id);
    await asking.call(requestJoin, { body: { eventId: event.id, userId: asked.id } });
    const seen = (await read(event.id, admin)).body.event as Event;
    expect(seen.people).toEqual({ confirmed: 2, waitlisted: 0, requested: 1 });
    expect((await read(event.id)).body.event).not.toHaveProperty('people');

    const reason = 'The river floods <b>now</b>';
    const cancelled = await cancel(event.id, { reason, updatedAt: seen.updatedAt });
    expect(cancelled.body.event).toMatchObject({
      status: 'CANCELLED',
      cancelReason: reason,
      volunteers: [],
      role: [{ filled: 0, volunteers: [] }],
      people: { confirmed: 0, waitlisted: 0, requested: 0 },
    });
    expect((await read(event.id)).body.event).toMatchObject({ status: 'CANCELLED' });
    expect(await onCalendar(event.id)).toBe(false);

    const mine = (await asking.call(myParticipations)).body.participations as object[];
    expect(mine).toMatchObject([{ state: 'withdrawn', event: { status: 'CANCELLED' } }]);
    const { notices } = (await asking.call(listNotices)).body as { notices: { link: string }[] };
    expect(notices[0]?.link).toBe(`/event/${event.id}`);
    const mail = (await product.mailsTo(held.email)).at(-1) ?? '';
    expect(mail).toContain('Cancelled: Tree planting');
    expect(mail).toContain('The organiser writes: The river floods &lt;b&gt;now');
    expect(mail).toContain(`/event/${event.id}`);
    expect((await product.mailsTo(asked.email)).at(-1)).toContain('منسوخ');
    expect((await product.mailsTo(quiet.email)).join()).not.toContain('Cancelled: Tree');
    const told = await (await signedInAs(product, quiet.id)).call(listNotices);
    expect((told.body.notices as { title: string }[])[0]?.title).toBe('Cancelled: Tree planting');
    expect(await product.mailsTo(late.email)).toEqual([]);

    const history = await product.db
      .selectFrom('participationChange')
      .select(['fromState', 'toState', 'actorId', 'reason'])
      .where('eventId', '=', event.id)
      .where('toState', '=', 'withdrawn')
      .orderBy('fromState')
      .execute();
    expect(history).toMatchObject([
      { fromState: 'confirmed', actorId: admin.id, reason },
      { fromState: 'confirmed', actorId: admin.id, reason },
      { fromState: 'requested', actorId: admin.id, reason },
    ]);
    expect((await auditOf(event.id)).at(-1)).toMatchObject({
      action: 'event.cancelled',
      details: { subject: 'Tree planting', reason },
    });

    const sameTime = await givenEvent(admin);
    expect((await assign(sameTime, held.id)).status).toBe(200);
    expect((await assign(event, late.id)).body.code).toBe('joining.event_over');
    const now = () => new Date('2027-01-01T00:00:00Z');
    const book = { db: product.db, now, timeZone: 'Asia/Karachi' };
    expect((await impactOf(book, quiet.id)).events).toBe(0);
  });

  test('EV-03 what is over, not published or cancelled is not cancelled; a reason is needed', async () => {
    const pending = await givenEvent(admin, { publish: 'false' });
    expect((await cancel(pending.id)).body.code).toBe('events.delete_instead');
    const event = await givenEvent(admin);
    for (const reason of ['', '   ', undefined])
      expect(await cancel(event.id, { reason })).toMatchObject({
        status: 400,
        body: { message: 'Please give a reason: it is sent to everybody concerned.' },
      });
    expect((await cancel(event.id, { reason: 'x'.repeat(501) })).status).toBe(400);
    const cancelAt = async (time: string) =>
      await later(time, (client) =>
        client.call(endpoints.cancelEvent, {
          params: { id: event.id },
          body: { reason: 'Storm' },
        }),
      );
    expect((await cancelAt(event.endTime)).body.code).toBe('events.over');
    expect((await cancelAt(event.startTime)).body.event).toMatchObject({ status: 'CANCELLED' });
    expect((await cancel(event.id)).body.code).toBe('events.cancelled');
    expect((await publish(event.id)).body.code).toBe('events.cancelled');
    expect((await unpublish(event.id)).body.code).toBe('events.cancelled');
  });

  test('EV-10 a cancelled event stays as it was: no save, no role, but it can be deleted, and nobody is told twice', async () => {
    const event = await givenEvent(admin);
    const person = await givenVolunteer(product.db);
    await assign(event, person.id);
    await cancel(event.id);
    const params = { id: event.id };
    const save = await admin.call(endpoints.updateEvent, { params, body: { ...event } });
    expect(save.body.code).toBe('events.cancelled');
    const role = { ...firstRole(event), role_name: 'Cook', event_id: event.id };
    expect((await admin.call(createRole, { body: role })).body.code).toBe('events.cancelled');
    const roleId = firstRole(event).id;
    const dropped = await admin.call(deleteRole, { params: { roleId } });
    expect(dropped.body.code).toBe('events.cancelled');
    const mails = (await product.mailsTo(person.email)).length;
    expect((await admin.call(endpoints.deleteEvent, { params })).status).toBe(200);
    expect(await product.mailsTo(person.email)).toHaveLength(mails);
    expect((await auditOf(event.id)).at(-1)).toMatchObject({ action: 'event.deleted' });
  });

  test('EV-10 of two organisers the second is told: a step over a later version is refused', async () => {
    const event = await givenEvent(admin);
    const { updatedAt } = event;
    const params = { id: event.id };
    await admin.call(endpoints.updateEvent, { params, body: { ...event, title: 'Theirs' } });
    for (const answer of [
      await unpublish(event.id, { updatedAt }),
      await cancel(event.id, { reason: 'Rain', updatedAt }),
      await admin.call(endpoints.deleteEvent, { params, query: { updatedAt } }),
    ])
      expect(answer).toMatchObject({ status: 412, body: { code: 'events.changed_meanwhile' } });
    expect((await read(event.id)).body.event).toMatchObject({ title: 'Theirs' });
    const version = ((await read(event.id)).body.event as Event).updatedAt;
    const answer = await admin.call(endpoints.deleteEvent, {
      params,
      query: { updatedAt: version },
    });
    expect(answer.status).toBe(200);
    expect((await publish(event.id)).status).toBe(404);
  });
});

describe('copying', () => {
  test('OR-02 the copy is unpublished, as long as the event, with its roles and pictures and without its people', async () => {
    const { body } = await admin.call(endpoints.createEvent, {
      body: eventForm({ type: 'environment', endTime: '2026-12-07T12:15:00Z' }),
      files: [{ name: 'a.png', bytes: await givenPicture() }],
    });
    const event = body.event as Event;
    await assign(event, (await givenVolunteer(product.db)).id);
    const copied = await admin.call(endpoints.copyEvent, {
      params: { id: event.id },
      body: { startTime: '2027-01-04T14:00' },
    });
    const copy = copied.body.event as Event;
    expect(copy).toMatchObject({
      title: event.title,
      description: event.description,
      location: event.location,
      type: 'environment',
      status: 'PENDING',
      startTime: '2027-01-04T09:00:00.000Z',
      endTime: '2027-01-04T12:15:00.000Z',
      volunteers: [],
      role: [{ role_name: 'First aider', maxVolunteers: 2, filled: 0, skills: ['First aid'] }],
      images: [{ order: 1 }],
    });
    expect(copy.id).not.toBe(event.id);
    expect(copy.images[0]?.id).not.toBe(event.images[0]?.id);
    expect(await auditOf(copy.id)).toMatchObject([
      { action: 'event.copied', actorId: admin.id, details: { subject: event.title } },
    ]);

    await admin.call(endpoints.deleteEvent, { params: { id: event.id } });
    const picture = await product.app.inject({ url: copy.images[0]?.url ?? '' });
    expect(picture.statusCode).toBe(200);
  });

  test('OR-02 a cancelled event can be copied, without pictures too, and the times keep to the rules', async () => {
    const event = await givenEvent(admin);
    await cancel(event.id);
    const copy = async (body: object) =>
      await admin.call(endpoints.copyEvent, { params: { id: event.id }, body });
    const wrong: [object, string][] = [
      [{}, 'Start time is required'],
      [{ startTime: 'soon' }, 'Please enter valid start and end dates'],
      [{ startTime: '2026-11-01T09:00' }, 'Start time must be greater than the current time.'],
      [
        { startTime: '2027-01-04T09:00', endTime: '2027-01-04T09:30' },
        'End time must be at least 1 hour after start time.',
      ],
    ];
    for (const [body, message] of wrong)
      expect(await copy(body)).toMatchObject({ status: 400, body: { message } });
    const files = (await product.storedFiles()).length;
    const body = { startTime: '2027-01-04T09:00Z', endTime: '2027-01-04T11:00Z' };
    const copied = await copy({ ...body, withPictures: false });
    expect(copied.body.event).toMatchObject({ endTime: '2027-01-04T11:00:00.000Z', images: [] });
    expect(copied.body.event).not.toHaveProperty('cancelReason');
    expect((await product.storedFiles()).length).toBe(files);
  });
});
