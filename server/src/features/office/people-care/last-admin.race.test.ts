/** Races on a real PostgreSQL server with many connections; PGlite has one connection and cannot show them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import { serverDatabase } from '../../../testing/database.ts';
import { givenAdmin } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { twoLookFirst } from '../../../testing/two-look-first.ts';
import { findUser, updateUser } from '../../accounts/accounts/queries.ts';
import { requireMayDemote } from './policy.ts';
import { demote, type PeopleCare, remove } from './service.ts';

const ROUNDS = rounds(30);

let product: TestProduct;
let care: PeopleCare;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(30) });
  const { ports, files } = product;
  const organisers = {
    ...ports,
    withdrawRequestsOf: async () => {},
    holdEventsOf: async () => {},
  };
  care = { ports, organisers, files };
});
afterAll(async () => {
  await product.close();
});

/** Two Admins and nobody else. */
async function givenTwo(): Promise<[string, string]> {
  await product.db.deleteFrom('appUser').execute();
  return [(await givenAdmin(product)).id, (await givenAdmin(product)).id];
}

async function adminsLeft(): Promise<number> {
  const rows = await product.db
    .selectFrom('appUser')
    .select('id')
    .where('role', '=', 'Admin')
    .execute();
  return rows.length;
}

const codeOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { code?: string }).code;

test.each([
  ['demote', [demote, demote]],
  ['remove', [remove, remove]],
  ['demote and remove', [demote, remove]],
] as const)(
  `OR-03 of two Admins who %s each other one is heard, in ${ROUNDS} of ${ROUNDS} rounds`,
  async (_name, [first, second]) => {
    for (let round = 0; round < ROUNDS; round++) {
      const [one, other] = await givenTwo();
      const outcomes = await Promise.allSettled([
        first(care, { userId: other, actorId: one }),
        second(care, { userId: one, actorId: other }),
      ]);
      expect(outcomes.map(codeOf).sort()).toEqual(['accounts.not_allowed', 'done']);
      expect(await adminsLeft()).toBe(1);
    }
  },
);

test('OR-03 negative control: without the locks both are heard, and no Admin is left', async () => {
  const demoteUnlocked = async (userId: string, actorId: string, haveLooked: () => Promise<void>) =>
    await product.db.transaction().execute(async (tx) => {
      const rows = await tx
        .selectFrom('appUser')
        .select('id')
        .where('role', '=', 'Admin')
        .execute();
      const user = await findUser(tx, userId);
      if (!user) throw new Error('Nobody to demote');
      await haveLooked();
      requireMayDemote({ user, actorId, admins: rows.map(({ id }) => id) });
      await updateUser(tx, userId, { role: 'Volunteer' });
    });
  let without = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const [one, other] = await givenTwo();
    const haveLooked = twoLookFirst();
    await Promise.allSettled([
      demoteUnlocked(other, one, haveLooked),
      demoteUnlocked(one, other, haveLooked),
    ]);
    if ((await adminsLeft()) === 0) without += 1;
  }
  expect(without).toBe(ROUNDS);
});
