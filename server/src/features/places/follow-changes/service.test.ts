/** What people did stays, whatever becomes of their role, their shift, their event or their account (A1, A3, A6, A8). */
import { leave } from '@saath/contract/accounts/account-care/endpoints';
import { deleteUser } from '@saath/contract/accounts/accounts/endpoints';
import { readDay } from '@saath/contract/day/check-in/endpoints';
import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { cancelEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { createRole, deleteRole } from '@saath/contract/events/roles/endpoints';
import { setShifts } from '@saath/contract/events/shifts/endpoints';
import { localTimeOf } from '@saath/contract/local-time';
import { saveBoard } from '@saath/contract/places/board/endpoints';
import { answerOffer } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPasswords } from '../../../platform/passwords.ts';
import type { Client } from '../../../testing/client.ts';
import { givenAdmin } from '../../../testing/given.ts';
import { asks, givenBoard, placed } from '../../../testing/given-board.ts';
import { atAnyTime, markOf, minutesIn, onList, sent } from '../../../testing/given-day.ts';
import { leaversGone } from '../../../testing/leavers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { type Person, waitListOf } from '../../../testing/wait-list.ts';
import { endOfferInTime, passPlacesOn } from '../wait-list/jobs.ts';

let product: TestProduct;
let organiserId: string;
let admin: Client;
beforeAll(async () => {
  product = await testProduct();
  organiserId = (await givenAdmin(product)).id;
  admin = atAnyTime(product, organiserId);
});
beforeEach(() => {
  product.clock.now = testStart;
});
afterAll(async () => await product.close());

/** An event of four hours with a role of so many places, of whom those named hold one. */
async function eventWith(names: readonly string[], places = names.length) {
  product.clock.now = testStart;
  const { event, roleIds } = await givenBoard(admin, [places]);
  const [roleId] = roleIds;
  const people = [];
  for (const name of names)
    people.push(await placed(product, { event, roleId, name }, organiserId));
  return { event, roleId, people };
}

async function press(event: Event, name: string, to: DayPerson['state'], minutes: number) {
  const at = minutesIn(product, event, minutes);
  const [result] = await sent(admin, event, [markOf(await onList(admin, event, name), to, { at })]);
  return result;
}

async function standingOf({ id: eventId }: Event, { id: userId }: { id: string }) {
  return await product.db
    .selectFrom('participation')
    .select(['id', 'state', 'roleId', 'checkedInAt', 'checkedOutAt', 'offeredUntil'])
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
}

async function filledOf(roleId: string): Promise<number> {
  const { filled } = await product.db
    .selectFrom('eventRole')
    .select('filled')
    .where('id', '=', roleId)
    .executeTakeFirstOrThrow();
  return filled;
}

describe('A1 a role', () => {
  const remove = async (roleId: string) => await admin.call(deleteRole, { params: { roleId } });

  test('A1 of an event that has begun is not deleted, and the text says what to do; before it is', async () => {
    const { event, roleId, people } = await eventWith(['Aisha']);
    minutesIn(product, event, 0);
    const refused = await remove(roleId);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'roles.begun',
      message: expect.stringContaining('lower its places'),
    });
    expect(await standingOf(event, people[0] as { id: string })).toMatchObject({
      state: 'confirmed',
      roleId,
    });
    minutesIn(product, event, -1);
    expect((await remove(roleId)).status).toBe(200);
    expect(await standingOf(event, people[0] as { id: string })).toMatchObject({
      state: 'requested',
      roleId: null,
    });
  });

  test('A1 is not deleted either when somebody is here before the event begins', async () => {
    const { event, roleId } = await eventWith(['Aisha']);
    expect(await press(event, 'Aisha', 'checked_in', -10)).toMatchObject({ outcome: 'done' });
    expect((await remove(roleId)).body.code).toBe('roles.recorded');
    expect((await onList(admin, event, 'Aisha')).state).toBe('checked_in');
  });
});

test('A3 who is here when a running event is cancelled has come, and what is over or recorded stays', async () => {
  const names = ['Here', 'Done', 'Missed', 'Comes'];
  const { event, roleId, people } = await eventWith(names, 5);
  const [here, done, missed, comes] = people as { id: string }[];
  const asking = await placed(product, { event, roleId, name: 'Over' }, organiserId);
  await press(event, 'Here', 'checked_in', 5);
  await press(event, 'Done', 'checked_in', 5);
  await press(event, 'Done', 'left_early', 60);
  await press(event, 'Missed', 'no_show', 20);
  // Somebody whose own time is over already.
  const endTime = new Date(Date.parse(event.startTime) + 30 * 60_000);
  await product.db
    .updateTable('participation')
    .set({ endTime })
    .where('userId', '=', asking.id)
    .execute();
  const at = minutesIn(product, event, 90);
  const body = { reason: 'The river floods' };
  expect((await admin.call(cancelEvent, { params: { id: event.id }, body })).status).toBe(200);
  expect(await standingOf(event, here as { id: string })).toMatchObject({
    state: 'completed',
    checkedOutAt: new Date(at),
  });
  expect((await standingOf(event, done as { id: string })).state).toBe('left_early');
  expect((await standingOf(event, missed as { id: string })).state).toBe('no_show');
  expect((await standingOf(event, asking)).state).toBe('confirmed');
  expect((await standingOf(event, comes as { id: string })).state).toBe('withdrawn');
  expect(await filledOf(roleId)).toBe(3);
  const told = await product.db
    .selectFrom('notice')
    .select('userId')
    .where('kind', '=', 'cancellation')
    .execute();
  expect(told.map(({ userId }) => userId)).toEqual([comes?.id]);
});

test('A3 the board leaves who is here where they are, and moves them as they are', async () => {
  const { event, roleId, people } = await eventWith(['Aisha']);
  const [aisha] = people as { id: string }[];
  const role = { role_name: 'Usher', description: 'Ushers.', maxVolunteers: 1, skills: ['X'] };
  const made = await admin.call(createRole, { body: { ...role, event_id: event.id } });
  const other = (made.body.eventRole as { id: string }).id;
  await press(event, 'Aisha', 'checked_in', 10);
  const save = async (to: 'unassigned' | { roleId: string }) =>
    await admin.call(saveBoard, {
      params: { id: event.id },
      body: {
        moves: [{ userId: aisha?.id, from: { state: 'checked_in', roleId }, to }],
        note: '',
      },
    });
  const refused = await save('unassigned');
  expect(refused.body.code).toBe('board.changed');
  expect(JSON.stringify(refused.body)).toContain('is recorded');
  expect((await save({ roleId: other })).status).toBe(200);
  expect(await standingOf(event, aisha as { id: string })).toMatchObject({
    state: 'checked_in',
    roleId: other,
    checkedInAt: expect.any(Date),
  });
});

describe('A3 shifts', () => {
  const local = (event: Event, minutes: number) =>
    localTimeOf(new Date(Date.parse(event.startTime) + minutes * 60_000), event.timeZone);
  const shift = (event: Event, from: number, to: number, id?: string) => ({
    ...(id ? { id } : {}),
    ...{ startsAt: local(event, from), endsAt: local(event, to) },
    ...{ minPeople: 0, maxPeople: 2, place: '' },
  });
  const plan = async (roleId: string, shifts: readonly object[]) =>
    await admin.call(setShifts, { params: { roleId }, body: { shifts, release: true } });

  test('A3 that have begun with people stay as they are; others can be added, and later ones go', async () => {
    const { event, roleId, people } = await eventWith(['Aisha', 'Bilal', 'Chanda'], 4);
    const two = [shift(event, 0, 120), shift(event, 120, 240)];
    const made = (await plan(roleId, two)).body.shifts as { id: string }[];
    const [first, second] = made.map(({ id }) => id);
    await press(event, 'Aisha', 'checked_in', 10);
    const keepSecond = shift(event, 120, 240, second);
    for (const shifts of [[keepSecond], [shift(event, 0, 60, first), keepSecond], []]) {
      const refused = await plan(roleId, shifts);
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        code: 'shifts.begun',
        message: expect.stringContaining('add other shifts'),
      });
    }
    const keepFirst = shift(event, 0, 120, first);
    expect((await plan(roleId, [keepFirst, keepSecond, shift(event, 200, 240)])).status).toBe(200);
    expect((await plan(roleId, [keepFirst, shift(event, 200, 240)])).status).toBe(200);
    const states = await Promise.all(people.map((person) => standingOf(event, person)));
    expect(states.map(({ state }) => state)).toEqual(['checked_in', 'confirmed', 'requested']);
  });

  test('A3 do not take the place of the one time for all in which somebody is here', async () => {
    const { event, roleId } = await eventWith(['Aisha'], 2);
    await press(event, 'Aisha', 'checked_in', 10);
    const refused = await plan(roleId, [shift(event, 0, 120), shift(event, 120, 240)]);
    expect(refused.body.code).toBe('shifts.begun');
  });
});

describe('A6 an account that ends while its person is here', () => {
  test('A6 leaves the attendance where it is, without a name once it is gone', async () => {
    const { event, people } = await eventWith(['Leaver', 'Stays']);
    const [leaver] = people as { id: string }[];
    const coming = await eventWith([], 1);
    await asks(product, { event: coming.event, userId: leaver?.id ?? '' });
    await press(event, 'Leaver', 'checked_in', -30);
    const person = atAnyTime(product, leaver?.id ?? '');
    const passwordHash = await createPasswords().hash('Correct1horse!');
    await product.db
      .updateTable('appUser')
      .set({ passwordHash })
      .where('id', '=', leaver?.id ?? '')
      .execute();
    const left = await person.call(leave, { body: { currentPassword: 'Correct1horse!' } });
    expect(left.status).toBe(200);
    expect((await onList(admin, event, 'Leaver')).state).toBe('checked_in');
    expect((await standingOf(coming.event, leaver as { id: string })).state).toBe('withdrawn');
    product.clock.now = new Date(product.clock.now.getTime() + 8 * 24 * 3_600_000);
    expect(await leaversGone(product)).toBe(1);
    expect(await standingOf(event, leaver as { id: string })).toMatchObject({
      state: 'completed',
      checkedInAt: expect.any(Date),
      checkedOutAt: null,
    });
    expect((await onList(admin, event, 'Former volunteer')).state).toBe('completed');
  });

  test('A6 that an organiser removes has come; what has not begun for them is free again', async () => {
    const { event, roleId, people } = await eventWith(['Removed']);
    const [removed] = people as { id: string }[];
    await press(event, 'Removed', 'checked_in', -30);
    const gone = await admin.call(deleteUser, { params: { id: removed?.id ?? '' } });
    expect(gone.status).toBe(200);
    expect((await onList(admin, event, 'Former volunteer')).state).toBe('completed');
    expect(await filledOf(roleId)).toBe(1);
  });
});

describe('A8 a place that a no-show frees while the event goes on', () => {
  test('A8 is offered to who stands by, for a quarter of the time that is left, and taken while it goes on', async () => {
    const { event, line, roleId } = await waitListOf(product, admin).fullEvent(2);
    const [first, second] = line as [Person, Person];
    const at = minutesIn(product, event, 20);
    const { body } = await admin.call(readDay, { params: { id: event.id } });
    const [missing] = body.people as [DayPerson];
    expect(await sent(admin, event, [markOf(missing, 'no_show', { at })])).toMatchObject([
      { outcome: 'done' },
    ]);
    await passPlacesOn(product.ports, roleId);
    const offered = await standingOf(event, first);
    // Of the two hours one hundred minutes are left.
    const until = new Date(Date.parse(at) + 25 * 60_000);
    expect(offered).toMatchObject({ state: 'offered', offeredUntil: until });
    expect((await standingOf(event, second)).state).toBe('waitlisted');
    const given = { params: { id: offered.id }, body: { accept: true } };
    expect((await atAnyTime(product, first.id).call(answerOffer, given)).status).toBe(200);
    expect((await standingOf(event, first)).state).toBe('confirmed');
    expect(await filledOf(roleId)).toBe(1);
  });

  test('A8 goes on to the next when nobody answers, until too little is left', async () => {
    const { event, line, roleId } = await waitListOf(product, admin).fullEvent(3);
    const [first, second, third] = line as [Person, Person, Person];
    const at = minutesIn(product, event, 20);
    const { body } = await admin.call(readDay, { params: { id: event.id } });
    const [missing] = body.people as [DayPerson];
    await sent(admin, event, [markOf(missing, 'no_show', { at })]);
    await passPlacesOn(product.ports, roleId);
    minutesIn(product, event, 50);
    const { id, state } = await standingOf(event, first);
    expect(state).toBe('offered');
    await endOfferInTime(product.ports, id);
    await passPlacesOn(product.ports, roleId);
    expect((await standingOf(event, first)).state).toBe('expired');
    const next = await standingOf(event, second);
    expect(next.state).toBe('offered');
    minutesIn(product, event, 91);
    await endOfferInTime(product.ports, next.id);
    await passPlacesOn(product.ports, roleId);
    expect((await standingOf(event, third)).state).toBe('waitlisted');
    expect(await filledOf(roleId)).toBe(0);
  });
});
