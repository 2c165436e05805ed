/** The call that changes an event, of the wire contract, over real HTTP, as the client in the field makes it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { givenPicture, givenVolunteer } from '../testing/given.ts';
import { testStart } from '../testing/product.ts';
import { formOf, pictureFile } from '../testing/wire.ts';
import { type WireEvent as Event, wireEvents } from '../testing/wire-events.ts';

type World = Awaited<ReturnType<typeof wireEvents>>;
let product: World['product'];
let admin: World['admin'];
let created: World['created'];
let read: World['read'];
let later: World['later'];
let picture: File;
beforeAll(async () => {
  ({ product, admin, created, read, later } = await wireEvents());
  picture = pictureFile(await givenPicture());
});
beforeEach(() => {
  product.clock.now = testStart;
});
afterAll(async () => await product.close());

describe('PUT', () => {
  const save = async (event: Record<string, unknown>) =>
    await admin.send('PUT', `/api/event/${event.id}`, { json: event });

  /** What the client in the field sends: the fields of the form and the existing roles, no more and no less. */
  const saved = ({ id, title, description, startTime, endTime, location, ...rest }: Event) => ({
    id,
    title,
    description,
    startTime,
    endTime,
    location,
    createdAt: rest.createdAt,
    updatedAt: rest.updatedAt,
    role: rest.role.map(({ id, role_name, description, maxVolunteers, skills }) => ({
      id,
      role_name,
      description,
      maxVolunteers,
      skills,
    })),
  });

  test('EV-10 answers the event with its roles and their volunteers', async () => {
    const event = await created({ title: 'Before' });
    const person = await givenVolunteer(product.db);
    const json = { volunteerId: person.id, roleId: event.role[0]?.id, eventId: event.id };
    await admin.send('POST', '/api/role/assign-volunteer', { json });
    later(10);
    const { status, body } = await save({ ...saved(event), title: 'After' });
    expect([status, body.success, body.message]).toEqual([
      200,
      true,
      'Event details updated successfully!',
    ]);
    expect(body.event).toMatchObject({
      id: event.id,
      title: 'After',
      createdAt: event.createdAt,
      role: [{ role_name: 'First aider', volunteers: [{ id: person.id }] }],
    });
  });

  test('EV-05 EV-10 an unchanged save with times without a zone does not move the event, however often', async () => {
    const event = await created();
    for (let round = 1; round <= 3; round++) {
      later(round);
      const { updatedAt, ...unchanged } = saved(event);
      // As the fields of the form hold them: the wall clock of Karachi.
      const local = { startTime: '2026-12-07T14:00', endTime: '2026-12-07T18:00' };
      const { status, body } = await save({ ...unchanged, ...local });
      expect(status).toBe(200);
      expect(body.event).toMatchObject({ startTime: event.startTime, endTime: event.endTime });
      expect(updatedAt).toBe(event.updatedAt);
    }
    expect((await product.mailsTo('volunteer1@gmail.com')).join()).not.toContain('moved');
  });

  test('EV-10 what is no field of the form is ignored, never applied', async () => {
    const event = await created();
    const { status, body } = await save({
      ...saved(event),
      status: 'CANCELLED',
      createdAt: '2001-01-01T00:00:00Z',
      createdBy: newId(),
      images: [],
      volunteers: [{ id: newId() }],
      _count: { roles: 9 },
      role: event.role.map((role) => ({ ...role, filled: 99, event_id: newId() })),
    });
    expect(status).toBe(200);
    expect(body.event).toEqual({ ...event, updatedAt: expect.any(String) });
    const other = await save({ ...saved(event), updatedAt: undefined, id: event.id });
    expect(other.body.event).toMatchObject({ id: event.id });
  });

  test('EV-10 places may be text; a role of another event is refused and changes nothing', async () => {
    const [event, other] = [await created(), await created()];
    const [role] = saved(event).role;
    const asText = await save({ ...saved(event), role: [{ ...role, maxVolunteers: '5' }] });
    expect(asText.body.event).toMatchObject({ role: [{ maxVolunteers: 5 }] });
    const fresh = await read(event.id, admin);
    const wrong = await save({ ...saved(fresh), title: 'Taken over', role: saved(other).role });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'events.unknown_role']);
    expect(await read(event.id, admin)).toEqual(fresh);
  });

  test('EV-10 the client goes on saving what it read first after it added and deleted roles and pictures', async () => {
    const event = await created({
      role: ['Cook', 'Guide'].map((role_name) => ({
        role_name,
        description: 'Helps.',
        maxVolunteers: 1,
        skills: ['Cooking'],
      })),
    });
    later(1);
    const json = {
      role_name: 'Driver',
      description: 'Drives.',
      skills: ['Driving'],
      event_id: event.id,
      maxVolunteers: '2',
    };
    const added = await admin.send('POST', '/api/role/create-role', { json });
    await admin.send('DELETE', `/api/role/${event.role[1]?.id}`);
    const form = formOf([
      ['images', picture],
      ['eventId', event.id],
    ]);
    await admin.send('POST', '/api/event/upload-file', { form });
    later(2);
    const first = saved(event);
    const { status, body } = await save({
      ...first,
      title: 'Saved all the same',
      role: [...first.role.slice(0, 1), added.body.eventRole],
    });
    expect([status, body.message]).toEqual([200, 'Event details updated successfully!']);
    expect(body.event).toMatchObject({
      title: 'Saved all the same',
      role: [{ role_name: 'Cook' }, { role_name: 'Driver', maxVolunteers: 2 }],
      images: [{ order: 1 }],
    });
  });

  test("EV-10 over another Admin's later save it is told, and so is a role that another Admin deleted", async () => {
    const event = await created();
    later(1);
    expect((await save({ ...saved(event), location: 'Theirs' })).status).toBe(200);
    later(2);
    const late = await save({ ...saved(event), location: 'Mine' });
    expect([late.status, late.body.code]).toEqual([412, 'events.changed_meanwhile']);
    const fresh = await read(event.id);
    expect(fresh.location).toBe('Theirs');
    await admin.send('DELETE', `/api/role/${fresh.role[0]?.id}`);
    const gone = await save(saved(fresh));
    expect([gone.status, gone.body.code]).toEqual([412, 'events.changed_meanwhile']);
  });

  test('EV-10 a missing event is 404', async () => {
    const event = await created();
    const { status, body } = await save({ ...saved(event), id: newId() });
    expect([status, body.error]).toEqual([404, 'Event not Found!']);
  });
});
