/** RG-03: rights at branches by the word of a real provider: given, changed and ended, and never in an organiser's way. */

import { getUser } from '@saath/contract/accounts/accounts/endpoints';
import {
  addIdentity,
  connectProvider,
  finishProvider,
  joinByProvider,
  startProvider,
} from '@saath/contract/accounts/providers/endpoints';
import { createEvent } from '@saath/contract/events/events/endpoints';
import { limits } from '@saath/contract/limits';
import { addToBranch, closeBranch, listBranches } from '@saath/contract/office/branches/endpoints';
import { listRights } from '@saath/contract/office/rights/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestBrowser, testBrowser } from '../../../testing/browser.ts';
import { done } from '../../../testing/done.ts';
import {
  eventForm,
  givenAdmin,
  givenVolunteer,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { givenBranch } from '../../../testing/given-branch.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import {
  type TestProvider,
  testProvider,
  visitProvider,
} from '../../../testing/sign-in-provider.ts';
import { HELD_FOR } from './service.ts';

let provider: TestProvider;
let product: TestProduct;
let admin: SignedIn;
let ravi: string;
let canal: string;
beforeAll(async () => {
  provider = await testProvider();
  const rules = [
    'lahore:organiser@ravi',
    'guests:viewer@ravi',
    'canal:organiser@canal',
    'closing:organiser@closing',
    'x:viewer@none',
  ];
  const OIDC_RIGHTS = rules.map((rule) => `groups=${rule}`).join(';');
  product = await testProduct({ env: { ...provider.env, OIDC_RIGHTS } });
  admin = await givenAdmin(product);
  [ravi, canal] = [await givenBranch(admin, [], 'Ravi'), await givenBranch(admin, [], 'Canal')];
});
afterAll(async () => {
  await product.close();
  await provider.close();
});
beforeEach(() => {
  product.clock.now = testStart;
});

let count = 0;
/** Somebody whom the provider knows and we have never seen. */
function somebody(groups?: unknown) {
  count += 1;
  const email = `person${count}@house.example`;
  return { sub: `sub-${count}`, email, email_verified: true, name: 'Hina Shah', groups };
}
type Somebody = ReturnType<typeof somebody>;

/** Comes in by the provider, and makes an account the first time. */
async function comes(who: Somebody): Promise<TestBrowser & { id: string }> {
  const at = testBrowser(product.app);
  const { body } = await at.call(startProvider, { body: {} });
  provider.person = who;
  const search = await visitProvider(String(body.url));
  const arrived = await at.call(finishProvider, { body: { search } });
  const join = arrived.body.join as { ticket: string } | undefined;
  if (join)
    await at.call(joinByProvider, { body: { ticket: join.ticket, name: who.name, terms: true } });
  const user = (await at.call(getUser)).body.user as { id: string };
  return Object.assign(at, { id: user.id });
}

type Shown = { userId: string; right: string; givenBy: string; until: string | null };
/** What they have, as the page of branches shows it. */
async function rightsOf(userId: string) {
  // Anew: the clock moves by weeks.
  const now = await signedInAs(product, admin.id);
  const { branches } = (await now.call(listBranches)).body as unknown as {
    branches: { id: string; people: Shown[] }[];
  };
  return branches.flatMap(({ id, people }) =>
    people
      .filter((each) => each.userId === userId)
      .map(({ right, givenBy }) => ({ id, right, givenBy })),
  );
}
const logOf = async (userId: string) =>
  (
    await product.db
      .selectFrom('auditEntry')
      .select(['action', 'actorId'])
      .where('userId', '=', userId)
      .orderBy('at')
      .orderBy('id')
      .execute()
  )
    .filter(({ action }) => action.startsWith('branch.'))
    .map(({ action, actorId }) => `${action}${actorId ? ' by hand' : ''}`);

test('RG-03 a claim gives a right with the first sign-in: it works, is told, and is in the log and on the pages', async () => {
  const who = somebody(['lahore', 'nothing']);
  const person = await comes(who);
  expect(await rightsOf(person.id)).toEqual([
    { id: ravi, right: 'organiser', givenBy: 'Our House' },
  ]);
  expect(await logOf(person.id)).toEqual(['branch.organiser_added']);
  const { holders } = (await admin.call(listRights)).body as unknown as {
    holders: { id: string; branches: { givenBy: string }[] }[];
  };
  expect(holders.find(({ id }) => id === person.id)?.branches).toMatchObject([
    { givenBy: 'Our House', right: 'organiser' },
  ]);
  const mails = await product.mailsTo(who.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('You help to run');
  expect(mails[0]).toContain('because you signed in by');
  expect(mails[0]).not.toContain('an organiser asked you');

  // The same word again changes nothing, and nobody is told twice.
  await comes(who);
  expect(await logOf(person.id)).toHaveLength(1);
  expect(await product.mailsTo(who.email)).toHaveLength(1);
});

test('RG-03 RG-02 with it they may at the branch what others with it may, and elsewhere nothing', async () => {
  const person = await comes(somebody('lahore'));
  const make = async (branchId: string) =>
    await person.call(createEvent, { body: eventForm({ branchId }) });
  expect(await make(canal)).toMatchObject({ status: 404, body: { code: 'branches.not_found' } });
  expect((await make(ravi)).status).toBe(200);
});

test('RG-03 what the provider no longer says ends with the next sign-in, and what it says otherwise changes', async () => {
  const who = somebody(['lahore', 'canal']);
  const { id } = await comes(who);
  expect(await rightsOf(id)).toHaveLength(2);
  await comes({ ...who, groups: ['guests'] });
  expect(await rightsOf(id)).toEqual([{ id: ravi, right: 'viewer', givenBy: 'Our House' }]);
  await comes({ ...who, groups: undefined });
  expect(await rightsOf(id)).toEqual([]);
  expect((await logOf(id)).toSorted()).toEqual([
    'branch.organiser_added',
    'branch.organiser_added',
    'branch.organiser_removed',
    'branch.organiser_removed',
    'branch.viewer_added',
    'branch.viewer_removed',
  ]);
});

test('RG-03 it ends by itself a week after the last sign-in', async () => {
  const who = somebody('lahore');
  const { id } = await comes(who);
  const after = (milliseconds: number) => {
    product.clock.now = new Date(testStart.getTime() + milliseconds);
  };
  after(HELD_FOR - 1000);
  expect(await rightsOf(id)).toHaveLength(1);
  await comes(who);
  after(HELD_FOR + 1000);
  expect(await rightsOf(id)).toHaveLength(1);
  after(2 * HELD_FOR);
  expect(await rightsOf(id)).toEqual([]);
  await comes(who);
  expect(await rightsOf(id)).toHaveLength(1);
  expect(await logOf(id)).toEqual(['branch.organiser_added', 'branch.organiser_added']);
  // What is over has ended already: it is not taken away once more.
  after(4 * HELD_FOR);
  await comes({ ...who, groups: undefined });
  expect(await logOf(id)).toHaveLength(2);
});

test('RG-03 what an organiser gave stays as it is, whatever the provider says', async () => {
  const who = somebody();
  const { id: userId } = await comes(who);
  const body = { userId, right: 'viewer' } as const;
  await done(admin, addToBranch, { params: { id: ravi }, body });
  const byHand = await rightsOf(userId);
  for (const groups of ['lahore', undefined]) {
    await comes({ ...who, groups });
    expect(await rightsOf(userId)).toEqual(byHand);
  }
  expect(await logOf(userId)).toEqual(['branch.viewer_added by hand']);
  // And one that the provider gave becomes the organiser's own once they give it.
  const other = somebody('lahore');
  const { id } = await comes(other);
  await done(admin, addToBranch, { params: { id: ravi }, body: { userId: id, right: 'viewer' } });
  await comes({ ...other, groups: undefined });
  expect(await rightsOf(id)).toMatchObject([{ right: 'viewer' }]);
  expect((await rightsOf(id))[0]?.givenBy).not.toBe('Our House');
});

test.each([[['x']], [[{ lahore: true }]], ['Lahore'], [1], [{ lahore: 'lahore' }]])(
  'RG-03 %j gives nothing, and keeps nobody from signing in',
  async (groups) => {
    const { id } = await comes(somebody(groups));
    expect(await rightsOf(id)).toEqual([]);
  },
);

test('RG-03 who connects an account that is there has what the provider says of the one at the provider', async () => {
  const person = await comes(somebody());
  const { body } = await person.call(connectProvider, { body: {} });
  provider.person = somebody('lahore');
  const search = await visitProvider(String(body.url));
  const finished = await person.call(finishProvider, { body: { search } });
  expect(await rightsOf(person.id)).toEqual([]);
  const { ticket } = finished.body.connect as { ticket: string };
  expect((await person.call(addIdentity, { body: { ticket } })).status).toBe(200);
  expect(await rightsOf(person.id)).toMatchObject([{ id: ravi, right: 'organiser' }]);
});

test('RG-03 where as many people as there may be have a right, one more comes in without it', async () => {
  const who = somebody('canal');
  const { id } = await comes(who);
  const held = await product.db
    .selectFrom('branchGrant')
    .selectAll()
    .where('branchId', '=', canal)
    .execute();
  for (let more = held.length; more < limits.branch.people; more += 1) {
    const { id: userId } = await givenVolunteer(product.db);
    const given = { givenRight: 'viewer', givenBy: null, givenAt: testStart } as const;
    await product.db
      .insertInto('branchGrant')
      .values({ userId, branchId: canal, ...given })
      .execute();
  }
  expect(await rightsOf((await comes(somebody('canal'))).id)).toEqual([]);
  // Who has it keeps it.
  await comes(who);
  expect(await rightsOf(id)).toHaveLength(1);
});

test('RG-03 a branch that is closed while somebody signs in gives nothing, and keeps nobody from it', async () => {
  const id = await givenBranch(admin, [], 'Closing');
  const before = await product.db.selectFrom('branchGrant').selectAll().execute();
  const closing = await product.pool.connect();
  await closing.query('begin');
  await closing.query('update branch set closed_at = $2 where id = $1', [id, testStart]);
  const arriving = comes(somebody('closing'));
  await vi.waitUntil(async () => {
    const { rows } = await product.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  });
  await closing.query('commit');
  closing.release();
  const person = await arriving;
  expect(await rightsOf(person.id)).toEqual([]);
  expect(await product.db.selectFrom('branchGrant').selectAll().execute()).toEqual(before);
});

test('RG-03 a branch that is closed gives nothing, and an organiser of everything gets nothing more', async () => {
  const who = somebody('canal');
  const { id } = await comes(who);
  await product.db.updateTable('appUser').set({ role: 'Admin' }).where('id', '=', id).execute();
  const before = await logOf(id);
  await comes({ ...who, groups: 'lahore' });
  expect(await logOf(id)).toEqual(before);
  await done(admin, closeBranch, { params: { id: canal } });
  const other = await comes(somebody(['canal']));
  expect(await rightsOf(other.id)).toEqual([]);
});
