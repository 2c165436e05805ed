/** OR-01: people with more than one shift of their role, over HTTP: who gets them, what goes with them, and what the database says. */
import { deleteUser } from '@saath/contract/accounts/accounts/endpoints';
import { cancelEvent, getEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { allowSeveralShifts, setShifts } from '@saath/contract/events/shifts/endpoints';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { eventBoard, saveBoard } from '@saath/contract/places/board/endpoints';
import type { Board } from '@saath/contract/places/board/schema';
import {
  addShift,
  giveShiftUp,
  takeShiftBack,
} from '@saath/contract/places/further-shifts/endpoints';
import {
  answerOffer,
  decide,
  eventRoster,
  myParticipations,
  withdraw,
} from '@saath/contract/places/joining/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
import { checkKept } from '../../office/kept-numbers/service.ts';
import { assignVolunteer } from '../answer/service.ts';
import * as service from './service.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

let day = 0;
/** Shifts from nine to eleven, eleven to one and three to five, the second one over the end of the first for `isTight`. */
async function threeShifts({ maxPeople = 2, isTight = false } = {}) {
  day += 1;
  const at = (hour: number) =>
    new Date(Date.parse('2027-05-01T00:00:00Z') + (day * 24 + hour) * 3_600_000).toISOString();
  const shift = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to), maxPeople });
  const shifts = [shift(9, 11), shift(isTight ? 10 : 11, 13), shift(15, 17)];
  const form = {
    role_name: 'Cook',
    description: 'Cooks.',
    maxVolunteers: 3 * maxPeople,
    skills: [],
  };
  const event = await givenEvent(admin, {
    ...{ startTime: at(9), endTime: at(17), role: [{ ...form, shifts }] },
  });
  return {
    event,
    at,
    shiftIds: firstRole(event).shifts.map(({ id }) => id) as [string, string, string],
  };
}

const allows = async ({ id }: Event, isAllowed = true) =>
  await admin.call(allowSeveralShifts, { params: { id }, body: { isAllowed } });
const adds = async (id: string, shiftId: string) =>
  await admin.call(addShift, { params: { id }, body: { shiftId } });
const takes = async (id: string, shiftId: string) =>
  await admin.call(takeShiftBack, { params: { id }, body: { shiftId } });

/** Somebody in the first shift, where several are allowed. */
async function oneIn(given: Awaited<ReturnType<typeof threeShifts>>, { shift = 0 } = {}) {
  const { event, shiftIds } = given;
  await allows(event);
  const person = await givenSignedIn(product);
  const { id } = await assignVolunteer(product.ports, {
    ...{ eventId: event.id, roleId: firstRole(event).id, userId: person.id, actorId: admin.id },
    shiftId: shiftIds[shift],
  });
  return { person, id };
}

const filledOf = async ({ id }: Event) => {
  const { body } = await admin.call(getEvent, { params: { id } });
  const role = firstRole(body.event as Event);
  return [role.filled, ...role.shifts.map(({ filled }) => filled)];
};
const rowOf = async (id: string) =>
  await product.db
    .selectFrom('participation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const minutesOf = async (id: string) =>
  (
    await product.db
      .selectFrom('hoursLedger')
      .select('minutes')
      .where('participationId', '=', id)
      .executeTakeFirst()
  )?.minutes;

describe('OR-01 one more shift', () => {
  test('OR-01 is given where the event allows it, with the seats, times, words and hours that go with it', async () => {
    const given = await threeShifts();
    const { event, at, shiftIds } = given;
    const { person, id } = await oneIn(given);
    await allows(event, false);
    const refused = await adds(id, shiftIds[2]);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'At this event everybody has one shift.',
    ]);
    await allows(event);
    expect((await adds(id, shiftIds[2])).body).toMatchObject({ message: 'Shift added.' });
    expect(await filledOf(event)).toEqual([2, 1, 0, 1]);
    expect(await rowOf(id)).toMatchObject({
      startTime: new Date(at(9)),
      endTime: new Date(at(17)),
      shiftId: shiftIds[0],
    });
    // Two shifts of two hours; the time between them is not counted.
    expect(await minutesOf(id)).toBe(240);
    const shown = await admin.call(eventBoard, { params: { id: event.id } });
    expect((shown.body.board as Board).people[0]).toMatchObject({
      shift: { id: shiftIds[0], startsAt: at(9), endsAt: at(11) },
      furtherShifts: [{ id: shiftIds[2], startsAt: at(15), endsAt: at(17) }],
    });
    const mine = (await person.call(myParticipations, { query: { eventId: event.id } })).body
      .participations as { shift: object; furtherShifts: object[] }[];
    expect(mine[0]?.shift).toMatchObject({ id: shiftIds[0], endsAt: at(11) });
    expect(mine[0]?.furtherShifts).toMatchObject([{ id: shiftIds[2], startsAt: at(15) }]);
    const { body } = await admin.call(eventRoster, { params: { id: event.id }, query: {} });
    expect(body.people).toMatchObject([{ furtherShifts: [{ id: shiftIds[2] }] }]);
    expect((await product.mailsTo(person.email)).at(-1)).toContain(
      'There is one more shift for you',
    );
    const { notices } = (await person.call(listNotices, { query: {} })).body;
    // The event's zone is five hours ahead of the moments.
    expect((notices as { title: string }[])[0]?.title).toMatch(
      /^One more shift for you: Cook, \w+, \d+ May 2027, 8:00 – 10:00 pm, River clean-up$/,
    );
    expect(await checkKept(product.db)).toEqual([]);
  });

  test('OR-01 is refused at the same time, where it is full, to who has none, and beside places elsewhere', async () => {
    const given = await threeShifts({ maxPeople: 1, isTight: true });
    const { at, shiftIds } = given;
    const { person, id } = await oneIn(given);
    expect((await adds(id, shiftIds[1])).body.message).toContain(
      'already has a shift at that time',
    );
    expect((await adds(id, shiftIds[0])).body.code).toBe('further_shifts.not_possible');
    const elsewhere = await givenEvent(admin, { startTime: at(13), endTime: at(14) });
    await assignVolunteer(product.ports, {
      ...{ eventId: elsewhere.id, roleId: firstRole(elsewhere).id },
      ...{ userId: person.id, actorId: admin.id },
    });
    expect((await adds(id, shiftIds[2])).body.code).toBe('joining.overlap');
    const other = await oneIn(given, { shift: 2 });
    const third = await oneIn(given, { shift: 1 });
    expect((await adds(third.id, shiftIds[2])).body.code).toBe('joining.full');
    await givenState(product, other.id, 'withdrawn');
    expect((await adds(other.id, shiftIds[0])).body.code).toBe('further_shifts.not_possible');
  });

  test('OR-01 who was offered a place with several shifts, and has another one then, hears so when they take it', async () => {
    const given = await threeShifts();
    const { event, at, shiftIds } = given;
    const { person, id } = await oneIn(given);
    await givenState(product, id, 'offered');
    expect((await adds(id, shiftIds[2])).status).toBe(200);
    const elsewhere = await givenEvent(admin, { startTime: at(15), endTime: at(17) });
    await assignVolunteer(product.ports, {
      ...{ eventId: elsewhere.id, roleId: firstRole(elsewhere).id },
      ...{ userId: person.id, actorId: admin.id },
    });
    const accept = async () =>
      await person.call(answerOffer, { params: { id }, body: { accept: true } });
    const refused = await accept();
    expect([refused.status, refused.body.code]).toEqual([409, 'joining.own_overlap']);
    const approve = { params: { id }, body: { decision: 'approve' } };
    expect((await admin.call(decide, approve)).body.code).toBe('joining.overlap');
    const from = { state: 'offered' as const, roleId: firstRole(event).id };
    const moves = [{ userId: person.id, from, to: { roleId: firstRole(event).id } }];
    const board = { params: { id: event.id }, body: { moves } };
    expect((await admin.call(saveBoard, board)).body.code).toBe('board.clash');
    const up = { params: { id }, body: { shiftId: shiftIds[2] } };
    expect((await person.call(giveShiftUp, up)).status).toBe(200);
    expect((await accept()).status).toBe(200);
    expect(await filledOf(event)).toEqual([1, 1, 0, 0]);
  });

  test('OR-01 is taken back and given up until it begins, and never the first one', async () => {
    const given = await threeShifts();
    const { event, at, shiftIds } = given;
    const { person, id } = await oneIn(given);
    await adds(id, shiftIds[1]);
    await adds(id, shiftIds[2]);
    expect(await filledOf(event)).toEqual([3, 1, 1, 1]);
    expect((await takes(id, shiftIds[0])).body.code).toBe('further_shifts.not_found');
    expect((await takes(id, shiftIds[2])).body.message).toBe('Shift taken back.');
    expect(await filledOf(event)).toEqual([2, 1, 1, 0]);
    expect((await rowOf(id)).endTime).toEqual(new Date(at(13)));
    const stranger = await givenSignedIn(product);
    const up = async (who: SignedIn) =>
      await who.call(giveShiftUp, { params: { id }, body: { shiftId: shiftIds[1] } });
    expect((await up(stranger)).status).toBe(404);
    product.clock.now = new Date(at(12));
    const late = { participationId: id, shiftId: shiftIds[1], actorId: person.id };
    for (const end of [service.giveShiftUp, service.takeShiftBack])
      await expect(end(product.ports, late)).rejects.toMatchObject({
        code: 'further_shifts.begun',
      });
    await expect(
      service.addShift(product.ports, { ...late, shiftId: shiftIds[0] }),
    ).rejects.toMatchObject({ code: 'further_shifts.not_possible' });
    // Who has done their part has its hours, and gets no more to do.
    const other = await oneIn(given);
    product.clock.now = new Date(at(14));
    const more = { participationId: other.id, shiftId: shiftIds[2], actorId: admin.id };
    await expect(service.addShift(product.ports, more)).rejects.toMatchObject({
      code: 'further_shifts.not_possible',
    });
    product.clock.now = testStart;
    await givenState(product, other.id, 'withdrawn');
    expect((await up(person)).body.message).toContain('The others stay yours');
    expect(await filledOf(event)).toEqual([1, 1, 0, 0]);
  });

  test('OR-01 ends with the place, and stands through having been missed by mistake', async () => {
    const given = await threeShifts();
    const { event, shiftIds } = given;
    const { person, id } = await oneIn(given);
    await adds(id, shiftIds[2]);
    await givenState(product, id, 'no_show');
    expect(await filledOf(event)).toEqual([0, 0, 0, 0]);
    await givenState(product, id, 'completed');
    expect(await filledOf(event)).toEqual([2, 1, 0, 1]);
    expect(await minutesOf(id)).toBe(240);
    await givenState(product, id, 'confirmed');
    expect((await person.call(withdraw, { params: { id } })).status).toBe(200);
    expect(await filledOf(event)).toEqual([0, 0, 0, 0]);
    expect(
      await product.db
        .selectFrom('furtherShift')
        .selectAll()
        .where('userId', '=', person.id)
        .execute(),
    ).toEqual([]);
  });

  test.each(['confirmed', 'checked_in', 'completed'] as const)(
    'OR-01 AU-10 who is removed while %s keeps what has begun, and gives up what lies ahead',
    async (state) => {
      const given = await threeShifts();
      const { event, at, shiftIds } = given;
      // The place is held with the last of them.
      const { person, id } = await oneIn(given, { shift: 2 });
      await adds(id, shiftIds[0]);
      await adds(id, shiftIds[1]);
      const other = await givenSignedIn(product);
      const roleId = firstRole(event).id;
      const asked = { eventId: event.id, userId: other.id, shiftId: shiftIds[0] };
      await assignVolunteer(product.ports, { ...asked, roleId, actorId: admin.id });
      product.clock.now = new Date(Date.parse(at(10)));
      if (state !== 'confirmed') await givenState(product, id, state);
      admin = { ...admin, ...(await signedInAs(product, admin.id)) };
      const removed = await admin.call(deleteUser, { params: { id: person.id } });
      expect(removed.status).toBe(200);
      expect(await filledOf(event)).toEqual([2, 2, 0, 0]);
      expect(await rowOf(id)).toMatchObject({
        ...{ state: state === 'confirmed' ? state : 'completed', shiftId: shiftIds[0] },
        ...{ startTime: new Date(at(9)), endTime: new Date(at(11)) },
      });
      expect(await checkKept(product.db)).toEqual([]);
    },
  );

  test('OR-01 whatever came past the service, the database refuses what no service should do', async () => {
    const given = await threeShifts({ isTight: true });
    const { event, shiftIds } = given;
    const { person, id } = await oneIn(given);
    const key = { eventId: event.id, userId: person.id, roleId: firstRole(event).id };
    const insert = async (shiftId: string) =>
      await product.db
        .insertInto('furtherShift')
        .values({ ...key, shiftId, givenAt: testStart, givenBy: null })
        .execute();
    await expect(insert(shiftIds[1])).rejects.toMatchObject({
      constraint: 'further_shift_overlap',
    });
    await expect(insert(shiftIds[0])).rejects.toMatchObject({ constraint: 'further_shift_place' });
    await adds(id, shiftIds[2]);
    const leaves = sql`update participation set state = 'withdrawn' where id = ${id}`;
    await expect(leaves.execute(product.db)).rejects.toMatchObject({
      constraint: 'further_shift_place',
    });
    const moves = sql`update shift set starts_at = starts_at - interval '5 hours' where id = ${shiftIds[2]}`;
    await expect(moves.execute(product.db)).rejects.toMatchObject({
      constraint: 'further_shift_overlap',
    });
    const asks = sql`update event_role set crew_beginners = 1 where id = ${key.roleId}`;
    await expect(asks.execute(product.db)).rejects.toMatchObject({
      constraint: 'further_shift_crew',
    });
  });
});

describe('KP-01 what was done in one of several shifts', () => {
  /** Somebody with the first shift and the third, whichever they had first, once the first is over and the third ahead. */
  async function afterTheFirst(first: 0 | 2) {
    const given = await threeShifts();
    const { event, at, shiftIds } = given;
    const { person, id } = await oneIn(given, { shift: first });
    expect((await adds(id, shiftIds[first === 0 ? 2 : 0])).status).toBe(200);
    product.clock.now = new Date(at(12));
    const organiser = await signedInAs(product, admin.id);
    return { event, at, shiftIds, person, id, organiser };
  }

  test.each([0, 2] as const)(
    'KP-01 stays when the event is cancelled (%i came first)',
    async (first) => {
      const { event, at, shiftIds, person, id, organiser } = await afterTheFirst(first);
      const body = { reason: 'The hall is closed.' };
      expect((await organiser.call(cancelEvent, { params: { id: event.id }, body })).status).toBe(
        200,
      );
      expect(await rowOf(id)).toMatchObject({
        ...{ state: 'confirmed', shiftId: shiftIds[0] },
        ...{ startTime: new Date(at(9)), endTime: new Date(at(11)) },
      });
      expect(await minutesOf(id)).toBe(120);
      expect(await filledOf(event)).toEqual([1, 1, 0, 0]);
      expect((await product.mailsTo(person.email)).at(-1)).toContain('The hall is closed.');
    },
  );

  test('KP-01 stays when the shift with which the place is held is to go', async () => {
    const { event, shiftIds, id, organiser } = await afterTheFirst(2);
    const { body } = await organiser.call(getEvent, { params: { id: event.id } });
    const role = firstRole(body.event as Event);
    const shifts = role.shifts
      .filter((shift) => shift.id !== shiftIds[2])
      .map((shift) => ({
        ...{ id: shift.id, startsAt: shift.startsAt, endsAt: shift.endsAt },
        maxPeople: shift.maxPeople,
      }));
    const plan = { params: { roleId: role.id }, body: { shifts, release: true } };
    expect((await organiser.call(setShifts, plan)).body.code).toBe('shifts.begun');
    expect(await rowOf(id)).toMatchObject({ state: 'confirmed', shiftId: shiftIds[2] });
  });
});
