/** EC-05: signing in by a real OpenID Connect provider, over HTTP on loopback; and every way in which that can go wrong. */
import {
  forgotPassword,
  leave,
  mailSignInLink,
  resetPassword,
} from '@saath/contract/accounts/account-care/endpoints';
import { getUser, login } from '@saath/contract/accounts/accounts/endpoints';
import * as endpoints from '@saath/contract/accounts/providers/endpoints';
import { demotePerson } from '@saath/contract/office/people/endpoints';
import { readSecurityLog } from '@saath/contract/office/security-log/endpoints';
import { getSite } from '@saath/contract/office/site/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '../../../testing/browser.ts';
import { adminPassword, givenAdmin, givenVolunteer } from '../../../testing/given.ts';
import { leaversGone } from '../../../testing/leavers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import {
  type ProviderPerson,
  type TestProvider,
  testProvider,
  visitProvider,
} from '../../../testing/sign-in-provider.ts';
import { activate, activationTokens, signUp, signupForm } from '../../../testing/signing-up.ts';

const MINUTE = 60_000;

let provider: TestProvider;
let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  provider = await testProvider();
  product = await testProduct({ env: { ...provider.env, EMAIL_DOMAINS: 'example.org' } });
  admin = await givenAdmin(product);
});
afterAll(async () => {
  await product.close();
  await provider.close();
});
beforeEach(() => {
  product.clock.now = testStart;
  provider.lie = undefined;
  provider.isForged = false;
});

let count = 0;
/** Somebody at the provider whom we have never seen. */
function somebody(given: Partial<ProviderPerson> = {}) {
  count += 1;
  const email = `person${count}@house.example`;
  return { sub: `sub-${count}`, email, email_verified: true, name: 'Hina Shah', ...given };
}

const browser = () => testBrowser(product.app);
const begin = async (at: TestBrowser, returnTo?: string) =>
  String((await at.call(endpoints.startProvider, { body: { returnTo } })).body.url);
const finish = async (at: TestBrowser, search: string) =>
  await at.call(endpoints.finishProvider, { body: { search } });
/** Presses the button, says who it is at the provider, and comes back. */
async function come(who: ProviderPerson | 'nobody', at = browser(), returnTo?: string) {
  const url = await begin(at, returnTo);
  provider.person = who;
  return await finish(at, await visitProvider(url));
}
type Join = { readonly ticket: string; readonly name: string; readonly email: string };
const joinWith = async (at: TestBrowser, given: unknown, change: object = {}) =>
  await at.call(endpoints.joinByProvider, {
    body: { ticket: (given as Join).ticket, name: 'Hina Shah', terms: true, ...change },
  });
async function joined(who: ProviderPerson, at = browser()) {
  const { body } = await come(who, at);
  return await joinWith(at, body.join);
}
const userOf = async (at: TestBrowser) =>
  (await at.call(getUser)).body.user as { id: string; email: string; name: string; role: string };
const identities = async () =>
  await product.db.selectFrom('providerIdentity').selectAll().orderBy('id').execute();

test('EC-05 the first time by the provider makes a volunteer once name and terms are confirmed, and leads on', async () => {
  const who = somebody();
  const at = browser();
  const first = await come(who, at, '/event/1?role=2');
  expect(first).toMatchObject({
    status: 200,
    body: { join: { name: who.name, email: who.email } },
  });
  expect((await at.call(getUser)).status).toBe(401);
  const withoutTerms = await joinWith(at, first.body.join, { terms: false });
  expect(withoutTerms.status).toBe(400);
  const done = await joinWith(at, first.body.join, { name: 'Hina S' });
  expect(done.body).toMatchObject({ success: true, returnTo: '/event/1?role=2' });
  expect(await userOf(at)).toMatchObject({ email: who.email, name: 'Hina S', role: 'Volunteer' });
  expect((await at.call(getSite)).body.viewer).toMatchObject({ hasNoPassword: true });
  expect((await joinWith(at, first.body.join)).body.code).toBe('providers.over');
});

test('EC-05 from then on the same person at the provider is logged in at once, with whatever address and name', async () => {
  const who = somebody();
  await joined(who);
  const at = browser();
  const changed = { ...who, email: 'another@house.example', email_verified: false, name: 'Other' };
  const again = await come(changed, at, '//evil.example');
  expect(again.body.arrived).toMatchObject({ returnTo: null, user: { email: who.email } });
  expect(await userOf(at)).toMatchObject({ email: who.email, name: 'Hina Shah' });
});

test('EC-05 a session that was there before ends, and the log says who came', async () => {
  const who = somebody();
  const at = browser();
  await joined(who, at);
  const old = at.cookies.get('__Host-sid');
  await come(who, at);
  const now = at.cookies.get('__Host-sid');
  expect(now).not.toBe(old);
  at.cookies.set('__Host-sid', String(old));
  expect((await at.call(getUser)).status).toBe(401);
  at.cookies.set('__Host-sid', String(now));
  const { id } = await userOf(at);
  const log = await admin.call(readSecurityLog, { query: { userId: id } });
  expect(log.body.entries).toMatchObject([{ kind: 'login.done', count: 2 }]);
});

test('EC-05 an account with a confirmed address is joined by it, once, and its owner is told', async () => {
  const person = await givenVolunteer(product.db);
  const at = browser();
  const who = somebody({ email: person.email.toUpperCase() });
  expect((await come(who, at)).body.arrived).toBeDefined();
  expect((await userOf(at)).id).toBe(person.id);
  await come(who);
  const mails = await product.mailsTo(person.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('your account opens by Our House');
});

test('EC-05 an address that the provider does not say to be confirmed opens and makes nothing', async () => {
  const person = await givenVolunteer(product.db);
  const before = await identities();
  for (const wrong of [
    { email: person.email, email_verified: false },
    { email: person.email, email_verified: undefined },
    { email: undefined },
    { email: 'no address' },
  ]) {
    const { body, status } = await come(somebody(wrong as Partial<ProviderPerson>));
    expect([status, body.code]).toEqual([403, 'providers.unconfirmed']);
  }
  expect(await identities()).toEqual(before);
});

test("EC-05 a mailbox alone opens no organiser's account", async () => {
  const { body } = await come(somebody({ email: admin.email }));
  expect(body.code).toBe('providers.organiser');
});

test('EC-05 what a stranger typed for an address is nobody’s once its owner came by the provider', async () => {
  const who = somebody({ email: 'mine@example.org' });
  await signUp(product, signupForm({ email: who.email }));
  const [link = ''] = await activationTokens(product, who.email);
  const at = browser();
  await joined(who, at);
  expect((await activate(product, link)).body.code).toBe('accounts.token_invalid');
  const stolen = await browser().call(login, { body: { email: who.email, password: 'Mangoes7!' } });
  expect(stolen.body.code).toBe('accounts.wrong_credentials');
  // And later as well: the account is no guest's, which a sign-up may take over.
  await signUp(product, signupForm({ email: who.email }));
  expect(await activationTokens(product, who.email)).toHaveLength(1);
});

test('EC-05 an account that an organiser made for the address is the person’s from then on', async () => {
  const person = await givenVolunteer(product.db, { activatedAt: null, passwordHash: 'not set' });
  const at = browser();
  const { body } = await come(somebody({ email: person.email }), at);
  await joinWith(at, body.join);
  expect((await userOf(at)).id).toBe(person.id);
});

test('EC-05 an answer counts once, within ten minutes, and in the browser that began', async () => {
  const who = somebody();
  await joined(who);
  provider.person = who;
  const at = browser();
  const search = await visitProvider(await begin(at));
  const elsewhere = await finish(browser(), search);
  expect([elsewhere.status, elsewhere.body.code]).toEqual([400, 'providers.over']);
  const wrongState = search.replace(/state=[^&]+/, 'state=another');
  expect((await finish(at, wrongState)).body.code).toBe('providers.over');
  expect((await finish(at, search)).body.arrived).toBeDefined();
  expect((await finish(at, search)).body.code).toBe('providers.over');
  const late = await visitProvider(await begin(at));
  product.clock.now = new Date(testStart.getTime() + 10 * MINUTE);
  expect((await finish(at, late)).body.code).toBe('providers.over');
});

test('EC-05 a code of another sign-in, another nonce and another issuer are refused', async () => {
  const who = somebody();
  await joined(who);
  provider.person = who;
  const at = browser();
  const refused = async (search: string) => (await finish(at, search)).body.code;
  const used = await visitProvider(await begin(at));
  await finish(at, used);
  const next = new URLSearchParams(await visitProvider(await begin(at)));
  next.set('code', new URLSearchParams(used).get('code') ?? '');
  expect(await refused(`?${next}`)).toBe('providers.failed');
  const url = new URL(await begin(at));
  url.searchParams.set('nonce', 'of-somebody-else');
  expect(await refused(await visitProvider(url.href))).toBe('providers.failed');
  const moved = new URLSearchParams(await visitProvider(await begin(at)));
  moved.set('iss', 'https://elsewhere.example');
  expect(await refused(`?${moved}`)).toBe('providers.failed');
  expect((await at.call(getUser)).body).toMatchObject({ user: { email: who.email } });
});

test.each([
  ['is over', { exp: 1_700_000_000 }],
  ['is of another provider', { iss: 'https://elsewhere.example' }],
  ['is for another product', { aud: 'another-product' }],
  ['is for another sign-in', { nonce: 'another' }],
])('EC-05 a proof that %s is refused', async (_, lie) => {
  provider.lie = lie;
  expect((await come(somebody())).body.code).toBe('providers.failed');
});

test("EC-05 a proof under another one's signature is refused, though it came from the right address", async () => {
  provider.isForged = true;
  expect((await come(somebody())).body.code).toBe('providers.failed');
  provider.isForged = false;
  expect((await come(somebody())).body.join).toBeDefined();
});

test('EC-05 somebody who says no at the provider is told so, and nothing has changed', async () => {
  const at = browser();
  const { status, body } = await come('nobody', at);
  expect([status, body.code]).toEqual([403, 'providers.denied']);
  expect((await at.call(getUser)).status).toBe(401);
});

test('EC-05 an account that is being deleted does not open, and a deleted one is not found again', async () => {
  const who = somebody();
  const at = browser();
  await joined(who, at);
  const { id } = await userOf(at);
  expect((await at.call(leave, { body: {} })).status).toBe(200);
  expect((await come(who)).body.code).toBe('accounts.leaving');
  await leaversGone(product, new Date(testStart.getTime() + 8 * 1440 * MINUTE));
  const { body } = await come(who, at);
  await joinWith(at, body.join);
  expect((await userOf(at)).id).not.toBe(id);
});

test('EC-05 the provider gives no right: who is no organiser any more comes in as a volunteer', async () => {
  const who = somebody();
  const at = browser();
  await joined(who, at);
  const { id } = await userOf(at);
  await product.db.updateTable('appUser').set({ role: 'Admin' }).where('id', '=', id).execute();
  await come(who, at);
  expect(await userOf(at)).toMatchObject({ role: 'Admin' });
  await admin.call(demotePerson, { params: { id } });
  expect((await at.call(getUser)).status).toBe(401);
  await come(who, at);
  expect(await userOf(at)).toMatchObject({ id, role: 'Volunteer' });
});

test('EC-05 a new password ends accounts at the provider too: somebody else may have connected theirs', async () => {
  const who = somebody();
  const at = browser();
  await joined(who, at);
  const { id } = await userOf(at);
  const own = async () => (await identities()).filter(({ userId }) => userId === id).length;
  await at.call(forgotPassword, { body: { email: who.email } });
  const [mail = ''] = await product.mailsTo(who.email);
  const token = /\/reset-password\/([\w-]+)/.exec(mail)?.[1];
  expect(await own()).toBe(1);
  const reset = await at.call(resetPassword, { body: { token, password: 'Moonlight8!' } });
  expect([reset.status, await own()]).toEqual([200, 0]);
});

test('EC-05 a provider that is away stops neither the start nor a login by password, and is asked again', async () => {
  const later = await testProvider();
  await later.close();
  const other = await testProduct({ env: later.env });
  const { email } = await givenAdmin(other);
  const at = testBrowser(other.app);
  const away = await at.call(endpoints.startProvider, { body: {} });
  expect([away.status, away.body.code]).toEqual([503, 'providers.away']);
  const entered = await at.call(login, { body: { email, password: adminPassword } });
  expect(entered.status).toBe(200);
  await other.close();
});

test('EC-05 a provider whose description names another one is not used', async () => {
  const moved = provider.issuer.replace('127.0.0.1', 'localhost');
  const other = await testProduct({ env: { ...provider.env, OIDC_ISSUER: moved } });
  const { body } = await testBrowser(other.app).call(endpoints.startProvider, { body: {} });
  expect(body.code).toBe('providers.away');
  await other.close();
});

test('EC-05 where the provider is the only way in, passwords and links of mails log nobody in, and organisers come by it', async () => {
  const only = await testProduct({ env: { ...provider.env, OIDC_ONLY: '1' } });
  const { email, id } = await givenAdmin(only);
  const at = testBrowser(only.app);
  const refused = await at.call(login, { body: { email, password: adminPassword } });
  expect([refused.status, refused.body.code]).toEqual([403, 'providers.only']);
  expect((await at.call(mailSignInLink, { body: { email } })).body.code).toBe('providers.only');
  expect((await signUp(only, signupForm({ email: 'new@gmail.com' }))).body.code).toBe(
    'providers.only',
  );
  expect((await at.call(getSite)).body.site).toMatchObject({
    provider: { name: 'Our House', isOnly: true },
  });
  expect((await come(somebody({ email }), at)).body.arrived).toBeDefined();
  expect((await userOf(at)).id).toBe(id);
  await only.close();
});

test('EC-05 without a provider nothing of it is there', async () => {
  const plain = await testProduct();
  const at = testBrowser(plain.app);
  expect((await at.call(getSite)).body.site).not.toHaveProperty('provider');
  const { status, body } = await at.call(endpoints.startProvider, { body: {} });
  expect([status, body.code]).toEqual([404, 'providers.none']);
  await plain.close();
});
