/** PF-03: whose ratings count, who can be rated, and who gave the stars. */
import { eventRatings, myRating, ratePerson } from '@saath/contract/afterwards/ratings/endpoints';
import type { RatedPerson } from '@saath/contract/afterwards/ratings/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';
import { assignVolunteer } from '../../places/answer/service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

/** An event of a day at which these people hold places. */
async function heldOn(day: string, people: readonly { id: string }[]) {
  const role = { ...eventForm().role[0], maxVolunteers: people.length };
  const times = { startTime: `${day}T09:00:00Z`, endTime: `${day}T13:00:00Z`, role: [role] };
  const event = await givenEvent(admin, eventForm(times));
  const places = [];
  for (const { id: userId } of people)
    places.push(
      await assignVolunteer(product.ports, {
        ...{ eventId: event.id, roleId: firstRole(event).id, userId, actorId: admin.id },
      }),
    );
  return { eventId: event.id, places };
}

async function afterwards(): Promise<Client> {
  product.clock.now = new Date('2026-12-31T20:00:00Z');
  return await signedInAs(product, admin.id);
}

const rate = async (client: Client, id: string, userId: string, rating: number | null) =>
  await client.call(ratePerson, { params: { id, userId }, body: { rating } });
const listOf = async (client: Client, id: string) =>
  (await client.call(eventRatings, { params: { id } })).body.people as RatedPerson[];
const averageOf = async (userId: string) =>
  (await (await signedInAs(product, userId)).call(myRating)).body.average;

test('PF-03 stars of an event that was cancelled afterwards no longer count', async () => {
  const person = await givenVolunteer(product.db);
  const first = await heldOn('2026-12-07', [person]);
  const second = await heldOn('2026-12-08', [person]);
  const organiser = await afterwards();
  await rate(organiser, first.eventId, person.id, 5);
  await rate(organiser, second.eventId, person.id, 1);
  expect(await averageOf(person.id)).toBe(3);
  await product.db
    .updateTable('event')
    .set({ cancelledAt: testStart })
    .where('id', '=', second.eventId)
    .execute();
  expect(await averageOf(person.id)).toBe(5);
});

test('PF-03 stars of an event at which the person turned out to be missing no longer count', async () => {
  const person = await givenVolunteer(product.db);
  const { eventId, places } = await heldOn('2026-12-09', [person]);
  const organiser = await afterwards();
  await rate(organiser, eventId, person.id, 4);
  expect(await averageOf(person.id)).toBe(4);
  await givenState(product, places[0]?.id ?? '', 'no_show');
  expect(await averageOf(person.id)).toBeNull();
  expect(await listOf(organiser, eventId)).toEqual([]);
  expect((await rate(organiser, eventId, person.id, 5)).body.code).toBe('ratings.not_there');
});

test('PF-03 the list is by name, whatever the case, with everybody once', async () => {
  const names = ['zoya Malik', 'alvaro Ruiz', 'bilal Ahmed', 'Aisha Khan'];
  const people = [];
  for (const name of names) people.push(await givenVolunteer(product.db, { name }));
  const { eventId } = await heldOn('2026-12-10', people);
  const organiser = await afterwards();
  expect((await listOf(organiser, eventId)).map(({ name }) => name)).toEqual([
    ...['Aisha Khan', 'alvaro Ruiz', 'bilal Ahmed', 'zoya Malik'],
  ]);
});

test('PF-03 whoever has left is neither listed nor rated any more', async () => {
  const [stays, goes] = [await givenVolunteer(product.db), await givenVolunteer(product.db)];
  const { eventId } = await heldOn('2026-12-11', [stays, goes]);
  const organiser = await afterwards();
  await updateUser(product.db, goes.id, { leftAt: product.clock.now });
  expect((await listOf(organiser, eventId)).map(({ id }) => id)).toEqual([stays.id]);
  expect((await rate(organiser, eventId, goes.id, 5)).body.code).toBe('ratings.not_there');
});

test('PF-03 it is kept who gave the stars last, and when', async () => {
  const person = await givenVolunteer(product.db);
  const { eventId } = await heldOn('2026-12-12', [person]);
  const colleague = await givenAdmin(product);
  await rate(await afterwards(), eventId, person.id, 2);
  product.clock.now = new Date('2026-12-31T21:00:00Z');
  await rate(await signedInAs(product, colleague.id), eventId, person.id, 3);
  const rows = await product.db
    .selectFrom('rating')
    .select(['stars', 'ratedBy', 'ratedAt'])
    .where('userId', '=', person.id)
    .execute();
  expect(rows).toEqual([{ stars: 3, ratedBy: colleague.id, ratedAt: product.clock.now }]);
});
