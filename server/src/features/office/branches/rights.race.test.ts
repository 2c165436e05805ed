/** Rights that are given, taken and ended at once, on a real PostgreSQL server with many connections. */
import { addHelper, removeHelper } from '@saath/contract/day/helpers/endpoints';
import { limits } from '@saath/contract/limits';
import * as endpoints from '@saath/contract/office/branches/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import type { Reply } from '../../../testing/client.ts';
import { serverDatabase } from '../../../testing/database.ts';
import {
  givenAdmin,
  givenEvent,
  givenSignedIn,
  givenVolunteer,
  type SignedIn,
} from '../../../testing/given.ts';
import { givenBranch } from '../../../testing/given-branch.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { twoLookFirst } from '../../../testing/two-look-first.ts';
import { findBranch } from '../../foundation/organisation/queries.ts';
import * as queries from './queries.ts';

const ROUNDS = rounds(20);

let product: TestProduct;
let admin: SignedIn;
let person: SignedIn;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(30) });
  admin = await givenAdmin(product);
  person = await givenSignedIn(product);
});
afterAll(async () => await product.close());

const give = async (id: string, right = 'organiser', userId = person.id) =>
  await admin.call(endpoints.addToBranch, { params: { id }, body: { userId, right } });
const take = async (id: string) =>
  await admin.call(endpoints.removeFromBranch, { params: { id, userId: person.id } });
const close = async (id: string) => await admin.call(endpoints.closeBranch, { params: { id } });
const codes = (answers: readonly Reply[]) =>
  answers.map(({ status, body }) => (status === 200 ? 'done' : body.code)).sort();
const rightsAt = async (branchId: string) =>
  await product.db
    .selectFrom('branchGrant')
    .select('userId')
    .where('branchId', '=', branchId)
    .execute();
const grant = (branchId: string, userId: string) => ({
  ...{ branchId, userId, givenRight: 'viewer' as const },
  ...{ givenBy: admin.id, givenAt: testStart },
});

test(`OR-08 nobody has a right at a branch that is closed, nor gets an event there, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [id, event] = [await givenBranch(admin), await givenEvent(admin)];
    const params = { id: event.id };
    const [given, moved, closed] = await Promise.all([
      give(id),
      admin.call(endpoints.moveEvent, { params, body: { branchId: id } }),
      close(id),
    ]);
    expect(closed.status).toBe(200);
    for (const answer of [given, moved])
      expect(['done', 'branches.closed']).toContain(codes([answer])[0]);
    expect(await rightsAt(id)).toEqual([]);
    const { branch } = (await admin.call(endpoints.eventBranch, { params })).body;
    expect(branch).toEqual(moved.status === 200 ? expect.objectContaining({ id }) : null);
  }
});

test('OR-08 negative control: who does not hold the branch gives a right at one that closes meanwhile', async () => {
  const id = await givenBranch(admin);
  await product.db.transaction().execute(async (tx) => {
    expect(await findBranch(tx, id)).toMatchObject({ closedAt: null });
    await close(id);
    await queries.putGrant(tx, grant(id, person.id));
  });
  expect(await rightsAt(id)).toHaveLength(1);
});

/** A branch at which one more can be given a right. */
async function nearlyFull(): Promise<string> {
  const id = await givenBranch(admin);
  for (let count = 1; count < limits.branch.people; count++) {
    const { id: userId } = await givenVolunteer(product.db);
    await product.db.insertInto('branchGrant').values(grant(id, userId)).execute();
  }
  return id;
}
const twoMore = async () => [await givenVolunteer(product.db), await givenVolunteer(product.db)];

test('OR-08 of two who are given the last right at a branch at once one gets it', async () => {
  const id = await nearlyFull();
  const answers = await Promise.all(
    (await twoMore()).map(async (one) => await give(id, 'viewer', one.id)),
  );
  expect(codes(answers)).toEqual(['branches.too_many_people', 'done']);
  expect(await rightsAt(id)).toHaveLength(limits.branch.people);
});

test('OR-08 negative control: counted without the other, both get it', async () => {
  const id = await nearlyFull();
  const bothGave = twoLookFirst();
  const counts = await Promise.all(
    (await twoMore()).map(
      async (one) =>
        await product.db.transaction().execute(async (tx) => {
          const count = await queries.putGrant(tx, grant(id, one.id));
          await bothGave();
          return count;
        }),
    ),
  );
  expect(counts).toEqual([limits.branch.people, limits.branch.people]);
  expect(await rightsAt(id)).toHaveLength(limits.branch.people + 1);
});

/** What the log says of a person's rights: as often given as ended, and once more while they have one. */
async function balanceOf(kind: 'branch' | 'event'): Promise<number> {
  const rows = await product.db
    .selectFrom('auditEntry')
    .select('action')
    .where('userId', '=', person.id)
    .where(sql<boolean>`action like ${`${kind}.%`}`)
    .execute();
  const sign = (action: string) => (action.endsWith('_added') ? 1 : -1);
  return rows.reduce((sum, { action }) => sum + sign(action), 0);
}

test(`OR-08 RG-01 a right that is changed while it is taken is ended once in the log, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [id, event] = [await givenBranch(admin), await givenEvent(admin)];
    const params = { id: event.id };
    const help = async (right: string) =>
      await admin.call(addHelper, { params, body: { userId: person.id, right } });
    const before = [await balanceOf('branch'), await balanceOf('event')];
    await give(id, 'viewer');
    await help('viewer');
    await Promise.all([
      ...[give(id), take(id), help('lead')],
      admin.call(removeHelper, { params: { ...params, userId: person.id } }),
    ]);
    const kept = await product.db
      .selectFrom('eventGrant')
      .select('eventId')
      .where('eventId', '=', event.id)
      .execute();
    const after = [await balanceOf('branch'), await balanceOf('event')];
    const now = [(await rightsAt(id)).length, kept.length];
    expect(after.map((balance, index) => balance - (before[index] ?? 0))).toEqual(now);
  }
});

test('OR-08 negative control: taken without holding the person, it is ended twice', async () => {
  const id = await givenBranch(admin);
  await give(id, 'viewer');
  const key = { userId: person.id, branchId: id };
  const ended: unknown[] = [];
  await product.db.transaction().execute(async (tx) => {
    ended.push((await queries.rightOf(tx, { ...key, now: testStart }))?.right);
    ended.push(
      await product.db
        .transaction()
        .execute(async (other) => await queries.deleteGrant(other, key)),
    );
    await queries.putGrant(tx, { ...grant(id, person.id), givenRight: 'organiser' });
  });
  expect(ended).toEqual(['viewer', 'viewer']);
});
