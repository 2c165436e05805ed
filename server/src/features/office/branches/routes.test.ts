/** Branches: their events, and who helps to run all of them, over HTTP (OR-08, RG-02). */
import { exportData } from '@saath/contract/accounts/account-care/endpoints';
import { addHelper, helpedEvents } from '@saath/contract/day/helpers/endpoints';
import { copyEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import * as endpoints from '@saath/contract/office/branches/endpoints';
import type { Branch } from '@saath/contract/office/branches/schema';
import { promotePerson } from '@saath/contract/office/people/endpoints';
import { listRights } from '@saath/contract/office/rights/endpoints';
import {
  decide,
  eventQueue,
  eventRoster,
  requestJoin,
} from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { Reply } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { givenBranch } from '../../../testing/given-branch.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { openStream } from '../../../testing/stream.ts';

const HOUR = 3_600_000;
let product: TestProduct;
let admin: SignedIn;
let person: SignedIn;
let event: Event;
let elsewhere: Event;
let north: string;
let name: string;
beforeAll(async () => {
  product = await testProduct();
  await product.app.listen({ port: 0 });
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  person = await givenSignedIn(product, { name: 'Hira North' });
  event = await givenEvent(admin, { ...times(20), title: 'Of the north' });
  elsewhere = await givenEvent(admin, { ...times(20), title: 'Of nobody' });
  name = `North ${newId()}`;
  north = await givenBranch(admin, [event.id], name);
});
afterAll(async () => await product.close());

const inHours = (hours: number) => new Date(testStart.getTime() + hours * HOUR).toISOString();
const times = (hours: number) => ({ startTime: inHours(hours), endTime: inHours(hours + 4) });
const give = async (right = 'organiser', userId = person.id, id = north) =>
  await admin.call(endpoints.addToBranch, { params: { id }, body: { userId, right } });
const move = async (branchId: string | null, of = event) =>
  await admin.call(endpoints.moveEvent, { params: { id: of.id }, body: { branchId } });
const queue = async (of = event) =>
  await person.call(eventQueue, { params: { id: of.id }, query: { state: 'requested' } });
const roster = async (of = event) =>
  await person.call(eventRoster, { params: { id: of.id }, query: {} });
const branch = async (id = north) =>
  ((await admin.call(endpoints.listBranches)).body.branches as Branch[]).find(
    (each) => each.id === id,
  );
const said = ({ status, body }: Reply) => [status, body.code];
const refused = [403, 'accounts.not_allowed'];
const notFound = [404, 'events.not_found'];
const notAllowed = [403, 'accounts.not_allowed'];

test('RG-02 who helps to run a branch leads each of its events, those to come too, and no other one', async () => {
  expect(said(await queue())).toEqual(refused);
  expect((await give()).body.message).toContain('Hira North helps to run all events');
  const asking = await givenSignedIn(product);
  const body = { eventId: event.id, roleId: firstRole(event).id };
  const { id } = (await asking.call(requestJoin, { body })).body.participation as { id: string };
  expect((await queue()).status).toBe(200);
  const approved = await person.call(decide, { params: { id }, body: { decision: 'approve' } });
  expect(approved.status).toBe(200);
  expect((await roster()).body.people).toMatchObject([{ userId: asking.id, email: asking.email }]);
  expect(said(await queue(elsewhere))).toEqual(notFound);
  const later = await givenEvent(admin, { ...times(90), publish: false });
  expect(said(await queue(later))).toEqual(notFound);
  await move(north, later);
  expect((await queue(later)).status).toBe(200);
  const copied = { params: { id: event.id }, body: { startTime: '2027-01-05T09:00' } };
  const copy = (await admin.call(copyEvent, copied)).body.event as Event;
  expect((await queue(copy)).status).toBe(200);
});

test('OR-08 a copy belongs where its event does, but nothing new is given to a branch that is closed', async () => {
  const copied = { params: { id: event.id }, body: { startTime: '2027-01-05T09:00' } };
  const branchOfCopy = async () => {
    const { id } = (await done(admin, copyEvent, copied)).event as Event;
    return (await admin.call(endpoints.eventBranch, { params: { id } })).body.branch;
  };
  expect(await branchOfCopy()).toMatchObject({ id: north });
  await done(admin, endpoints.closeBranch, { params: { id: north } });
  expect(await branchOfCopy()).toBe(null);
});

test('RG-02 who looks at a branch sees its events, and nobody’s name', async () => {
  await give('viewer');
  const { events } = (await person.call(helpedEvents)).body;
  expect(events).toMatchObject([{ id: event.id, right: 'viewer', branch: name, waiting: 0 }]);
  expect(said(await roster())).toEqual(refused);
});

test('OR-03 they find the events by the branch, an event of their own right once, and are told once', async () => {
  await give();
  await give();
  const mails = await product.mailsTo(person.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain(`You help to run: `);
  const found = async () => (await person.call(helpedEvents)).body.events;
  expect(await found()).toMatchObject([{ id: event.id, right: 'lead', branch: name }]);
  const also = { params: { id: event.id }, body: { userId: person.id, right: 'door' } };
  await done(admin, addHelper, also);
  expect(await found()).toMatchObject([{ id: event.id, right: 'lead', branch: name }]);
  const { data } = (await person.call(exportData)).body as { data: { branches: unknown } };
  expect(data.branches).toMatchObject([{ branch: name, right: 'organiser' }]);
  const { holders } = (await admin.call(listRights)).body;
  expect((holders as { id: string }[]).find(({ id }) => id === person.id)).toMatchObject({
    branches: [{ branch: { id: north, name }, right: 'organiser', givenBy: 'Omar Organiser' }],
  });
});

test('RG-02 the right and open streams end when it is taken, when the event leaves, and when the branch closes', async () => {
  const south = await givenBranch(admin);
  const listen = async () => {
    const stream = await openStream(product, person, { query: { event: event.id } });
    await stream.messagesOf(1);
    return stream;
  };
  await give();
  const first = await listen();
  await done(admin, endpoints.removeFromBranch, { params: { id: north, userId: person.id } });
  await first.end();
  expect(said(await queue())).toEqual(refused);
  await give();
  const second = await listen();
  expect((await move(south)).status).toBe(200);
  await second.end();
  // The branch is still theirs, and has no event.
  expect(said(await queue())).toEqual(notFound);
  await move(north);
  const third = await listen();
  await done(admin, endpoints.closeBranch, { params: { id: north } });
  await third.end();
  expect(said(await queue())).toEqual(refused);
});

test('RG-02 a right lasts until a day after the end of each event, and ends with another role', async () => {
  const next = await givenEvent(admin, times(90));
  await move(north, next);
  await give();
  product.clock.now = new Date(testStart.getTime() + 48 * HOUR - 1);
  expect((await queue()).status).toBe(200);
  product.clock.now = new Date(testStart.getTime() + 48 * HOUR);
  expect(said(await queue())).toEqual(notAllowed);
  expect((await queue(next)).status).toBe(200);
  product.clock.now = testStart;
  await done(admin, promotePerson, { params: { id: person.id } });
  expect((await branch())?.people).toEqual([]);
});

test('OR-08 a branch that closes keeps its events, and nothing new is given to it', async () => {
  await give();
  await done(admin, endpoints.closeBranch, { params: { id: north } });
  expect(await branch()).toMatchObject({ events: 1, people: [], closedAt: expect.any(String) });
  const closed = [409, 'branches.closed'];
  expect(said(await give())).toEqual(closed);
  expect(said(await move(north, elsewhere))).toEqual(closed);
  expect(said(await admin.call(endpoints.closeBranch, { params: { id: north } }))).toEqual(closed);
  const shown = async () =>
    (await admin.call(endpoints.eventBranch, { params: { id: event.id } })).body;
  expect((await shown()).branch).toEqual({ id: north, name });
  expect((await shown()).open).not.toContainEqual({ id: north, name });
  await move(null);
  expect((await shown()).branch).toBeNull();
  // The name is free again.
  expect((await admin.call(endpoints.makeBranch, { body: { name } })).status).toBe(200);
});

test('OR-08 what cannot be is refused: a name twice, somebody who is no volunteer, what is not there', async () => {
  const again = await admin.call(endpoints.makeBranch, { body: { name: name.toUpperCase() } });
  expect(said(again)).toEqual([409, 'branches.name_taken']);
  expect((await admin.call(endpoints.makeBranch, { body: { name: ' ' } })).status).toBe(400);
  const notVolunteer = [409, 'branches.not_volunteer'];
  expect(said(await give('organiser', admin.id))).toEqual(notVolunteer);
  expect(said(await give('organiser', newId()))).toEqual(notVolunteer);
  expect((await give('lead')).status).toBe(400);
  expect(said(await give('viewer', person.id, newId()))).toEqual([404, 'branches.not_found']);
  expect(said(await move(newId()))).toEqual([404, 'branches.not_found']);
  const gone = { params: { id: north, userId: person.id } };
  expect(said(await admin.call(endpoints.removeFromBranch, gone))).toEqual([
    ...[404, 'branches.person_gone'],
  ]);
});

test('OR-05 the log says who made and closed a branch, moved its events, and gave and ended its rights', async () => {
  await give('viewer');
  await give();
  await move(null);
  await done(admin, endpoints.closeBranch, { params: { id: north } });
  const { entries } = (await admin.call(readAuditLog, { query: { limit: 50 } })).body;
  const about = (entries as { action: string; details: { subject?: string } }[])
    .filter(({ details }) => details.subject === name)
    .map(({ action }) => action);
  expect(about.toSorted()).toEqual([
    ...['branch.closed', 'branch.made', 'branch.organiser_added', 'branch.organiser_removed'],
    ...['branch.viewer_added', 'branch.viewer_removed'],
    ...['event.given_to_branch', 'event.taken_from_branch'],
  ]);
});
