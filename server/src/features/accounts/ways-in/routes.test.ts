/** EC-05: accounts at the provider are connected from within, seen, and removed, but never the last way in. */
import { changeEmail } from '@saath/contract/accounts/account-care/endpoints';
import { getUser, login } from '@saath/contract/accounts/accounts/endpoints';
import * as endpoints from '@saath/contract/accounts/providers/endpoints';
import type { Identity } from '@saath/contract/accounts/providers/schema';
import { readSecurityLog } from '@saath/contract/office/security-log/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '../../../testing/browser.ts';
import { adminPassword, givenAdmin } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import {
  type ProviderPerson,
  type TestProvider,
  testProvider,
  visitProvider,
} from '../../../testing/sign-in-provider.ts';

const MINUTE = 60_000;

let provider: TestProvider;
let product: TestProduct;
beforeAll(async () => {
  provider = await testProvider();
  product = await testProduct({ env: provider.env });
});
afterAll(async () => {
  await product.close();
  await provider.close();
});
beforeEach(() => {
  product.clock.now = testStart;
});

let count = 0;
/** The provider does not vouch for an address here: connecting needs none. */
function somebody(given: Partial<ProviderPerson> = {}): ProviderPerson {
  count += 1;
  return { sub: `connected-${count}`, email: `other${count}@house.example`, ...given };
}

/** An organiser who logged in with the password. */
async function organiser() {
  const at = testBrowser(product.app);
  const { email, id } = await givenAdmin(product);
  await at.call(login, { body: { email, password: adminPassword } });
  return { at, email, id };
}
async function ticketFor(at: TestBrowser, who: ProviderPerson) {
  const body = { currentPassword: adminPassword };
  const begun = await at.call(endpoints.connectProvider, { body });
  provider.person = who;
  const search = await visitProvider(String(begun.body.url));
  const { body: done } = await at.call(endpoints.finishProvider, { body: { search } });
  return (done.connect as { ticket: string }).ticket;
}
const connect = async (at: TestBrowser, who: ProviderPerson) =>
  await at.call(endpoints.addIdentity, { body: { ticket: await ticketFor(at, who) } });
async function come(who: ProviderPerson, at = testBrowser(product.app)) {
  const begun = await at.call(endpoints.startProvider, { body: {} });
  provider.person = who;
  const search = await visitProvider(String(begun.body.url));
  return { at, ...(await at.call(endpoints.finishProvider, { body: { search } })) };
}
const listed = async (at: TestBrowser) =>
  (await at.call(endpoints.listIdentities)).body.identities as Identity[];
const remove = async (at: TestBrowser, id: string | undefined) =>
  await at.call(endpoints.removeIdentity, { params: { id: id ?? '' } });

test('EC-05 a connected account at the provider opens the own one, and its owner sees it and is told', async () => {
  const { at, email, id } = await organiser();
  const who = somebody();
  expect((await connect(at, who)).status).toBe(200);
  expect(await listed(at)).toMatchObject([
    { provider: 'Our House', isInUse: true, email: who.email, addedAt: testStart.toISOString() },
  ]);
  const elsewhere = await come(who);
  expect(elsewhere.body.arrived).toMatchObject({ user: { id } });
  expect((await product.mailsTo(email)).at(-1)).toContain('your account opens by Our House');
  const log = await at.call(readSecurityLog, { query: { userId: id } });
  // Coming back to connect is no login.
  expect(log.body.entries).toMatchObject([
    { kind: 'way.added', count: 1 },
    { kind: 'login.done', count: 2 },
  ]);
});

test('EC-05 connecting asks for the password again', async () => {
  const { at } = await organiser();
  for (const [body, code] of [
    [{}, 'request.invalid'],
    [{ currentPassword: 'Another1!' }, 'account_care.wrong_password'],
  ] as const)
    expect((await at.call(endpoints.connectProvider, { body })).body.code).toBe(code);
});

test('EC-05 what one person began another does not end, though they share the browser', async () => {
  const { at, email } = await organiser();
  const other = await organiser();
  const ticket = await ticketFor(at, somebody());
  await at.call(login, { body: { email: other.email, password: adminPassword } });
  const late = await at.call(endpoints.addIdentity, { body: { ticket } });
  expect([late.status, late.body.code]).toEqual([403, 'providers.other_person']);
  const begun = await at.call(endpoints.connectProvider, {
    body: { currentPassword: adminPassword },
  });
  const search = await visitProvider(String(begun.body.url));
  await at.call(login, { body: { email, password: adminPassword } });
  const { body } = await at.call(endpoints.finishProvider, { body: { search } });
  expect(body.code).toBe('providers.other_person');
  const stolen = await other.at.call(endpoints.addIdentity, { body: { ticket } });
  expect(stolen.body.code).toBe('providers.over');
});

test('EC-05 one account at the provider opens one account here', async () => {
  const [one, other] = [await organiser(), await organiser()];
  const who = somebody();
  await connect(one.at, who);
  expect((await connect(one.at, who)).status).toBe(200);
  expect(await listed(one.at)).toHaveLength(1);
  const taken = await connect(other.at, who);
  expect([taken.status, taken.body.code]).toEqual([409, 'providers.taken']);
  expect(await listed(other.at)).toEqual([]);
});

test('EC-05 what is removed opens nothing; somebody else’s cannot be removed; the last way in stays', async () => {
  const [one, other] = [await organiser(), await organiser()];
  const who = somebody();
  await connect(one.at, who);
  const [identity] = await listed(one.at);
  expect((await remove(other.at, identity?.id)).body.code).toBe('providers.gone');
  expect((await remove(one.at, identity?.id)).status).toBe(200);
  expect((await remove(one.at, identity?.id)).body.code).toBe('providers.gone');
  expect((await come(who)).body.code).toBe('providers.unconfirmed');
  expect((await product.mailsTo(one.email)).at(-1)).toContain('does not open by Our House');
});

test('EC-05 who has no password keeps the last way in, and logs in anew for what is dear', async () => {
  const who = somebody({ email_verified: true });
  const { at, body } = await come(who);
  const { ticket } = body.join as { ticket: string };
  await at.call(endpoints.joinByProvider, { body: { ticket, name: 'Hina Shah', terms: true } });
  const [identity] = await listed(at);
  const refused = await remove(at, identity?.id);
  expect([refused.status, refused.body.code]).toEqual([409, 'providers.last_way']);
  expect(await listed(at)).toHaveLength(1);
  const email = 'new@house.example';
  product.clock.now = new Date(testStart.getTime() + 10 * MINUTE + 1);
  for (const endpoint of [endpoints.connectProvider, changeEmail])
    expect((await at.call(endpoint, { body: { email } })).body.code).toBe(
      'account_care.log_in_again',
    );
  await come(who, at);
  expect((await at.call(changeEmail, { body: { email } })).status).toBe(200);
  expect((await at.call(getUser)).status).toBe(200);
});
