import { searchVolunteers, setAvailability } from '@saath/contract/accounts/accounts/endpoints';
import { deleteEvent, getEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer, deleteRole } from '@saath/contract/events/roles/endpoints';
import { suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
import type { SuggestedPerson } from '@saath/contract/matching/suggest/schema';
import * as endpoints from '@saath/contract/places/joining/endpoints';
import type { Participation, QueueEntry } from '@saath/contract/places/joining/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import type { Client } from '../../../testing/client.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
let admin: Client & { id: string };
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => {
  await product.close();
});

const volunteer = async (given: Parameters<typeof givenSignedIn>[1] = {}) =>
  await givenSignedIn(product, given);

const ask = async (client: SignedIn, event: Event, change: Record<string, unknown> = {}) =>
  await client.call(endpoints.requestJoin, {
    body: { eventId: event.id, userId: client.id, ...change },
  });
const decide = async (participationId: string, body: Record<string, unknown>) =>
  await admin.call(endpoints.decide, { params: { id: participationId }, body });
const assign = async (event: Event, person: { id: string }, roleId = firstRole(event).id) =>
  await admin.call(assignVolunteer, {
    body: { volunteerId: person.id, roleId, eventId: event.id },
  });
const read = async (id: string, client: Client = admin) =>
  (await client.call(getEvent, { params: { id } })).body.event as Event;
const mine = async (client: Client) =>
  (await client.call(endpoints.myParticipations)).body.participations as Participation[];

let hour = 0;
/** An event at a time of its own. */
async function eventOf(places = 1, change: Record<string, unknown> = {}): Promise<Event> {
  hour += 3;
  const start = Date.parse('2026-12-10T00:00:00Z') + hour * 3_600_000;
  return await givenEvent(admin, {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 2 * 3_600_000).toISOString(),
    role: [
      {
        role_name: 'First aider',
        description: 'Looks after people.',
        maxVolunteers: places,
        skills: ['First aid'],
      },
    ],
    ...change,
  });
}

describe('asking to join', () => {
  test('RO-04 a request names a role or none, once, for oneself only, and is answered by a mail', async () => {
    const event = await eventOf();
    const client = await volunteer();
    const sent = await ask(client, event, {
      roleId: firstRole(event).id,
      note: 'I can bring a kit.',
    });
    expect(sent.body).toMatchObject({
      success: true,
      message: 'Join request sent successfully!',
      participation: { state: 'requested', roleName: 'First aider', note: 'I can bring a kit.' },
    });
    expect((await ask(client, event)).body.error).toBe(
      'You have already asked to join this event.',
    );
    const other = await volunteer();
    expect((await ask(other, event, { userId: client.id })).status).toBe(403);
    expect((await ask(other, event, { roleId: firstRole(await eventOf()).id })).status).toBe(404);
    expect((await ask(other, event)).body.participation).toMatchObject({ roleId: null });
    expect((await product.mailsTo(client.email)).at(-1)).toContain('Your request is in');
  });

  test('RO-04 only upcoming events can be joined', async () => {
    const event = await eventOf();
    const client = await volunteer();
    product.clock.now = new Date(event.startTime);
    expect(await ask(client, event)).toMatchObject({
      status: 409,
      body: { error: 'Only upcoming events can be joined.' },
    });
    product.clock.now = testStart;
    expect((await ask(Object.assign(admin, { name: '', email: '' }), event)).body.code).toBe(
      'joining.not_active',
    );
  });

  test('RO-04 a volunteer withdraws until the event starts, may ask again, and nobody else can', async () => {
    const event = await eventOf();
    const client = await volunteer();
    const { id } = (await ask(client, event)).body.participation as Participation;
    const withdraw = async (who: Client) => await who.call(endpoints.withdraw, { params: { id } });
    expect((await withdraw(await volunteer())).status).toBe(404);
    expect((await withdraw(client)).body.participation).toMatchObject({ state: 'withdrawn' });
    expect((await withdraw(client)).body.code).toBe('joining.not_possible');
    expect((await ask(client, event)).body.participation).toMatchObject({ state: 'requested', id });
    product.clock.now = new Date(event.startTime);
    expect((await withdraw(client)).body.code).toBe('joining.not_open');
    product.clock.now = testStart;
  });
});

describe('the organiser answers', () => {
  test('RO-04 RO-02 sees each request with its fit, approves, declines with a word; both see the result', async () => {
    const event = await eventOf(2);
    const fits = await volunteer({ skills: ['first-aid'], name: 'Fatima Noor' });
    const doesNot = await volunteer({ skills: ['Cricket'], interests: ['cricket'] });
    await ask(fits, event);
    await ask(doesNot, event, { roleId: firstRole(event).id });
    const queue = (await admin.call(endpoints.eventQueue, { params: { id: event.id } })).body
      .participations as QueueEntry[];
    expect(queue.map(({ userId }) => userId)).toEqual([fits.id, doesNot.id]);
    const [first, second] = queue;
    if (!first || !second) throw new Error('The queue lacks a request');
    expect(first.bestRoleId).toBe(firstRole(event).id);
    expect(first.person.score).toBeGreaterThan(second.person.score);
    expect(first.person.reasons.map(({ text }) => text).join()).toContain('Has First aid');

    expect((await decide(first.id, { decision: 'approve' })).body.code).toBe('joining.role_needed');
    const approved = await decide(first.id, { decision: 'approve', roleId: first.bestRoleId });
    expect(approved.body.participation).toMatchObject({
      state: 'confirmed',
      roleName: 'First aider',
    });
    const declined = await decide(second.id, {
      decision: 'decline',
      note: 'We need first aiders.',
    });
    expect(declined.body.participation).toMatchObject({ state: 'declined' });

    expect(await mine(fits)).toMatchObject([{ state: 'confirmed', event: { id: event.id } }]);
    expect(await mine(doesNot)).toMatchObject([{ answer: 'We need first aiders.' }]);
    expect((await product.mailsTo(fits.email)).at(-1)).toContain("You're in");
    expect((await product.mailsTo(doesNot.email)).at(-1)).toContain('We need first aiders.');
    expect((await ask(doesNot, event)).body.code).toBe('joining.declined');
    const shown = await read(event.id);
    expect(shown.role).toMatchObject([
      { filled: 1, volunteers: [{ id: fits.id, name: 'Fatima Noor' }] },
    ]);
    expect((await read(event.id, doesNot)).role[0]?.volunteers).toEqual([{ id: fits.id }]);
  });

  test('RO-04 the second of two organisers is told that the answer is given', async () => {
    const event = await eventOf();
    const { id } = (await ask(await volunteer(), event, { roleId: firstRole(event).id })).body
      .participation as Participation;
    expect((await decide(id, { decision: 'approve' })).status).toBe(200);
    expect(await decide(id, { decision: 'approve' })).toMatchObject({
      status: 409,
      body: { code: 'joining.not_possible' },
    });
  });

  test('RO-03 RO-04 a full role refuses, the wait list has an order, and a freed place goes to its first', async () => {
    const event = await eventOf(1);
    const roleId = firstRole(event).id;
    const people = [await volunteer(), await volunteer(), await volunteer()] as const;
    const ids: string[] = [];
    for (const person of people)
      ids.push(((await ask(person, event, { roleId })).body.participation as Participation).id);
    const [holder, next, last] = ids as [string, string, string];
    await decide(holder, { decision: 'approve' });
    expect((await decide(next, { decision: 'approve' })).body.message).toBe('This role is full.');
    await decide(next, { decision: 'waitlist' });
    product.clock.now = new Date(testStart.getTime() + 1000);
    await decide(last, { decision: 'waitlist' });
    expect(await mine(people[1])).toMatchObject([{ state: 'waitlisted', position: 1 }]);
    expect(await mine(people[2])).toMatchObject([{ state: 'waitlisted', position: 2 }]);

    await people[0].call(endpoints.withdraw, { params: { id: holder } });
    await expect
      .poll(async () => (await mine(people[1]))[0]?.state, { timeout: patient(10_000) })
      .toBe('offered');
    expect(await mine(people[2])).toMatchObject([{ state: 'waitlisted', position: 1 }]);
    expect((await product.mailsTo(people[1].email)).at(-1)).toContain('A place is free for you');
    const accept = { params: { id: next }, body: { accept: true } };
    expect((await people[1].call(endpoints.answerOffer, accept)).status).toBe(200);
    expect((await product.mailsTo(people[1].email)).at(-1)).toContain("You're in");
    product.clock.now = testStart;

    const changes = await product.db
      .selectFrom('participationChange')
      .select('toState')
      .where('eventId', '=', event.id)
      .where('userId', '=', people[1].id)
      .orderBy('id')
      .execute();
    expect(changes.map(({ toState }) => toState)).toEqual([
      'requested',
      'waitlisted',
      'offered',
      'confirmed',
    ]);
  });

  test('RO-04 more places in a role go to the wait list as well', async () => {
    const event = await eventOf(1);
    const role = firstRole(event);
    const waiting = await volunteer();
    await assign(event, await volunteer());
    const { id } = (await ask(waiting, event, { roleId: role.id })).body
      .participation as Participation;
    await decide(id, { decision: 'waitlist' });
    const body = { ...(await read(event.id)), role: [{ ...role, maxVolunteers: 2 }] };
    expect((await admin.call(updateEvent, { params: { id: event.id }, body })).status).toBe(200);
    await expect
      .poll(async () => (await mine(waiting))[0]?.state, { timeout: patient(10_000) })
      .toBe('offered');
    const fewer = { ...(await read(event.id)), role: [{ ...role, maxVolunteers: 1 }] };
    expect(
      (await admin.call(updateEvent, { params: { id: event.id }, body: fewer })).body.message,
    ).toBe('2 people already hold a place as "First aider", so it cannot have only 1.');
  });
});

describe('assigning', () => {
  test('RO-01 RO-03 gives a place and refuses in words what cannot be', async () => {
    const event = await eventOf(1);
    const person = await volunteer({ name: 'Zara Malik' });
    expect((await assign(event, person)).body.message).toBe('Volunteer assigned successfully!');
    expect(await assign(event, person)).toMatchObject({
      status: 409,
      body: {
        code: 'joining.already_assigned',
        message: 'Volunteer is already assigned to a role in this event.',
      },
    });
    expect(firstRole(await read(event.id)).filled).toBe(1);
    expect((await assign(event, await volunteer())).body.message).toBe('This role is full.');
    const sameTime = await eventOf(1, {
      startTime: event.startTime,
      endTime: event.endTime,
      title: 'Elsewhere',
    });
    expect((await assign(sameTime, person)).body.message).toBe(
      'Zara Malik already holds a role at that time, in "River clean-up".',
    );
    const waiting = await volunteer({ activatedAt: null });
    expect((await assign(sameTime, waiting)).body.code).toBe('joining.not_active');
    expect((await assign(sameTime, admin)).body.code).toBe('joining.not_active');
    expect((await assign(sameTime, await volunteer(), firstRole(event).id)).status).toBe(404);
    product.clock.now = new Date(event.endTime);
    // The organiser's own session has ended by then.
    const later = await signedInAs(product, admin.id);
    const over = await later.call(assignVolunteer, {
      body: {
        volunteerId: (await volunteer()).id,
        roleId: firstRole(sameTime).id,
        eventId: sameTime.id,
      },
    });
    expect(over.body.message).toBe('This event is over.');
    product.clock.now = testStart;
    const invalid = await admin.call(assignVolunteer, { body: { volunteerId: 'x' } });
    expect(invalid.body.message).toBe('Assign Volunteer Failed Due to Invalid Input!');
  });

  test('RO-03 JO-04 one event may begin when another ends', async () => {
    const event = await eventOf(1);
    const start = Date.parse(event.endTime);
    const next = await eventOf(1, {
      startTime: event.endTime,
      endTime: new Date(start + 3_600_000).toISOString(),
    });
    const person = await volunteer();
    expect((await assign(event, person)).status).toBe(200);
    expect((await assign(next, person)).status).toBe(200);
  });

  test('RO-02 MA-01 suggests who fits and is free, with reasons, without those who have a place', async () => {
    const event = await eventOf(2, {
      title: 'Photography walk',
      role: [
        {
          role_name: 'Photographer',
          description: 'Takes pictures.',
          maxVolunteers: 2,
          skills: ['Photography'],
        },
      ],
    });
    const best = await volunteer({ skills: ['photografy'], name: 'Kiran Photo' });
    const busy = await volunteer({ skills: ['Photography'], name: 'Busy Photo' });
    const away = await volunteer({ skills: ['Photography'], name: 'Away Photo' });
    const weekday = (new Date(event.startTime).getUTCDay() + 2) % 7;
    await away.call(setAvailability, { body: { weekly: [{ weekday, from: 0, to: 60 }] } });
    await assign(await eventOf(1, { startTime: event.startTime, endTime: event.endTime }), busy);
    const suggest = async () =>
      (await admin.call(suggestVolunteers, { params: { roleId: firstRole(event).id } })).body
        .suggestedUsers as SuggestedPerson[];
    const suggested = await suggest();
    expect(suggested[0]).toMatchObject({ id: best.id });
    expect(suggested[0]?.reasons[0]?.text).toContain('photografy');
    expect(suggested.map(({ id }) => id)).not.toContain(busy.id);
    expect(suggested.map(({ id }) => id)).not.toContain(away.id);
    expect(JSON.stringify(suggested)).not.toContain(best.email);
    await assign(event, best);
    expect((await suggest()).map(({ id }) => id)).not.toContain(best.id);
    const found = await admin.call(searchVolunteers, {
      query: { name: 'photo', event_id: event.id },
    });
    expect((found.body.users as { id: string }[]).map(({ id }) => id)).not.toContain(best.id);
  });
});

describe('when an event changes', () => {
  test('RO-03 a move that would make somebody overlap is refused whole', async () => {
    const first = await eventOf(1);
    const second = await eventOf(1);
    const person = await volunteer();
    await assign(first, person);
    await assign(second, person);
    const moved = await admin.call(updateEvent, {
      params: { id: second.id },
      body: {
        ...(await read(second.id)),
        title: 'Moved',
        startTime: first.startTime,
        endTime: first.endTime,
      },
    });
    expect(moved).toMatchObject({ status: 409, body: { code: 'events.clash' } });
    expect(await read(second.id)).toMatchObject({
      title: 'River clean-up',
      startTime: second.startTime,
    });
  });

  test('RO-01 RO-04 people of a deleted role ask again, people of a moved or deleted event are told', async () => {
    const event = await eventOf(1);
    const person = await volunteer();
    await assign(event, person);
    const later = new Date(Date.parse(event.endTime) + 1_800_000).toISOString();
    await admin.call(updateEvent, {
      params: { id: event.id },
      body: { ...(await read(event.id)), endTime: later, notify: true },
    });
    expect((await product.mailsTo(person.email)).at(-1)).toContain('New time or place');
    await admin.call(deleteRole, { params: { roleId: firstRole(event).id } });
    expect(await mine(person)).toMatchObject([{ state: 'requested', roleId: null }]);
    expect((await product.mailsTo(person.email)).at(-1)).toContain('Your role has changed');
    await admin.call(deleteEvent, { params: { id: event.id } });
    expect(await mine(person)).toEqual([]);
    expect((await product.mailsTo(person.email)).at(-1)).toContain('Cancelled');
  });

  test('RO-04 the dashboard lists what waits for an answer', async () => {
    const { body: before } = await admin.call(endpoints.waitingRequests);
    const event = await eventOf(1);
    await ask(await volunteer({ name: 'Nadia Waits' }), event);
    const { body } = await admin.call(endpoints.waitingRequests);
    expect(body.total).toBe((before.total as number) + 1);
    expect(body.requests).toContainEqual(
      expect.objectContaining({ personName: 'Nadia Waits', eventId: event.id, roleName: null }),
    );
  });
});
