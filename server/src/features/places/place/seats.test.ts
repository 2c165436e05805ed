/** Places that are taken, given back and counted, on the real tables (RO-03, KP-02). */
import type { Event } from '@saath/contract/events/events/schema';
import { holdsPlace, participationStates } from '@saath/contract/places/joining/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { firstRole, givenAdmin, givenEvent, givenVolunteer } from '../../../testing/given.ts';
import { asks } from '../../../testing/given-board.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { countPlaces, givePlaceBack, takePlace, transferPlaces } from './seats.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

/** An event with a role of so many places, in two shifts of one half each if it is to have some. */
async function eventWith(places: number, hasShifts = false) {
  const [start, middle, end] = ['2026-12-07T09:00Z', '2026-12-07T11:00Z', '2026-12-07T13:00Z'];
  const maxPeople = places / 2;
  const shifts = [
    { startsAt: start, endsAt: middle, maxPeople },
    { startsAt: middle, endsAt: end, maxPeople },
  ];
  const form = { role_name: 'Cook', description: 'Cooks.', maxVolunteers: places, skills: [] };
  const event = await givenEvent(admin, { role: [{ ...form, ...(hasShifts ? { shifts } : {}) }] });
  const { id, shifts: made } = firstRole(event);
  return { event, role: { id, eventId: event.id }, shifts: made };
}

const filled = async (tx: Tx, { id }: Event) => ({
  roles: (
    await tx.selectFrom('eventRole').select('filled').where('eventId', '=', id).execute()
  ).map((role) => role.filled),
  shifts: (
    await tx
      .selectFrom('shift')
      .select('filled')
      .where('eventId', '=', id)
      .orderBy('startsAt')
      .execute()
  ).map((shift) => shift.filled),
});

/** Does something whose traces are not kept. */
async function inPassing(work: (tx: Tx) => Promise<void>): Promise<void> {
  const stop = new Error('Not kept');
  const done = product.db.transaction().execute(async (tx) => {
    await work(tx);
    throw stop;
  });
  await expect(done).rejects.toBe(stop);
}

test('RO-03 of a role as many are taken as it has, whatever comes back in between', async () => {
  const { event, role } = await eventWith(3);
  const steps = fc.array(fc.boolean(), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(steps, async (takes) => {
      await inPassing(async (tx) => {
        let held = 0;
        for (const isTaken of takes) {
          if (isTaken) {
            expect(await takePlace(tx, role, undefined)).toBe(held < 3);
            held = Math.min(3, held + 1);
          } else if (held > 0) {
            await givePlaceBack(tx, { roleId: role.id, shiftId: null });
            held -= 1;
          }
          expect((await filled(tx, event)).roles).toEqual([held]);
        }
      });
    }),
    { numRuns: 15 },
  );
});

test('OR-01 a place in a shift is one in its role as well; when the shift is full there is none', async () => {
  const { event, role, shifts } = await eventWith(2, true);
  const [early, late] = shifts;
  if (!early || !late) throw new Error('No shifts');
  await inPassing(async (tx) => {
    expect(await takePlace(tx, role, early)).toBe(true);
    expect(await filled(tx, event)).toEqual({ roles: [1], shifts: [1, 0] });
    expect(await takePlace(tx, role, early)).toBe(false);
  });
  await inPassing(async (tx) => {
    await takePlace(tx, role, early);
    await takePlace(tx, role, late);
    await givePlaceBack(tx, { roleId: role.id, shiftId: early.id });
    expect(await filled(tx, event)).toEqual({ roles: [1], shifts: [0, 1] });
  });
});

test('RO-03 the database refuses to have more taken than there are, or fewer than none', async () => {
  const { role, shifts } = await eventWith(2, true);
  const transfer = async (roles: number, inShift: number) =>
    await inTransaction(product.db, async (tx) =>
      transferPlaces(tx, {
        roles: new Map([[role.id, roles]]),
        shifts: new Map([[shifts[0]?.id ?? '', inShift]]),
      }),
    );
  for (const [roles, inShift] of [
    [3, 0],
    [-1, 0],
    [0, 2],
    [0, -1],
  ] as const)
    await expect(transfer(roles, inShift), `${roles} ${inShift}`).rejects.toMatchObject({
      code: '23514',
    });
  await expect(transfer(0, 0)).resolves.toBeUndefined();
});

test('KP-02 counting anew finds those who hold a place, in every state, and leaves other events alone', async () => {
  const { event, role } = await eventWith(20);
  const other = await eventWith(20);
  for (const state of participationStates) {
    const person = await givenVolunteer(product.db);
    const { id } = await asks(product, { event, userId: person.id, roleId: role.id });
    await givenState(product, id, state, { set: { roleId: role.id } });
  }
  const holders = participationStates.filter(holdsPlace).length;
  await inPassing(async (tx) => {
    for (const { role: each } of [{ role }, other])
      await tx.updateTable('eventRole').set({ filled: 13 }).where('id', '=', each.id).execute();
    await countPlaces(tx, event.id);
    expect((await filled(tx, event)).roles).toEqual([holders]);
    expect((await filled(tx, other.event)).roles).toEqual([13]);
  });
});
