/** Who helps to run a branch gives places at its events, to the people of the branch, over HTTP (RG-02). */
import { searchVolunteers } from '@saath/contract/accounts/accounts/endpoints';
import { createEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
import { addToBranch } from '@saath/contract/office/branches/endpoints';
import {
  decide,
  eventQueue,
  eventRoster,
  requestJoin,
} from '@saath/contract/places/joining/endpoints';
import { joiningMessages } from '@saath/contract/places/joining/messages';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import { keepPlace } from '@saath/contract/places/papers/endpoints';
import { whyNot } from '@saath/contract/places/why-not/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { Client, Reply } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { givePlace } from '../../../testing/given-board.ts';
import { givenBranch } from '../../../testing/given-branch.ts';
import { askingForm, givenKind } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
let person: SignedIn;
let north: string;
let event: Event;
let surname: string;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  person = await givenSignedIn(product, { name: 'Hira North' });
  north = await givenBranch(admin);
  await give('organiser', person);
  event = await made();
  // Names are looked for among everybody: those of each test are its own.
  surname = `Qazi${newId().slice(-12)}`;
});
afterAll(async () => await product.close());

const give = async (right: string, { id: userId }: { id: string }) =>
  await done(admin, addToBranch, { params: { id: north }, body: { userId, right } });
const made = async (form: object = eventForm()) =>
  (await person.call(createEvent, { body: { ...form, branchId: north } })).body.event as Event;
const said = ({ status, body }: Reply) => [status, body.code];
const notAllowed = [403, 'accounts.not_allowed'];
const roleOf = (of: Event) => firstRole(of).id;

/** Somebody who asked at an earlier event of the north, and is nothing at this one. */
async function ofNorth(name: string) {
  const found = await givenSignedIn(product, { name: `${name} ${surname}` });
  const earlier = await made(eventForm({ title: 'Earlier' }));
  await done(found, requestJoin, { body: { eventId: earlier.id, roleId: roleOf(earlier) } });
  return found;
}
/** Somebody who asked at an event of another branch, which the organisation's own is as well. */
async function ofSouth(name: string) {
  const found = await givenSignedIn(product, { name: `${name} ${surname}` });
  const elsewhere = await givenEvent(admin, { title: 'Night shelter' });
  await givenBranch(admin, [elsewhere.id]);
  await done(found, requestJoin, { body: { eventId: elsewhere.id, roleId: roleOf(elsewhere) } });
  return found;
}
const assign = async ({ id }: { id: string }, more: object = {}, by: Client = person) =>
  await by.call(assignVolunteer, {
    body: { volunteerId: id, eventId: event.id, roleId: roleOf(event), ...more },
  });
const found = async (by: Client = person, eventId: string | undefined = event.id) =>
  (
    (await by.call(searchVolunteers, { query: { name: surname, event_id: eventId } })).body
      .users as { name: string }[]
  ).map(({ name }) => name.split(' ')[0]);
const suggested = async (by: Client = person, roleId = roleOf(event)) =>
  (
    (await by.call(suggestVolunteers, { params: { roleId } })).body.suggestedUsers as {
      name: string;
    }[]
  )
    .filter(({ name }) => name.includes(surname))
    .map(({ name }) => name.split(' ')[0]);

test('RG-02 they find, are suggested and give places to the people of their branch, and to nobody else', async () => {
  const [aisha, bilal] = [await ofNorth('Aisha'), await ofSouth('Bilal')];
  const helps = await givenSignedIn(product, { name: `Chanda ${surname}` });
  await give('viewer', helps);
  const stranger = await givenSignedIn(product, { name: `Danish ${surname}` });
  expect((await found(admin)).toSorted()).toEqual(['Aisha', 'Bilal', 'Chanda', 'Danish']);
  expect((await found()).toSorted()).toEqual(['Aisha', 'Chanda']);
  expect((await suggested()).toSorted()).toEqual(['Aisha', 'Chanda']);
  for (const other of [bilal, stranger, { id: newId() }])
    expect(said(await assign(other))).toEqual([409, 'joining.not_active']);
  expect((await assign(aisha)).status).toBe(200);
  expect(await suggested()).toEqual(['Chanda']);
  const { people } = (await person.call(eventRoster, { params: { id: event.id }, query: {} })).body;
  expect(people as RosterPerson[]).toMatchObject([{ userId: aisha.id, givenBy: 'Hira North' }]);
  expect((await assign(bilal, {}, admin)).status).toBe(200);
});

test('RG-02 EL-02 suggestions for a role that asks for a paper hold people of the branch alone', async () => {
  const kindId = await givenKind(admin, `Lifeguard ${newId()}`);
  event = await made(askingForm({ oneOf: [kindId] }));
  const aisha = await ofNorth('Aisha');
  await ofSouth('Bilal');
  expect(await suggested()).toEqual(['Aisha']);
  expect((await assign(aisha)).body.message).toContain('Lifeguard');
  const eligibilityReason = 'I saw the card';
  expect((await assign(aisha, { eligibilityReason })).status).toBe(200);
});

test('RG-02 JO-04 a place elsewhere is not named, and a reason overcomes it, at a request too', async () => {
  const { startTime, endTime } = event;
  const [aisha, zoya] = [await ofNorth('Aisha'), await ofNorth('Zoya')];
  await done(zoya, requestJoin, { body: { eventId: event.id, roleId: roleOf(event) } });
  const shelter = await givenEvent(admin, { startTime, endTime, title: 'Night shelter' });
  for (const { id: userId } of [aisha, zoya])
    await givePlace(product, { event: shelter, roleId: roleOf(shelter), userId }, admin.id);
  const { elsewhere: message } = joiningMessages;
  const clashReason = 'They can do both';
  expect((await assign(aisha)).body).toMatchObject({ code: 'joining.overlap', message });
  expect((await assign(aisha, { clashReason })).status).toBe(200);
  const { participations } = (
    await person.call(eventQueue, { params: { id: event.id }, query: {} })
  ).body;
  const [asked] = participations as { id: string }[];
  const answer = async (more: object = {}) =>
    await person.call(decide, {
      params: { id: asked?.id ?? '' },
      body: { decision: 'approve', ...more },
    });
  expect((await answer()).body).toMatchObject({ code: 'joining.overlap', message });
  expect((await answer({ clashReason })).status).toBe(200);
});

test('RG-02 nobody searches, is suggested or gives a place at another event; who looks at the branch at none', async () => {
  const aisha = await ofNorth('Aisha');
  const elsewhere = await givenEvent(admin);
  const noEvent = [404, 'events.not_found'];
  const there = { eventId: elsewhere.id, roleId: roleOf(elsewhere) };
  expect(said(await assign(aisha, there))).toEqual(noEvent);
  const mixed = { roleId: roleOf(elsewhere) };
  expect(said(await assign(aisha, mixed))).toEqual([404, 'roles.not_found']);
  const params = { roleId: roleOf(elsewhere) };
  expect(said(await person.call(suggestVolunteers, { params }))).toEqual([404, 'roles.not_found']);
  for (const named of [{ event_id: elsewhere.id }, { event_id: newId() }, {}]) {
    const query = { name: surname, ...named };
    expect(said(await person.call(searchVolunteers, { query }))).toEqual(noEvent);
  }
  const why = { params: { id: roleOf(event), userId: aisha.id } };
  expect(said(await person.call(whyNot, why))).toEqual(notAllowed);
  const viewer = await givenSignedIn(product);
  await give('viewer', viewer);
  expect(said(await assign(aisha, {}, viewer))).toEqual(notAllowed);
  const query = { name: surname, event_id: event.id };
  expect(said(await viewer.call(searchVolunteers, { query }))).toEqual(notAllowed);
  const kept = { params: { id: newId() }, body: { reason: 'She is known to us' } };
  expect(said(await viewer.call(keepPlace, kept))).toEqual(notAllowed);
  expect(said(await person.call(keepPlace, kept))).toEqual([404, 'joining.not_found']);
});
