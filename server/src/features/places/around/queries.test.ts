/** What is there to be read before a place is given, in one statement, and nothing is overlooked (RO-03, EL-01). */
import { LIMITS_REACH } from '@saath/contract/events/time-limits/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, inTransaction } from '../../../platform/database.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  type SignedIn,
} from '../../../testing/given.ts';
import { asks, givePlace } from '../../../testing/given-board.ts';
import { givenQuestion, shirt } from '../../../testing/given-questions.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { findEvent } from '../../events/events/queries.ts';
import { clashesAmong, nearbyInTime, overlapOf, whatThereIs } from './queries.ts';

const HOUR = 3_600_000;
const nothing = {
  ...{ isInEvent: false, hasShifts: false, hasQuestions: false },
  ...{ isAwaited: false, isElsewhere: false },
};

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const rowOf = async (db: Database, id: string) => {
  const event = await findEvent(db, id);
  if (!event) throw new Error('The event is not there');
  return event;
};
/** What there is of a person at an event, as if it took place so many milliseconds later. */
const there = async (eventId: string, user: { readonly id: string }, by = 0) =>
  await inTransaction(product.db, async (tx) => {
    const event = await rowOf(tx, eventId);
    const [startTime, endTime] = [event.startTime, event.endTime].map(
      (time) => new Date(time.getTime() + by),
    ) as [Date, Date];
    return await whatThereIs(tx, { event: { ...event, startTime, endTime }, user });
  });

describe('RO-03 what there is of a person at an event', () => {
  test('RO-03 is nothing where there is nothing', async () => {
    const { id } = await givenEvent(admin);
    expect(await there(id, await givenVolunteer(product.db))).toEqual(nothing);
  });

  test('RO-03 what others are and have is not the person’s, but for who waits', async () => {
    const event = await givenEvent(admin);
    const [person, other] = [await givenVolunteer(product.db), await givenVolunteer(product.db)];
    const { id } = await asks(product, { event, userId: other.id });
    expect(await there(event.id, person)).toEqual(nothing);
    expect(await there(event.id, other)).toEqual({ ...nothing, isInEvent: true });
    await givenState(product, id, 'waitlisted', { set: { roleId: firstRole(event).id } });
    expect(await there(event.id, person)).toEqual({ ...nothing, isAwaited: true });
  });

  test('RO-03 who has withdrawn was there all the same', async () => {
    const event = await givenEvent(admin);
    const person = await givenVolunteer(product.db);
    const { id } = await asks(product, { event, userId: person.id });
    await givenState(product, id, 'withdrawn');
    expect(await there(event.id, person)).toEqual({ ...nothing, isInEvent: true });
  });

  test('RO-03 shifts and questions are those of the event itself', async () => {
    const [plain, asking] = [await givenEvent(admin), await givenEvent(admin)];
    const shift = {
      startsAt: '2026-12-07T09:00:00Z',
      endsAt: '2026-12-07T11:00:00Z',
      maxPeople: 2,
    };
    const role = [{ ...formOf(plain), shifts: [shift] }];
    const withShifts = await givenEvent(admin, { role });
    await givenQuestion(admin, asking.id, shirt);
    const person = await givenVolunteer(product.db);
    expect(await there(plain.id, person)).toEqual(nothing);
    expect(await there(withShifts.id, person)).toEqual({ ...nothing, hasShifts: true });
    expect(await there(asking.id, person)).toEqual({ ...nothing, hasQuestions: true });
  });
});

const formOf = (event: Parameters<typeof firstRole>[0]) => {
  const { role_name, description, maxVolunteers, skills } = firstRole(event);
  return { role_name, description, maxVolunteers, skills };
};

describe('RO-03 places elsewhere', () => {
  /** Somebody with a place of four hours, and an event at the same time in which they have none. */
  async function placed() {
    const [held, event] = [await givenEvent(admin, { title: 'Held' }), await givenEvent(admin)];
    const person = await givenVolunteer(product.db);
    const place = { event: held, roleId: firstRole(held).id, userId: person.id };
    await givePlace(product, place, admin.id);
    const { id: participationId } = await product.db
      .selectFrom('participation')
      .select('id')
      .where('userId', '=', person.id)
      .executeTakeFirstOrThrow();
    return { held, event, person, participationId };
  }

  test('EL-01 count from so long before to so long after the event as limits reach, both ends left out', async () => {
    const { event, person } = await placed();
    const edge = LIMITS_REACH + 4 * HOUR;
    const isNear = async (by: number) => (await there(event.id, person, by)).isElsewhere;
    for (const by of [0, edge - 1, 1 - edge]) expect(await isNear(by), String(by)).toBe(true);
    for (const by of [edge, -edge]) expect(await isNear(by), String(by)).toBe(false);
  });

  test('EL-01 are read wherever they are said to be, and nowhere else', async () => {
    const { held, event, person } = await placed();
    const row = await rowOf(product.db, event.id);
    const hours = fc.integer({ min: -240, max: 240 });
    await fc.assert(
      fc.asyncProperty(hours, fc.integer({ min: 1, max: 72 }), async (from, length) => {
        const startTime = new Date(row.startTime.getTime() + from * HOUR);
        const endTime = new Date(startTime.getTime() + length * HOUR);
        const when = { ...row, startTime, endTime };
        const who = { event: when, user: person };
        const said = await inTransaction(product.db, (tx) => whatThereIs(tx, who));
        const occasion = { ...when, eventId: event.id };
        const near = await nearbyInTime(product.db, [person.id], occasion, LIMITS_REACH);
        expect(near.map(({ eventId }) => eventId)).toEqual(said.isElsewhere ? [held.id] : []);
      }),
      {
        numRuns: 30,
        examples: [
          [-220, 4],
          [-219, 4],
          [220, 4],
          [219, 4],
        ],
      },
    );
  });

  test.each(['requested', 'waitlisted', 'declined', 'withdrawn', 'no_show'] as const)(
    'RO-03 are none while one is %s there',
    async (state) => {
      const { event, person, participationId } = await placed();
      await givenState(product, participationId, state);
      expect(await there(event.id, person)).toEqual(nothing);
      const row = await rowOf(product.db, event.id);
      const occasion = { ...row, eventId: event.id, userId: person.id };
      expect(await overlapOf(product.db, occasion)).toBeUndefined();
    },
  );

  test('RO-03 of several that clash the first in time is told, and how far it is where only the way is too long', async () => {
    const { held, person } = await placed();
    const event = await givenEvent(admin, { endTime: '2026-12-07T14:00:00Z' });
    const evening = await givenEvent(admin, {
      ...{ title: 'Evening', startTime: '2026-12-07T14:40:00Z', endTime: '2026-12-07T16:00:00Z' },
      ...{ location: 'Hall', travelMinutes: 90 },
    });
    const place = { event: evening, roleId: firstRole(evening).id, userId: person.id };
    await givePlace(product, place, admin.id);
    const row = await rowOf(product.db, event.id);
    const occasion = { ...row, eventId: event.id };
    const near = await nearbyInTime(product.db, [person.id], occasion, LIMITS_REACH);
    expect(clashesAmong(near, occasion)).toMatchObject([
      { eventId: held.id, wayMinutes: 0, minutesAway: null },
      { eventId: evening.id, wayMinutes: 90, minutesAway: 90 },
    ]);
    const first = await overlapOf(product.db, { ...occasion, userId: person.id });
    expect(first?.eventId).toBe(held.id);
    // A place of the event that is asked about is never one elsewhere.
    expect(clashesAmong(near, { ...row, eventId: held.id })).toMatchObject([
      { eventId: evening.id },
    ]);
  });
});
