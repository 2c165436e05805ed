/** OR-01: shifts inside a role, over HTTP. */

import {
  cancelEvent,
  copyEvent,
  deleteEvent,
  updateEvent,
} from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer, deleteRole } from '@saath/contract/events/roles/endpoints';
import type { Shift } from '@saath/contract/events/shifts/schema';
import { exportRoster } from '@saath/contract/office/exports/endpoints';
import { saveBoard } from '@saath/contract/places/board/endpoints';
import * as endpoints from '@saath/contract/places/joining/endpoints';
import type { MyParticipation, RosterPerson } from '@saath/contract/places/joining/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { firstRole, givenAdmin, givenSignedIn } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { at, shiftOf, shiftPlans } from '../../../testing/shift-plans.ts';
import { fillFreePlaces } from '../wait-list/jobs.ts';

let product: TestProduct;
let admin: Client & { id: string };
type Plans = ReturnType<typeof shiftPlans>;
let eventOf: Plans['eventOf'];
let plan: Plans['plan'];
let planned: Plans['planned'];
let read: Plans['read'];
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  ({ eventOf, plan, planned, read } = shiftPlans(admin));
});
afterAll(async () => {
  await product.close();
});

const volunteer = async (name = 'Aisha Khan') => await givenSignedIn(product, { name });

const assign = async (event: Event, person: { id: string }, shiftId?: string) =>
  await admin.call(assignVolunteer, {
    body: { volunteerId: person.id, roleId: firstRole(event).id, eventId: event.id, shiftId },
  });
const mine = async (client: Client, eventId: string) =>
  (
    (await client.call(endpoints.myParticipations, { query: { eventId } })).body
      .participations as MyParticipation[]
  )[0];
const countsOf = (event: Event) => {
  const { filled, maxVolunteers, shifts } = firstRole(event);
  return { filled, maxVolunteers, shifts: shifts.map((each) => each.filled) };
};

describe('places in shifts', () => {
  test('OR-01 an assignment takes the first shift with a free place, in shift and role, and gives both back', async () => {
    const { event, early, late } = await planned();
    const [one, other] = [await volunteer(), await volunteer()];
    expect((await assign(event, one)).status).toBe(200);
    expect((await mine(one, event.id))?.shift).toMatchObject({ id: early.id });
    expect((await assign(event, other)).status).toBe(200);
    expect((await mine(other, event.id))?.shift).toMatchObject({ id: late.id, place: 'Gate 2' });
    expect(countsOf(await read(event.id))).toEqual({ filled: 2, maxVolunteers: 2, shifts: [1, 1] });
    const mail = (await product.mailsTo(other.email)).at(-1) ?? '';
    expect(mail).toContain('Where: Gate 2, Ravi bank, Lahore');

    const place = await mine(one, event.id);
    await one.call(endpoints.withdraw, { params: { id: place?.id ?? '' } });
    expect(countsOf(await read(event.id))).toEqual({ filled: 1, maxVolunteers: 2, shifts: [0, 1] });
  });

  test('OR-01 a request names a shift; a full one is refused by its name, another one can be given', async () => {
    const { event, early, late } = await planned();
    const [first, second] = [await volunteer(), await volunteer()];
    await assign(event, first, early.id);
    const asked = await second.call(endpoints.requestJoin, {
      body: { eventId: event.id, roleId: firstRole(event).id, shiftId: early.id },
    });
    expect(asked.body.participation).toMatchObject({ state: 'requested', shift: { id: early.id } });
    const { id } = asked.body.participation as { id: string };
    const decide = async (shiftId?: string) =>
      await admin.call(endpoints.decide, {
        params: { id },
        body: { decision: 'approve', shiftId },
      });
    expect((await decide()).body.message).toBe('The shift 09:00–11:00 is full.');
    expect((await decide(late.id)).body.participation).toMatchObject({
      state: 'confirmed',
      shift: { id: late.id },
    });
    const third = await volunteer();
    expect((await assign(event, third)).status).toBe(409);
    const alien = await third.call(endpoints.requestJoin, {
      body: { eventId: event.id, shiftId: early.id },
    });
    expect(alien.body.code).toBe('shifts.not_found');
  });

  test('OR-01 a commitment at the time of one shift leaves the other one', async () => {
    const { event, late } = await planned();
    const busy = await eventOf({ startTime: at(event, '08:00'), endTime: at(event, '10:30') });
    const person = await volunteer('Bilal');
    await assign(busy, person);
    const early = firstRole(await read(event.id)).shifts[0]?.id;
    const refused = await assign(event, person, early);
    expect(refused.body.message).toBe(
      'Bilal already holds a role during the shift 09:00–11:00, in "River clean-up".',
    );
    expect((await assign(event, person)).status).toBe(200);
    expect((await mine(person, event.id))?.shift).toMatchObject({ id: late.id });
    // And the other way round: the time of the shift is what counts.
    const later = await eventOf({ startTime: at(event, '13:00'), endTime: at(event, '15:00') });
    expect((await assign(later, person)).status).toBe(200);
    const clash = await eventOf({ startTime: at(event, '12:00'), endTime: at(event, '14:00') });
    expect((await assign(clash, person)).status).toBe(409);
  });

  test('OR-01 the roster, its table and the board tell the shift', async () => {
    const { event, early } = await planned();
    const person = await volunteer('Zoya');
    await admin.call(saveBoard, {
      params: { id: event.id },
      body: {
        moves: [
          {
            userId: person.id,
            from: { state: 'none', roleId: null },
            to: { roleId: firstRole(event).id },
          },
        ],
      },
    });
    const roster = await admin.call(endpoints.eventRoster, { params: { id: event.id } });
    expect((roster.body.people as RosterPerson[])[0]?.shift).toMatchObject({ id: early.id });
    expect(countsOf(await read(event.id)).shifts).toEqual([1, 0]);
    const response = await product.app.inject({
      url: exportRoster.path.replace(':id', event.id),
      headers: { cookie: admin.cookie, 'sec-fetch-site': 'same-origin' },
    });
    const date = early.startsAt.slice(0, 10);
    expect(response.body).toContain('Shift starts (Asia/Karachi)');
    expect(response.body).toContain(`${date} 09:00`);
  });
});

describe('changed shifts and their people', () => {
  test('OR-01 fewer places than people, or a deleted shift with people, is refused by name; released people are told', async () => {
    const event = await eventOf();
    const { body } = await plan(event, [
      shiftOf(event, '09:00', '11:00', { maxPeople: 2 }),
      shiftOf(event, '11:00', '13:00'),
    ]);
    const [early, late] = body.shifts as [Shift, Shift];
    const people = [await volunteer(), await volunteer()];
    for (const person of people) await assign(event, person, early.id);
    const small = [{ ...shiftOf(event, '09:00', '11:00'), id: early.id }];
    expect((await plan(event, small)).body.message).toBe(
      '2 people already hold a place in the shift 09:00–11:00, so it cannot have only 1.',
    );
    const onlyLate = [{ ...shiftOf(event, '11:00', '13:00'), id: late.id }];
    const refused = await plan(event, onlyLate);
    expect(refused.body).toMatchObject({
      code: 'shifts.has_people',
      message: '2 people hold a place in: 09:00–11:00.',
    });
    expect((await plan(event, onlyLate, { release: true })).status).toBe(200);
    expect(countsOf(await read(event.id))).toEqual({ filled: 0, maxVolunteers: 1, shifts: [0] });
    for (const person of people) {
      expect(await mine(person, event.id)).toMatchObject({ state: 'requested', shift: null });
      expect((await product.mailsTo(person.email)).at(-1)).toContain('Your shift was cancelled');
    }
  });

  test('OR-01 people go along with their shift and are told; a clash at the new time is refused by name', async () => {
    const { event, early, late } = await planned();
    const person = await volunteer('Hamza');
    await assign(event, person, early.id);
    const keepLate = { ...shiftOf(event, '11:00', '13:00'), id: late.id };
    const moved = await plan(event, [
      { ...shiftOf(event, '09:30', '11:30'), id: early.id },
      keepLate,
    ]);
    expect(moved.status).toBe(200);
    expect((await mine(person, event.id))?.shift?.startsAt).toBe(
      new Date(at(event, '09:30')).toISOString(),
    );
    expect((await product.mailsTo(person.email)).at(-1)).toContain('Your shift has changed');
    const other = await eventOf({ startTime: at(event, '12:00'), endTime: at(event, '14:00') });
    expect((await assign(other, person)).status).toBe(200);
    const colliding = [{ ...shiftOf(event, '10:30', '12:30'), id: early.id }, keepLate];
    expect((await plan(event, colliding)).body).toMatchObject({
      code: 'shifts.clash',
      message: 'Hamza already holds a role during the shift 10:30–12:30, in "River clean-up".',
    });
    await product.db
      .updateTable('participation')
      .set({ clashReason: 'He lives next door.' })
      .where('eventId', '=', other.id)
      .execute();
    expect((await plan(event, colliding)).status).toBe(200);
  });

  test('OR-01 who has a place for the whole event gets a shift, and the whole event again without shifts', async () => {
    const event = await eventOf();
    const people = [await volunteer(), await volunteer(), await volunteer()];
    for (const person of people) await assign(event, person);
    const two = [shiftOf(event, '09:00', '11:00'), shiftOf(event, '11:00', '13:00')];
    expect((await plan(event, two)).body.code).toBe('shifts.below_filled');
    const three = [
      shiftOf(event, '09:00', '11:00', { maxPeople: 2 }),
      shiftOf(event, '11:00', '13:00'),
    ];
    expect((await plan(event, three)).status).toBe(200);
    expect(countsOf(await read(event.id))).toEqual({ filled: 3, maxVolunteers: 3, shifts: [2, 1] });
    expect((await plan(event, [])).status).toBe(200);
    expect(countsOf(await read(event.id))).toEqual({ filled: 3, maxVolunteers: 3, shifts: [] });
    const last = await mine(people[2] ?? admin, event.id);
    expect(last?.shift).toBeNull();
    const [row] = await product.db
      .selectFrom('participation')
      .selectAll()
      .where('id', '=', last?.id ?? '')
      .execute();
    expect(row?.endTime.toISOString()).toBe(event.endTime);
  });

  test('OR-01 the event takes its shifts along, leaves them in a longer day, and refuses a day too short', async () => {
    const { event, early, late } = await planned();
    const person = await volunteer();
    await assign(event, person, late.id);
    const save = async (from: string, to: string) =>
      await admin.call(updateEvent, {
        params: { id: event.id },
        body: {
          ...event,
          startTime: at(event, from),
          endTime: at(event, to),
          updatedAt: undefined,
          role: [],
        },
      });
    const starts = async () =>
      firstRole(await read(event.id)).shifts.map(({ startsAt }) => startsAt);
    const iso = (time: string) => new Date(at(event, time)).toISOString();
    expect((await save('10:00', '14:00')).status).toBe(200);
    expect(await starts()).toEqual([iso('10:00'), iso('12:00')]);
    expect((await mine(person, event.id))?.shift?.startsAt).toBe(iso('12:00'));
    expect((await save('08:00', '15:00')).status).toBe(200);
    expect(await starts()).toEqual([iso('10:00'), iso('12:00')]);
    expect((await save('10:00', '13:00')).body.message).toBe(
      "These shifts of Cook would lie outside the event's time: 12:00–14:00.",
    );
    expect(early.id).not.toBe(late.id);
  });

  test('OR-01 how many a role takes is changed by its shifts only; a client that sends the number back is welcome', async () => {
    const { event } = await planned();
    const seen = await read(event.id);
    const save = async (maxVolunteers: number) =>
      await admin.call(updateEvent, {
        params: { id: event.id },
        body: { ...seen, updatedAt: undefined, role: [{ ...firstRole(seen), maxVolunteers }] },
      });
    expect((await save(2)).status).toBe(200);
    expect((await save(9)).body.code).toBe('shifts.set_places');
  });

  test('OR-01 a copy has the shifts at the same distance from its start, and nobody in them', async () => {
    const { event } = await planned();
    await assign(event, await volunteer());
    const { body } = await admin.call(copyEvent, {
      params: { id: event.id },
      body: { startTime: '2027-03-01T10:00+05:00' },
    });
    const copy = body.event as Event;
    expect(countsOf(copy)).toEqual({ filled: 0, maxVolunteers: 2, shifts: [0, 0] });
    expect(firstRole(copy).shifts.map(({ startsAt }) => startsAt)).toEqual([
      '2027-03-01T05:00:00.000Z',
      '2027-03-01T07:00:00.000Z',
    ]);
  });

  test('OR-01 with the role its shifts go, and its people ask again for the whole event', async () => {
    const { event, late } = await planned();
    const person = await volunteer();
    await assign(event, person, late.id);
    await admin.call(deleteRole, { params: { roleId: firstRole(event).id } });
    expect(await mine(person, event.id)).toMatchObject({ state: 'requested', shift: null });
  });

  test('OR-01 a cancelled event empties its shifts, a deleted one takes them along', async () => {
    const { event, late } = await planned();
    const person = await volunteer();
    await assign(event, person, late.id);
    const body = { reason: 'Rain.' };
    await admin.call(cancelEvent, { params: { id: event.id }, body });
    expect(countsOf(await read(event.id)).shifts).toEqual([0, 0]);
    expect(await mine(person, event.id)).toMatchObject({ state: 'withdrawn' });
    const other = await planned();
    await assign(other.event, person, other.late.id);
    const gone = await admin.call(deleteEvent, { params: { id: other.event.id } });
    expect(gone.status).toBe(200);
  });

  test('OR-01 a place that comes free in a shift is offered to who waits for the role', async () => {
    const { event, early, late } = await planned();
    const [holder, other, waiting] = [await volunteer(), await volunteer(), await volunteer()];
    await assign(event, holder, late.id);
    await assign(event, other, early.id);
    const asked = await waiting.call(endpoints.requestJoin, {
      body: { eventId: event.id, roleId: firstRole(event).id, shiftId: early.id },
    });
    const { id } = asked.body.participation as { id: string };
    await admin.call(endpoints.decide, { params: { id }, body: { decision: 'waitlist' } });
    const place = await mine(holder, event.id);
    await holder.call(endpoints.withdraw, { params: { id: place?.id ?? '' } });
    await fillFreePlaces(product.ports, firstRole(event).id);
    expect(await mine(waiting, event.id)).toMatchObject({
      state: 'offered',
      shift: { id: late.id },
    });
    expect(countsOf(await read(event.id))).toEqual({ filled: 2, maxVolunteers: 2, shifts: [1, 1] });
    await waiting.call(endpoints.answerOffer, { params: { id }, body: { accept: true } });
    expect(await mine(waiting, event.id)).toMatchObject({
      state: 'confirmed',
      shift: { id: late.id },
    });
    expect(countsOf(await read(event.id)).shifts).toEqual([1, 1]);
  });
});
