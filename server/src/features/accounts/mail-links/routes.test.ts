/** WI-05, G15: links of mails before their press, and the link that logs in, over HTTP with the real mails. */
import * as endpoints from '@saath/contract/accounts/account-care/endpoints';
import type { LinkKind } from '@saath/contract/accounts/account-care/schema';
import { getUser } from '@saath/contract/accounts/accounts/endpoints';
import { readSecurityLog } from '@saath/contract/office/security-log/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import type { TokenPurpose } from '../../../platform/tables/foundation.ts';
import { type Client, testClient } from '../../../testing/client.ts';
import { givenAdmin, givenVolunteer } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { activationTokens, signUp, signupForm } from '../../../testing/signing-up.ts';
import { issueLink } from '../../foundation/one-time-links/service.ts';
import { updateUser } from '../accounts/queries.ts';

const QUARTER = 15 * 60_000;
const eventId = '01890000-0000-7000-8000-00000000e001';
const roleId = '01890000-0000-7000-8000-00000000e002';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());
beforeEach(() => {
  product.clock.now = testStart;
});

const guest = (): Client => testClient(product.app);
const see = async (kind: LinkKind, token: string) =>
  await guest().call(endpoints.seeLink, { body: { kind, token } });

async function linkFor(email: string, carried: { eventId?: string; roleId?: string } = {}) {
  const { status, body } = await guest().call(endpoints.mailSignInLink, {
    body: { email, ...carried },
  });
  const mail = (await product.mailsTo(email)).at(-1) ?? '';
  const [url = '', token = ''] = /http\S+\/sign-in\/([\w-]+)[^\s"<]*/.exec(mail) ?? [];
  return { status, body, url, token };
}
const use = async (token: string) => {
  const client = guest();
  return { ...(await client.call(endpoints.signInByLink, { body: { token } })), client };
};

describe('a link that logs in', () => {
  test('WI-05 opens the account once, by a press, and the look before it uses nothing up', async () => {
    const { id, email, name } = await givenVolunteer(product.db);
    const { token } = await linkFor(email);
    for (let look = 0; look < 2; look++) expect((await see('sign_in', token)).body.name).toBe(name);
    const { status, client } = await use(token);
    expect(status).toBe(200);
    expect((await client.call(getUser)).body.user).toMatchObject({ id });
    expect((await use(token)).body.code).toBe('accounts.token_invalid');
    expect((await see('sign_in', token)).body.code).toBe('accounts.token_invalid');
  });

  test('WI-05 works for a quarter of an hour, and a newer one ends it', async () => {
    const { email } = await givenVolunteer(product.db);
    const { token: first } = await linkFor(email);
    const { token: second } = await linkFor(email);
    expect((await use(first)).status).toBe(400);
    product.clock.now = new Date(testStart.getTime() + QUARTER);
    expect((await see('sign_in', second)).status).toBe(400);
    expect((await use(second)).status).toBe(400);
    product.clock.now = new Date(testStart.getTime() + QUARTER - 1);
    expect((await use(second)).status).toBe(200);
  });

  test('WI-01 WI-05 carries the event and the role in the mail', async () => {
    const { email } = await givenVolunteer(product.db);
    const { url } = await linkFor(email, { eventId, roleId });
    const { searchParams } = new URL(url.replaceAll('&amp;', '&'));
    expect(Object.fromEntries(searchParams)).toEqual({ event: eventId, role: roleId });
  });

  test('WI-05 AU-04 the answer tells no address apart, by text, status or time', async () => {
    const { email } = await givenVolunteer(product.db);
    const waiting = 'waits@gmail.com';
    await signUp(product, signupForm({ email: waiting }));
    const outcomes = [];
    for (const address of [email, admin.email, waiting, 'nobody@gmail.com']) {
      const began = performance.now();
      const { status, body } = await linkFor(address);
      outcomes.push({ status, body });
      expect(performance.now() - began).toBeGreaterThanOrEqual(299);
    }
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
    expect(await product.mailsTo('nobody@gmail.com')).toEqual([]);
    expect(await activationTokens(product, waiting)).toHaveLength(2);
  });

  test('WI-05 an organiser gets the link for a new password, and a link dies with another role', async () => {
    const { token } = await linkFor(admin.email);
    expect(token).toBe('');
    expect((await product.mailsTo(admin.email)).at(-1)).toContain('/reset-password/');
    const risen = await givenVolunteer(product.db);
    const before = await linkFor(risen.email);
    await updateUser(product.db, risen.id, { role: 'Admin' });
    expect((await see('sign_in', before.token)).status).toBe(400);
    expect((await use(before.token)).status).toBe(400);
  });

  test('WI-05 stands in the security log as a login, and a refused one as a refused link', async () => {
    const { id, email } = await givenVolunteer(product.db);
    const { token } = await linkFor(email);
    await use(token);
    await use(token);
    const { body } = await admin.call(readSecurityLog, { query: {} });
    const entries = body.entries as { kind: string; actor: { id: string } | null }[];
    expect(entries.map(({ kind }) => kind)).toContain('link.refused');
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'login.done', actor: expect.objectContaining({ id }) }),
    );
  });
});

const purposes: readonly [LinkKind, Exclude<TokenPurpose, 'first_admin' | 'activation'>][] = [
  ['reset_password', 'password_reset'],
  ['change_email', 'email_change'],
  ['change_email', 'email_approval'],
  ['change_password', 'password_change'],
  ['keep_account', 'keep_account'],
  ['welcome', 'welcome'],
  ['sign_in', 'sign_in'],
];

test.each(purposes)(
  'G15 %s: a look at a link for %s says whether it works, for its own purpose and time, and uses nothing up',
  async (kind, purpose) => {
    const { id: userId } = await givenVolunteer(product.db);
    const given = {
      ...{ userId, purpose, at: testStart, appUrl: new URL('https://saath.example') },
      newEmail: purpose.startsWith('email') ? 'new@example.org' : null,
      passwordHash: purpose === 'password_change' ? 'hash' : null,
    };
    const url = await inTransaction(product.db, async (tx) => await issueLink(tx, given));
    const token = new URL(url).pathname.split('/').at(-1) ?? '';
    expect((await see(kind, token)).status).toBe(200);
    expect((await see(kind, token)).status).toBe(200);
    expect((await see(kind === 'welcome' ? 'sign_in' : 'welcome', token)).status).toBe(400);
    expect((await see(kind, `${token}x`)).body.code).toBe('accounts.token_invalid');
    product.clock.now = new Date(testStart.getTime() + 15 * 86_400_000);
    expect((await see(kind, token)).status).toBe(400);
  },
);

test('G15 a look at an activation link uses nothing up either', async () => {
  const email = 'looks@gmail.com';
  await signUp(product, signupForm({ email }));
  const [token = ''] = await activationTokens(product, email);
  expect((await see('activation', token)).status).toBe(200);
  expect((await see('activation', token)).status).toBe(200);
  product.clock.now = new Date(testStart.getTime() + 86_400_000);
  expect((await see('activation', token)).status).toBe(400);
});
