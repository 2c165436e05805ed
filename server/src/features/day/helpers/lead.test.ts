/** Who leads an event: what they may do there, nowhere else, and no longer than it is theirs; over HTTP (RG-01, OR-03). */
import { readDay, sendMarks } from '@saath/contract/day/check-in/endpoints';
import * as endpoints from '@saath/contract/day/helpers/endpoints';
import { addWalkIn } from '@saath/contract/day/walk-ins/endpoints';
import { cancelEvent, getEvent, publishEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import { exportRoster } from '@saath/contract/office/exports/endpoints';
import {
  decide,
  decideMany,
  eventQueue,
  eventRoster,
  moveOnWaitList,
  requestJoin,
} from '@saath/contract/places/joining/endpoints';
import { joiningMessages } from '@saath/contract/places/joining/messages';
import type { QueueEntry, RosterPerson } from '@saath/contract/places/joining/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { Client } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { givePlace } from '../../../testing/given-board.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { openStream } from '../../../testing/stream.ts';

const HOUR = 3_600_000;
const times = {
  startTime: new Date(testStart.getTime() + 20 * HOUR).toISOString(),
  endTime: new Date(testStart.getTime() + 24 * HOUR).toISOString(),
};
let product: TestProduct;
let organiser: SignedIn;
let event: Event;
let lead: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  product.clock.now = testStart;
  organiser = await givenAdmin(product);
  event = await givenEvent(organiser, times);
  lead = await givenSignedIn(product, { name: 'Laila Lead' });
  await give();
});
afterAll(async () => await product.close());

async function give(change: object = {}, of = event) {
  const body = { userId: lead.id, right: 'lead', ...change };
  return await done(organiser, endpoints.addHelper, { params: { id: of.id }, body });
}

/** Somebody who asks for a place, and what they asked by. */
async function asking(name = 'Aisha Khan', of = event) {
  const person = await givenSignedIn(product, { name });
  const body = { eventId: of.id, roleId: firstRole(of).id };
  const { participation } = await done(person, requestJoin, { body });
  return { person, id: (participation as { id: string }).id };
}
const queue = async (of = event, by: Client = lead) =>
  await by.call(eventQueue, { params: { id: of.id }, query: {} });
const roster = async (of = event) =>
  await lead.call(eventRoster, { params: { id: of.id }, query: {} });
const answer = async (id: string, decision: string, more: object = {}) =>
  await lead.call(decide, { params: { id }, body: { decision, ...more } });
const saidOf = ({ status, body }: { status: number; body: object }) => [
  status,
  'code' in body ? body.code : undefined,
];
const notAllowed = [403, 'accounts.not_allowed'];

test('RG-01 who leads an event answers its requests, keeps its wait list, takes places back and reaches its people', async () => {
  const [first, second, third] = [await asking(), await asking('Bilal'), await asking('Cyra')];
  const { participations } = (await queue()).body as { participations: QueueEntry[] };
  expect(participations.map(({ person }) => person.name)).toEqual(['Aisha Khan', 'Bilal', 'Cyra']);
  expect((await answer(first.id, 'approve')).status).toBe(200);
  const wait = [second, third].map(({ id }) => ({ participationId: id, decision: 'waitlist' }));
  const many = await lead.call(decideMany, {
    params: { id: event.id },
    body: { decisions: wait },
  });
  expect(many.body.outcomes).toMatchObject([{ isDone: true }, { isDone: true }]);
  const moved = await lead.call(moveOnWaitList, {
    params: { id: third.id },
    body: { position: 1, reason: 'Came twice in vain' },
  });
  expect(moved.body.participation).toMatchObject({ position: 1 });
  const { people } = (await roster()).body as { people: RosterPerson[] };
  expect(people).toMatchObject([{ name: 'Aisha Khan', email: '', givenBy: 'Laila Lead' }]);
  expect((await answer(first.id, 'decline', { note: 'We need you elsewhere' })).status).toBe(200);
  expect((await roster()).body.people).toEqual([]);
});

test('RG-01 who leads an event keeps its day: checks in, and lets in who comes without a place', async () => {
  const { id } = await asking();
  await answer(id, 'approve');
  product.clock.now = new Date(testStart.getTime() + 20 * HOUR);
  const params = { id: event.id };
  const marks = [
    {
      ...{ id: newId(), participationId: id, from: 'confirmed', to: 'checked_in' },
      at: product.clock.now.toISOString(),
    },
  ];
  const { results } = (await lead.call(sendMarks, { params, body: { marks } })).body;
  expect(results).toMatchObject([{ outcome: 'done' }]);
  const walkIn = { id: newId(), name: 'New Person', email: '', roleId: firstRole(event).id };
  const enter = async (addPlace: boolean) =>
    await lead.call(addWalkIn, { params, body: { ...walkIn, addPlace } });
  expect(saidOf(await enter(true))).toEqual(notAllowed);
  expect((await enter(false)).body.person).toMatchObject({ state: 'checked_in' });
});

test('RG-01 what they may do is told with the event, its draft too; to others it says nothing', async () => {
  event = await givenEvent(organiser, { ...times, publish: false });
  await give();
  const read = async (by: Client) => await by.call(getEvent, { params: { id: event.id } });
  const { can, people } = (await read(lead)).body.event as Event;
  expect(can).toEqual([
    ...['events.read', 'places.read', 'places.write', 'people.read', 'day.read', 'day.record'],
    'messages.write',
  ]);
  expect(people).toEqual({ confirmed: 0, waitlisted: 0, requested: 0 });
  const stranger = await givenSignedIn(product);
  expect((await read(stranger)).status).toBe(404);
  await done(organiser, publishEvent, { params: { id: event.id }, body: {} });
  const shown = (await read(stranger)).body.event as Event;
  expect([shown.can, shown.people]).toEqual([undefined, undefined]);
});

test('RG-01 they neither publish, cancel, export, give rights nor find people: the event is theirs to see, and that is not', async () => {
  const params = { id: event.id };
  const other = await givenSignedIn(product);
  for (const refused of [
    await lead.call(publishEvent, { params, body: {} }),
    await lead.call(cancelEvent, { params, body: { reason: 'Rain' } }),
    await lead.call(exportRoster, { params }),
    await lead.call(endpoints.listHelpers, { params }),
    await lead.call(endpoints.addHelper, { params, body: { userId: other.id, right: 'lead' } }),
    await lead.call(assignVolunteer, {
      body: { eventId: event.id, roleId: firstRole(event).id, volunteerId: other.id },
    }),
  ])
    expect(saidOf(refused)).toEqual(notAllowed);
});

test('RG-01 another event, and a request for one, are not there for who leads this one; to a volunteer they are refused', async () => {
  const other = await givenEvent(organiser, times);
  const { id, person } = await asking('Aisha Khan', other);
  const noEvent = [404, 'events.not_found'];
  expect(saidOf(await queue(other))).toEqual(noEvent);
  expect(saidOf(await roster(other))).toEqual(noEvent);
  expect(saidOf(await lead.call(readDay, { params: { id: other.id }, query: {} }))).toEqual(
    noEvent,
  );
  for (const place of [id, newId()])
    expect(saidOf(await answer(place, 'approve'))).toEqual([404, 'joining.not_found']);
  const decisions = [{ participationId: id, decision: 'approve' }];
  const mixed = await lead.call(decideMany, { params: { id: event.id }, body: { decisions } });
  expect(mixed.body.outcomes).toMatchObject([{ isDone: false }]);
  expect(saidOf(await queue(other, person))).toEqual(notAllowed);
  expect(saidOf(await queue(event, person))).toEqual(notAllowed);
  const stream = await openStream(product, lead, { query: { event: other.id } });
  expect(stream.status).toBe(404);
});

test('RG-01 JO-04 EL-02 only organisers give a place although something stands in the way; who leads is not told what', async () => {
  const elsewhere = await givenEvent(organiser, { ...times, title: 'Next door' });
  const { person, id } = await asking();
  const there = { event: elsewhere, roleId: firstRole(elsewhere).id, userId: person.id };
  await givePlace(product, there, organiser.id);
  const young = await asking('Bilal Young');
  await product.db
    .updateTable('eventRole')
    .set({ minAge: 18 })
    .where('id', '=', firstRole(event).id)
    .execute();
  const decisions = [id, young.id].map((participationId) => ({
    ...{ participationId, decision: 'approve' },
  }));
  const many = await lead.call(decideMany, { params: { id: event.id }, body: { decisions } });
  const { fetchOrganiser: message } = joiningMessages;
  expect(many.body.outcomes).toMatchObject([{ message }, { message }]);
  for (const place of [id, young.id])
    expect((await answer(place, 'approve')).body.message).toBe(message);
  for (const reason of [{ clashReason: 'She can do both' }, { eligibilityReason: 'I know him' }])
    expect(saidOf(await answer(id, 'approve', reason))).toEqual(notAllowed);
  expect(JSON.stringify(many.body)).not.toMatch(/Next door|over 18|Bilal/);
  const told = await organiser.call(decide, { params: { id }, body: { decision: 'approve' } });
  expect(told.body.message).toContain('Next door');
});

test('RG-01 the right ends at once where it is taken, the event is over or the account another one; open streams end too', async () => {
  const { id } = await asking();
  const stream = await openStream(product, lead, { query: { event: event.id } });
  await stream.messagesOf(1);
  await done(organiser, endpoints.removeHelper, { params: { id: event.id, userId: lead.id } });
  expect(saidOf(await answer(id, 'approve'))).toEqual(notAllowed);
  expect(saidOf(await queue())).toEqual(notAllowed);
  await stream.end();
  await give();
  expect((await queue()).status).toBe(200);
  const again = await openStream(product, lead, { query: { event: event.id } });
  await again.messagesOf(1);
  await give({ right: 'door' });
  await again.end();
  expect(saidOf(await queue())).toEqual(notAllowed);
  await give();
  product.clock.now = new Date(testStart.getTime() + 48 * HOUR - 1);
  expect((await queue()).status).toBe(200);
  product.clock.now = new Date(testStart.getTime() + 48 * HOUR);
  expect(saidOf(await queue())).toEqual(notAllowed);
});

test('OR-03 one right each: another one takes its place, with a mail and two lines in the log', async () => {
  await give({ right: 'door' });
  await give({ right: 'door' });
  const mails = await product.mailsTo(lead.email);
  expect(mails).toHaveLength(2);
  expect(mails[0]).toContain('You lead');
  expect(mails[0]).toContain(`/volunteer/lead/${event.id}`);
  expect(mails[1]).toContain('You help at the door');
  const { entries } = (await organiser.call(readAuditLog, { query: { eventId: event.id } })).body;
  const about = (entries as { action: string; person: { id: string } | null }[]).filter(
    ({ person }) => person?.id === lead.id,
  );
  expect(about.map(({ action }) => action).toSorted()).toEqual([
    ...['event.helper_added', 'event.lead_added', 'event.lead_removed'],
  ]);
  const wrong = { params: { id: event.id }, body: { userId: lead.id, right: 'owner' } };
  expect((await organiser.call(endpoints.addHelper, wrong)).status).toBe(400);
});

test('OR-03 who leads finds the event from the first moment, drafts too, with how many wait for an answer', async () => {
  await asking();
  const draft = await givenEvent(organiser, { ...times, title: 'Draft', publish: false });
  await give({}, draft);
  const { events } = (await lead.call(endpoints.helpedEvents)).body;
  const found = (events as { id: string }[]).toSorted((a, b) => a.id.localeCompare(b.id));
  const both = [
    { id: event.id, right: 'lead', waiting: 1 },
    { id: draft.id, right: 'lead', waiting: 0 },
  ];
  expect(found).toMatchObject(both.toSorted((a, b) => a.id.localeCompare(b.id)));
  await give({ right: 'door' });
  await give({ right: 'door' }, draft);
  const { events: doors } = (await lead.call(endpoints.helpedEvents)).body;
  expect(doors).toMatchObject([{ id: event.id, right: 'door', waiting: 0 }]);
});
