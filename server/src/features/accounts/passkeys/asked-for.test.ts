/** RG-03 EC-05: where organisers are asked for a passkey, a password alone gives nobody an organiser's rights (ADR 85), over HTTP. */
import {
  forgotPassword,
  keepAccount,
  leave,
  resetPassword,
} from '@saath/contract/accounts/account-care/endpoints';
import { login } from '@saath/contract/accounts/accounts/endpoints';
import { makeApiToken } from '@saath/contract/accounts/api-tokens/endpoints';
import * as endpoints from '@saath/contract/accounts/passkeys/endpoints';
import type { Passkey } from '@saath/contract/accounts/passkeys/schema';
import {
  getOrganisation,
  saveOrganisation,
} from '@saath/contract/foundation/organisation/endpoints';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import { listPeople } from '@saath/contract/office/people/endpoints';
import { getSite } from '@saath/contract/office/site/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testAuthenticator } from '../../../testing/authenticator.ts';
import { type TestBrowser, testBrowser } from '../../../testing/browser.ts';
import { adminPassword, givenAdmin, givenSignedIn } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { createSessions } from '../../foundation/sessions/service.ts';

let product: TestProduct;
/** Who has switched it on. */
let owner: Awaited<ReturnType<typeof organiser>>;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

type Device = ReturnType<typeof testAuthenticator>;
type Options = Parameters<Device['add']>[0];

const logIn = async (email: string, password = adminPassword) => {
  const at = testBrowser(product.app);
  expect((await at.call(login, { body: { email, password } })).status).toBe(200);
  return at;
};
async function add(at: TestBrowser, device: Device, currentPassword = adminPassword) {
  const asked = await at.call(endpoints.beginPasskey, { body: { currentPassword } });
  const answer = device.add(asked.body.options as Options);
  return await at.call(endpoints.addPasskey, { body: { answer } });
}
async function confirm(at: TestBrowser, device: Device) {
  const { options } = (await at.call(endpoints.beginPasskeyLogin)).body;
  const answer = device.use(options as Options);
  return await at.call(endpoints.loginByPasskey, { body: { answer } });
}
async function organiser({ hasPasskey = true } = {}) {
  const { email, id } = await givenAdmin(product);
  const device = testAuthenticator();
  const at = await logIn(email);
  if (hasPasskey) {
    await add(at, device);
    await confirm(at, device);
  }
  return { at, email, id, device };
}
async function asks(by: TestBrowser, isAsked: boolean) {
  const { organisation } = (await by.call(getOrganisation)).body as {
    organisation: { version: number };
  };
  const { version } = organisation;
  return await by.call(saveOrganisation, { body: { version, organiserPasskeys: isAsked } });
}
/** Whether the session has an organiser's rights, and whether it is said to wait. */
async function standing(at: TestBrowser) {
  const { status } = await at.call(listPeople, { query: {} });
  const { viewer } = (await at.call(getSite)).body as { viewer: { waitsForPasskey?: boolean } };
  return [status, viewer.waitsForPasskey ?? false];
}
const ownPasskeys = async (at: TestBrowser) =>
  (await at.call(endpoints.listPasskeys)).body.passkeys as Passkey[];

beforeEach(async () => {
  owner ??= await organiser();
  // Each begins with it switched on.
  await confirm(owner.at, owner.device);
  expect((await asks(owner.at, true)).status).toBe(200);
});

test('RG-03 only who has logged in with a passkey can ask all organisers for one, and the log says so', async () => {
  await asks(owner.at, false);
  const other = await organiser({ hasPasskey: false });
  const { status, body } = await asks(other.at, true);
  expect([status, body.code]).toEqual([409, 'passkeys.own_first']);
  // One that was added is not enough: it is to be seen to work.
  await add(other.at, other.device);
  expect((await asks(other.at, true)).body.code).toBe('passkeys.own_first');
  await confirm(other.at, other.device);
  expect((await asks(other.at, true)).status).toBe(200);
  const { body: log } = await owner.at.call(readAuditLog, { query: {} });
  const [entry] = log.entries as object[];
  const changes = [{ field: 'organiserPasskeys', before: 'no', after: 'yes' }];
  expect(entry).toMatchObject({ details: { changes } });
});

test('RG-03 after the password an organiser has nothing of one before the passkey, and all of it after', async () => {
  const { email, device } = await organiser();
  const at = await logIn(email);
  expect(await standing(at)).toEqual([403, true]);
  const token = { name: 'Mine', abilities: ['people.read'], days: 30 };
  expect((await at.call(makeApiToken, { body: token })).status).toBe(403);
  const off = { version: 1, organiserPasskeys: false };
  expect((await at.call(saveOrganisation, { body: off })).status).toBe(403);
  expect((await confirm(at, device)).status).toBe(200);
  expect(await standing(at)).toEqual([200, false]);
  // Negative control: where none is asked for, the password is enough.
  await asks(owner.at, false);
  expect(await standing(await logIn(email))).toEqual([200, false]);
});

test('RG-03 who has none adds one, which confirms the session', async () => {
  const { email, id } = await givenAdmin(product);
  const at = await logIn(email);
  expect(await standing(at)).toEqual([403, true]);
  expect((await add(at, testAuthenticator())).status).toBe(200);
  expect(await standing(at)).toEqual([200, false]);
  expect(id).not.toBe(owner.id);
});

test('RG-03 who knows the password alone neither adds a passkey beside one nor removes one', async () => {
  const { email, device } = await organiser();
  const at = await logIn(email);
  expect((await add(at, testAuthenticator())).body.code).toBe('passkeys.confirm_first');
  const [own] = await ownPasskeys(at);
  const remove = async () =>
    await at.call(endpoints.removePasskey, { params: { id: own?.id ?? '' } });
  expect((await remove()).body.code).toBe('passkeys.confirm_first');
  await confirm(at, device);
  // The last one is not given up either.
  expect((await remove()).body.code).toBe('passkeys.last_needed');
  await add(at, testAuthenticator());
  expect((await remove()).status).toBe(200);
  expect(await ownPasskeys(at)).toHaveLength(1);
});

test('RG-03 AU-08 who reads the mailbox has a new password, and the passkey is still asked for', async () => {
  const { email, device } = await organiser();
  const intruder = testBrowser(product.app);
  await intruder.call(forgotPassword, { body: { email } });
  const mail = (await product.mailsTo(email)).at(-1) ?? '';
  const token = /reset-password\/([\w-]{43})/.exec(mail.replaceAll('=\r\n', ''))?.[1] ?? '';
  const password = 'Guavas88!new';
  expect((await intruder.call(resetPassword, { body: { token, password } })).status).toBe(200);
  const at = await logIn(email, password);
  expect(await standing(at)).toEqual([403, true]);
  expect((await add(at, testAuthenticator(), password)).body.code).toBe('passkeys.confirm_first');
  expect((await confirm(at, device)).status).toBe(200);
  expect(await standing(at)).toEqual([200, false]);
});

test('RG-03 AU-10 neither by leaving nor by the mail that takes it back does anybody get past the passkey', async () => {
  const { at, email, device } = await organiser();
  const weak = await logIn(email);
  const body = { currentPassword: adminPassword };
  expect((await weak.call(leave, { body })).body.code).toBe('passkeys.confirm_first');
  // The owner leaves, and whoever reads the mailbox takes it back.
  expect((await at.call(leave, { body })).status).toBe(200);
  const mail = ((await product.mailsTo(email)).at(-1) ?? '').replaceAll('=\r\n', '');
  const token = /keep-account\/([\w-]{43})/.exec(mail)?.[1] ?? '';
  expect((await testBrowser(product.app).call(keepAccount, { body: { token } })).status).toBe(200);
  const back = await logIn(email);
  expect(await standing(back)).toEqual([403, true]);
  expect((await add(back, testAuthenticator())).body.code).toBe('passkeys.confirm_first');
  expect((await confirm(back, device)).status).toBe(200);
});

test('RG-03 volunteers are asked for nothing, and with the provider alone no organiser is', async () => {
  const volunteer = await givenSignedIn(product);
  const { viewer } = (await volunteer.call(getSite)).body;
  expect(viewer).not.toHaveProperty('waitsForPasskey');
  const { secret } = await product.sessions.start(owner.id, 'Tests');
  const byProvider = createSessions(product.db, () => product.clock.now, { isProviderOnly: true });
  expect(await product.sessions.find(secret)).toMatchObject({ role: 'Volunteer' });
  expect(await byProvider.find(secret)).toMatchObject({ role: 'Admin', waitsForPasskey: false });
});
