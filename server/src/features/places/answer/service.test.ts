import { createEvent, getEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
import { saveBoard } from '@saath/contract/places/board/endpoints';
import * as endpoints from '@saath/contract/places/joining/endpoints';
import type { QueueEntry, RosterPerson } from '@saath/contract/places/joining/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import type { Client } from '../../../testing/client.ts';
import { eventForm, firstRole, givenAdmin } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { waitListOf } from '../../../testing/wait-list.ts';

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

const role = (role_name: string, skills: string[], maxVolunteers = 1) => {
  return { role_name, description: 'Helps.', maxVolunteers, skills };
};
const read = async ({ id }: Event) =>
  (await admin.call(getEvent, { params: { id } })).body.event as Event;
const change = async (event: Event, changes: object) =>
  await admin.call(updateEvent, {
    params: { id: event.id },
    body: { ...(await read(event)), ...changes },
  });

describe('an event that gives its places at once', () => {
  test('JO-05 gives a free place to whoever asks, and then a place on the wait list', async () => {
    const event = await given.eventOf(1, { mode: 'instant' });
    const [first, second, third] = [
      await given.volunteer(),
      await given.volunteer(),
      await given.volunteer(),
    ];
    const roleId = firstRole(event).id;
    expect((await given.ask(first, event, { roleId, note: 'With a kit' })).body).toMatchObject({
      message: "You're in!",
      participation: { state: 'confirmed', roleName: 'First aider', note: 'With a kit' },
      mailedTo: first.email,
    });
    expect((await given.ask(second, event, { roleId })).body).toMatchObject({
      message: 'All places are taken. You are on the wait list.',
      participation: { state: 'waitlisted', position: 1, roleId },
    });
    expect((await given.ask(third, event)).body).toMatchObject({
      participation: { state: 'waitlisted', position: 2, roleId: null },
    });
    expect((await product.mailsTo(first.email)).at(-1)).toContain("You're in");
    expect((await product.mailsTo(second.email)).at(-1)).toContain('You are on the wait list');
    expect((await given.ask(second, event)).body.code).toBe('joining.already_requested');
  });

  test('JO-05 without a role it is the free one that fits best', async () => {
    const roles = [role('Cook', ['Cooking']), role('Photographer', ['Photography'])];
    const event = await given.eventOf(1, { mode: 'instant', role: roles });
    const [best, next] = [
      await given.volunteer({ skills: ['Photography'] }),
      await given.volunteer({ skills: ['Photography'] }),
    ];
    expect((await given.ask(best, event)).body.participation).toMatchObject({
      state: 'confirmed',
      roleName: 'Photographer',
    });
    expect((await given.ask(next, event)).body.participation).toMatchObject({ roleName: 'Cook' });
  });

  test('JO-05 JO-06 nobody gets past those who wait already', async () => {
    const event = await given.eventOf(1);
    const waits = await given.waiting(event);
    expect((await change(event, { mode: 'instant' })).status).toBe(200);
    const late = await given.volunteer();
    const roleId = firstRole(event).id;
    expect((await given.ask(late, event, { roleId })).body.participation).toMatchObject({
      state: 'waitlisted',
      position: 2,
    });
    // The free place is not forgotten over it.
    await expect
      .poll(async () => (await given.mine(waits, event))?.state, { timeout: patient(10_000) })
      .toBe('offered');
  });

  test('JO-05 the mode is part of the event: of a new, a changed and a copied one; without it organisers answer', async () => {
    const event = await given.eventOf(1);
    expect(event).toMatchObject({ mode: 'approve', travelMinutes: 0 });
    await change(event, { mode: 'instant', travelMinutes: 45 });
    expect(await read(event)).toMatchObject({ mode: 'instant', travelMinutes: 45 });
    const wire = { ...(await read(event)), mode: undefined, travelMinutes: undefined };
    await admin.call(updateEvent, { params: { id: event.id }, body: wire });
    expect(await read(event)).toMatchObject({ mode: 'instant', travelMinutes: 45 });
    const refused = await admin.call(createEvent, { body: eventForm({ travelMinutes: 241 }) });
    expect(refused.body.message).toBe('Please enter how many minutes the way takes, at most 240.');
  });
});

describe('the fewest people a role can do with', () => {
  test('JO-04 is told with the role, stays when it is not sent, and is never more than the role takes', async () => {
    const event = await given.eventOf(1, {
      role: [{ ...role('Cook', ['Cooking'], 6), minVolunteers: 4 }, role('Driver', ['Driving'])],
    });
    expect(event.role.map(({ minVolunteers }) => minVolunteers)).toEqual([4, null]);
    const [cook] = event.role;
    const { minVolunteers: _, ...withoutIt } = { ...cook, maxVolunteers: 3 };
    expect((await change(event, { role: [withoutIt] })).status).toBe(200);
    expect((await read(event)).role[0]).toMatchObject({ maxVolunteers: 3, minVolunteers: 3 });
    await change(event, { role: [{ ...cook, minVolunteers: null }] });
    expect((await read(event)).role[0]).toMatchObject({ maxVolunteers: 6, minVolunteers: null });
    await change(event, { role: [{ ...cook, minVolunteers: 0 }] });
    expect((await read(event)).role[0]?.minVolunteers).toBeNull();
  });
});

describe('two places at one time', () => {
  /** Two events at one time, and somebody who holds a place in the first. */
  async function overlapping(changes: object = {}) {
    const first = await given.eventOf(1, { title: 'Beach clean-up' });
    const times = { startTime: first.startTime, endTime: first.endTime };
    const second = await given.eventOf(2, { ...times, ...changes });
    const person = await given.volunteer({ name: 'Zara Malik' });
    await given.assign(first, person);
    return { first, second, person };
  }

  test('JO-04 a volunteer sees which commitment clashes, may ask all the same, and is refused a place at once', async () => {
    const { first, second, person } = await overlapping();
    const query = { eventId: second.id };
    const { clash } = (await person.call(endpoints.myParticipations, { query })).body;
    expect(clash).toEqual({
      eventId: first.id,
      minutesAway: null,
      title: 'Beach clean-up',
      startTime: first.startTime,
      endTime: first.endTime,
      timeZone: first.timeZone,
    });
    expect((await person.call(endpoints.myParticipations)).body.clash).toBeNull();
    expect((await given.ask(person, second)).body).toMatchObject({
      message:
        'Join request sent successfully! You already hold a role at that time, in "Beach clean-up".',
      participation: { state: 'requested' },
    });
    const { second: instant, person: other } = await overlapping({ mode: 'instant' });
    expect((await given.ask(other, instant)).body).toMatchObject({
      code: 'joining.own_overlap',
      message: 'You already hold a role at that time, in "Beach clean-up".',
    });
    // Nor does the person wait for what they could not take.
    await given.assign(instant, await given.volunteer());
    await given.assign(instant, await given.volunteer());
    expect((await given.ask(other, instant)).body.code).toBe('joining.own_overlap');
  });

  test('JO-04 an organiser gives the place all the same only with a reason, which is kept and shown', async () => {
    const { second, person } = await overlapping();
    const refused = await given.assign(second, person);
    expect(refused.body).toMatchObject({
      code: 'joining.overlap',
      message: 'Zara Malik already holds a role at that time, in "Beach clean-up".',
    });
    expect((await given.assign(second, person, { clashReason: '  ' })).status).toBe(409);
    const given1 = await given.assign(second, person, { clashReason: 'She leads both.' });
    expect(given1.status).toBe(200);
    const { body } = await admin.call(endpoints.eventRoster, { params: { id: second.id } });
    expect((body.people as RosterPerson[])[0]).toMatchObject({ clashReason: 'She leads both.' });
    const query = { state: 'confirmed' };
    const queue = await admin.call(endpoints.eventQueue, { params: { id: second.id }, query });
    expect((queue.body.participations as QueueEntry[])[0]?.clashReason).toBe('She leads both.');
    const entries = await product.db
      .selectFrom('auditEntry')
      .select(['actorId', 'userId', 'details'])
      .where('action', '=', 'person.clash_allowed')
      .where('eventId', '=', second.id)
      .execute();
    expect(entries).toEqual([
      { actorId: admin.id, userId: person.id, details: { subject: second.title } },
    ]);
  });

  test('JO-04 also where a request is answered, and a reason without a clash is not kept', async () => {
    const { second, person } = await overlapping();
    const roleId = firstRole(second).id;
    const asked = (await given.ask(person, second, { roleId })).body.participation as QueueEntry;
    expect((await given.decide(asked.id, { decision: 'approve' })).body.code).toBe(
      'joining.overlap',
    );
    const approve = { decision: 'approve', clashReason: 'Just next door.' };
    expect((await given.decide(asked.id, approve)).status).toBe(200);
    const free = await given.volunteer();
    await given.assign(second, free, { clashReason: 'For nothing.' });
    const rows = await product.db
      .selectFrom('participation')
      .select(['userId', 'clashReason'])
      .where('eventId', '=', second.id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { userId: person.id, clashReason: 'Just next door.' },
      { userId: free.id, clashReason: null },
    ]);
  });

  test('JO-04 RO-05 and on the board, where only a missing reason is asked for as such', async () => {
    const { second, person } = await overlapping();
    const free = await given.volunteer();
    const to = { roleId: firstRole(second).id };
    const from = { state: 'none', roleId: null };
    const moves = [person, free].map(({ id }) => ({ userId: id, from, to }));
    const save = async (body: object) =>
      await admin.call(saveBoard, { params: { id: second.id }, body });
    const refused = await save({ moves });
    expect(refused).toMatchObject({ status: 409, body: { code: 'board.clash' } });
    expect(Object.keys(refused.body.fields as object)).toEqual([person.id]);
    const gone = { userId: free.id, from: { ...from, state: 'requested' }, to };
    expect((await save({ moves: [moves[0], gone] })).body.code).toBe('board.changed');
    expect((await save({ moves, clashReason: 'Two halls of one building.' })).status).toBe(200);
    const rows = await product.db
      .selectFrom('participation')
      .select(['userId', 'clashReason'])
      .where('eventId', '=', second.id)
      .orderBy('clashReason')
      .execute();
    expect(rows).toEqual([
      { userId: person.id, clashReason: 'Two halls of one building.' },
      { userId: free.id, clashReason: null },
    ]);
  });

  test('JO-04 between two places lies the longer way, half-open; at one place none', async () => {
    const first = await given.eventOf(1, { travelMinutes: 30, location: 'Ravi bank, Lahore' });
    const person = await given.volunteer({ skills: ['Beekeeping'] });
    await given.assign(first, person);
    const after = async (minutes: number, changes: object) => {
      const start = Date.parse(first.endTime) + minutes * 60_000;
      return await given.eventOf(1, {
        startTime: new Date(start).toISOString(),
        endTime: new Date(start + 3_600_000).toISOString(),
        role: [role('Beekeeper', ['Beekeeping'])],
        ...changes,
      });
    };
    const tooSoon = await after(29, { location: 'Model Town' });
    expect((await given.assign(tooSoon, person)).body.code).toBe('joining.overlap');
    const suggest = async (event: Event) =>
      (await admin.call(suggestVolunteers, { params: { roleId: firstRole(event).id } })).body
        .suggestedUsers as { id: string }[];
    expect((await suggest(tooSoon)).map(({ id }) => id)).not.toContain(person.id);
    const slow = await after(59, { location: 'Model Town', travelMinutes: 60 });
    expect((await given.assign(slow, person)).body.code).toBe('joining.overlap');
    const near = await after(0, { location: ' ravi bank, LAHORE ' });
    expect((await given.assign(near, person)).status).toBe(200);
    const other = await given.volunteer();
    await given.assign(first, other);
    await product.db
      .updateTable('eventRole')
      .set({ maxVolunteers: 2 })
      .where('eventId', '=', first.id)
      .execute();
    await given.assign(first, other);
    const justInTime = await after(30, { location: 'Model Town' });
    expect((await suggest(justInTime)).map(({ id }) => id)).not.toContain(person.id);
    expect((await given.assign(justInTime, other)).status).toBe(200);
  });
});
