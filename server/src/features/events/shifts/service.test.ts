/** Which shift somebody gets, and where shifts go when their event moves or is copied (OR-01). On the real tables. */
import type { Event } from '@saath/contract/events/events/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { givenAdmin, givenEvent } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { type ShiftRow, shiftsOf, shiftTimes } from './queries.ts';
import { chooseShift, moveShifts, shiftOfRole, shiftsOfCopy } from './service.ts';

const HOUR = 3_600_000;
const startTime = new Date('2026-12-07T09:00:00Z');
const hour = (hours: number) => new Date(startTime.getTime() + hours * HOUR);
const timeZone = 'UTC';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

/** An event of a role with shifts of two hours, one after the other, and a role without shifts. */
async function eventWith(count: number, people = 2): Promise<Event> {
  const form = { description: 'Helps.', maxVolunteers: 2, skills: ['Cooking'] };
  const shifts = Array.from({ length: count }, (_, index) => ({
    startsAt: hour(index * 2).toISOString(),
    endsAt: hour(index * 2 + 2).toISOString(),
    maxPeople: people,
  }));
  return await givenEvent(admin, {
    ...{ startTime: startTime.toISOString(), endTime: hour(count * 2).toISOString(), timeZone },
    role: [
      { ...form, role_name: 'Cook', shifts },
      { ...form, role_name: 'Driver' },
    ],
  });
}

function rolesOf({ role }: Event) {
  const [cook, driver] = role;
  if (!cook || !driver) throw new Error('The event has no roles');
  const named = ({ id, role_name: name, event_id: eventId }: typeof cook) => ({
    id,
    name,
    eventId,
  });
  return { cook: named(cook), driver: named(driver) };
}

/** Does something whose traces are not kept. */
async function inPassing<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const stop = new Error('Not kept');
  let result: { of: Result } | undefined;
  await product.db
    .transaction()
    .execute(async (tx) => {
      result = { of: await work(tx) };
      throw stop;
    })
    .catch((error: unknown) => {
      if (error !== stop) throw error;
    });
  if (!result) throw new Error('Nothing was done');
  return result.of;
}

const SHIFTS = 4;
const aWish = fc.record({
  filled: fc.array(fc.constantFrom(0, 1, 2), { minLength: SHIFTS, maxLength: SHIFTS }),
  busy: fc.array(fc.boolean(), { minLength: SHIFTS, maxLength: SHIFTS }),
  /** Where the person's other commitments are not in any shift but elsewhere in the event's time. */
  isBusyBetween: fc.boolean(),
  wanted: fc.option(fc.nat(SHIFTS - 1)),
  mustBeWanted: fc.boolean(),
  held: fc.option(fc.nat(SHIFTS - 1)),
  /** Hours since the start; a shift that has ended by then is over. */
  at: fc.constantFrom(-1, 0, 2, 5, 8),
});
type Wish = typeof aWish extends fc.Arbitrary<infer Each> ? Each : never;

/** What comes of a wish about an event, with the shifts as it saw them. */
async function chosen(event: Event, wish: Wish) {
  const { cook } = rolesOf(event);
  return await inPassing(async (tx) => {
    const rows = await shiftsOf(tx, [event.id]);
    for (const [index, filled] of wish.filled.entries())
      await tx
        .updateTable('shift')
        .set({ filled })
        .where('id', '=', rows[index]?.id ?? '')
        .execute();
    const isBusy = (from: Date, until: Date) =>
      rows.some((row, index) => wish.busy[index] && row.startsAt < until && row.endsAt > from);
    const choice = await chooseShift({
      role: cook,
      shifts: await shiftsOf(tx, [event.id]),
      event: { startTime, endTime: hour(SHIFTS * 2), timeZone },
      wantedId: rows[wish.wanted ?? -1]?.id ?? null,
      mustBeWanted: wish.mustBeWanted,
      heldId: rows[wish.held ?? -1]?.id ?? null,
      at: hour(wish.at),
      mayDo: async () => true,
      clashOf: (times) => {
        const isWhole =
          times.startTime < times.endTime && +times.endTime - +times.startTime > 2 * HOUR;
        const isSo = isBusy(times.startTime, times.endTime) || (isWhole && wish.isBusyBetween);
        return isSo ? 'clash' : undefined;
      },
    }).catch((error: { code: string }) => error.code);
    if (typeof choice === 'string') return { code: choice };
    return { index: rows.findIndex(({ id }) => id === choice.shift?.id), clash: choice.clash };
  });
}

describe('OR-01 the shift that somebody gets', () => {
  test('OR-01 has a free place, is not over, is the wanted one or the first that suits; no place is refused as full', async () => {
    const event = await eventWith(SHIFTS);
    await fc.assert(
      fc.asyncProperty(aWish, async (wish) => {
        const { filled, busy, wanted, held, mustBeWanted, at } = wish;
        const hasRoom = (index: number) => (filled[index] ?? 2) < 2 || index === held;
        const isOver = (index: number) => index * 2 + 2 <= at;
        const open = [...filled.keys()].filter((index) => hasRoom(index) && !isOver(index));
        const mine = wanted !== null && hasRoom(wanted) ? wanted : undefined;
        const { code, index = -1, clash } = await chosen(event, wish);
        const isStrict = mustBeWanted && wanted !== null;
        const first = isStrict ? mine : (mine ?? open[0]);
        const others = isStrict ? [] : open;
        if (first === undefined) expect(code).toBe('joining.full');
        else {
          const suits = [first, ...others].find((each) => !busy[each]);
          expect([index, clash]).toEqual([
            suits ?? first,
            suits === undefined ? 'clash' : undefined,
          ]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('OR-01 is none where the role has one time for all, and what clashes is asked for the whole event', async () => {
    const event = await eventWith(1);
    const asked: unknown[] = [];
    const whole = { startTime, endTime: hour(2), timeZone };
    const choice = await chooseShift({
      ...{ role: rolesOf(event).driver, event: whole, shifts: [], wantedId: null },
      ...{ mustBeWanted: true, heldId: null, at: hour(-1), mayDo: async () => true },
      clashOf: (times) => {
        asked.push(times);
        return 'clash' as const;
      },
    });
    expect([choice, asked]).toEqual([{ shift: undefined, clash: 'clash' }, [whole]]);
  });

  test('OR-01 of another role or none at all is no shift; a full one is named, and so is a role without room', async () => {
    const event = await eventWith(2, 1);
    const { cook, driver } = rolesOf(event);
    const [first] = await shiftsOf(product.db, [event.id]);
    const find = async (shiftId: string | null, role?: typeof cook) =>
      await inPassing(async (tx) => shiftOfRole(tx, shiftId, role));
    expect((await find(first?.id ?? '', cook))?.id).toBe(first?.id);
    expect(await find(null, cook)).toBeUndefined();
    for (const [id, role] of [
      [newId(), cook],
      [first?.id ?? '', driver],
      [first?.id ?? '', undefined],
    ] as const)
      await expect(find(id, role)).rejects.toMatchObject({ code: 'shifts.not_found' });
    const choose = async (wantedId: string | null, filled: number) =>
      await inPassing(async (tx) => {
        await tx.updateTable('shift').set({ filled }).where('eventId', '=', event.id).execute();
        return await chooseShift({
          ...{ role: cook, event: { startTime, endTime: hour(4), timeZone }, wantedId },
          ...{ shifts: await shiftsOf(tx, [event.id]), clashOf: () => undefined },
          ...{ mustBeWanted: true, heldId: null, at: hour(-1) },
          mayDo: async () => true,
        });
      });
    await expect(choose(newId(), 0)).rejects.toMatchObject({ code: 'shifts.not_found' });
    await expect(choose(first?.id ?? '', 1)).rejects.toMatchObject({
      code: 'joining.full',
      message: 'The shift 09:00–11:00 is full.',
    });
    await expect(choose(null, 1)).rejects.toMatchObject({
      code: 'joining.full',
      message: 'Every shift of Cook is full.',
    });
  });
});

describe('OR-01 shifts of an event that moves', () => {
  const before = { startTime, endTime: hour(4), timeZone };

  test('OR-01 go along by as much, all of this event and none of another', async () => {
    const [event, other] = [await eventWith(2), await eventWith(2)];
    const after = { ...before, id: event.id, startTime: hour(24), endTime: hour(28) };
    const { cook, driver } = rolesOf(event);
    const [moved, stayed] = await inPassing(async (tx) => {
      const shifts = await shiftsOf(tx, [event.id]);
      await moveShifts(tx, { shifts, roles: [cook, driver], before, after });
      return [await shiftsOf(tx, [event.id]), await shiftsOf(tx, [other.id])];
    });
    const timesOf = (rows: readonly ShiftRow[] = []) =>
      rows.map(({ startsAt, endsAt }) => [startsAt, endsAt]);
    expect(timesOf(moved)).toEqual([
      [hour(24), hour(26)],
      [hour(26), hour(28)],
    ]);
    expect(timesOf(stayed)).toEqual([
      [hour(0), hour(2)],
      [hour(2), hour(4)],
    ]);
  });

  test('OR-01 are refused by role and time when the new time leaves no room; nothing moves then', async () => {
    const event = await eventWith(2);
    const { cook, driver } = rolesOf(event);
    const shifts = await shiftsOf(product.db, [event.id]);
    const after = { ...before, id: event.id, startTime: hour(24), endTime: hour(27) };
    const moving = inPassing(async (tx) =>
      moveShifts(tx, { shifts, roles: [driver, cook], before, after }),
    );
    await expect(moving).rejects.toMatchObject({
      code: 'shifts.outside',
      message: "These shifts of Cook would lie outside the event's time: 11:00–13:00.",
    });
    expect(await shiftsOf(product.db, [event.id])).toEqual(shifts);
  });

  test('OR-01 of a copy stand at the same distance from its start, role by role', async () => {
    const event = await eventWith(3);
    const { cook, driver } = rolesOf(event);
    const shifts = await shiftsOf(product.db, [event.id]);
    const whole = { startTime, endTime: hour(6), timeZone };
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), (by) => {
        const after = { startTime: hour(by), endTime: hour(by + 6), timeZone };
        const copy = shiftsOfCopy({ shifts, roles: [cook, driver], before: whole, after });
        expect([...copy.keys()]).toEqual([cook.id]);
        expect(copy.get(cook.id)?.map(({ startsAt }) => startsAt)).toEqual(
          [0, 2, 4].map((each) => hour(by + each)),
        );
      }),
    );
  });

  test('OR-01 are moved to the millisecond, also across a change of clocks', async () => {
    const event = await eventWith(1);
    const by = 200 * 24 * HOUR + 1;
    const [row] = await inPassing(async (tx) => {
      await shiftTimes(tx, { eventId: event.id, by });
      return await shiftsOf(tx, [event.id]);
    });
    expect(row?.startsAt.getTime()).toBe(startTime.getTime() + by);
  });
});
