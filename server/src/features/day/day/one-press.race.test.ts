/** Presses that arrive at once, on a real PostgreSQL server; PGlite has one connection and cannot show them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import { inTransaction } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { serverDatabase } from '../../../testing/database.ts';
import { givenAdmin, signedInAs } from '../../../testing/given.ts';
import { givenBoard, placed } from '../../../testing/given-board.ts';
import { markOf, minutesIn, onList } from '../../../testing/given-day.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { twoLookFirst } from '../../../testing/two-look-first.ts';
import { findParticipation } from '../../places/place/queries.ts';
import { givePlaceBack } from '../../places/place/seats.ts';
import { addWalkIn } from '../walk-ins/service.ts';
import { recordMarks } from './service.ts';

const ROUNDS = rounds(10);
const SENDINGS = 12;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(30) });
});
afterAll(async () => await product.close({ isBroken: true }));

async function dayOf(places: number) {
  product.clock.now = testStart;
  const organiser = await givenAdmin(product);
  const { event, roleIds } = await givenBoard(organiser, [places]);
  const [roleId] = roleIds;
  await placed(product, { event, roleId, name: 'Aisha' }, organiser.id);
  const at = minutesIn(product, event, 10);
  const client = await signedInAs(product, organiser.id);
  const aisha = await onList(client, event, 'Aisha');
  return { event, roleId, actorId: organiser.id, aisha, at };
}

const filledOf = async (roleId: string) =>
  (
    await product.db
      .selectFrom('eventRole')
      .select('filled')
      .where('id', '=', roleId)
      .executeTakeFirstOrThrow()
  ).filled;
const stepsTo = async (eventId: string, toState: 'no_show' | 'checked_in') =>
  (
    await product.db
      .selectFrom('participationChange')
      .select('id')
      .where('eventId', '=', eventId)
      .where('toState', '=', toState)
      .execute()
  ).length;
const times = <T>(work: () => Promise<T>) =>
  Promise.allSettled(Array.from({ length: SENDINGS }, work));

test(`DY-06 one batch that is sent ${SENDINGS} times at once is done once`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { event, roleId, actorId, aisha, at } = await dayOf(3);
    const marks = [markOf(aisha, 'no_show', { at })];
    const sendings = await times(() =>
      recordMarks(product.ports, { eventId: event.id, marks, actorId }),
    );
    expect(sendings.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await stepsTo(event.id, 'no_show')).toBe(1);
    expect(await filledOf(roleId)).toBe(0);
  }
});

test('DY-06 negative control: without the lock and the id of the press, a place is given back many times', async () => {
  let wrong = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { event, roleId, actorId, aisha } = await dayOf(SENDINGS);
    await product.db
      .updateTable('eventRole')
      .set({ filled: SENDINGS })
      .where('id', '=', roleId)
      .execute();
    const haveLooked = twoLookFirst();
    await times(() =>
      inTransaction(product.db, async (tx) => {
        const seen = await findParticipation(tx, aisha.participationId);
        if (seen?.state !== 'confirmed') return;
        await haveLooked();
        await givePlaceBack(tx, { roleId, shiftId: null });
        await tx
          .updateTable('participation')
          .set({ state: 'no_show' })
          .where('id', '=', aisha.participationId)
          .execute();
        const { eventId, userId } = seen;
        const step = { fromState: 'confirmed', toState: 'no_show', actorId } as const;
        const row = { ...step, eventId, userId, id: newId(), at: product.clock.now };
        await tx
          .insertInto('participationChange')
          .values({ ...row, reason: '' })
          .execute();
      }),
    );
    if ((await stepsTo(event.id, 'no_show')) > 1) wrong += 1;
  }
  expect(wrong).toBe(ROUNDS);
});

test('DY-01 two organisers, one arrival each at once: one step, and the earlier time', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { event, actorId, aisha } = await dayOf(2);
    const minute = (minutes: number) =>
      new Date(Date.parse(event.startTime) + minutes * 60_000).toISOString();
    await Promise.all(
      [7, 3, 5].map((minutes) => {
        const marks = [markOf(aisha, 'checked_in', { at: minute(minutes) })];
        return recordMarks(product.ports, { eventId: event.id, marks, actorId });
      }),
    );
    expect(await stepsTo(event.id, 'checked_in')).toBe(1);
    const row = await findParticipation(product.db, aisha.participationId);
    expect(row?.checkedInAt?.toISOString()).toBe(minute(3));
  }
});

test('DY-02 a walk-in that is sent many times at once is one person in one place; two are refused the last one', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { event, roleId, actorId } = await dayOf(2);
    const name = `Walk-in ${round}`;
    const place = { eventId: event.id, roleId, actorId, addPlace: false, email: null };
    const id = newId();
    const same = await times(() => addWalkIn(product.ports, { ...place, id, name }));
    expect(same.map(({ status }) => status)).not.toContain('rejected');
    const accounts = await product.db
      .selectFrom('appUser')
      .select('id')
      .where('name', '=', name)
      .execute();
    expect(accounts).toHaveLength(1);
    expect(await filledOf(roleId)).toBe(2);
    const others = await times(() =>
      addWalkIn(product.ports, { ...place, id: newId(), name: `${name} too` }),
    );
    expect(others.map(({ status }) => status)).not.toContain('fulfilled');
    expect(await filledOf(roleId)).toBe(2);
  }
});
