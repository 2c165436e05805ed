/** Who helps to run a branch puts the days and the hours of its events right, and of no other, over HTTP (RG-02). */
import * as hours from '@saath/contract/afterwards/hours/endpoints';
import type { HoursRow } from '@saath/contract/afterwards/hours/schema';
import { correctTimes, readDay, sendMarks } from '@saath/contract/day/check-in/endpoints';
import { addHelper, helpedEvents } from '@saath/contract/day/helpers/endpoints';
import { addWalkIn } from '@saath/contract/day/walk-ins/endpoints';
import { createEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import { addToBranch, removeFromBranch } from '@saath/contract/office/branches/endpoints';
import { decide, eventQueue, requestJoin } from '@saath/contract/places/joining/endpoints';
import { joiningMessages } from '@saath/contract/places/joining/messages';
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
import { givePlace, placed } from '../../../testing/given-board.ts';
import { givenBranch } from '../../../testing/given-branch.ts';
import { atAnyTime, markOf, minutesIn, onList, sent } from '../../../testing/given-day.ts';
import { askingForm, claims, givenKind } from '../../../testing/given-papers.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

const DAY = 86_400_000;
let product: TestProduct;
let admin: SignedIn;
let person: SignedIn;
let north: string;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  person = await givenSignedIn(product, { name: 'Hira North' });
  north = await givenBranch(admin);
  await give('organiser', person);
});
afterAll(async () => await product.close());

const give = async (right: string, { id: userId }: { id: string }) =>
  await done(admin, addToBranch, { params: { id: north }, body: { userId, right } });
/** An event of the north that they make. */
async function made(form: object = askingForm({})): Promise<Event> {
  const reply = await person.call(createEvent, { body: { ...form, branchId: north } });
  expect(reply.status).toBe(200);
  return reply.body.event as Event;
}
const said = ({ status, body }: Reply) => [status, body.code];
const notAllowed = [403, 'accounts.not_allowed'];

async function placeOf(event: Event, userId: string): Promise<string> {
  const row = await product.db
    .selectFrom('participation')
    .select('id')
    .where('eventId', '=', event.id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return row.id;
}
async function held(event: Event, name = 'Aisha Khan') {
  const { id } = firstRole(event);
  const holder = await placed(product, { event, roleId: id, name }, admin.id);
  return { ...holder, place: await placeOf(event, holder.id) };
}
const afterwards = ({ endTime }: Event, days: number) => {
  product.clock.now = new Date(Date.parse(endTime) + days * DAY);
};
async function logged(event: Event): Promise<[string, string | undefined][]> {
  const by = atAnyTime(product, admin.id);
  const { entries } = (await by.call(readAuditLog, { query: { eventId: event.id } })).body;
  return (entries as { action: string; actor: { name: string } | null }[]).map(
    ({ action, actor }) => [action, actor?.name],
  );
}

test('RG-02 on the day they change times, take hours away with a reason, and add a place to a full role', async () => {
  const event = await made();
  await held(event);
  minutesIn(product, event, 10);
  const here = atAnyTime(product, person.id);
  const params = { id: event.id };
  const aisha = async () => await onList(here, event, 'Aisha Khan');
  expect((await sent(here, event, [markOf(await aisha(), 'checked_in')]))[0]?.outcome).toBe('done');
  const arrivedAt = event.startTime;
  const { participationId } = await aisha();
  const times = { params, body: { participationId, arrivedAt, leftAt: null } };
  expect((await here.call(correctTimes, times)).body.person).toMatchObject({ arrivedAt });
  const { id: roleId, maxVolunteers } = firstRole(event);
  const enter = async (index: number, addPlace = false) =>
    await here.call(addWalkIn, {
      params,
      body: { id: newId(), name: `Guest ${index}`, email: '', roleId, addPlace },
    });
  for (let index = 1; index < maxVolunteers; index += 1)
    expect((await enter(index)).status).toBe(200);
  expect((await enter(maxVolunteers)).body.code).toBe('check_in.full');
  expect((await enter(maxVolunteers, true)).status).toBe(200);
  product.clock.now = new Date(Date.parse(event.endTime) + 60_000);
  const at = product.clock.now.toISOString();
  const [asked] = await sent(here, event, [markOf(await aisha(), 'no_show', { at })]);
  expect(asked?.code).toBe('check_in.reason_needed');
  const gone = markOf(await aisha(), 'no_show', { at, reason: 'It was somebody else' });
  expect((await sent(here, event, [gone]))[0]?.outcome).toBe('done');
  expect(await logged(event)).toContainEqual(['event.changed', 'Hira North']);
});

test('RG-02 who looks at the branch corrects nothing, and nobody corrects the day of another event', async () => {
  const event = await made();
  const elsewhere = await givenEvent(admin, { startTime: event.startTime, endTime: event.endTime });
  const { place } = await held(event);
  const there = await held(elsewhere, 'Bilal South');
  const viewer = await givenSignedIn(product);
  await give('viewer', viewer);
  minutesIn(product, event, 10);
  const times = (participationId: string) => ({
    ...{ participationId, arrivedAt: product.clock.now.toISOString(), leftAt: null },
  });
  const by = atAnyTime(product, person.id);
  const looks = { params: { id: event.id }, body: times(place) };
  expect(said(await atAnyTime(product, viewer.id).call(correctTimes, looks))).toEqual(notAllowed);
  const other = { params: { id: elsewhere.id }, body: times(there.place) };
  expect(said(await by.call(correctTimes, other))).toEqual([404, 'events.not_found']);
  const mixed = { params: { id: event.id }, body: times(there.place) };
  expect(said(await by.call(correctTimes, mixed))).toEqual([404, 'check_in.not_found']);
});

test('RG-02 DY-03 DY-04 they correct hours, answer proposals and excuse, long after the event, as Admins do', async () => {
  const [role] = eventForm().role;
  const event = await made(eventForm({ role: [{ ...role, maxVolunteers: 3 }] }));
  const [aisha, bilal, zoya] = [
    await held(event),
    await held(event, 'Bilal Ahmed'),
    await held(event, 'Zoya Malik'),
  ];
  await givenState(product, aisha.place, 'completed');
  await givenState(product, bilal.place, 'completed');
  await givenState(product, zoya.place, 'no_show');
  afterwards(event, 2);
  const proposed = { params: { id: event.id }, body: { hours: 5, reason: 'I cleaned up' } };
  await done(atAnyTime(product, bilal.id), hours.proposeHours, proposed);
  afterwards(event, 40);
  const by = atAnyTime(product, person.id);
  const read = async () =>
    (await by.call(hours.eventHours, { params: { id: event.id }, query: {} })).body as unknown as {
      waiting: HoursRow[];
      people: HoursRow[];
    };
  const [waits] = (await read()).waiting;
  expect(waits).toMatchObject({ name: 'Bilal Ahmed', proposal: { hours: 5 } });
  const params = { id: waits?.proposal?.id ?? '' };
  await done(by, hours.answerProposal, { params, body: { decision: 'accept' } });
  const correct = async (hour: number, more: object = {}) =>
    await by.call(hours.correctHours, {
      params: { id: aisha.place },
      body: { hours: hour, reason: 'Left early', ...more },
    });
  expect((await correct(20)).body.code).toBe('hours.beyond_plan');
  expect((await correct(200, { beyondPlan: true })).status).toBe(400);
  expect((await correct(2.5)).status).toBe(200);
  await done(by, hours.excuseMissed, { params: { id: zoya.place } });
  const { people } = await read();
  expect(people.map(({ name, state, hours: found }) => [name, state, found])).toEqual([
    ['Aisha Khan', 'completed', 2.5],
    ['Bilal Ahmed', 'completed', 5],
    ['Zoya Malik', 'excused', null],
  ]);
  const written = await logged(event);
  expect(written.filter((each) => each[0] === 'person.hours_corrected')).toEqual([
    ['person.hours_corrected', 'Hira North'],
    ['person.hours_corrected', 'Hira North'],
  ]);
});

test('RG-02 the hours of other events are not theirs, nor are those of their own once the right has ended', async () => {
  const elsewhere = await givenEvent(admin);
  const event = await made();
  const [there, here] = [await held(elsewhere, 'Bilal South'), await held(event)];
  const viewer = await givenSignedIn(product);
  await give('viewer', viewer);
  for (const { place } of [there, here]) await givenState(product, place, 'completed');
  afterwards(elsewhere, 3);
  await done(atAnyTime(product, there.id), hours.proposeHours, {
    params: { id: elsewhere.id },
    body: { hours: 5, reason: 'I cleaned up' },
  });
  const { id: proposal } = await product.db
    .selectFrom('hourProposal')
    .select('id')
    .where('userId', '=', there.id)
    .executeTakeFirstOrThrow();
  const tried = async (by: Client, event: Event, place: string) => [
    said(await by.call(hours.eventHours, { params: { id: event.id }, query: {} })),
    said(
      await by.call(hours.correctHours, {
        params: { id: place },
        body: { hours: 1, reason: 'No' },
      }),
    ),
    said(await by.call(hours.excuseMissed, { params: { id: place } })),
  ];
  const by = atAnyTime(product, person.id);
  expect(await tried(by, elsewhere, there.place)).toEqual([
    [404, 'events.not_found'],
    ...[404, 404].map((status) => [status, 'joining.not_found']),
  ]);
  const answer = { params: { id: proposal }, body: { decision: 'accept' } };
  expect(said(await by.call(hours.answerProposal, answer))).toEqual([404, 'hours.proposal_gone']);
  const refused = [notAllowed, notAllowed, notAllowed];
  expect(await tried(atAnyTime(product, viewer.id), event, here.place)).toEqual(refused);
  const boss = atAnyTime(product, admin.id);
  await done(boss, removeFromBranch, { params: { id: north, userId: person.id } });
  expect(await tried(by, event, here.place)).toEqual(refused);
});

test('RG-02 long after an event its day, lists and people are closed to them: hours alone stay theirs', async () => {
  const event = await made();
  await held(event);
  afterwards(event, 1);
  const by = atAnyTime(product, person.id);
  const params = { id: event.id };
  expect(said(await by.call(readDay, { params, query: {} }))).toEqual(notAllowed);
  expect(said(await by.call(eventQueue, { params, query: {} }))).toEqual(notAllowed);
  const changed = { params, body: { ...event, title: 'Renamed' } };
  expect(said(await by.call(updateEvent, changed))).toEqual(notAllowed);
  expect((await by.call(hours.eventHours, { params, query: {} })).status).toBe(200);
});

test('RG-02 who made the event is told of a proposal, and finds the event until it is answered', async () => {
  const event = await made();
  const { id, place } = await held(event);
  await givenState(product, place, 'completed');
  afterwards(event, 5);
  const by = atAnyTime(product, person.id);
  const found = async (client: Client = by) =>
    ((await client.call(helpedEvents)).body.events as { id: string; waiting: number }[])
      .filter((each) => each.id === event.id)
      .map(({ waiting }) => waiting);
  expect(await found()).toEqual([]);
  const proposed = { params: { id: event.id }, body: { hours: 5, reason: 'I cleaned up' } };
  await done(atAnyTime(product, id), hours.proposeHours, proposed);
  expect(await found()).toEqual([1]);
  const viewer = await givenSignedIn(product);
  const boss = atAnyTime(product, admin.id);
  const body = { userId: viewer.id, right: 'viewer' };
  await done(boss, addToBranch, { params: { id: north }, body });
  expect(await found(atAnyTime(product, viewer.id))).toEqual([]);
  const { notices } = (await by.call(listNotices, { query: {} })).body;
  expect((notices as { link: string }[]).map(({ link }) => link)).toContain(
    `/volunteer/lead/${event.id}?tab=after`,
  );
  const correction = { params: { id: place }, body: { hours: 5, reason: 'So it was' } };
  await done(by, hours.correctHours, correction);
  expect(await found()).toEqual([]);
});

test('RG-02 they learn what people of their events lack, and never where else somebody has a place', async () => {
  const kindId = await givenKind(admin, `Lifeguard ${newId()}`);
  const event = await made(askingForm({ oneOf: [kindId] }));
  const { startTime, endTime } = event;
  const elsewhere = await givenEvent(admin, { startTime, endTime, title: 'Night shelter' });
  const [sana, busy] = [
    await givenSignedIn(product, { name: 'Sana' }),
    await givenSignedIn(product, { name: 'Busy Bee' }),
  ];
  await claims(sana, kindId);
  await claims(busy, kindId);
  const roleId = firstRole(event).id;
  for (const each of [sana, busy])
    await done(each, requestJoin, { body: { eventId: event.id, roleId } });
  const there = { event: elsewhere, roleId: firstRole(elsewhere).id, userId: busy.id };
  await givePlace(product, there, admin.id);
  const queue = await person.call(eventQueue, { params: { id: event.id }, query: {} });
  expect(JSON.stringify(queue.body)).toContain('Waits to be checked: Lifeguard');
  const approve = async (by: Client, userId: string) =>
    await by.call(decide, {
      params: { id: await placeOf(event, userId) },
      body: { decision: 'approve' },
    });
  expect((await approve(person, sana.id)).body.message).toContain('Lifeguard');
  const { elsewhere: message } = joiningMessages;
  expect((await approve(person, busy.id)).body).toMatchObject({ code: 'joining.overlap', message });
  expect((await approve(admin, busy.id)).body.message).toContain('Night shelter');
});

test('RG-01 RG-02 a press on the day does not say either where else somebody has a place; Admins read it', async () => {
  const event = await made();
  const { startTime, endTime } = event;
  const elsewhere = await givenEvent(admin, { startTime, endTime, title: 'Night shelter' });
  const { id: userId, place } = await held(event, 'Busy Bee');
  const helper = await givenSignedIn(product);
  await done(admin, addHelper, { params: { id: event.id }, body: { userId: helper.id } });
  await givenState(product, place, 'no_show');
  await givePlace(product, { event: elsewhere, roleId: firstRole(elsewhere).id, userId }, admin.id);
  minutesIn(product, event, 10);
  const press = async (by: Client, more: object = {}) => {
    const mark = markOf(await onList(by, event, 'Busy Bee'), 'checked_in', more);
    const body = { marks: [{ ...mark, at: product.clock.now.toISOString() }] };
    return (await by.call(sendMarks, { params: { id: event.id }, body })).body.results;
  };
  const { elsewhere: message } = joiningMessages;
  const refused = [{ outcome: 'refused', code: 'joining.overlap', message }];
  expect(await press(atAnyTime(product, helper.id))).toMatchObject(refused);
  const by = atAnyTime(product, person.id);
  expect(await press(by)).toMatchObject(refused);
  expect(JSON.stringify(await press(atAnyTime(product, admin.id)))).toContain('Night shelter');
  expect(await press(by, { clashReason: 'Next door' })).toMatchObject([{ outcome: 'done' }]);
});
