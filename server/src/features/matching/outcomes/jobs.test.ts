/** MT-07: what is suggested and decided is kept with the numbers of that moment, and what came of it, over HTTP. */

import { ratePerson } from '@saath/contract/afterwards/ratings/endpoints';
import { sendMarks } from '@saath/contract/day/check-in/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
import type { SuggestedPerson } from '@saath/contract/matching/suggest/schema';
import { decide, requestJoin, withdraw } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { atAnyTime, markOf, minutesIn, onList } from '../../../testing/given-day.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { exportOwnData } from '../../office/own-data/service.ts';
import { dropOldDecisions } from '../match-log/service.ts';
import { followDecisions } from './jobs.ts';

let product: TestProduct;
let admin: ReturnType<typeof atAnyTime>;
beforeAll(async () => {
  product = await testProduct();
  admin = atAnyTime(product, (await givenAdmin(product)).id);
});
beforeEach(() => {
  product.clock.now = testStart;
});
afterAll(async () => await product.close());

let day = 0;
/** On a day of its own, within the week after the tests' present. */
async function eventOf(places = 3): Promise<Event> {
  day += 1;
  const date = new Date(testStart.getTime() + day * 86_400_000).toISOString().slice(0, 10);
  return await givenEvent(admin, {
    startTime: `${date}T09:00:00Z`,
    endTime: `${date}T13:00:00Z`,
    role: [
      {
        role_name: 'First aider',
        description: 'Looks after people.',
        maxVolunteers: places,
        skills: ['First aid'],
      },
    ],
  });
}

const follow = async () =>
  await followDecisions({ db: product.db, now: () => product.clock.now, timeZone: 'Asia/Karachi' });

const log = async (event: Event, userId?: string) => {
  let query = product.db.selectFrom('matchDecision').selectAll().where('eventId', '=', event.id);
  if (userId) query = query.where('userId', '=', userId);
  return await query.orderBy('id').execute();
};

/** The one decision about somebody. */
async function decisionOf(event: Event, userId: string) {
  const [row] = await log(event, userId);
  if (!row) throw new Error('Nothing is written down');
  return row;
}

const assign = async (event: Event, volunteerId: string) => {
  const body = { volunteerId, roleId: firstRole(event).id, eventId: event.id };
  expect((await admin.call(assignVolunteer, { body })).status).toBe(200);
};

const suggested = async (event: Event) =>
  (await admin.call(suggestVolunteers, { params: { roleId: firstRole(event).id } })).body
    .suggestedUsers as SuggestedPerson[];

/** What was shown is written beside the answer. */
async function shownOf(event: Event, count: number) {
  for (let look = 0; look < 100; look++) {
    const rows = await log(event);
    if (rows.length >= count) return rows;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('What was shown is not in the log');
}

const withoutId = ({ id: _id, ...row }: Awaited<ReturnType<typeof decisionOf>>) => row;

test('MT-07 who is shown is written down with place and numbers, renewed, and decided about with these', async () => {
  const event = await eventOf();
  for (let count = 0; count < 3; count++)
    await givenVolunteer(product.db, { experienceYears: count });
  const people = await suggested(event);
  const rows = await shownOf(event, people.length);
  expect(rows).toHaveLength(people.length);
  const [first] = people;
  if (!first) throw new Error('Nobody is suggested');
  const shown = rows.find(({ userId }) => userId === first.id);
  expect(shown).toMatchObject({
    roleId: firstRole(event).id,
    source: 'suggestion',
    position: 1,
    isExploration: false,
    shownAt: testStart,
    decision: null,
    modelId: null,
    outcomeAt: null,
  });
  expect(shown?.goodChance).toBeCloseTo(first.score, 5);
  expect(shown?.features).toHaveLength(17);

  product.clock.now = new Date(testStart.getTime() + 60_000);
  await suggested(event);
  for (let look = 0; look < 100; look++)
    if ((await decisionOf(event, first.id)).shownAt?.getTime() === product.clock.now.getTime())
      break;
    else await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await log(event)).toHaveLength(people.length);

  await assign(event, first.id);
  await follow();
  expect(await log(event, first.id)).toHaveLength(1);
  expect(await decisionOf(event, first.id)).toMatchObject({
    id: shown?.id,
    position: 1,
    goodChance: shown?.goodChance,
    source: 'suggestion',
    decision: 'given',
    isAsked: true,
    decidedAt: product.clock.now,
    outcomeAt: null,
  });
});

test('MT-07 a place that is given without a suggestion is judged as if the person did not have it', async () => {
  const event = await eventOf();
  const person = await givenVolunteer(product.db);
  await assign(event, person.id);
  await follow();
  const row = await decisionOf(event, person.id);
  expect(row).toMatchObject({
    source: 'organiser',
    shownAt: null,
    decision: 'given',
    isAsked: true,
  });
  // Nothing is known about how a new person answers: the mean of the prior.
  expect(row.features[8]).toBeCloseTo(0.4, 5);
});

test('MT-07 requests, declines and withdrawals become labels', async () => {
  const event = await eventOf();
  const [taker, declined] = [await givenVolunteer(product.db), await givenVolunteer(product.db)];
  const requests = [];
  for (const { id } of [taker, declined]) {
    const client = await signedInAs(product, id);
    const body = { eventId: event.id, userId: id, roleId: firstRole(event).id };
    const answer = await client.call(requestJoin, { body });
    requests.push((answer.body.participation as { id: string }).id);
  }
  await follow();
  expect(await log(event)).toEqual([]);
  const [first = '', second = ''] = requests;
  await admin.call(decide, { params: { id: first }, body: { decision: 'approve' } });
  await admin.call(decide, { params: { id: second }, body: { decision: 'decline' } });
  await follow();
  expect(await decisionOf(event, declined.id)).toMatchObject({
    decision: 'declined',
    source: 'queue',
    accepted: null,
    good: null,
    outcomeAt: null,
  });
  expect(await decisionOf(event, taker.id)).toMatchObject({
    decision: 'given',
    source: 'own-request',
    isAsked: false,
    good: null,
  });
  const client = await signedInAs(product, taker.id);
  expect((await client.call(withdraw, { params: { id: first }, body: {} })).status).toBe(200);
  await follow();
  // They had asked themselves: nothing is learned about accepting.
  expect(await decisionOf(event, taker.id)).toMatchObject({ accepted: null, good: false });
});

test('MT-07 from a given place to the stars, and the month counts who accepted', async () => {
  const event = await eventOf();
  const name = 'Sana Stars';
  const person = await givenVolunteer(product.db, { name });
  await assign(event, person.id);
  await follow();
  expect(await decisionOf(event, person.id)).toMatchObject({
    accepted: null,
    lookAt: new Date(event.startTime),
  });

  const at = minutesIn(product, event, 5);
  await follow();
  expect(await decisionOf(event, person.id)).toMatchObject({ accepted: true, attended: null });
  const mark = markOf(await onList(admin, event, name), 'checked_in', { at });
  await admin.call(sendMarks, { params: { id: event.id }, body: { marks: [mark] } });
  await follow();
  expect(await decisionOf(event, person.id)).toMatchObject({ attended: true, good: true });

  minutesIn(product, event, 24 * 60);
  const params = { id: event.id, userId: person.id };
  expect((await admin.call(ratePerson, { params, body: { rating: 2 } })).status).toBe(200);
  await follow();
  const rated = await decisionOf(event, person.id);
  expect(rated).toMatchObject({ accepted: true, attended: true, good: false, lookAt: null });
  expect(rated.outcomeAt).toEqual(product.clock.now);

  const accepted = await product.db
    .selectFrom('matchDecision')
    .select('shownAt')
    .where('accepted', '=', true)
    .execute();
  const suggestedOnes = accepted.filter(({ shownAt }) => shownAt !== null).length;
  expect(await product.db.selectFrom('matchMonth').selectAll().execute()).toEqual([
    {
      month: '2026-11',
      suggested: suggestedOnes,
      suggestedAccepted: suggestedOnes,
      others: accepted.length - suggestedOnes,
      othersAccepted: accepted.length - suggestedOnes,
    },
  ]);
  expect(await product.db.selectFrom('matchDue').selectAll().execute()).toEqual([]);
});

test('PR-01 a person takes along where they were suggested, with what was known', async () => {
  const event = await eventOf();
  const person = await givenVolunteer(product.db);
  await assign(event, person.id);
  await follow();
  const book = { db: product.db, now: () => product.clock.now, timeZone: 'UTC' };
  const { data } = await exportOwnData(book, person.id);
  expect(data.suggestions).toMatchObject([
    { event: event.title, role: 'First aider', decision: 'given', accepted: null },
  ]);
  expect(data.suggestions[0]?.features).toMatchObject({ skills: 1, rating: 0.7 });
});

test('MT-07 following twice, also at once, changes nothing', async () => {
  const event = await eventOf();
  const person = await givenVolunteer(product.db);
  await assign(event, person.id);
  const pairs = [{ eventId: event.id, userId: person.id }];
  await Promise.all([follow(), follow()]);
  const before = withoutId(await decisionOf(event, person.id));
  await product.db
    .insertInto('matchDue')
    .values([...pairs, ...pairs])
    .execute();
  await follow();
  expect(await log(event, person.id)).toHaveLength(1);
  expect(withoutId(await decisionOf(event, person.id))).toEqual(before);
});

test('MT-07 more than one run can take is caught up over several', async () => {
  const event = await eventOf(40);
  const people = [];
  for (let count = 0; count < 40; count++) {
    const person = await givenVolunteer(product.db);
    await assign(event, person.id);
    people.push(person);
  }
  const [person] = people;
  const again = Array.from({ length: 3_200 }, () => ({
    eventId: event.id,
    userId: person?.id ?? '',
  }));
  for (let from = 0; from < again.length; from += 800)
    await product.db
      .insertInto('matchDue')
      .values(again.slice(from, from + 800))
      .execute();
  expect(await follow()).toBe(3_000);
  expect(await follow()).toBe(240);
  expect(await follow()).toBe(0);
  expect(await log(event)).toHaveLength(40);
});

test('MT-07 PR-01 who leaves takes their identity along, and what is older than two years is dropped', async () => {
  const event = await eventOf();
  const [kept, open] = [await givenVolunteer(product.db), await givenVolunteer(product.db)];
  await assign(event, kept.id);
  await assign(event, open.id);
  await follow();
  const client = await signedInAs(product, kept.id);
  const { id } = await product.db
    .selectFrom('participation')
    .select('id')
    .where('userId', '=', kept.id)
    .executeTakeFirstOrThrow();
  await client.call(withdraw, { params: { id }, body: {} });
  await follow();
  for (const person of [kept, open])
    await product.db
      .updateTable('appUser')
      .set({ leftAt: testStart, name: 'Former volunteer' })
      .where('id', '=', person.id)
      .execute();
  expect(await log(event)).toMatchObject([{ userId: null, accepted: false }]);

  product.clock.now = new Date(testStart.getTime() + 731 * 86_400_000);
  await dropOldDecisions({ db: product.db, now: () => product.clock.now });
  expect(await log(event)).toEqual([]);
});
