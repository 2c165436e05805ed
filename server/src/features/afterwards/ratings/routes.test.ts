/** PF-03: organisers rate the people of a past event; the person sees the average, over HTTP. */
import { eventRatings, myRating, ratePerson } from '@saath/contract/afterwards/ratings/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type Client, testClient } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
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

/** Moves the clock past an event's end; sessions of before are over by then. */
async function afterwards(day: string) {
  product.clock.now = new Date(`${day}T20:00:00Z`);
  return await signedInAs(product, admin.id);
}

async function heldPlace(day: string, people: readonly { id: string }[]) {
  const times = { startTime: `${day}T09:00:00Z`, endTime: `${day}T13:00:00Z` };
  const event = await givenEvent(admin, eventForm(times));
  for (const { id } of people)
    await assignVolunteer(product.ports, {
      eventId: event.id,
      roleId: firstRole(event).id,
      userId: id,
      actorId: admin.id,
    });
  return event;
}

const rate = async (client: Client, id: string, userId: string, rating: unknown) =>
  await client.call(ratePerson, { params: { id, userId }, body: { rating } });

async function averageOf(userId: string) {
  const person = await signedInAs(product, userId);
  return (await person.call(myRating)).body.average;
}

test('PF-03 the average of all events with one decimal; none without ratings', async () => {
  const person = await givenVolunteer(product.db);
  const events = [
    await heldPlace('2026-12-07', [person]),
    await heldPlace('2026-12-08', [person]),
    await heldPlace('2026-12-09', [person]),
  ];
  expect(await averageOf(person.id)).toBeNull();
  const organiser = await afterwards('2026-12-09');
  for (const [index, stars] of [5, 4, 4].entries())
    expect((await rate(organiser, events[index]?.id ?? '', person.id, stars)).body.message).toBe(
      'Your rating is saved.',
    );
  expect(await averageOf(person.id)).toBe(4.3);
});

test('PF-03 a rating can be changed by any Admin and taken back; the last one counts', async () => {
  const [person, other] = [await givenVolunteer(product.db), await givenVolunteer(product.db)];
  const event = await heldPlace('2026-12-10', [person, other]);
  const second = await givenAdmin(product);
  const organiser = await afterwards('2026-12-10');
  await rate(organiser, event.id, person.id, 2);
  const colleague = await signedInAs(product, second.id);
  await rate(colleague, event.id, person.id, 5);
  expect(await averageOf(person.id)).toBe(5);
  const { people } = (await organiser.call(eventRatings, { params: { id: event.id } })).body as {
    people: { id: string; rating: number | null }[];
  };
  const roleName = firstRole(event).role_name;
  expect(people.find(({ id }) => id === person.id)).toMatchObject({ rating: 5, roleName });
  expect(people.find(({ id }) => id === other.id)).toMatchObject({ rating: null });
  await rate(organiser, event.id, person.id, null);
  expect(await averageOf(person.id)).toBeNull();
});

test('PF-03 only people who held a place at an event that is over are rated', async () => {
  const [person, stranger] = [await givenVolunteer(product.db), await givenVolunteer(product.db)];
  const event = await heldPlace('2026-12-11', [person]);
  const early = await rate(admin, event.id, person.id, 5);
  expect(early).toMatchObject({ status: 409, body: { code: 'ratings.not_over' } });
  const list = await admin.call(eventRatings, { params: { id: event.id } });
  expect(list.body.code).toBe('ratings.not_over');

  const organiser = await afterwards('2026-12-11');
  expect((await rate(organiser, event.id, stranger.id, 5)).body.code).toBe('ratings.not_there');
  expect((await rate(organiser, event.id, newId(), 5)).body.code).toBe('ratings.not_there');
  expect((await rate(organiser, newId(), person.id, 5)).status).toBe(404);
  expect((await rate(organiser, 'x', person.id, 5)).status).toBe(404);
  expect((await organiser.call(eventRatings, { params: { id: newId() } })).status).toBe(404);
  for (const stars of [0, 6, 2.5, '5', undefined])
    expect((await rate(organiser, event.id, person.id, stars)).body.fields).toEqual({
      rating: 'Please choose 1 to 5 stars.',
    });
  expect(await averageOf(person.id)).toBeNull();
});

test('PF-03 volunteers and guests neither rate nor read ratings, and nobody rates themselves', async () => {
  const person = await givenVolunteer(product.db);
  const event = await heldPlace('2026-12-12', [person]);
  await updateUser(product.db, person.id, { role: 'Admin' });
  await afterwards('2026-12-12');
  const own = await rate(await signedInAs(product, person.id), event.id, person.id, 5);
  expect(own.body.code).toBe('ratings.own');
  await updateUser(product.db, person.id, { role: 'Volunteer' });
  const client = await signedInAs(product, person.id);
  expect((await rate(client, event.id, person.id, 5)).status).toBe(403);
  expect((await client.call(eventRatings, { params: { id: event.id } })).status).toBe(403);
  expect((await testClient(product.app).call(myRating)).status).toBe(401);
});
