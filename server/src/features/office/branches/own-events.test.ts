/** Who helps to run a branch makes and changes its events, and nobody else's, over HTTP (RG-02). */
import { addHelper, helpedEvents } from '@saath/contract/day/helpers/endpoints';
import type { Endpoint } from '@saath/contract/endpoint';
import { listAgreements } from '@saath/contract/events/agreements/endpoints';
import { addKind, listKinds } from '@saath/contract/events/eligibility/endpoints';
import * as events from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import * as questions from '@saath/contract/events/questions/endpoints';
import { createRole, deleteRole } from '@saath/contract/events/roles/endpoints';
import { setShifts } from '@saath/contract/events/shifts/endpoints';
import { setTimeLimits } from '@saath/contract/events/time-limits/endpoints';
import { deleteImages, uploadImages } from '@saath/contract/foundation/media/endpoints';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import * as branches from '@saath/contract/office/branches/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { Reply } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenPicture,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { givenBranch } from '../../../testing/given-branch.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
let person: SignedIn;
let north: string;
let south: string;
let name: string;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  admin = await givenAdmin(product);
  person = await givenSignedIn(product, { name: 'Hira North' });
  name = `North ${newId()}`;
  north = await givenBranch(admin, [], name);
  south = await givenBranch(admin);
  await give('organiser');
});
afterAll(async () => await product.close());

const give = async (right: string, to = person) =>
  await done(admin, branches.addToBranch, {
    params: { id: north },
    body: { userId: to.id, right },
  });
const make = async (change: object = {}, by = person) =>
  await by.call(events.createEvent, { body: eventForm({ branchId: north, ...change }) });
const made = async (change: object = {}) => (await make(change)).body.event as Event;
const said = ({ status, body }: Reply) => [status, body.code];
const refused = [403, 'accounts.not_allowed'];
const noBranch = [404, 'branches.not_found'];
const noEvent = [404, 'events.not_found'];

test('RG-02 who helps to run a branch makes an event of it, changes, publishes, copies and cancels it', async () => {
  const answer = await make({ publish: false, title: 'Of the north' });
  const event = answer.body.event as Event;
  expect(answer.status).toBe(200);
  expect(event.can).toContain('events.write');
  expect(event.can).not.toContain('events.delete');
  const params = { id: event.id };
  expect((await admin.call(branches.eventBranch, { params })).body.branch).toMatchObject({ name });
  const published = await person.call(events.publishEvent, { params, body: {} });
  expect(published.body.event).toMatchObject({ status: 'UPCOMING' });
  const changed = { ...event, title: 'North, renamed', updatedAt: undefined };
  const saved = await person.call(events.updateEvent, { params, body: changed });
  expect(saved.body.event).toMatchObject({ title: 'North, renamed' });
  const copied = await person.call(events.copyEvent, {
    params,
    body: { startTime: '2027-01-05T09:00' },
  });
  const copy = copied.body.event as Event;
  expect(copy).toMatchObject({ status: 'PENDING', can: event.can });
  const found = async () =>
    ((await person.call(helpedEvents)).body.events as Event[]).map(({ id }) => id);
  expect(await found()).toEqual([event.id, copy.id]);
  await done(person, events.unpublishEvent, { params, body: {} });
  await done(person, events.publishEvent, { params, body: {} });
  const cancelled = await person.call(events.cancelEvent, { params, body: { reason: 'Rain' } });
  expect(cancelled.body.event).toMatchObject({ status: 'CANCELLED' });
});

test('RG-02 they keep its roles, shifts, questions, limits and pictures', async () => {
  const event = await made({ publish: false });
  const cook = { role_name: 'Cook', description: 'Cooks.', maxVolunteers: 2, skills: ['Cooking'] };
  const added = await person.call(createRole, { body: { ...cook, event_id: event.id } });
  const { id: roleId } = added.body.eventRole as { id: string };
  const { startTime: startsAt, endTime: endsAt } = event;
  const shifts = [{ startsAt, endsAt, minPeople: 0, maxPeople: 3 }];
  await done(person, setShifts, { params: { roleId }, body: { shifts } });
  await done(person, deleteRole, { params: { roleId } });
  const params = { id: event.id };
  await done(person, setTimeLimits, {
    params,
    body: { dayHours: 4, weekHours: null, restHours: null },
  });
  const body = { kind: 'text', words: 'Licence plate' };
  const asked = await person.call(questions.addQuestion, { params, body });
  const { id } = asked.body.question as { id: string };
  await done(person, questions.changeQuestion, { params: { id }, body: { ...body, words: 'Car' } });
  await done(person, questions.removeQuestion, { params: { id } });
  const files = [{ name: 'a.png', bytes: await givenPicture() }];
  const stored = await person.call(uploadImages, { body: { eventId: event.id }, files });
  const images = (stored.body.images as { public_id: string }[]).map((each) => each.public_id);
  expect(images).toHaveLength(1);
  await done(person, deleteImages, { body: { images } });
});

test('RG-02 nothing of another branch’s event, nor of the organisation’s own, is theirs to change', async () => {
  await made();
  for (const event of [await givenEvent(admin, { branchId: south }), await givenEvent(admin)]) {
    const params = { id: event.id };
    const { id: roleId } = firstRole(event);
    const stored = await admin.call(uploadImages, {
      body: { eventId: event.id },
      files: [{ name: 'a.png', bytes: await givenPicture() }],
    });
    const [image] = stored.body.images as { public_id: string }[];
    const tried: [Endpoint, object, string][] = [
      [events.updateEvent, { params, body: { ...event } }, 'events'],
      [events.publishEvent, { params, body: {} }, 'events'],
      [events.unpublishEvent, { params, body: {} }, 'events'],
      [events.cancelEvent, { params, body: { reason: 'No' } }, 'events'],
      [events.copyEvent, { params, body: { startTime: '2027-01-05T09:00' } }, 'events'],
      [
        setTimeLimits,
        { params, body: { dayHours: 4, weekHours: null, restHours: null } },
        'events',
      ],
      [questions.addQuestion, { params, body: { kind: 'text', words: 'Car' } }, 'events'],
      [uploadImages, { body: { eventId: event.id } }, 'events'],
      [deleteImages, { body: { images: [image?.public_id] } }, 'media'],
      [deleteRole, { params: { roleId } }, 'roles'],
      [setShifts, { params: { roleId }, body: { shifts: [] } }, 'roles'],
    ];
    for (const [endpoint, request, what] of tried)
      expect([endpoint.path, ...said(await person.call(endpoint, request))]).toEqual([
        ...[endpoint.path, 404, `${what}.not_found`],
      ]);
  }
});

test('RG-02 an event without a branch, of another one, or of none that there is, is not theirs to make', async () => {
  expect(said(await make({ branchId: south }))).toEqual(noBranch);
  expect(said(await make({ branchId: newId() }))).toEqual(noBranch);
  const nowhere = await person.call(events.createEvent, { body: eventForm() });
  expect(said(nowhere)).toEqual(noBranch);
  const viewer = await givenSignedIn(product);
  await give('viewer', viewer);
  expect(said(await make({}, viewer))).toEqual(refused);
  expect(said(await make({}, await givenSignedIn(product)))).toEqual(refused);
  const { branches: own } = (await person.call(helpedEvents)).body;
  expect(own).toMatchObject([{ id: north, name }]);
  expect((await viewer.call(helpedEvents)).body.branches).toEqual([]);
});

test('RG-02 one picture of another branch among their own: nothing is deleted', async () => {
  const files = [{ name: 'a.png', bytes: await givenPicture() }];
  const pictureIn = async (event: Event) => {
    const { body } = await admin.call(uploadImages, { body: { eventId: event.id }, files });
    return (body.images as { public_id: string }[])[0]?.public_id;
  };
  const [own, other] = [await made(), await givenEvent(admin, { branchId: south })];
  const images = [await pictureIn(own), await pictureIn(other)];
  expect(said(await person.call(deleteImages, { body: { images } }))).toEqual([
    ...[404, 'media.not_found'],
  ]);
  const { event } = (await person.call(events.getEvent, { params: { id: own.id } })).body;
  expect((event as Event).images).toHaveLength(1);
});

test('RG-02 what roles can ask for is theirs to choose, and not to change', async () => {
  expect((await person.call(listKinds)).body).toMatchObject({ mayChange: false });
  expect((await person.call(listAgreements)).body).toMatchObject({ mayChange: false });
  expect((await admin.call(listKinds)).body).toMatchObject({ mayChange: true });
  expect(said(await person.call(addKind, { body: { name: 'Nursing' } }))).toEqual(refused);
});

test('RG-02 a right that ends while an event is written: it is not made, and a closed branch gets none', async () => {
  const event = await made();
  await done(admin, branches.removeFromBranch, { params: { id: north, userId: person.id } });
  expect(said(await make())).toEqual(refused);
  const changing = { params: { id: event.id }, body: { ...event } };
  expect(said(await person.call(events.updateEvent, changing))).toEqual(refused);
  await done(admin, branches.closeBranch, { params: { id: north } });
  expect(said(await make({}, admin))).toEqual([409, 'branches.closed']);
  expect(said(await make({ branchId: newId() }, admin))).toEqual(noBranch);
});

test('RG-02 times that change recorded hours are put right by who runs the branch, not by who leads one event', async () => {
  const event = await made();
  const lead = await givenSignedIn(product);
  const params = { id: event.id };
  await done(admin, addHelper, { params, body: { userId: lead.id, right: 'lead' } });
  const sent = { params, body: { ...event, correction: { reason: 'The watch was wrong' } } };
  expect(said(await lead.call(events.updateEvent, sent))).toEqual(refused);
  expect((await person.call(events.updateEvent, sent)).status).toBe(200);
});

test('OR-05 the log says who made the event, and for which branch', async () => {
  const event = await made({ title: 'Of the north' });
  const { entries } = (await admin.call(readAuditLog, { query: { eventId: event.id } })).body;
  const written = (entries as { action: string; actor: { name: string } | null }[]).map(
    ({ action, actor }) => [action, actor?.name],
  );
  expect(written.toSorted()).toEqual([
    ['event.created', 'Hira North'],
    ['event.given_to_branch', 'Hira North'],
  ]);
  expect(said(await person.call(events.deleteEvent, { params: { id: event.id } }))).toEqual(
    refused,
  );
  expect(said(await person.call(events.getEvent, { params: { id: newId() } }))).toEqual(noEvent);
});
