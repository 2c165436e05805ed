/** Who is told that a branch asks for help: each of those who can answer, once, and nobody besides (RG-02). */
import { addToBranch } from '@saath/contract/office/branches/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '../../../testing/done.ts';
import { givenAdmin, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { givenNeighbours } from '../../../testing/given-lending.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { askBranches } from './service.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const titlesOf = async ({ id }: { id: string }) =>
  (await product.db.selectFrom('notice').select('title').where('userId', '=', id).execute()).filter(
    ({ title }) => /asks your branch for help/.test(title),
  ).length;
const asks = async (actor: SignedIn, roleId: string, branchId: string | null) =>
  await askBranches(product.ports, { roleId, branchId, word: '', actorId: actor.id });

test('RG-02 an appeal is told to who runs the branch, not to Admins, nor to who only looks at it', async () => {
  const { runsNorth, runsSouth, roleId, south } = await givenNeighbours(product, admin);
  const viewer = await givenSignedIn(product);
  const body = { userId: viewer.id, right: 'viewer' };
  await done(admin, addToBranch, { params: { id: south }, body });
  const before = await titlesOf(admin);
  await asks(runsNorth, roleId, south);
  expect([await titlesOf(runsSouth), await titlesOf(viewer)]).toEqual([1, 0]);
  expect(await titlesOf(admin)).toBe(before);
  const mails = await product.mailsTo(runsSouth.email);
  expect(mails.filter((mail) => mail.includes('asks your branch for help'))).toHaveLength(1);
});

test('RG-02 where nobody runs a branch Admins are told, each once, and not who asks', async () => {
  const { runsNorth, roleId, south } = await givenNeighbours(product, admin);
  const other = await givenAdmin(product);
  await product.db.deleteFrom('branchGrant').where('branchId', '=', south).execute();
  const before = [await titlesOf(admin), await titlesOf(other)];
  await asks(admin, roleId, south);
  expect([await titlesOf(admin), await titlesOf(other)]).toEqual([before[0], (before[1] ?? 0) + 1]);
  expect(await titlesOf(runsNorth)).toBe(0);
});

test('RG-02 who runs several branches that are asked at once is told once', async () => {
  const { runsNorth, runsSouth, roleId } = await givenNeighbours(product, admin);
  const { south: further } = await givenNeighbours(product, admin);
  const body = { userId: runsSouth.id, right: 'organiser' };
  await done(admin, addToBranch, { params: { id: further }, body });
  expect(await asks(runsNorth, roleId, null)).toBeUndefined();
  expect(await titlesOf(runsSouth)).toBe(1);
});

test('RG-02 one who asks the branch that they run themselves is told nothing of it', async () => {
  const { runsNorth, runsSouth, roleId, south } = await givenNeighbours(product, admin);
  const body = { userId: runsNorth.id, right: 'organiser' };
  await done(admin, addToBranch, { params: { id: south }, body });
  await asks(runsNorth, roleId, south);
  expect([await titlesOf(runsNorth), await titlesOf(runsSouth)]).toEqual([0, 1]);
});

test('RG-02 an appeal that reaches nobody is none: nothing is written and nobody told', async () => {
  const { runsNorth, runsSouth, roleId, north, south } = await givenNeighbours(product, admin);
  await expect(asks(runsNorth, roleId, north)).rejects.toMatchObject({ code: 'lending.no_other' });
  await asks(runsNorth, roleId, south);
  await expect(asks(runsNorth, roleId, south)).rejects.toMatchObject({ code: 'lending.no_other' });
  expect(await titlesOf(runsSouth)).toBe(1);
  const entries = await product.db
    .selectFrom('auditEntry')
    .select('action')
    .where('actorId', '=', runsNorth.id)
    .execute();
  expect(entries).toEqual([{ action: 'event.help_asked' }]);
});
