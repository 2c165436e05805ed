/** AD-02 OR-03: removing, promoting and demoting people, over HTTP. */
import { createUser, deleteUser, getUser } from '@saath/contract/accounts/accounts/endpoints';
import type { Endpoint } from '@saath/contract/endpoint';
import { getEvent } from '@saath/contract/events/events/endpoints';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import {
  askToOrganise,
  listOrganiserRequests,
  ownOrganiserRequest,
} from '@saath/contract/office/organisers/endpoints';
import * as endpoints from '@saath/contract/office/people/endpoints';
import { decide, requestJoin } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
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
import { updateUser } from '../../accounts/accounts/queries.ts';
import { storePortrait } from '../../foundation/media/service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  for (const table of ['event', 'appUser'] as const) await product.db.deleteFrom(table).execute();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const auditOf = async (userId: string) =>
  await product.db
    .selectFrom('auditEntry')
    .select(['action', 'actorId', 'details'])
    .where('userId', '=', userId)
    .where('action', 'in', ['person.removed', 'person.promoted', 'person.demoted'])
    .execute();
const accountOf = async (id: string) =>
  await product.db.selectFrom('appUser').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const at = async (client: Client, endpoint: Endpoint, id: string) =>
  await client.call(endpoint, { params: { id } });

const cook = { role_name: 'Cook', description: 'Cooks.', maxVolunteers: 1, skills: ['Cooking'] };
const aDayLater = { startTime: '2026-12-08T09:00:00Z', endTime: '2026-12-08T13:00:00Z' };

async function request(client: Client, wish: Record<string, unknown>): Promise<string> {
  const { body } = await client.call(requestJoin, { body: wish });
  return (body.participation as { id: string }).id;
}

/** Somebody who holds the only place of an event, somebody who waits for it, and a request for another event. */
async function givenPlaces() {
  const person = await givenVolunteer(product.db, { name: 'Sana Mir' });
  const next = await givenVolunteer(product.db, { name: 'Umar Gul' });
  const event = await givenEvent(admin, eventForm({ role: [cook] }));
  const other = await givenEvent(admin, eventForm(aDayLater));
  const { id: roleId } = firstRole(event);
  await admin.call(assignVolunteer, {
    body: { volunteerId: person.id, roleId, eventId: event.id },
  });
  const waiting = await signedInAs(product, next.id);
  const asked = await request(waiting, { eventId: event.id, userId: next.id, roleId });
  await admin.call(decide, { params: { id: asked }, body: { decision: 'waitlist' } });
  const client = await signedInAs(product, person.id);
  await request(client, { eventId: other.id, userId: person.id, note: 'I live near by.' });
  return { person, next, event, client };
}

/** Whom the free place is offered to, as soon as it is. */
async function offeredTo(eventId: string): Promise<string | undefined> {
  for (let look = 0; look < 200; look++) {
    const row = await product.db
      .selectFrom('participation')
      .select('userId')
      .where('eventId', '=', eventId)
      .where('state', '=', 'offered')
      .executeTakeFirst();
    if (row) return row.userId;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return undefined;
}

test('AD-02 a removal frees the places, which go to those who wait, takes requests back and leaves nothing personal', async () => {
  const { person, next, event, client } = await givenPlaces();
  const pictureId = await storePortrait(product.files, await givenPicture());
  await updateUser(product.db, person.id, { pictureId });
  const preview = await at(admin, endpoints.previewRemoval, person.id);
  expect(preview.body).toMatchObject({ places: 1, requests: 1 });

  const removed = await at(admin, deleteUser, person.id);
  expect(removed.body).toMatchObject({
    success: true,
    message: 'Volunteer deleted successfully!',
  });
  expect((await client.call(getUser)).status).toBe(401);
  expect(await offeredTo(event.id)).toBe(next.id);
  const account = await accountOf(person.id);
  expect(account).toMatchObject({ name: 'Former volunteer', pictureId: null, leftAt: testStart });
  expect(JSON.stringify(account)).not.toMatch(/Sana|gmail/);
  expect((await product.storedFiles()).filter((name) => name.includes(pictureId))).toEqual([]);
  const rows = await product.db
    .selectFrom('participation')
    .innerJoin('participationChange as change', 'change.userId', 'participation.userId')
    .select(['participation.state', 'participation.note', 'change.reason', 'change.actorId'])
    .where('participation.userId', '=', person.id)
    .where('change.toState', '=', 'withdrawn')
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows)
    expect(row).toEqual({
      state: 'withdrawn',
      note: '',
      reason: '',
      actorId: admin.id,
    });
  expect(await auditOf(person.id)).toEqual([
    { action: 'person.removed', actorId: admin.id, details: {} },
  ]);
});

test('AD-02 the person is told by mail, nothing keeps the address afterwards, and it can sign up again', async () => {
  const { person } = await givenPlaces();
  await at(admin, deleteUser, person.id);
  const [mail = '', ...more] = (await product.mailsTo(person.email)).slice(-1);
  expect(more).toEqual([]);
  expect(mail).toContain('Your account was removed');
  const kept = async () =>
    await product.db
      .selectFrom('mail')
      .select('kind')
      .where('toAddress', '=', person.email)
      .execute();
  expect(await kept()).toEqual([]);

  const portrait = { name: 'me.png', bytes: await givenPicture() };
  const again = await testClient(product.app).call(createUser, {
    body: {
      name: 'Sana Mir',
      email: person.email,
      password: 'Sunrise7!',
      contactNumber: '03001234567',
      experienceYears: '3',
      description: 'I like to help at events.',
      skills: ['Cloud'],
      interests: ['Outdoor'],
    },
    files: [portrait],
  });
  expect(again.status).toBe(200);
  expect((await product.mailsTo(person.email)).at(-1)).toContain('/activation/');
});

test('AD-02 hours of events that are over stay, without a name', async () => {
  const person = await givenVolunteer(product.db);
  const event = await givenEvent(admin, eventForm());
  const place = { volunteerId: person.id, roleId: firstRole(event).id, eventId: event.id };
  await admin.call(assignVolunteer, { body: place });
  product.clock.now = new Date('2026-12-20T08:00:00Z');
  const later = await signedInAs(product, admin.id);
  const preview = await at(later, endpoints.previewRemoval, person.id);
  expect(preview.body).toMatchObject({ places: 0, requests: 0 });
  expect((await at(later, deleteUser, person.id)).status).toBe(200);
  const { body } = await at(later, getEvent, event.id);
  expect(body.event).toMatchObject({ role: [{ filled: 1 }] });
  expect((await later.call(endpoints.peopleFigures)).body).toMatchObject({ totalHours: 4 });
});

test('AD-02 who is removed already, by this Admin or another one, is not found', async () => {
  const { id } = await givenVolunteer(product.db);
  expect((await at(admin, deleteUser, id)).status).toBe(200);
  const gone = { status: 404, body: { code: 'people.gone' } };
  for (const endpoint of [
    deleteUser,
    endpoints.previewRemoval,
    endpoints.personProfile,
    endpoints.personPlaces,
    endpoints.promotePerson,
    endpoints.demotePerson,
  ])
    expect(await at(admin, endpoint, id)).toMatchObject(gone);
  expect(await at(admin, deleteUser, newId())).toMatchObject({
    status: 404,
    body: { code: 'accounts.user_not_found' },
  });
});

test('AD-02 OR-03 no Admin removes themself or the last Admin; one who leaves does not count', async () => {
  const code = async (id: string) => (await at(admin, deleteUser, id)).body.code;
  expect(await code(admin.id)).toBe('accounts.last_admin');
  const other = await givenAdmin(product);
  expect(await code(admin.id)).toBe('people.remove_self');
  await updateUser(product.db, other.id, { leavingAt: testStart, activatedAt: null });
  expect(await code(admin.id)).toBe('accounts.last_admin');
  expect((await at(admin, deleteUser, other.id)).status).toBe(200);
  expect((await accountOf(other.id)).leftAt).toEqual(testStart);
});

test('OR-03 a volunteer is made an Admin: requests go back, places stay, the wish to organise is answered', async () => {
  const { person, client: before } = await givenPlaces();
  await before.call(askToOrganise, { body: { text: 'I want to organise events.' } });
  const promoted = await at(admin, endpoints.promotePerson, person.id);
  expect(promoted.body.message).toBe('This person is an Admin from now on.');
  expect((await before.call(getUser)).status).toBe(401);
  const client = await signedInAs(product, person.id);
  expect((await client.call(endpoints.peopleFigures)).status).toBe(200);
  expect((await client.call(ownOrganiserRequest)).body.request).toMatchObject({
    state: 'approved',
  });
  expect((await admin.call(listOrganiserRequests)).body.total).toBe(0);
  const states = await product.db
    .selectFrom('participation')
    .select('state')
    .where('userId', '=', person.id)
    .orderBy('state')
    .execute();
  expect(states.map(({ state }) => state)).toEqual(['confirmed', 'withdrawn']);
  expect((await product.mailsTo(person.email)).at(-1)).toContain('You are an organiser now');
  const notices = (await client.call(listNotices)).body.notices as { title: string }[];
  expect(notices[0]).toMatchObject({ title: 'You are an organiser now' });
  expect(await auditOf(person.id)).toMatchObject([
    { action: 'person.promoted', actorId: admin.id },
  ]);
  expect((await at(admin, endpoints.promotePerson, person.id)).body.code).toBe('people.is_admin');
});

test('OR-03 only people with an active account are made Admins', async () => {
  const waiting = await givenVolunteer(product.db, { activatedAt: null });
  const leaving = await givenVolunteer(product.db);
  await updateUser(product.db, leaving.id, { leavingAt: testStart, activatedAt: null });
  for (const { id } of [waiting, leaving])
    expect(await at(admin, endpoints.promotePerson, id)).toMatchObject({
      status: 409,
      body: { code: 'organisers.not_active' },
    });
});

test('OR-03 an Admin is made a volunteer, who logs in again, and is told', async () => {
  const other = await givenAdmin(product);
  const demoted = await at(admin, endpoints.demotePerson, other.id);
  expect(demoted.body.message).toBe('This person is a Volunteer from now on.');
  expect((await other.call(getUser)).status).toBe(401);
  const again = await signedInAs(product, other.id);
  expect((await again.call(endpoints.peopleFigures)).status).toBe(403);
  expect((await again.call(getUser)).body.user).toMatchObject({ role: 'Volunteer' });
  expect((await product.mailsTo(other.email)).at(-1)).toContain('You are a volunteer again');
  const twice = await at(admin, endpoints.demotePerson, other.id);
  expect(twice.body.code).toBe('people.is_volunteer');
  expect(await auditOf(other.id)).toMatchObject([{ action: 'person.demoted', actorId: admin.id }]);
});

test('OR-03 nobody demotes themself, and the last Admin stays one', async () => {
  const code = async () => (await at(admin, endpoints.demotePerson, admin.id)).body.code;
  expect(await code()).toBe('people.last_admin');
  await givenAdmin(product);
  expect(await code()).toBe('people.demote_self');
  expect((await accountOf(admin.id)).role).toBe('Admin');
});
