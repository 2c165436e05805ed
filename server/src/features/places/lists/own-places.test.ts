/** What a volunteer reads about their own places, and what an organiser reads about the event's people. */
import type { Event } from '@saath/contract/events/events/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  type SignedIn,
} from '../../../testing/given.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { assignVolunteer } from '../answer/service.ts';
import { requestToJoin } from '../ask/service.ts';
import { clashOf, myPlaces, queueOfEvent, rosterOfEvent } from './service.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
beforeEach(() => {
  product.clock.now = testStart;
});
afterAll(async () => await product.close());

const on = async (day: string, change: Record<string, unknown> = {}): Promise<Event> =>
  await givenEvent(admin, {
    ...{ title: day, startTime: `${day}T09:00:00Z`, endTime: `${day}T13:00:00Z` },
    ...change,
  });
const ask = async ({ id: eventId }: Event, { id: userId }: { id: string }, roleId?: string) =>
  await requestToJoin(product.ports, { eventId, userId, roleId, note: '', actorId: userId });
const hold = async (event: Event, { id: userId }: { id: string }, roleId = firstRole(event).id) =>
  await assignVolunteer(product.ports, {
    ...{ eventId: event.id, roleId, userId, actorId: admin.id },
  });
const placesOf = async ({ id: userId }: { id: string }, eventId?: string) =>
  (await myPlaces(product.ports, { userId, eventId })).map(({ event }) => event.event.title);

describe('VO-02 one’s own places', () => {
  test('VO-02 what comes soonest is first, then what is over, the latest first', async () => {
    const person = await givenVolunteer(product.db);
    for (const day of ['2026-12-03', '2026-12-20', '2026-12-05', '2026-12-10'])
      await hold(await on(day), person);
    product.clock.now = new Date('2026-12-07T00:00:00Z');
    expect(await placesOf(person)).toEqual([
      ...['2026-12-10', '2026-12-20'],
      ...['2026-12-05', '2026-12-03'],
    ]);
  });

  test('VO-02 an event is over at its end, not before', async () => {
    const person = await givenVolunteer(product.db);
    await hold(await on('2026-12-03'), person);
    await hold(await on('2026-12-10'), person);
    product.clock.now = new Date('2026-12-03T12:59:59Z');
    expect(await placesOf(person)).toEqual(['2026-12-03', '2026-12-10']);
    product.clock.now = new Date('2026-12-03T13:00:00Z');
    expect(await placesOf(person)).toEqual(['2026-12-10', '2026-12-03']);
  });

  test('VO-02 those of one event alone can be asked for, and nobody else’s', async () => {
    const [person, other] = [await givenVolunteer(product.db), await givenVolunteer(product.db)];
    const event = await on('2026-12-11');
    await hold(event, person);
    await hold(await on('2026-12-12'), person);
    expect(await placesOf(person, event.id)).toEqual(['2026-12-11']);
    expect(await placesOf(other)).toEqual([]);
  });

  test('EV-09 an event that was taken back is for organisers only, also to those who withdrew from it', async () => {
    const person = await givenVolunteer(product.db);
    const event = await on('2026-12-13');
    await givenState(product, (await hold(event, person)).id, 'withdrawn');
    expect(await placesOf(person)).toEqual(['2026-12-13']);
    await product.db
      .updateTable('event')
      .set({ publishedAt: null })
      .where('id', '=', event.id)
      .execute();
    expect(await placesOf(person)).toEqual([]);
  });

  test('RO-05 one’s own place that leaves no time for an event is named; there is none for an event that is not there', async () => {
    const person = await givenVolunteer(product.db);
    await hold(await on('2026-12-14', { title: 'Beach clean-up' }), person);
    const same = await on('2026-12-14');
    const next = await on('2026-12-15');
    const clash = async (eventId: string) =>
      (await clashOf(product.ports, { userId: person.id, eventId }))?.title;
    expect(await clash(same.id)).toBe('Beach clean-up');
    expect(await clash(next.id)).toBeUndefined();
    expect(await clash(newId())).toBeUndefined();
  });
});

describe('EV-11 the event’s people', () => {
  const roles = ['Cook', 'Driver'].map((role_name) => ({
    ...{ role_name, description: 'Helps.', maxVolunteers: 1, skills: [`${role_name} skill`] },
  }));
  const roleId = (event: Event, name: string) =>
    event.role.find(({ role_name }) => role_name === name)?.id ?? '';
  const queueOf = async ({ id: eventId }: Event) =>
    await queueOfEvent(product.ports, {
      ...{ eventId, section: 'requested', after: undefined, q: undefined, isToldWhy: true },
    });

  test('EV-11 MT-01 somebody who asks for any role is shown the one that fits best and has a free place', async () => {
    const event = await on('2026-12-16', { role: roles });
    const cook = await givenVolunteer(product.db, { skills: ['Cook skill'] });
    await ask(event, cook);
    const best = async () => (await queueOf(event)).people[0]?.bestRoleId;
    expect(await best()).toBe(roleId(event, 'Cook'));
    await hold(event, await givenVolunteer(product.db), roleId(event, 'Cook'));
    expect(await best()).toBe(roleId(event, 'Driver'));
    await hold(event, await givenVolunteer(product.db), roleId(event, 'Driver'));
    expect(await best()).toBe(roleId(event, 'Cook'));
  });

  test('EV-11 somebody who asked for a role is measured by that one', async () => {
    const event = await on('2026-12-17', { role: roles });
    const cook = await givenVolunteer(product.db, { skills: ['Cook skill'] });
    await ask(event, cook, roleId(event, 'Driver'));
    expect((await queueOf(event)).people[0]).toMatchObject({
      ...{ bestRoleId: null, row: { roleId: roleId(event, 'Driver') } },
    });
  });

  test('EV-11 the sections are counted whole, whichever of them is shown', async () => {
    const event = await on('2026-12-18', { role: roles });
    const people = [];
    for (let count = 0; count < 4; count += 1) people.push(await givenVolunteer(product.db));
    const [first, second, third, fourth] = people;
    for (const person of [first, second, third]) if (person) await ask(event, person);
    if (fourth)
      await givenState(product, (await hold(event, fourth, roleId(event, 'Cook'))).id, 'withdrawn');
    expect((await queueOf(event)).counts).toEqual({
      ...{ requested: 3, waitlisted: 0, confirmed: 0, closed: 1 },
    });
  });

  test('EV-11 a page of the roster behind somebody who is gone says that the list has changed', async () => {
    const event = await on('2026-12-19');
    const page = async (after: string | undefined) =>
      await rosterOfEvent(product.ports, { eventId: event.id, roleId: firstRole(event).id, after });
    await expect(page(newId())).rejects.toMatchObject({ code: 'joining.list_changed' });
    await expect(page(undefined)).resolves.toEqual({ rows: [], next: null });
    await expect(
      rosterOfEvent(product.ports, { eventId: newId(), roleId: undefined, after: undefined }),
    ).rejects.toMatchObject({ code: 'events.not_found' });
  });

  test('EV-11 the roster has who holds a place now, and nobody who gave it back or waits', async () => {
    const event = await on('2026-12-21');
    const [holds, gave, asks] = [
      await givenVolunteer(product.db, { name: 'Holds' }),
      await givenVolunteer(product.db, { name: 'Gave back' }),
      await givenVolunteer(product.db, { name: 'Asks' }),
    ];
    await hold(event, holds);
    await givenState(product, (await hold(event, gave)).id, 'withdrawn');
    await ask(event, asks, firstRole(event).id);
    for (const roleId of [undefined, firstRole(event).id]) {
      const page = { eventId: event.id, roleId, after: undefined };
      const { rows } = await rosterOfEvent(product.ports, page);
      expect(rows.map(({ name, givenBy }) => [name, givenBy])).toEqual([
        ['Holds', 'Omar Organiser'],
      ]);
    }
  });
});
