/** EC-05: passkeys over HTTP, with a device in software that can lie. A real browser's is in e2e/passkeys.e2e.ts. */
import {
  forgotPassword,
  leave,
  resetPassword,
} from '@saath/contract/accounts/account-care/endpoints';
import { getUser, login } from '@saath/contract/accounts/accounts/endpoints';
import * as endpoints from '@saath/contract/accounts/passkeys/endpoints';
import type { Passkey } from '@saath/contract/accounts/passkeys/schema';
import { readSecurityLog } from '@saath/contract/office/security-log/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testAuthenticator, type Wrong } from '../../../testing/authenticator.ts';
import { type TestBrowser, testBrowser } from '../../../testing/browser.ts';
import { adminPassword, givenAdmin } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

const MINUTE = 60_000;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());
beforeEach(() => {
  product.clock.now = testStart;
});

type Device = ReturnType<typeof testAuthenticator>;
type Options = Parameters<Device['add']>[0];

const browser = () => testBrowser(product.app);
async function organiser() {
  const at = browser();
  const { email, id } = await givenAdmin(product);
  await at.call(login, { body: { email, password: adminPassword } });
  return { at, email, id, device: testAuthenticator() };
}
async function asked(at: TestBrowser, body: object = { currentPassword: adminPassword }) {
  return (await at.call(endpoints.beginPasskey, { body })).body.options as Options;
}
const add = async (at: TestBrowser, device: Device, wrong: Wrong = {}) =>
  await at.call(endpoints.addPasskey, { body: { answer: device.add(await asked(at), wrong) } });
const question = async (at: TestBrowser) =>
  (await at.call(endpoints.beginPasskeyLogin)).body.options as Options;
async function enter(
  device: Device,
  { at = browser(), ...wrong }: Wrong & { at?: TestBrowser } = {},
) {
  const answer = device.use(await question(at), wrong);
  return { at, answer, ...(await at.call(endpoints.loginByPasskey, { body: { answer } })) };
}
const listed = async (at: TestBrowser) =>
  (await at.call(endpoints.listPasskeys)).body.passkeys as Passkey[];
const userOf = async (at: TestBrowser) =>
  (await at.call(getUser)).body.user as { id: string } | undefined;

test('EC-05 nobody is asked for a passkey before somebody has one', async () => {
  const isOffered = async () => (await browser().call(endpoints.seePasskeyLogin)).body.isOffered;
  expect(await isOffered()).toBe(false);
  const { at, device } = await organiser();
  await add(at, device);
  expect(await isOffered()).toBe(true);
});

test('EC-05 a passkey that was added logs in, its owner sees it, is told, and the log says so', async () => {
  const { at, email, id, device } = await organiser();
  expect((await add(at, device)).status).toBe(200);
  expect(await listed(at)).toMatchObject([{ addedAt: testStart.toISOString(), usedAt: null }]);
  const entered = await enter(device);
  expect(entered.body).toMatchObject({ success: true, user: { id, email } });
  expect((await userOf(entered.at))?.id).toBe(id);
  expect(await listed(at)).toMatchObject([{ usedAt: testStart.toISOString() }]);
  expect((await product.mailsTo(email)).at(-1)).toContain('your account opens by passkey');
  const log = await at.call(readSecurityLog, { query: { userId: id } });
  const kinds = (log.body.entries as { kind: string }[]).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['login.done', 'way.added']);
});

test('EC-05 adding asks for the password again', async () => {
  const { at } = await organiser();
  for (const [body, code] of [
    [{}, 'request.invalid'],
    [{ currentPassword: 'Another1!' }, 'account_care.wrong_password'],
  ] as const)
    expect((await at.call(endpoints.beginPasskey, { body })).body.code).toBe(code);
});

test.each<[string, Wrong]>([
  ['from another site', { origin: 'http://saath.evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['to a question that was not put', { challenge: 'bm90IGFza2Vk' }],
  ['without the person having shown who they are', { isVerified: false }],
])('EC-05 an answer %s neither adds a passkey nor logs in', async (_, wrong) => {
  const { at, device } = await organiser();
  const refused = await add(at, device, wrong);
  expect([refused.status, refused.body.code]).toEqual([400, 'passkeys.not_added']);
  expect(await listed(at)).toEqual([]);
  await add(at, device);
  const { status, body, at: elsewhere } = await enter(device, wrong);
  expect([status, body.code]).toEqual([401, 'passkeys.refused']);
  expect(await userOf(elsewhere)).toBeUndefined();
});

test("EC-05 another key's signature, a key that counts back and another person's name are refused", async () => {
  const { at, device } = await organiser();
  await add(at, device);
  expect((await enter(device, { counter: 7 })).status).toBe(200);
  for (const wrong of [
    { isForged: true, counter: 8 },
    { counter: 7 },
    { counter: 3 },
    { userHandle: Buffer.from('somebody-else').toString('base64url'), counter: 9 },
  ])
    expect((await enter(device, wrong)).body.code, JSON.stringify(wrong)).toBe('passkeys.refused');
  expect((await enter(device, { counter: 10 })).status).toBe(200);
  expect((await enter(testAuthenticator())).body.code).toBe('passkeys.refused');
});

test('EC-05 an answer counts once, within five minutes, in the browser that was asked', async () => {
  const { at, device } = await organiser();
  await add(at, device);
  const first = await enter(device);
  const again = await first.at.call(endpoints.loginByPasskey, { body: { answer: first.answer } });
  expect(again.body.code).toBe('passkeys.refused');
  const here = browser();
  const body = { answer: device.use(await question(here)) };
  expect((await browser().call(endpoints.loginByPasskey, { body })).body.code).toBe(
    'passkeys.refused',
  );
  product.clock.now = new Date(testStart.getTime() + 5 * MINUTE);
  expect((await here.call(endpoints.loginByPasskey, { body })).body.code).toBe('passkeys.refused');
  // What was asked of one person is not answered by another.
  const [one, other] = [await organiser(), await organiser()];
  const options = await asked(one.at);
  other.at.cookies.set('__Host-began', String(one.at.cookies.get('__Host-began')));
  const stolen = await other.at.call(endpoints.addPasskey, {
    body: { answer: other.device.add(options) },
  });
  expect(stolen.body.code).toBe('passkeys.not_added');
});

test('EC-05 of two answers to one question at once, one logs in', async () => {
  const { at, device } = await organiser();
  await add(at, device);
  const here = browser();
  const body = { answer: device.use(await question(here)) };
  const tries = await Promise.all(
    [0, 1, 2].map(async () => await here.call(endpoints.loginByPasskey, { body })),
  );
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
});

test('EC-05 a passkey is named and removed by its owner alone, and opens nothing afterwards', async () => {
  const [one, other] = [await organiser(), await organiser()];
  await add(one.at, one.device);
  const [{ id } = { id: '' }] = await listed(one.at);
  const name = async (at: TestBrowser, text: string) =>
    await at.call(endpoints.renamePasskey, { params: { id }, body: { name: text } });
  expect((await name(other.at, 'Mine')).body.code).toBe('passkeys.gone');
  expect((await name(one.at, ' ')).status).toBe(400);
  expect((await name(one.at, 'Blue phone')).status).toBe(200);
  expect(await listed(one.at)).toMatchObject([{ name: 'Blue phone' }]);
  const remove = async (at: TestBrowser) =>
    await at.call(endpoints.removePasskey, { params: { id } });
  expect((await remove(other.at)).body.code).toBe('passkeys.gone');
  expect((await remove(one.at)).status).toBe(200);
  expect((await remove(one.at)).body.code).toBe('passkeys.gone');
  expect((await enter(one.device)).body.code).toBe('passkeys.refused');
  expect((await product.mailsTo(one.email)).at(-1)).toContain('Blue phone');
});

test('EC-05 a passkey is added once, and a person has ten at most', async () => {
  const { at, device } = await organiser();
  await add(at, device);
  expect((await add(at, device)).body.code).toBe('passkeys.not_added');
  for (let more = 1; more < 10; more += 1) await add(at, testAuthenticator());
  const body = { currentPassword: adminPassword };
  expect((await at.call(endpoints.beginPasskey, { body })).body.code).toBe('passkeys.too_many');
  expect(await listed(at)).toHaveLength(10);
});

test('EC-05 a new password ends passkeys, and an account that is being deleted does not open', async () => {
  const { at, email, device } = await organiser();
  await add(at, device);
  await at.call(forgotPassword, { body: { email } });
  const token = /\/reset-password\/([\w-]+)/.exec((await product.mailsTo(email)).at(-1) ?? '')?.[1];
  await at.call(resetPassword, { body: { token, password: 'Moonlight8!' } });
  expect((await enter(device)).body.code).toBe('passkeys.refused');
  const leaver = await organiser();
  await add(leaver.at, leaver.device);
  const body = { currentPassword: adminPassword };
  expect((await leaver.at.call(leave, { body })).status).toBe(200);
  expect((await enter(leaver.device)).body.code).toBe('passkeys.refused');
});
