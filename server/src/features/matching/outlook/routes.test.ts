/** The staffing outlook over HTTP: what it says, to whom, and that it is about nobody. */
import { cancelEvent, unpublishEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { setShifts } from '@saath/contract/events/shifts/endpoints';
import {
  eventOutlook,
  listedOutlooks,
  shortEvents,
} from '@saath/contract/matching/outlook/endpoints';
import type {
  EventOutlook,
  ListedOutlook,
  RoleOutlook,
  ShortEvent,
} from '@saath/contract/matching/outlook/schema';
import { answerOwn } from '@saath/contract/places/reminders/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import { newId } from '../../../platform/ids.ts';
import { type Client, testClient } from '../../../testing/client.ts';
import { firstRole, givenAdmin, givenEvent, signedInAs } from '../../../testing/given.ts';
import { asks, givePlace, placed } from '../../../testing/given-board.ts';
import { atAnyTime, markOf, minutesIn, onList, sent } from '../../../testing/given-day.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { waitListOf } from '../../../testing/wait-list.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';

const HOUR = 3_600_000;

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let hours = 24 * 30;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
});
// What people did before is written straight into their records.
afterAll(async () => await product.close({ isBroken: true }));

type Needs = { places: number; minimum?: number | null; inHours?: number };

/** An event with one role, at a time of its own. */
async function eventWith({ places, minimum = null, inHours }: Needs): Promise<Event> {
  hours += 5;
  const start = testStart.getTime() + (inHours ?? hours) * HOUR;
  return await givenEvent(admin, {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 4 * HOUR).toISOString(),
    role: [
      {
        ...{ role_name: 'First aider', description: 'Looks after people.', skills: ['First aid'] },
        ...{ maxVolunteers: places, minVolunteers: minimum },
      },
    ],
  });
}

async function held(event: Event, people: number) {
  const roleId = firstRole(event).id;
  const all: Awaited<ReturnType<typeof placed>>[] = [];
  for (let count = 0; count < people; count++)
    all.push(await placed(product, { event, roleId, name: `Person ${count}` }, admin.id));
  return all;
}

/** What came of somebody's earlier places, as the triggers would have it. */
async function cameBefore(userId: string, attended: number, settled: number) {
  const { db } = product;
  await db
    .updateTable('volunteerRecord')
    .set({ attended, settled })
    .where('userId', '=', userId)
    .execute();
}

const outlookOf = async ({ id }: Event, client: Client = admin) =>
  (await client.call(eventOutlook, { params: { id } })).body.outlook as EventOutlook | null;

async function worstOf(event: Event, client?: Client): Promise<RoleOutlook> {
  const outlook = await outlookOf(event, client);
  const worst = outlook?.roles.find(({ roleId }) => roleId === outlook.worstRoleId);
  if (!worst) throw new Error('The event has no outlook');
  return worst;
}

test('MT-06 three newcomers where three are needed: 0.8 to the third; a check-in makes it surer', async () => {
  const event = await eventWith({ places: 4, minimum: 3 });
  await held(event, 3);
  expect(await worstOf(event)).toMatchObject({
    ...{ roleName: 'First aider', shift: null, places: 4, minimum: 3, hasMinimum: true },
    ...{ percent: 51, level: 'at-risk', standbys: 2 },
    steps: [
      { kind: 'give-places', count: 1, percent: 81 },
      { kind: 'lower-minimum', count: 2, percent: 89 },
    ],
  });
  const at = minutesIn(product, event, -30);
  const later = atAnyTime(product, admin.id);
  const person = await onList(later, event, 'Person 0');
  await sent(later, event, [markOf(person, 'checked_in', { at })]);
  const { percent, level } = await worstOf(event, later);
  expect({ percent, level }).toEqual({ percent: 64, level: 'thin' });
});

test('MT-06 what people did before and what they answer counts; who keeps the past private counts as average', async () => {
  const event = await eventWith({ places: 3, minimum: 3, inHours: 48 });
  const people = await held(event, 3);
  for (const { id } of people) await cameBefore(id, 6, 6);
  const chance = (6 + 3.2) / (6 + 4);
  expect((await worstOf(event)).percent).toBe(Math.floor(100 * chance ** 3));
  const [first, second] = people.map(({ id }) => ({ id })) as [{ id: string }, { id: string }];
  const roster = await product.db
    .selectFrom('participation')
    .select('id')
    .where('userId', '=', first.id)
    .executeTakeFirstOrThrow();
  const client = await signedInAs(product, first.id);
  const answer = { params: { id: roster.id }, body: { answer: 'late', minutes: 15 } };
  expect((await client.call(answerOwn, answer)).status).toBe(200);
  const said = chance / (chance + (1 - chance) / 2);
  const answered = await worstOf(event);
  expect(answered.percent).toBe(Math.floor(100 * chance ** 2 * said));
  const ask = expect.objectContaining({ kind: 'ask-unanswered', count: 2 });
  expect(answered.steps).toContainEqual(ask);
  await updateUser(product.db, second.id, { matchingOff: ['history'] });
  expect((await worstOf(event)).percent).toBe(Math.floor(100 * chance * said * 0.8));
  await client.call(answerOwn, { params: { id: roster.id }, body: { answer: 'cant' } });
  expect(await worstOf(event)).toMatchObject({ percent: 0, level: 'at-risk' });
});

test('MT-06 without a minimum all places are needed, and nobody yet is at risk', async () => {
  const event = await eventWith({ places: 2 });
  const empty = await worstOf(event);
  expect(empty).toMatchObject({
    minimum: 2,
    hasMinimum: false,
    percent: 0,
    missing: 2,
    standbys: 4,
  });
  expect(empty.steps).toEqual([{ kind: 'give-places', count: 2, percent: 64 }]);
  await held(event, 2);
  expect(await worstOf(event)).toMatchObject({
    percent: 64,
    steps: [{ kind: 'lower-minimum', count: 1, percent: 96 }],
  });
});

test('MT-06 who asked, who is offered a place and who waits: the steps name what is possible, and standbys come from the line', async () => {
  const waitList = waitListOf(product, admin);
  const event = await eventWith({ places: 3, minimum: 2 });
  const [, , leaving] = await held(event, 3);
  expect(await worstOf(event)).toMatchObject({ percent: 89, standbys: 1 });
  const waiting = await waitList.waiting(event);
  expect((await worstOf(event)).steps[0]).toEqual({ kind: 'open-places', count: 1, percent: 97 });
  const place = await product.db
    .selectFrom('participation')
    .select('id')
    .where('userId', '=', leaving?.id ?? '')
    .executeTakeFirstOrThrow();
  await waitList.decide(place.id, { decision: 'decline' });
  const isOffered = async () => (await waitList.mine(waiting, event))?.state;
  await expect.poll(isOffered, { timeout: patient(10_000) }).toBe('offered');
  const offered = await worstOf(event);
  expect(offered).toMatchObject({ percent: 64, level: 'thin' });
  expect(offered.steps[0]).toEqual({ kind: 'move-in', count: 1, percent: 89 });

  const free = await eventWith({ places: 5, minimum: 2 });
  await held(free, 2);
  const asking = await waitList.volunteer();
  await asks(product, { event: free, userId: asking.id });
  const { steps } = await worstOf(free);
  expect(steps.map(({ kind, count }) => [kind, count])).toEqual([
    ['give-places', 2],
    ['answer-requests', 1],
  ]);
});

test('MT-06 each shift by itself, the least sure one for its role, the least sure role for the event; shifts that are over do not count', async () => {
  const event = await eventWith({ places: 1 });
  const { id: roleId } = firstRole(event);
  const start = Date.parse(event.startTime);
  const shift = (from: number, minPeople: number) => ({
    startsAt: new Date(start + from * HOUR).toISOString(),
    endsAt: new Date(start + (from + 2) * HOUR).toISOString(),
    ...{ minPeople, maxPeople: 2, place: '' },
  });
  const shifts = [shift(0, 1), shift(2, 0)];
  const { body } = await admin.call(setShifts, { params: { roleId }, body: { shifts } });
  const [early, late] = body.shifts as [{ id: string }, { id: string }];
  for (const { id: shiftId } of [early, late]) {
    const { id: userId } = await waitListOf(product, admin).volunteer();
    await waitListOf(product, admin).assign(event, { id: userId }, { shiftId });
  }
  const outlook = await outlookOf(event);
  expect(outlook?.roles).toMatchObject([
    { roleId, shift: { id: late.id }, percent: 0, minimum: 2, hasMinimum: false },
  ]);
  expect(outlook?.roles[0]?.shifts).toMatchObject([
    { id: early.id, percent: 80, level: 'thin', missing: 0 },
    { id: late.id, percent: 0, level: 'at-risk' },
  ]);
  minutesIn(product, event, 30);
  const later = await outlookOf(event, atAnyTime(product, admin.id));
  expect(later?.roles[0]?.shifts.map(({ id }) => id)).toEqual([late.id]);
});

test('MT-06 an outlook is for what is coming: none once it has begun, is cancelled or not published', async () => {
  const begun = await eventWith({ places: 1, inHours: 72 });
  const cancelled = await eventWith({ places: 1 });
  const hidden = await eventWith({ places: 1 });
  await admin.call(cancelEvent, { params: { id: cancelled.id }, body: { reason: 'Rain' } });
  await admin.call(unpublishEvent, { params: { id: hidden.id } });
  const coming = await eventWith({ places: 1 });
  minutesIn(product, begun, 0);
  const later = atAnyTime(product, admin.id);
  for (const event of [begun, cancelled, hidden]) expect(await outlookOf(event, later)).toBeNull();
  const ids = [begun, cancelled, hidden, coming].map(({ id }) => id).join(',');
  const { body } = await later.call(listedOutlooks, { query: { ids } });
  expect((body.outlooks as ListedOutlook[]).map(({ eventId }) => eventId)).toEqual([coming.id]);
});

test('MT-06 the next fourteen days: what is at risk first, the soonest of it first, and nothing that is covered', async () => {
  const own = await testProduct();
  const organiser = await givenAdmin(own);
  const at = async (title: string, inHours: number, role: object) => {
    const start = testStart.getTime() + inHours * HOUR;
    const times = {
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + HOUR).toISOString(),
    };
    const roles = [{ role_name: 'Usher', description: 'Helps.', maxVolunteers: 9, ...role }];
    return await givenEvent(organiser, { title, ...times, role: roles });
  };
  const fill = async (event: Event, people: number) => {
    const roleId = firstRole(event).id;
    for (let count = 0; count < people; count++)
      await placed(own, { event, roleId, name: 'Somebody' }, organiser.id);
  };
  await fill(await at('Thin', 30, { minVolunteers: 1 }), 1);
  await at('At risk later', 60, {});
  await at('At risk soon', 40, {});
  await fill(await at('Covered', 50, { minVolunteers: 1 }), 2);
  await at('Too far', 15 * 24, {});
  const { body } = await organiser.call(shortEvents);
  const events = body.events as ShortEvent[];
  expect(events.map(({ event }) => event.title)).toEqual(['At risk soon', 'At risk later', 'Thin']);
  expect(events[0]?.worst.steps[0]).toMatchObject({ kind: 'give-places' });
  expect(body.more).toBe(0);
  for (const day of [70, 80, 90]) await at('More', day, {});
  expect((await organiser.call(shortEvents)).body).toMatchObject({ more: 1 });
  await own.close();
});

test('MT-06 only Admins read it; of no event there is none', async () => {
  const event = await eventWith({ places: 1 });
  const { id } = await waitListOf(product, admin).volunteer();
  for (const [client, status] of [
    [testClient(product.app), 401],
    [await signedInAs(product, id), 403],
  ] as const) {
    expect((await client.call(eventOutlook, { params: { id: event.id } })).status).toBe(status);
    expect((await client.call(listedOutlooks, { query: { ids: event.id } })).status).toBe(status);
    expect((await client.call(shortEvents)).status).toBe(status);
  }
  expect((await admin.call(eventOutlook, { params: { id: newId() } })).status).toBe(404);
  expect((await admin.call(listedOutlooks, { query: { ids: 'x' } })).status).toBe(400);
  const many = Array.from({ length: 13 }, () => newId()).join(',');
  expect((await admin.call(listedOutlooks, { query: { ids: many } })).status).toBe(400);
});

test('MT-06 no call tells anything of a person: no name, no id, and with one or two people not even by the figure', async () => {
  const event = await eventWith({ places: 4, minimum: 2 });
  const people = await held(event, 2);
  const replies = async () => [
    (await admin.call(eventOutlook, { params: { id: event.id } })).body,
    (await admin.call(listedOutlooks, { query: { ids: event.id } })).body,
    (await admin.call(shortEvents)).body,
  ];
  const before = await replies();
  for (const { id, name } of people) {
    expect(JSON.stringify(before)).not.toContain(id);
    expect(JSON.stringify(before)).not.toContain(name);
  }
  expect(await worstOf(event)).toMatchObject({ percent: 64 });
  for (const [index, { id }] of people.entries()) await cameBefore(id, index * 9, 9);
  expect(await replies()).toEqual(before);
  const third = await waitListOf(product, admin).volunteer();
  await givePlace(product, { event, roleId: firstRole(event).id, userId: third.id }, admin.id);
  expect((await worstOf(event)).percent).not.toBe(89);
});
