/** Who is told that a branch asks for help: each of those who can answer, once, and nobody besides (RG-02). */
import { addToBranch, closeBranch } from '@saath/contract/office/branches/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { done } from '../../../testing/done.ts';
import { givenAdmin, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { givenNeighbours } from '../../../testing/given-lending.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { appealsAt, askBranches, takeBackAppeal } from './service.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
beforeEach(() => {
  product.clock.now = testStart;
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

describe('RG-02 help is asked for only where it can still be of use', () => {
  const changed = async (id: string, set: object) =>
    await product.db.updateTable('everyEvent').set(set).where('id', '=', id).execute();

  test.each([
    ['not published', { publishedAt: null }, 'lending.closed'],
    ['called off', { cancelledAt: testStart }, 'lending.closed'],
    ['of no branch', { branchId: null }, 'lending.no_branch'],
    ['put away', { archivedAt: testStart }, 'roles.not_found'],
  ])(
    'RG-02 not for an event that is %s: nobody is told and nothing written',
    async (_, set, code) => {
      const { event, runsNorth, runsSouth, roleId, south } = await givenNeighbours(product, admin);
      await changed(event.id, set);
      await expect(asks(runsNorth, roleId, south)).rejects.toMatchObject({ code });
      expect(await titlesOf(runsSouth)).toBe(0);
      const written = product.db.selectFrom('appeal').selectAll();
      expect(await written.where('roleId', '=', roleId).execute()).toEqual([]);
    },
  );

  test('RG-02 until the moment in which the event begins, and not in it', async () => {
    const { event, runsNorth, roleId, south } = await givenNeighbours(product, admin);
    const start = Date.parse(event.startTime);
    product.clock.now = new Date(start);
    await expect(asks(runsNorth, roleId, south)).rejects.toMatchObject({ code: 'lending.closed' });
    product.clock.now = new Date(start - 1);
    expect(await asks(runsNorth, roleId, south)).toBeDefined();
  });

  test('RG-02 not of a branch that is closed or was never there, nor for a role that is gone', async () => {
    const { runsNorth, roleId, south } = await givenNeighbours(product, admin);
    const ofNobody = { code: 'branches.not_found' };
    await expect(asks(runsNorth, roleId, newId())).rejects.toMatchObject(ofNobody);
    const forNothing = { code: 'roles.not_found' };
    await expect(asks(runsNorth, newId(), south)).rejects.toMatchObject(forNothing);
    await done(admin, closeBranch, { params: { id: south } });
    const ofClosed = { code: 'branches.closed' };
    await expect(asks(runsNorth, roleId, south)).rejects.toMatchObject(ofClosed);
  });

  test('RG-02 where all are asked, a closed branch is not', async () => {
    const { event, runsNorth, runsSouth, roleId, south } = await givenNeighbours(product, admin);
    const { south: open } = await givenNeighbours(product, admin);
    await done(admin, closeBranch, { params: { id: south } });
    await asks(runsNorth, roleId, null);
    const { appeals, branches } = await appealsAt(product.ports, event.id);
    const asked = appeals.map(({ id }) => id);
    expect([asked.includes(open), asked.includes(south)]).toEqual([true, false]);
    expect(branches.map(({ id }) => id)).not.toContain(south);
    expect(await titlesOf(runsSouth)).toBe(0);
  });

  test('RG-02 an event of the organisation itself offers nobody to ask, and one that is gone is refused', async () => {
    const { event } = await givenNeighbours(product, admin);
    await changed(event.id, { branchId: null });
    expect(await appealsAt(product.ports, event.id)).toEqual({ branches: [], appeals: [] });
    await expect(appealsAt(product.ports, newId())).rejects.toMatchObject({
      code: 'events.not_found',
    });
  });

  test('RG-02 OR-05 what was asked is taken back once, and the log says so once', async () => {
    const { event, runsNorth, roleId, south } = await givenNeighbours(product, admin);
    await asks(runsNorth, roleId, south);
    const back = async () =>
      await takeBackAppeal(product.ports, { roleId, branchId: south, actorId: runsNorth.id });
    await back();
    await expect(back()).rejects.toMatchObject({ code: 'lending.gone' });
    const entries = await product.db
      .selectFrom('auditEntry')
      .select('action')
      .where('eventId', '=', event.id)
      .where('action', '=', 'event.help_no_longer_asked')
      .execute();
    expect(entries).toHaveLength(1);
  });
});
