/** Races on a real PostgreSQL server with many connections; PGlite has one connection and cannot show them. */

import type { Event } from '@saath/contract/events/events/schema';
import type { BoardMove } from '@saath/contract/places/board/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import { newId } from '../../../platform/ids.ts';
import { serverDatabase } from '../../../testing/database.ts';
import { givenAdmin, givenVolunteer } from '../../../testing/given.ts';
import { asks, givenBoard, givePlace, moveOf } from '../../../testing/given-board.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { twoLookFirst } from '../../../testing/two-look-first.ts';
import { rolesOf } from '../../events/roles/queries.ts';
import { assignVolunteer, decideRequest } from '../answer/service.ts';
import { withdrawRequest } from '../ask/service.ts';
import { participationsOfPeople } from '../place/queries.ts';
import { transferPlaces } from '../place/seats.ts';
import { move } from '../place/service.ts';
import { saveMoves } from './service.ts';

const ROUNDS = rounds(30);
const PEOPLE = 12;

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let people: string[];
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(30) });
  admin = await givenAdmin(product);
  people = [];
  for (let count = 0; count < PEOPLE; count++) people.push((await givenVolunteer(product.db)).id);
});
afterAll(async () => await product.close({ isBroken: true }));

const person = (index: number) => people[index] ?? '';
const save = async (event: Event, moves: readonly BoardMove[]) =>
  await saveMoves(product.ports, { eventId: event.id, moves, note: '', actorId: admin.id });
const assign = async (event: Event, userId: string, roleId: string) =>
  await assignVolunteer(product.ports, { eventId: event.id, roleId, userId, actorId: admin.id });

const codeOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { code?: string }).code;

/** What is wrong with the counts of the event's places. */
async function wrongCounts(event: Event): Promise<string[]> {
  const rows = await product.db
    .selectFrom('participation')
    .select('roleId')
    .where('eventId', '=', event.id)
    .where('state', '=', 'confirmed')
    .execute();
  return (await rolesOf(product.db, [event.id])).flatMap(({ id, name, filled, maxVolunteers }) => {
    const held = rows.filter(({ roleId }) => roleId === id).length;
    if (held === filled && filled <= maxVolunteers) return [];
    return [`${name}: ${held} hold a place, ${filled} are counted, ${maxVolunteers} are there`];
  });
}

/** Two roles of three, held by the first six; the next four have asked. */
async function fullBoard() {
  const { event, roleIds } = await givenBoard(admin, [3, 3]);
  for (let index = 0; index < 6; index++) {
    const roleId = roleIds[index < 3 ? 0 : 1];
    await givePlace(product, { event, roleId, userId: person(index) }, admin.id);
  }
  const requests = [];
  for (let index = 6; index < 10; index++)
    requests.push(await asks(product, { event, userId: person(index) }));
  return { event, roleIds, requests };
}

test(`RO-05 of two boards that disagree one is saved, in ${ROUNDS} of ${ROUNDS} rounds, whatever joins at once`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { event, roleIds, requests } = await fullBoard();
    const [cook, driver] = roleIds;
    const disagreeing = [
      save(event, [
        moveOf(person(0), cook, driver),
        moveOf(person(3), driver, cook),
        moveOf(person(1), cook, null),
        moveOf(person(6), null, cook),
      ]),
      // The other way round, so that locks in the order of the moves would block each other.
      save(event, [
        moveOf(person(7), null, driver),
        moveOf(person(3), driver, null),
        moveOf(person(0), cook, null),
      ]),
    ];
    const others = [
      assign(event, person(10), cook),
      assign(event, person(11), driver),
      decideRequest(product.ports, {
        participationId: requests[2]?.id ?? '',
        decision: 'approve',
        roleId: driver,
        note: '',
        actorId: admin.id,
      }),
      (async () => {
        const [row] = await participationsOfPeople(product.db, {
          eventId: event.id,
          userIds: [person(5)],
        });
        const own = { participationId: row?.id ?? '', userId: person(5) };
        return await withdrawRequest(product.ports, own);
      })(),
    ];
    const [saves, rest] = await Promise.all([
      Promise.allSettled(disagreeing),
      Promise.allSettled(others),
    ]);
    const codes = saves.map(codeOf);
    expect(codes.filter((code) => code === 'done').length).toBeLessThanOrEqual(1);
    expect(codes.filter((code) => code !== 'done' && code !== 'board.changed')).toEqual([]);
    expect(rest.map(codeOf).filter((code) => code !== 'done' && code !== 'joining.full')).toEqual(
      [],
    );
    expect(await wrongCounts(event)).toEqual([]);
  }
});

test(`RO-05 without others at once exactly one of two boards that disagree is saved, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { event, roleIds } = await fullBoard();
    const [cook, driver] = roleIds;
    const swap = (one: number, two: number) =>
      save(event, [moveOf(person(one), cook, driver), moveOf(person(two), driver, cook)]);
    const codes = (await Promise.allSettled([swap(0, 3), swap(0, 4)])).map(codeOf);
    expect(codes.toSorted()).toEqual(['board.changed', 'done']);
    expect(await wrongCounts(event)).toEqual([]);
  }
});

test('RO-05 negative control: without the locks and the look at what was seen, both are saved and the counts go wrong', async () => {
  const saveUnchecked = async (
    event: Event,
    moves: readonly BoardMove[],
    haveLooked: () => Promise<void>,
  ) =>
    await product.db.transaction().execute(async (tx) => {
      const roles = await rolesOf(tx, [event.id]);
      const row = await tx
        .selectFrom('event')
        .selectAll()
        .where('id', '=', event.id)
        .executeTakeFirstOrThrow();
      for (const { userId, from, to } of moves) {
        const user = await tx
          .selectFrom('appUser')
          .selectAll()
          .where('id', '=', userId)
          .executeTakeFirstOrThrow();
        const [existing] = await participationsOfPeople(tx, {
          eventId: event.id,
          userIds: [userId],
        });
        await haveLooked();
        const role = roles.find(({ id }) => to !== 'unassigned' && id === to.roleId);
        const step = { to: 'confirmed', role, by: 'organiser', actorId: admin.id } as const;
        await move(tx, { event: row, user }, { existing, step, at: new Date() });
        const flows = new Map([[from.roleId ?? newId(), -1]]).set(role?.id ?? newId(), 1);
        await transferPlaces(tx, { roles: flows, shifts: new Map() });
      }
    });
  let wrong = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { event, roleIds } = await givenBoard(admin, [3, 3, 3]);
    const [cook, driver, usher] = roleIds;
    await givePlace(product, { event, roleId: cook, userId: person(0) }, admin.id);
    await givePlace(product, { event, roleId: cook, userId: person(1) }, admin.id);
    const haveLooked = twoLookFirst();
    const outcomes = await Promise.allSettled([
      saveUnchecked(event, [moveOf(person(0), cook, driver)], haveLooked),
      saveUnchecked(event, [moveOf(person(0), cook, usher)], haveLooked),
    ]);
    const areBothSaved = outcomes.every(({ status }) => status === 'fulfilled');
    if (areBothSaved && (await wrongCounts(event)).length > 0) wrong += 1;
  }
  expect(wrong).toBe(ROUNDS);
});
