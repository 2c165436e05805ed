/** What finding out who calls reads of somebody who helps to run a branch. Directly on the service. */
import { addToBranch } from '@saath/contract/office/branches/endpoints';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '../../../testing/done.ts';
import { givenAdmin, givenEvent, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { givenBranch } from '../../../testing/given-branch.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { createSessions } from './service.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

/** A branch with so many events, and who helps to run it. */
async function helping(count: number) {
  const person = await givenSignedIn(product);
  const ids: string[] = [];
  for (let made = 0; made < count; made++) ids.push((await givenEvent(admin)).id);
  const branchId = await givenBranch(admin, ids);
  const body = { userId: person.id, right: 'organiser' };
  await done(admin, addToBranch, { params: { id: branchId }, body });
  return { ids, secret: person.cookie.slice(person.cookie.indexOf('=') + 1) };
}

test('RG-02 a call takes one statement, and knows the rights at the events that it names, however many the branch has', async () => {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const sessions = createSessions(product.db.withPlugin(counting), () => product.clock.now);
  for (const count of [1, 12]) {
    const { ids, secret } = await helping(count);
    statements = 0;
    expect((await sessions.find(secret))?.grants).toEqual([]);
    const actor = await sessions.find(secret, [...ids.slice(0, 1), admin.id]);
    expect(actor?.grants.map(({ eventId }) => eventId)).toEqual(ids.slice(0, 1));
    expect(actor?.branches).toHaveLength(1);
    expect(statements).toBe(2);
  }
});
