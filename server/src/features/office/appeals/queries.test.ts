/** Which appeals hold, for whom they wait, and what is counted of them: rules that stand in SQL (RG-02). */
import * as lending from '@saath/contract/office/lending/endpoints';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../../platform/database.ts';
import { done } from '../../../testing/done.ts';
import { givenAdmin, givenEvent, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { givePlace } from '../../../testing/given-board.ts';
import { givenBranch } from '../../../testing/given-branch.ts';
import { givenNeighbours } from '../../../testing/given-lending.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import * as queries from './queries.ts';

type World = Awaited<ReturnType<typeof givenNeighbours>>;

const DAY = 86_400_000;
const now = testStart;
const later = new Date(now.getTime() + DAY);
let product: TestProduct;
let admin: SignedIn;
let world: World;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  world = await asked();
});
afterAll(async () => await product.close());

/** Two branches of which the northern one asks the southern one. */
async function asked(): Promise<World> {
  const given = await givenNeighbours(product, admin);
  const body = { branchId: given.south, word: '' };
  await done(given.runsNorth, lending.askBranches, { params: { id: given.roleId }, body });
  return given;
}

/** What `look` finds once `change` is made, which is taken back at once. */
async function found<T>(change: (tx: Tx) => Promise<unknown>, look: (tx: Tx) => Promise<T>) {
  let seen: T | undefined;
  const done = new Error('taken back');
  await product.db
    .transaction()
    .execute(async (tx) => {
      await change(tx);
      seen = await look(tx);
      throw done;
    })
    .catch((error: unknown) => {
      if (error !== done) throw error;
    });
  return seen;
}

const keyOf = ({ roleId, south }: World) => ({ roleId, branchId: south });
const waits = async (tx: Tx, { at = now, of = [world.south] as string[] | 'unrun' } = {}) =>
  (await queries.waitingFor(tx, { of, now: at, limit: 20 })).filter(
    ({ roleId }) => roleId === world.roleId,
  ).length;
const settles = async (tx: Tx, at = now) =>
  (await queries.settleAppeal(tx, { ...keyOf(world), state: 'declined', now: at })) !== undefined;
const bothOf = async (tx: Tx, at = now) => [await waits(tx, { at }), await settles(tx, at)];
const ofEvent = (tx: Tx, set: object) =>
  tx.updateTable('everyEvent').set(set).where('id', '=', world.event.id).execute();

describe('RG-02 an appeal waits for an answer, and can be given one, as long as it is of use', () => {
  test('RG-02 while the event is published, to come and of another branch, and a place is free', async () => {
    expect(await found(async () => {}, bothOf)).toEqual([1, true]);
  });

  test.each<[string, (tx: Tx) => Promise<unknown>]>([
    ['it is not published any more', (tx) => ofEvent(tx, { publishedAt: null })],
    ['it is cancelled', (tx) => ofEvent(tx, { cancelledAt: now })],
    ['it belongs to the branch that is asked', (tx) => ofEvent(tx, { branchId: world.south })],
    ['it belongs to the organisation itself', (tx) => ofEvent(tx, { branchId: null })],
    ['it is put away', (tx) => ofEvent(tx, { archivedAt: now })],
    [
      'its role is full',
      (tx) =>
        tx
          .updateTable('eventRole')
          .set(({ ref }) => ({ filled: ref('maxVolunteers') }))
          .where('id', '=', world.roleId)
          .execute(),
    ],
    [
      'the branch that is asked is closed',
      (tx) =>
        tx.updateTable('branch').set({ closedAt: now }).where('id', '=', world.south).execute(),
    ],
  ])('RG-02 no longer once %s', async (_, change) => {
    expect(await found(change, bothOf)).toEqual([0, false]);
  });

  test('RG-02 until the moment in which the event begins', async () => {
    const start = Date.parse(world.event.startTime);
    const at = (moment: number) =>
      found(
        async () => {},
        (tx) => bothOf(tx, new Date(moment)),
      );
    expect(await at(start - 1)).toEqual([1, true]);
    expect(await at(start)).toEqual([0, false]);
  });

  test.each(['passed_on', 'declined'] as const)(
    'RG-02 not twice: one that is %s',
    async (state) => {
      const settled = (tx: Tx) => queries.settleAppeal(tx, { ...keyOf(world), state, now });
      expect(await found(settled, bothOf)).toEqual([0, false]);
    },
  );
});

test('RG-02 what a branch declined stays when it is taken back, everything else goes', async () => {
  const after = (state: 'passed_on' | 'declined' | 'asked') =>
    found(
      async (tx) =>
        state !== 'asked' && (await queries.settleAppeal(tx, { ...keyOf(world), state, now })),
      (tx) => queries.deleteAppeal(tx, keyOf(world)),
    );
  expect([await after('asked'), await after('passed_on'), await after('declined')]).toEqual([
    ...[true, true, false],
  ]);
  const elsewhere = { roleId: world.roleId, branchId: world.north };
  expect(
    await found(
      async () => {},
      (tx) => queries.deleteAppeal(tx, elsewhere),
    ),
  ).toBe(false);
});

describe('RG-02 an appeal to a branch that nobody runs waits for Admins', () => {
  const grant = (set: object | null) => async (tx: Tx) => {
    const { south, runsSouth } = world;
    if (!set) return await tx.deleteFrom('branchGrant').where('branchId', '=', south).execute();
    const rows = tx.updateTable('branchGrant').set(set).where('branchId', '=', south);
    return await rows.where('userId', '=', runsSouth.id).execute();
  };

  test.each<[string, object | null, number]>([
    ['somebody runs it', { expiresAt: null }, 0],
    ['whose right ends later', { expiresAt: later }, 0],
    ['nobody has a right there', null, 1],
    ['who has a right only looks at it', { givenRight: 'viewer' }, 1],
    ['the right of who ran it has ended', { expiresAt: now }, 1],
  ])('RG-02 %s', async (_, set, count) => {
    expect(await found(grant(set), (tx) => waits(tx, { of: 'unrun' }))).toBe(count);
    // And those who run the branch and are told of an appeal are the same.
    const told = async (tx: Tx) =>
      (await queries.runnersOf(tx, { branchIds: [world.south], now })).filter(
        ({ branchId }) => branchId !== null,
      ).length;
    expect(await found(grant(set), told)).toBe(1 - count);
  });
});

test('RG-02 Admins are told for no branch of their own, and nobody whose account is not in use', async () => {
  const { south, north, runsSouth } = world;
  const branchIds = [south, north];
  const runners = async (tx: Tx) =>
    (await queries.runnersOf(tx, { branchIds, now })).map(({ id, branchId }) => [id, branchId]);
  const all = await found(async () => {}, runners);
  expect(all).toEqual(
    expect.arrayContaining([
      ...[
        [runsSouth.id, south],
        [world.runsNorth.id, north],
        [admin.id, null],
      ],
    ]),
  );
  for (const column of ['leavingAt', 'leftAt'] as const) {
    const leave = (tx: Tx) =>
      tx
        .updateTable('appUser')
        .set({ [column]: now })
        .where('id', '=', runsSouth.id)
        .execute();
    expect(await found(leave, runners), column).not.toContainEqual([runsSouth.id, south]);
  }
});

test('RG-02 the soonest event comes first, and no more are read than are shown', async () => {
  const sooner = await givenEvent(admin, {
    ...{ title: 'Sooner', startTime: '2026-12-02T09:00:00Z', endTime: '2026-12-02T12:00:00Z' },
  });
  await givenBranch(admin, [sooner.id]);
  const [role] = sooner.role;
  const params = { id: role?.id ?? '' };
  await done(admin, lending.askBranches, { params, body: { branchId: world.south } });
  const read = async (limit: number) =>
    (await queries.waitingFor(product.db, { of: [world.south], now, limit })).map(({ id }) => id);
  expect(await read(20)).toEqual([sooner.id, world.event.id]);
  expect(await read(1)).toEqual([sooner.id]);
});

test('RG-02 a yes is a request of somebody who was asked, made since, at this event', async () => {
  const given = await asked();
  const { event, roleId, south } = given;
  const counts = async () =>
    (await queries.appealsOfEvent(product.db, event.id)).map(({ people, yes }) => [people, yes]);
  const names = ['Asks Later', 'Asked Before', 'Given A Place', 'Does Nothing'];
  const people: SignedIn[] = [];
  for (const name of names) people.push(await givenSignedIn(product, { name }));
  const [later, before, given_, idle] = people as [SignedIn, SignedIn, SignedIn, SignedIn];
  const askFor = (person: SignedIn) =>
    done(person, requestJoin, { body: { eventId: event.id, roleId } });
  await askFor(before);
  const askedAt = new Date(now.getTime() + 60_000);
  const rows = [later, before, given_, idle].map(({ id: userId }) => ({ userId, roleId }));
  await product.db
    .insertInto('appealPerson')
    .values(rows.map((row) => ({ ...row, branchId: south, askedAt })))
    .execute();
  expect(await counts()).toEqual([[4, 0]]);
  product.clock.now = new Date(askedAt.getTime() + 60_000);
  await askFor(later);
  await askFor(await givenSignedIn(product, { name: 'Was Not Asked' }));
  await givePlace(product, { event, roleId, userId: given_.id }, admin.id);
  product.clock.now = testStart;
  expect(await counts()).toEqual([[4, 1]]);
});
