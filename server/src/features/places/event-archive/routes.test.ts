/** KP-01: what deleting an event does to its people, over HTTP. */

import { myImpact } from '@saath/contract/afterwards/impact/endpoints';
import {
  countEventsByStatus,
  deleteEvent,
  getEvent,
} from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import {
  archivedEvents,
  eventDeletion,
  restoreEvent,
} from '@saath/contract/places/event-archive/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { assignVolunteer } from '../answer/service.ts';

let product: TestProduct;
let adminId: string;
let admin: Client;
beforeAll(async () => {
  product = await testProduct();
  adminId = (await givenAdmin(product)).id;
});
beforeEach(async () => await goTo(testStart));
afterAll(async () => await product.close());

/** Sessions end after a few days. */
async function goTo(now: Date | string): Promise<void> {
  product.clock.now = new Date(now);
  admin = await signedInAs(product, adminId);
}

/** Who has a place in it, as the id of their participation. */
async function placed(event: Event, person: SignedIn): Promise<string> {
  const place = { eventId: event.id, roleId: firstRole(event).id, actorId: adminId };
  return (await assignVolunteer(product.ports, { ...place, userId: person.id })).id;
}

const remove = async ({ id }: Event) => await admin.call(deleteEvent, { params: { id } });
const restore = async ({ id }: Event) => await admin.call(restoreEvent, { params: { id } });
const hoursOf = async (person: SignedIn) =>
  (await (await signedInAs(product, person.id)).call(myImpact, {})).body.hours;
const archived = async () =>
  (await admin.call(archivedEvents, {})).body.events as { id: string; people: number }[];
const actionsOf = async ({ id }: Event) =>
  (
    await product.db
      .selectFrom('auditEntry')
      .select('action')
      .where('eventId', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

test('KP-01 A2 a finished event is put away: its people keep their hours, and it comes back for 30 days', async () => {
  const person = await givenSignedIn(product);
  const event = await givenEvent(admin);
  await placed(event, person);
  await goTo('2026-12-08T08:00:00Z');
  const asked = await admin.call(eventDeletion, { params: { id: event.id } });
  expect(asked.body).toMatchObject({ people: 1, hours: 4 });
  const counts = async () =>
    JSON.stringify((await admin.call(countEventsByStatus, {})).body.eventsCount);
  const before = await counts();
  const { status, body } = await remove(event);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    message: 'Event Deleted Successfully!',
    event: { id: event.id },
    kept: { people: 1, hours: 4 },
  });
  expect((await admin.call(getEvent, { params: { id: event.id } })).status).toBe(404);
  expect(await counts()).not.toBe(before);
  expect(await hoursOf(person)).toBe(4);
  expect((await remove(event)).status).toBe(404);
  expect(await archived()).toMatchObject([{ id: event.id, people: 1, hours: 4 }]);

  await goTo('2027-01-07T08:00:00Z');
  expect((await restore(event)).body).toMatchObject({
    event: { id: event.id, status: 'COMPLETED' },
  });
  expect(await counts()).toBe(before);
  expect(await archived()).toEqual([]);
  expect(await hoursOf(person)).toBe(4);
  expect((await restore(event)).body.code).toBe('archive.not_archived');
  expect(await actionsOf(event)).toEqual(['event.created', 'event.archived', 'event.restored']);

  await remove(event);
  await goTo('2027-02-06T08:00:01Z');
  expect(await archived()).toEqual([]);
  expect((await restore(event)).body).toMatchObject({ code: 'archive.too_late' });
  expect(await hoursOf(person)).toBe(4);
});

test('KP-01 A2 a running event is called off first: who is here keeps the hours so far, the others are told', async () => {
  const [here, expected] = [await givenSignedIn(product), await givenSignedIn(product)];
  const event = await givenEvent(admin);
  const checkedInAt = new Date('2026-12-07T09:00:00Z');
  const set = { checkedInAt };
  await givenState(product, await placed(event, here), 'checked_in', { at: checkedInAt, set });
  await placed(event, expected);
  await goTo('2026-12-07T11:00:00Z');
  expect((await remove(event)).body).toMatchObject({ kept: { people: 1 } });
  expect((await product.mailsTo(expected.email)).at(-1)).toContain('/events');
  await goTo('2026-12-07T14:00:00Z');
  expect(await hoursOf(expected)).toBe(0);
  expect((await restore(event)).body).toMatchObject({ event: { status: 'CANCELLED' } });
});

test('KP-01 an event without people of the past is erased, and who holds a place in it is told', async () => {
  const person = await givenSignedIn(product);
  const event = await givenEvent(admin);
  await placed(event, person);
  await goTo('2026-12-07T10:00:00Z');
  expect((await remove(event)).body).not.toHaveProperty('kept');
  expect((await product.mailsTo(person.email)).length).toBeGreaterThan(1);
  expect((await restore(event)).body.code).toBe('events.not_found');
  expect(await actionsOf(event)).toEqual(['event.created', 'event.deleted']);
});
