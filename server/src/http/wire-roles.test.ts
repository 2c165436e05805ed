/** The calls about roles and joining of the wire contract, over real HTTP, as the client in the field makes them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { updateUser } from '../features/accounts/accounts/queries.ts';
import { newId } from '../platform/ids.ts';
import { firstRole, givenAdmin, givenEvent, givenVolunteer } from '../testing/given.ts';
import { testStart } from '../testing/product.ts';
import { type WireClient, type WireProduct, wireProduct } from '../testing/wire.ts';

let product: WireProduct;
let organiser: Awaited<ReturnType<typeof givenAdmin>>;
let admin: WireClient;
beforeAll(async () => {
  product = await wireProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  organiser = await givenAdmin(product);
  admin = await product.as(organiser.id);
});
afterAll(async () => await product.close());

let day = 0;
/** An event on a day of its own, so that tests do not overlap each other. */
async function eventAlone(change: Record<string, unknown> = {}) {
  day += 1;
  const date = new Date(testStart.getTime() + (7 + day) * 86_400_000).toISOString().slice(0, 10);
  const times = { startTime: `${date}T09:00:00Z`, endTime: `${date}T13:00:00Z` };
  return await givenEvent(organiser, { ...times, ...change });
}

async function person(given: Parameters<typeof givenVolunteer>[1] = {}) {
  const volunteer = await givenVolunteer(product.db, given);
  return { ...volunteer, client: await product.as(volunteer.id) };
}

const participationsIn = async (eventId: string) =>
  await product.db
    .selectFrom('participation')
    .selectAll()
    .where('eventId', '=', eventId)
    .orderBy('requestedAt')
    .execute();

describe('request-join', () => {
  const join = async (client: WireClient, json: object) =>
    await client.send('POST', '/api/event/request-join', { json });

  test('RO-04 with eventId and the own userId it answers success, message and participation', async () => {
    const [event, { id, client }] = [await eventAlone(), await person()];
    const { status, body } = await join(client, { eventId: event.id, userId: id });
    expect([status, body.success, body.message]).toEqual([
      200,
      true,
      'Join request sent successfully!',
    ]);
    expect(body.participation).toMatchObject({
      eventId: event.id,
      userId: id,
      roleId: null,
      state: 'requested',
      requestedAt: '2026-11-30T08:00:00.000Z',
    });
  });

  test('RO-04 a role may be named; one of another event is refused', async () => {
    const [event, other, { id, client }] = [await eventAlone(), await eventAlone(), await person()];
    const wrong = { eventId: event.id, userId: id, roleId: firstRole(other).id };
    expect((await join(client, wrong)).body.error).toBe('This role was not found.');
    const right = { ...wrong, roleId: firstRole(event).id };
    expect((await join(client, right)).body.participation).toMatchObject({
      roleId: firstRole(event).id,
      roleName: 'First aider',
    });
  });

  test("RO-04 another person's userId is refused, and an Admin may name somebody", async () => {
    const [event, { client }, other] = [await eventAlone(), await person(), await person()];
    const given = { eventId: event.id, userId: other.id };
    const refused = await join(client, given);
    expect([refused.status, refused.body.error]).toEqual([403, 'You are not allowed to do this.']);
    expect(await participationsIn(event.id)).toEqual([]);
    const { status, body } = await join(admin, given);
    expect([status, body.participation]).toEqual([
      200,
      expect.objectContaining({ userId: other.id }),
    ]);
    // Whose address a mail went to is nobody else's business.
    expect(JSON.stringify(body)).not.toContain(other.email);
  });

  test('RO-04 what is refused says why in `error`: twice, begun, over, missing, a guest', async () => {
    const [event, { id, client }] = [await eventAlone(), await person()];
    const given = { eventId: event.id, userId: id };
    await join(client, given);
    expect(await join(client, given)).toMatchObject({
      status: 409,
      body: { success: false, error: 'You have already asked to join this event.' },
    });
    const missing = await join(client, { ...given, eventId: newId() });
    expect([missing.status, missing.body.error]).toEqual([404, 'Event not Found!']);
    const guest = await join(product.guest(), given);
    expect([guest.status, guest.body.error]).toEqual([401, 'Please log in first.']);
    const late = await person();
    for (const moment of [event.startTime, event.endTime]) {
      product.clock.now = new Date(moment);
      const answer = await join(await product.as(late.id), { eventId: event.id, userId: late.id });
      expect([answer.status, answer.body.error]).toEqual([
        409,
        'Only upcoming events can be joined.',
      ]);
    }
  });
});

describe('roles', () => {
  const role = (event_id: string, change: Record<string, unknown> = {}) => ({
    role_name: 'Driver',
    description: 'Drives the van.',
    skills: [' Driving ', '', 'driving'],
    event_id,
    maxVolunteers: '2',
    ...change,
  });

  test('RO-01 create-role takes places as text and answers eventRole', async () => {
    const event = await eventAlone();
    const json = role(event.id, { id: newId(), filled: 2, volunteers: [{ id: newId() }] });
    const { status, body } = await admin.send('POST', '/api/role/create-role', { json });
    expect([status, body.success]).toEqual([200, true]);
    expect(body.eventRole).toEqual({
      id: expect.any(String),
      role_name: 'Driver',
      description: 'Drives the van.',
      maxVolunteers: 2,
      minVolunteers: null,
      filled: 0,
      shifts: [],
      skills: [expect.stringMatching(/^driving$/i)],
      volunteers: [],
      event_id: event.id,
    });
    expect(body.eventRole).not.toMatchObject({ id: (json as Record<string, unknown>).id });
    const read = await admin.send('GET', `/api/event/${event.id}`);
    expect((read.body.event as { role: object[] }).role).toContainEqual(body.eventRole);
  });

  test('RO-01 create-role refuses in the words of the specification', async () => {
    const event = await eventAlone();
    const tries: [Record<string, unknown>, string][] = [
      [{ role_name: ' ' }, 'Please enter a valid role name.'],
      [{ role_name: 'FIRST AIDER' }, 'Role name already exists.'],
      [{ description: '' }, 'Please enter a description.'],
      [{ maxVolunteers: 0 }, 'Please enter a valid number of volunteers.'],
      [{ maxVolunteers: 'many' }, 'Please enter a valid number of volunteers.'],
      [{ skills: [' '] }, 'Please add at least one skill.'],
    ];
    for (const [change, message] of tries) {
      const json = role(event.id, change);
      const { status, body } = await admin.send('POST', '/api/role/create-role', { json });
      expect(status, message).toBeGreaterThanOrEqual(400);
      expect(body).toMatchObject({ success: false, message, error: message });
    }
  });

  test('RO-01 DELETE role answers success; who held it asks for the event again', async () => {
    const [event, { id }] = [await eventAlone(), await person()];
    const roleId = firstRole(event).id;
    const json = { volunteerId: id, roleId, eventId: event.id };
    await admin.send('POST', '/api/role/assign-volunteer', { json });
    const { status, body } = await admin.send('DELETE', `/api/role/${roleId}`);
    expect([status, body.success]).toEqual([200, true]);
    const again = await admin.send('DELETE', `/api/role/${roleId}`);
    expect([again.status, again.body.code]).toEqual([404, 'roles.not_found']);
    expect(await participationsIn(event.id)).toMatchObject([{ state: 'requested', roleId: null }]);
  });

  test('MA-01 RO-01 role-suggest answers people with a score and reasons, without those in the event', async () => {
    const event = await eventAlone();
    const roleId = firstRole(event).id;
    const fit = await person({ name: 'Fitting Fatima', skills: ['First aid'] });
    const inside = await person({ name: 'Inside Imran', skills: ['First aid'] });
    const json = { volunteerId: inside.id, roleId, eventId: event.id };
    await admin.send('POST', '/api/role/assign-volunteer', { json });
    const { status, body } = await admin.send('GET', `/api/role-suggest/${roleId}`);
    const users = body.suggestedUsers as Record<string, unknown>[];
    expect([status, body.success]).toEqual([200, true]);
    expect(users.length).toBeGreaterThan(0);
    expect(users.map(({ id }) => id)).not.toContain(inside.id);
    for (const user of users) {
      expect(Object.keys(user).sort()).toEqual([
        'description',
        'id',
        'interests',
        'name',
        'profileImage',
        'reasons',
        'score',
        'skills',
      ]);
      expect(user.score).toBeTypeOf('number');
      for (const reason of user.reasons as object[])
        expect(reason).toEqual({
          text: expect.any(String),
          tone: expect.stringMatching(/^(for|against)$/),
        });
    }
    const texts = users.flatMap(({ reasons }) => reasons as { text: string }[]);
    expect(texts.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toContain(fit.email);
  });
});

describe('assign-volunteer', () => {
  const assign = async (volunteerId: string, event: { id: string; role: { id: string }[] }) =>
    await admin.send('POST', '/api/role/assign-volunteer', {
      json: { volunteerId, roleId: event.role[0]?.id, eventId: event.id },
    });
  const one = { role_name: 'Cook', description: 'Cooks.', maxVolunteers: 1, skills: ['Cooking'] };
  const told = ({ status, body }: Awaited<ReturnType<typeof assign>>) => [status, body.message];

  test('RO-01 gives the place and says so', async () => {
    const [event, { id }] = [await eventAlone(), await person()];
    const { status, body } = await assign(id, event);
    expect([status, body]).toEqual([
      200,
      { success: true, message: 'Volunteer assigned successfully!' },
    ]);
    expect(await participationsIn(event.id)).toMatchObject([{ userId: id, state: 'confirmed' }]);
  });

  test('RO-01 RO-03 already in the event, full, and at the same time elsewhere are refused in words', async () => {
    const event = await eventAlone({ role: [one, { ...one, role_name: 'Guide' }] });
    const [first, second] = [await person({ name: 'First Farah' }), await person()];
    await assign(first.id, event);
    expect(told(await assign(first.id, event))).toEqual([
      409,
      'Volunteer is already assigned to a role in this event.',
    ]);
    const guide = { id: event.id, role: event.role.slice(1) };
    expect(told(await assign(first.id, guide))).toEqual([
      409,
      'Volunteer is already assigned to a role in this event.',
    ]);
    expect(told(await assign(second.id, event))).toEqual([409, 'This role is full.']);
    const overlapping = await givenEvent(organiser, {
      title: 'At the same time',
      startTime: new Date(Date.parse(event.endTime) - 60_000).toISOString(),
      endTime: new Date(Date.parse(event.endTime) + 3_600_000).toISOString(),
    });
    expect(told(await assign(first.id, overlapping))).toEqual([
      409,
      'First Farah already holds a role at that time, in "River clean-up".',
    ]);
    const after = await givenEvent(organiser, {
      startTime: event.endTime,
      endTime: new Date(Date.parse(event.endTime) + 3_600_000).toISOString(),
    });
    expect((await assign(first.id, after)).status).toBe(200);
    expect(await participationsIn(overlapping.id)).toEqual([]);
    expect((await participationsIn(event.id)).map(({ userId }) => userId)).toEqual([first.id]);
  });

  test('RO-01 whoever was removed, never activated, is leaving or is an Admin has no active account', async () => {
    const event = await eventAlone();
    const removed = await person();
    await admin.send('DELETE', `/api/user/delete-user/${removed.id}`);
    const leaving = await person();
    await updateUser(product.db, leaving.id, { leavingAt: testStart, activatedAt: null });
    const ids = [
      removed.id,
      (await givenVolunteer(product.db, { activatedAt: null })).id,
      leaving.id,
      organiser.id,
      newId(),
    ];
    for (const id of ids)
      expect(told(await assign(id, event))).toEqual([
        409,
        'This person has no active volunteer account.',
      ]);
    expect(await participationsIn(event.id)).toEqual([]);
  });

  test('RO-01 an event that is over takes nobody; one that has begun still does', async () => {
    const [event, early, late] = [await eventAlone(), await person(), await person()];
    product.clock.now = new Date(event.startTime);
    admin = await product.as(organiser.id);
    expect((await assign(early.id, event)).status).toBe(200);
    product.clock.now = new Date(event.endTime);
    admin = await product.as(organiser.id);
    expect(told(await assign(late.id, event))).toEqual([409, 'This event is over.']);
    expect(await participationsIn(event.id)).toHaveLength(1);
  });

  test('RO-01 missing and broken ids are told in the words of the specification', async () => {
    const [event, { id }] = [await eventAlone(), await person()];
    for (const json of [
      {},
      { volunteerId: id, roleId: firstRole(event).id },
      { volunteerId: '', roleId: firstRole(event).id, eventId: event.id },
      { volunteerId: 17, roleId: 'x', eventId: null },
    ]) {
      const { status, body } = await admin.send('POST', '/api/role/assign-volunteer', { json });
      expect([status, body.message]).toEqual([
        400,
        'Assign Volunteer Failed Due to Invalid Input!',
      ]);
    }
    const other = await eventAlone();
    const mixed = { id: event.id, role: other.role };
    expect(told(await assign(id, mixed))).toEqual([404, 'This role was not found.']);
  });
});
