/** RO-05: all moves of one save or none, checked against what the organiser saw, over HTTP. */

import { cancelEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { boardPeople, eventBoard, saveBoard } from '@saath/contract/places/board/endpoints';
import type { Board } from '@saath/contract/places/board/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import { newId } from '../../../platform/ids.ts';
import { testClient } from '../../../testing/client.ts';
import { givenAdmin, givenVolunteer, signedInAs } from '../../../testing/given.ts';
import { asks, givenBoard, moveOf, placed, saved } from '../../../testing/given-board.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';
import { decideRequest } from '../answer/service.ts';

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

const givenEvent = async (places: readonly number[]) => await givenBoard(admin, places);
const holder = async (event: Event, roleId: string, name: string) =>
  await placed(product, { event, roleId, name }, admin.id);

const read = async ({ id }: Event) =>
  (await admin.call(eventBoard, { params: { id } })).body.board as Board;

const save = async (event: Event, moves: readonly unknown[], note = '') =>
  await saved(admin, event, moves, note);

const standings = (board: Board) =>
  new Map(board.people.map(({ userId, state, roleId }) => [userId, [state, roleId]] as const));

test('RO-05 the board shows who holds a place, then who waits, with the fit for each role', async () => {
  const { event, roleIds } = await givenEvent([2, 1]);
  const waiting = await givenVolunteer(product.db, { skills: ['Cooking'] });
  await asks(product, { event, userId: waiting.id, roleId: roleIds[1] });
  const zara = await holder(event, roleIds[0], 'Zara Malik');
  await updateUser(product.db, zara.id, { kindsWithoutMail: ['change'] });
  const gone = await givenVolunteer(product.db);
  const { id: participationId } = await asks(product, { event, userId: gone.id });
  const no = { participationId, decision: 'decline', note: '', actorId: admin.id } as const;
  await decideRequest(product.ports, no);

  const board = await read(event);
  expect(board.event).toMatchObject({ title: event.title, status: 'UPCOMING' });
  expect(
    board.roles.map(({ name, filled, maxVolunteers }) => [name, filled, maxVolunteers]),
  ).toEqual([
    ['Cook', 1, 2],
    ['Driver', 0, 1],
  ]);
  expect(board.total).toBe(2);
  expect(board.people.map(({ userId, state, roleId }) => [userId, state, roleId])).toEqual([
    [zara.id, 'confirmed', roleIds[0]],
    [waiting.id, 'requested', roleIds[1]],
  ]);
  const [first, second] = board.people;
  expect(first).toMatchObject({ isActive: true, mailsOff: ['change'], skills: ['First aid'] });
  expect(second).toMatchObject({ note: 'I can help', mailsOff: [] });
  expect(first?.fits).toHaveLength(2);
  expect(first?.fits.every((fit) => Number.isInteger(fit) && fit > 0 && fit < 100)).toBe(true);
  expect(first?.fits[0]).toBeGreaterThan(second?.fits[0] ?? 100);
  expect(first?.reasons[0]?.text).toContain('First aid');
  expect(second?.reasons.length).toBeLessThanOrEqual(2);
});

test('RO-05 volunteers who have not asked can be pulled onto the board; others cannot', async () => {
  const { event, roleIds } = await givenEvent([2]);
  const [person, sleeper] = [
    await givenVolunteer(product.db),
    await givenVolunteer(product.db, { activatedAt: null }),
  ];
  const ids = [person.id, sleeper.id, admin.id, newId()].join(',');
  const { body } = await admin.call(boardPeople, { params: { id: event.id }, query: { ids } });
  expect(body.people).toMatchObject([{ userId: person.id, state: 'none', roleId: null }]);
  const answer = await save(event, [moveOf(person.id, 'none', roleIds[0])]);
  expect(answer.body.summary).toEqual({ given: 1, moved: 0, released: 0, mails: 1 });
  const bad = await admin.call(boardPeople, { params: { id: event.id }, query: { ids: 'x' } });
  expect(bad.status).toBe(400);
});

test('RO-05 one save gives, moves and takes places, and tells everyone once', async () => {
  const { event, roleIds } = await givenEvent([2, 1]);
  const [cook, driver] = roleIds;
  const asking = await givenVolunteer(product.db, { name: 'Aisha Khan' });
  const { requestedAt } = await asks(product, { event, userId: asking.id });
  const moving = await holder(event, cook, 'Bilal Ahmed');
  const leaving = await holder(event, cook, 'Zara Malik');
  await updateUser(product.db, leaving.id, { kindsWithoutMail: ['change'] });
  product.clock.now = new Date(testStart.getTime() + 60_000);

  const { status, body } = await save(
    event,
    [
      moveOf(asking.id, null, cook),
      moveOf(moving.id, cook, driver),
      moveOf(leaving.id, cook, null),
    ],
    'See you at the gate.',
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    message: 'Assignments saved.',
    summary: { given: 1, moved: 1, released: 1, mails: 2 },
  });
  const board = body.board as Board;
  expect(board.roles.map(({ filled }) => filled)).toEqual([1, 1]);
  expect(standings(board)).toEqual(
    new Map([
      [asking.id, ['confirmed', cook]],
      [moving.id, ['confirmed', driver]],
      [leaving.id, ['requested', null]],
    ]),
  );
  const given = (await product.mailsTo(asking.email)).at(-1);
  expect(given).toContain("You're in");
  expect(given).toContain('See you at the gate.');
  const moved = (await product.mailsTo(moving.email)).at(-1);
  expect(moved).toContain('You have another role');
  expect(moved).toMatch(/Your role is now .*Driver.*no longer .*Cook/);
  expect((await product.mailsTo(leaving.email)).some((mail) => mail.includes('open again'))).toBe(
    false,
  );
  const notices = await product.db
    .selectFrom('notice')
    .select(['kind', 'title'])
    .where('userId', '=', leaving.id)
    .orderBy('createdAt', 'desc')
    .execute();
  expect(notices[0]).toMatchObject({
    kind: 'change',
    title: 'Your place is open again: River clean-up',
  });

  const history = await product.db
    .selectFrom('participationChange')
    .select(['userId', 'fromState', 'toState', 'actorId', 'reason', 'cause'])
    .where('eventId', '=', event.id)
    .where('at', '=', product.clock.now)
    .execute();
  expect(history).toHaveLength(3);
  expect(history.find(({ userId }) => userId === moving.id)).toMatchObject({
    fromState: 'confirmed',
    toState: 'confirmed',
    actorId: admin.id,
    reason: '',
    cause: { code: 'role_changed', before: 'Cook', after: 'Driver' },
  });
  // Anyone who lost a place is where they were among those who wait; anyone who got one keeps the day they asked.
  const rows = await product.db
    .selectFrom('participation')
    .select(['userId', 'requestedAt'])
    .where('eventId', '=', event.id)
    .execute();
  expect(rows.find(({ userId }) => userId === asking.id)?.requestedAt).toEqual(requestedAt);
  expect(rows.find(({ userId }) => userId === leaving.id)?.requestedAt).toEqual(testStart);
});

test('RO-05 people of two full roles change places in one save', async () => {
  const { event, roleIds } = await givenEvent([1, 1]);
  const [cook, driver] = roleIds;
  const [one, two] = [await holder(event, cook, 'One'), await holder(event, driver, 'Two')];
  const alone = await save(event, [moveOf(one.id, cook, driver)]);
  expect(alone.body).toMatchObject({
    code: 'board.changed',
    fields: { [one.id]: 'Driver has no free place left.' },
  });
  const both = await save(event, [moveOf(one.id, cook, driver), moveOf(two.id, driver, cook)]);
  expect(both.body.summary).toMatchObject({ moved: 2 });
  expect((both.body.board as Board).roles.map(({ filled }) => filled)).toEqual([1, 1]);
});

test('RO-05 a place that a save frees goes to the wait list', async () => {
  const { event, roleIds } = await givenEvent([1]);
  const [cook] = roleIds;
  const person = await holder(event, cook, 'Holder');
  const waiting = await givenVolunteer(product.db);
  const { id: participationId } = await asks(product, { event, userId: waiting.id, roleId: cook });
  const wait = { participationId, decision: 'waitlist', note: '', actorId: admin.id } as const;
  await decideRequest(product.ports, wait);
  expect((await save(event, [moveOf(person.id, cook, null)])).status).toBe(200);
  await expect
    .poll(async () => standings(await read(event)).get(waiting.id), { timeout: patient(10_000) })
    .toEqual(['offered', cook]);
});

test('RO-05 the board and its calls are for Admins only', async () => {
  const { event, roleIds } = await givenEvent([1]);
  const person = await givenVolunteer(product.db);
  const params = { id: event.id };
  const body = { moves: [moveOf(person.id, 'none', roleIds[0])] };
  for (const [client, status] of [
    [await signedInAs(product, person.id), 403],
    [testClient(product.app), 401],
  ] as const) {
    expect((await client.call(eventBoard, { params })).status).toBe(status);
    expect((await client.call(boardPeople, { params, query: { ids: person.id } })).status).toBe(
      status,
    );
    expect((await client.call(saveBoard, { params, body })).status).toBe(status);
  }
  expect((await admin.call(eventBoard, { params: { id: newId() } })).status).toBe(404);
});

test('RO-05 an event that is over or cancelled keeps its people where they are', async () => {
  const { event, roleIds } = await givenEvent([2]);
  const person = await holder(event, roleIds[0], 'Holder');
  const moves = [moveOf(person.id, roleIds[0], null)];
  await admin.call(cancelEvent, { params: { id: event.id }, body: { reason: 'Rain' } });
  expect((await save(event, moves)).body.code).toBe('joining.event_over');

  const { event: past, roleIds: pastRoles } = await givenEvent([2]);
  const other = await holder(past, pastRoles[0], 'Other');
  product.clock.now = new Date(past.endTime);
  const later = await signedInAs(product, admin.id);
  const body = { moves: [moveOf(other.id, pastRoles[0], null)] };
  const late = await later.call(saveBoard, { params: { id: past.id }, body });
  expect(late.body.code).toBe('joining.event_over');
});
