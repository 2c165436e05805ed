import { setDaysOff } from '@saath/contract/accounts/accounts/endpoints';
import { updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { localTimeOf } from '@saath/contract/local-time';
import * as endpoints from '@saath/contract/places/joining/endpoints';
import type { QueueEntry } from '@saath/contract/places/joining/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { firstRole, givenAdmin, signedInAs } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { type Person, waitListOf } from '../../../testing/wait-list.ts';
import { withdrawRequestsOf } from '../follow-changes/leaving.ts';
import { endOfferInTime, endOldOffers, fillFreePlaces, passPlacesOn } from './jobs.ts';

let product: TestProduct;
let admin: Client & { id: string };
let given: ReturnType<typeof waitListOf>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  given = waitListOf(product, admin);
});
beforeEach(() => {
  product.clock.now = testStart;
});
afterAll(async () => {
  await product.close();
});

const stateOf = async (person: { id: string }, event: Event) =>
  (await given.mine(person, event))?.state;
const idOf = async (person: { id: string }, event: Event) =>
  (await given.mine(person, event))?.id ?? '';
const filledOf = async (roleId: string) =>
  (
    await product.db
      .selectFrom('eventRole')
      .select('filled')
      .where('id', '=', roleId)
      .executeTakeFirstOrThrow()
  ).filled;

/** One place, offered to the first of so many who wait. */
async function offered(people: number) {
  const { event, holder, line, roleId } = await given.fullEvent(people);
  await holder.call(endpoints.withdraw, { params: { id: await idOf(holder, event) } });
  await fillFreePlaces(product.ports, roleId);
  return { event, line, roleId, id: await idOf(line[0] as Person, event) };
}

const later = (hours: number) => {
  product.clock.now = new Date(product.clock.now.getTime() + hours * 3_600_000);
};

describe('an offer that runs out', () => {
  test('JO-06 ends at its moment and not before, by job or sweep, once; then the next person is asked', async () => {
    const { event, line, roleId, id } = await offered(2);
    const [first, second] = line as [Person, Person];
    later(23.9);
    await endOfferInTime(product.ports, id);
    await endOldOffers(product.ports);
    expect(await stateOf(first, event)).toBe('offered');
    later(0.1);
    // Too late for an answer, even before a job has come.
    const tooLate = await given.answer(await signedInAs(product, first.id), id, true);
    expect(tooLate.body.code).toBe('joining.offer_over');
    await Promise.all([
      endOfferInTime(product.ports, id),
      endOldOffers(product.ports),
      endOfferInTime(product.ports, id),
    ]);
    expect(await stateOf(first, event)).toBe('expired');
    await fillFreePlaces(product.ports, roleId);
    expect(await stateOf(second, event)).toBe('offered');
    expect(await filledOf(roleId)).toBe(1);
    const changes = await product.db
      .selectFrom('participationChange')
      .select('toState')
      .where('eventId', '=', event.id)
      .where('userId', '=', first.id)
      .orderBy('id')
      .execute();
    expect(changes.map(({ toState }) => toState)).toEqual([
      'requested',
      'waitlisted',
      'offered',
      'expired',
    ]);
    expect((await product.mailsTo(first.email)).at(-1)).toContain('The offer has run out');
    const again = { ...first, ...(await signedInAs(product, first.id)) };
    expect((await given.ask(again, event)).body.participation).toMatchObject({
      state: 'requested',
    });
  });

  test('JO-06 an answer at the last moment and the end of the offer: one of them counts', async () => {
    const { event, line, roleId, id } = await offered(1);
    const [first] = line as [Person];
    later(24);
    product.clock.now = new Date(product.clock.now.getTime() - 1);
    const client = await signedInAs(product, first.id);
    const answering = given.answer(client, id, true);
    product.clock.now = new Date(product.clock.now.getTime() + 1);
    await Promise.all([answering, endOldOffers(product.ports)]);
    const state = await stateOf(first, event);
    expect(['confirmed', 'expired']).toContain(state);
    expect(await filledOf(roleId)).toBe(state === 'confirmed' ? 1 : 0);
  });

  test('A8 JO-06 shortly before the end nobody is asked any more', async () => {
    const { event, line, roleId, id } = await offered(2);
    product.clock.now = new Date(Date.parse(event.endTime) - 29 * 60_000);
    await endOfferInTime(product.ports, id);
    await passPlacesOn(product.ports, roleId);
    expect(await stateOf(line[0] as Person, event)).toBe('expired');
    expect(await stateOf(line[1] as Person, event)).toBe('waitlisted');
    expect(await filledOf(roleId)).toBe(0);
  });

  test('JO-06 a moved event keeps no place past its new start', async () => {
    const { event, line, id } = await offered(1);
    const startTime = new Date(testStart.getTime() + 5 * 3_600_000).toISOString();
    const endTime = new Date(testStart.getTime() + 7 * 3_600_000).toISOString();
    const { role: _, updatedAt: __, ...rest } = event;
    const body = { ...rest, startTime, endTime };
    expect((await admin.call(updateEvent, { params: { id: event.id }, body })).status).toBe(200);
    expect(await given.mine(line[0] as Person, event)).toMatchObject({
      id,
      state: 'offered',
      offeredUntil: startTime,
    });
  });
});

describe('who is passed over', () => {
  test('JO-06 who has another place then, is away that day or inactive waits on, and the organiser sees why', async () => {
    const { event, holder, line, roleId } = await given.fullEvent(4);
    const [busy, away, gone, free] = line as [Person, Person, Person, Person];
    const sameTime = { startTime: event.startTime, endTime: event.endTime };
    await given.assign(await given.eventOf(1, sameTime), busy);
    await away.call(setDaysOff, {
      body: { days: [localTimeOf(new Date(event.startTime), event.timeZone).slice(0, 10)] },
    });
    await product.db
      .updateTable('appUser')
      .set({ activatedAt: null })
      .where('id', '=', gone.id)
      .execute();
    await holder.call(endpoints.withdraw, { params: { id: await idOf(holder, event) } });
    await fillFreePlaces(product.ports, roleId);
    const query = { state: 'waitlisted' };
    const page = (await admin.call(endpoints.eventQueue, { params: { id: event.id }, query })).body
      .participations as QueueEntry[];
    expect(page.map(({ userId, state, passedOver }) => [userId, state, passedOver])).toEqual([
      [busy.id, 'waitlisted', 'clash'],
      [away.id, 'waitlisted', 'day_off'],
      [gone.id, 'waitlisted', 'inactive'],
      [free.id, 'offered', null],
    ]);
    expect(firstRole(event).id).toBe(roleId);
  });

  test('JO-06 who becomes an organiser gives the offered place back', async () => {
    const { event, line, roleId } = await offered(1);
    const [first] = line as [Person];
    await product.db
      .transaction()
      .execute(async (tx) => await withdrawRequestsOf(product.ports, tx, first.id));
    expect(await stateOf(first, event)).toBe('withdrawn');
    expect(await filledOf(roleId)).toBe(0);
  });
});
