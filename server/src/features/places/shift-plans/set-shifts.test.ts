import { setShifts } from '@saath/contract/events/shifts/endpoints';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { firstRole, givenAdmin, givenEvent, givenSignedIn } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { at, shiftOf, shiftPlans } from '../../../testing/shift-plans.ts';

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

describe('setting the shifts of a role', () => {
  test('OR-01 the list is kept earliest first, and the role takes the sum of its people', async () => {
    const { event } = await planned();
    const role = firstRole(await read(event.id));
    expect(role).toMatchObject({
      maxVolunteers: 2,
      shifts: [
        { startsAt: new Date(at(event, '09:00')).toISOString(), maxPeople: 1, place: '' },
        { startsAt: new Date(at(event, '11:00')).toISOString(), place: 'Gate 2', minPeople: 0 },
      ],
    });
    const log = await admin.call(readAuditLog, { query: { eventId: event.id } });
    expect(JSON.stringify(log.body)).toContain('09:00–11:00 ×1');
  });

  test('OR-01 a time without a zone is read in the zone of the event', async () => {
    const event = await eventOf();
    const local = (time: string) => `${event.startTime.slice(0, 10)}T${time}`;
    const { body } = await plan(event, [
      { startsAt: local('09:30'), endsAt: local('10:30'), maxPeople: '3' },
    ]);
    expect(body.shifts).toMatchObject([
      { startsAt: new Date(at(event, '09:30')).toISOString(), maxPeople: 3 },
    ]);
  });

  test.each([
    [
      '08:00',
      '10:00',
      {},
      409,
      "These shifts of Cook would lie outside the event's time: 08:00–10:00.",
    ],
    ['11:00', '11:00', {}, 400, 'A shift must end after it begins.'],
    ['09:00', '11:00', { maxPeople: 0 }, 400, 'Please enter how many people a shift takes.'],
    ['09:00', '11:00', { minPeople: 3 }, 400, 'A shift cannot need more people than it takes.'],
  ])('OR-01 %s to %s with %j is refused', async (from, to, change, status, message) => {
    const event = await eventOf();
    const answer = await plan(event, [shiftOf(event, from, to, change)]);
    expect(answer).toMatchObject({ status, body: { message } });
    expect(firstRole(await read(event.id)).shifts).toEqual([]);
  });

  test('OR-01 only Admins; an old version, an unknown shift and one of another role are refused', async () => {
    const { event, early } = await planned();
    const other = await planned();
    const client = await volunteer();
    const denied = await client.call(setShifts, {
      params: { roleId: firstRole(event).id },
      body: { shifts: [] },
    });
    expect(denied.status).toBe(403);
    expect((await plan(event, [], { updatedAt: event.updatedAt })).status).toBe(412);
    const alien = [{ ...shiftOf(event, '09:00', '11:00'), id: other.early.id }];
    expect((await plan(event, alien)).body.code).toBe('shifts.not_found');
    const { updatedAt } = await read(event.id);
    const kept = [{ ...shiftOf(event, '09:00', '12:00'), id: early.id }];
    expect((await plan(event, kept, { updatedAt })).status).toBe(200);
  });

  test('OR-01 a new event comes with its shifts, or not at all', async () => {
    const withShifts = (from: string) => ({
      startTime: '2026-12-08T09:00',
      endTime: '2026-12-08T13:00',
      role: [
        {
          ...{ role_name: 'Cook', description: 'Cooks.', maxVolunteers: 1, skills: ['Cooking'] },
          shifts: [{ startsAt: `2026-12-08T${from}`, endsAt: '2026-12-08T12:00', maxPeople: 7 }],
        },
      ],
    });
    const event = await givenEvent(admin, withShifts('09:00'));
    expect(firstRole(event)).toMatchObject({ maxVolunteers: 7, shifts: [{ maxPeople: 7 }] });
    await expect(givenEvent(admin, withShifts('08:00'))).rejects.toThrow('outside');
  });
});
