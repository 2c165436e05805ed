/** RO-05: what refuses a save of the board, whole; over HTTP. */

import type { Event } from '@saath/contract/events/events/schema';
import type { Board } from '@saath/contract/places/board/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { givenAdmin, givenVolunteer } from '../../../testing/given.ts';
import {
  asks,
  givenBoard,
  givePlace,
  moveOf,
  placed,
  saved,
} from '../../../testing/given-board.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';
import { decideRequest } from '../answer/service.ts';
import { withdrawRequest } from '../ask/service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const holder = async (event: Event, roleId: string, name: string) =>
  await placed(product, { event, roleId, name }, admin.id);

/** Everything that a save could change, to see that it did not. */
async function everything() {
  const { db } = product;
  return {
    participations: await db.selectFrom('participation').selectAll().orderBy('id').execute(),
    roles: await db.selectFrom('eventRole').select(['id', 'filled']).orderBy('id').execute(),
    history: await db.selectFrom('participationChange').select('id').orderBy('id').execute(),
    mails: await db.selectFrom('mail').select('id').orderBy('id').execute(),
    notices: await db.selectFrom('notice').select('id').orderBy('id').execute(),
  };
}

/** Saves what must be refused, and makes sure that nothing has changed. @returns why, by person */
async function refused(event: Event, moves: readonly unknown[], code = 'board.changed') {
  const before = await everything();
  const { status, body } = await saved(admin, event, moves);
  expect(body).toMatchObject({ code, success: false });
  expect(status).toBe(409);
  expect(await everything()).toEqual(before);
  return body.fields;
}

test('RO-05 one move that is not possible keeps all others from happening', async () => {
  const { event, roleIds } = await givenBoard(admin, [3, 1]);
  const [cook, driver] = roleIds;
  const [one, two] = [await holder(event, cook, 'One'), await givenVolunteer(product.db)];
  await holder(event, driver, 'Holder');
  const moves = [
    moveOf(one.id, cook, null),
    moveOf(two.id, 'none', cook),
    moveOf((await givenVolunteer(product.db)).id, 'none', driver),
  ];
  const fields = await refused(event, moves);
  expect(fields).toEqual({ [moves[2]?.userId ?? '']: 'Driver has no free place left.' });
  expect((await saved(admin, event, moves.slice(0, 2))).status).toBe(200);
});

test('RO-05 everybody who is not where the organiser saw them is named, with what they are now', async () => {
  const { event, roleIds } = await givenBoard(admin, [9, 9]);
  const [cook, driver] = roleIds;
  const people = [];
  for (const name of ['In', 'Waiting', 'Declined', 'Gone', 'Asking', 'Freed'])
    people.push(await givenVolunteer(product.db, { name }));
  const [inside, waiting, declined, gone, asking, freed] = people.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  await givePlace(product, { event, roleId: driver, userId: inside }, admin.id);
  const answer = async (participationId: string, decision: 'waitlist' | 'decline') =>
    await decideRequest(product.ports, {
      participationId,
      decision,
      note: '',
      actorId: admin.id,
    });
  await answer((await asks(product, { event, userId: waiting, roleId: cook })).id, 'waitlist');
  await answer((await asks(product, { event, userId: declined })).id, 'decline');
  const { id: participationId } = await asks(product, { event, userId: gone });
  await withdrawRequest(product.ports, { participationId, userId: gone });
  await asks(product, { event, userId: asking, roleId: driver });
  await asks(product, { event, userId: freed });
  const missing = newId();
  const moves = [
    moveOf(inside, cook, null),
    ...[waiting, declined, gone, asking].map((userId) => moveOf(userId, null, cook)),
    moveOf(freed, cook, driver),
    moveOf(missing, 'none', cook),
  ];
  expect(await refused(event, moves)).toEqual({
    [inside]: 'In now has a place as Driver.',
    [waiting]: 'Waiting is on the wait list now.',
    [declined]: 'Declined has been declined in the meantime.',
    [gone]: 'Gone has withdrawn.',
    [asking]: 'Asking now asks for Driver.',
    [freed]: 'Freed has no place now and waits for an answer.',
    [missing]: 'This account no longer exists.',
  });
});

test('RO-05 nobody gets two places at one time; the other event is named', async () => {
  const { event, roleIds } = await givenBoard(admin, [3]);
  const { event: other, roleIds: others } = await givenBoard(admin, [3], true);
  const busy = await holder(other, others[0], 'Zara Malik');
  expect(await refused(event, [moveOf(busy.id, 'none', roleIds[0])], 'board.clash')).toEqual({
    [busy.id]: `Zara Malik already holds a role at that time, in "${other.title}".`,
  });
});

test('RO-05 only active volunteers get places; who is none any more can be taken off', async () => {
  const { event, roleIds } = await givenBoard(admin, [3, 3]);
  const [cook, driver] = roleIds;
  const sleeper = await givenVolunteer(product.db, { name: 'Sleeper', activatedAt: null });
  const promoted = await holder(event, cook, 'Promoted');
  await updateUser(product.db, promoted.id, { role: 'Admin' });
  const moves = [moveOf(sleeper.id, 'none', cook), moveOf(promoted.id, cook, driver)];
  expect(await refused(event, moves)).toEqual({
    [sleeper.id]: 'Sleeper has no active volunteer account.',
    [promoted.id]: 'Promoted has no active volunteer account.',
  });
  expect((await saved(admin, event, [moveOf(promoted.id, cook, null)])).status).toBe(200);
});

test('RO-05 only roles of this event, and each person once', async () => {
  const { event, roleIds } = await givenBoard(admin, [3]);
  const { roleIds: strange } = await givenBoard(admin, [3]);
  const person = await givenVolunteer(product.db);
  expect(await refused(event, [moveOf(person.id, 'none', strange[0])])).toEqual({
    [person.id]: 'This role no longer exists.',
  });
  const move = moveOf(person.id, 'none', roleIds[0]);
  const invalid = [
    [[], 'This move changes nothing.'],
    [[move, move], 'Each person can be moved only once in one save.'],
    [[moveOf(person.id, null, null)], 'This move changes nothing.'],
    [[moveOf(person.id, roleIds[0], roleIds[0])], 'This move changes nothing.'],
  ] as const;
  for (const [moves, message] of invalid)
    expect(await saved(admin, event, moves)).toMatchObject({ status: 400, body: { message } });
});

test('RO-05 two hundred people are assigned in one save', async () => {
  const { event, roleIds } = await givenBoard(admin, [120, 80]);
  const people: string[] = [];
  for (let count = 0; count < 200; count++) people.push((await givenVolunteer(product.db)).id);
  const moves = people.map((id, index) => moveOf(id, 'none', roleIds[index < 120 ? 0 : 1]));
  const first = await saved(admin, event, moves);
  expect(first.body.summary).toEqual({ given: 200, moved: 0, released: 0, mails: 200 });
  expect((first.body.board as Board).roles.map(({ filled }) => filled)).toEqual([120, 80]);
  // All eighty drivers change places with eighty cooks.
  const swaps = [...people.slice(0, 80), ...people.slice(120)].map((id, index) =>
    index < 80 ? moveOf(id, roleIds[0], roleIds[1]) : moveOf(id, roleIds[1], roleIds[0]),
  );
  const second = await saved(admin, event, swaps);
  expect(second.body.summary).toMatchObject({ moved: 160 });
  expect((second.body.board as Board).people).toHaveLength(200);
});
