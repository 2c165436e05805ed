/** Lists of the whole installation that have an end, on a real PostgreSQL server with many connections. */

import type { Endpoint } from '@saath/contract/endpoint';
import { listAgreements, writeAgreement } from '@saath/contract/events/agreements/endpoints';
import { addKind, listKinds } from '@saath/contract/events/eligibility/endpoints';
import { limits } from '@saath/contract/limits';
import { listBranches, makeBranch } from '@saath/contract/office/branches/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBranches } from '../features/foundation/organisation/queries.ts';
import { insertBranch } from '../features/office/branches/queries.ts';
import { newId } from '../platform/ids.ts';
import { serverDatabase } from './database.ts';
import { givenAdmin, type SignedIn } from './given.ts';
import { type TestProduct, testProduct, testStart } from './product.ts';
import { twoLookFirst } from './two-look-first.ts';

const AT_ONCE = 8;

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(20) });
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const text = 'Be kind, be on time.';
const row = (table: 'branch' | 'qualificationKind') => {
  const id = newId();
  const named = { id, name: id, nameKey: id, createdAt: testStart };
  return product.db.insertInto(table).values(named);
};
const counted = async (call: Endpoint, name: string) => {
  const { body } = await admin.call(call);
  return (body[name] as readonly unknown[]).length;
};
const lists = {
  branches: {
    ...{ most: limits.branch.branches, refusal: 'branches.too_many' },
    fill: async () => await row('branch').execute(),
    add: async () => await admin.call(makeBranch, { body: { name: newId() } }),
    count: async () => await counted(listBranches, 'branches'),
  },
  qualifications: {
    ...{ most: limits.qualification.kinds, refusal: 'eligibility.too_many_kinds' },
    fill: async () => await row('qualificationKind').execute(),
    add: async () => await admin.call(addKind, { body: { name: newId() } }),
    count: async () => await counted(listKinds, 'kinds'),
  },
  agreements: {
    ...{ most: limits.agreement.agreements, refusal: 'agreements.too_many' },
    fill: async () => {
      const { status } = await admin.call(writeAgreement, { body: { name: newId(), text } });
      expect(status).toBe(200);
    },
    add: async () => await admin.call(writeAgreement, { body: { name: newId(), text } }),
    count: async () => await counted(listAgreements, 'agreements'),
  },
};

test.each(Object.entries(lists))(
  'KP-02 of many who add the last of the %s at once one does, and the rest are told',
  async (_, { most, refusal, fill, add, count }) => {
    for (let left = most - (await count()); left > 1; left--) await fill();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, add));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === refusal)).toHaveLength(AT_ONCE - 1);
    expect(await count()).toBe(most);
  },
);

test('KP-02 negative control: counted without holding the list, both are the last', async () => {
  const bothLooked = twoLookFirst();
  const before = await lists.branches.count();
  const counts = await Promise.all(
    ['one', 'other'].map(
      async (name) =>
        await product.db.transaction().execute(async (tx) => {
          const [id, nameKey] = [newId(), name];
          await insertBranch(tx, { id, name, nameKey, createdAt: testStart, closedAt: null });
          const { length } = await openBranches(tx);
          await bothLooked();
          return length;
        }),
    ),
  );
  expect(counts).toEqual([before + 1, before + 1]);
});
