/** Logging in and out, and the first Admin. */
import * as endpoints from '@saath/contract/accounts/accounts/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, testClient } from '../../../testing/client.ts';
import { adminPassword, givenPicture, givenVolunteer, signedInAs } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { activationTokens, signupForm as formOf } from '../../../testing/signing-up.ts';

let product: TestProduct;
let portrait: { name: string; bytes: Buffer };
beforeAll(async () => {
  product = await testProduct();
  portrait = { name: 'me.png', bytes: await givenPicture(300, 200) };
});
afterAll(async () => {
  await product.close();
});

let count = 0;
const signupForm = (change: Record<string, unknown> = {}) => {
  count += 1;
  return formOf({ email: `bilal${count}@gmail.com`, password: 'Sunrise7!', ...change });
};

const guest = () => testClient(product.app);

async function activationToken(address: string): Promise<string> {
  const token = (await activationTokens(product, address)).at(-1);
  if (!token) throw new Error(`No activation link in the mails to ${address}`);
  return token;
}

async function signUpAndActivate(form = signupForm()): Promise<Client> {
  const client = guest();
  await client.call(endpoints.createUser, { body: form, files: [portrait] });
  const activation_token = await activationToken(form.email);
  await client.call(endpoints.activate, { body: { activation_token } });
  return client;
}

describe('logging in and out', () => {
  test('AU-06 opens a new session at each login and ends the one before', async () => {
    const form = signupForm();
    const client = await signUpAndActivate(form);
    const before = client.cookie;
    const { body } = await client.call(endpoints.login, {
      body: { email: form.email, password: form.password },
    });
    expect(body).toMatchObject({ message: 'Login successful!', user: { role: 'Volunteer' } });
    expect(client.cookie).toMatch(/^__Host-sid=/);
    expect(client.cookie).not.toBe(before);
    const stale = guest();
    stale.cookie = before;
    expect((await stale.call(endpoints.getUser)).status).toBe(401);
  });

  test('AU-06 refuses wrong passwords, unknown addresses and broken input in the words of the specification', async () => {
    const form = signupForm();
    await guest().call(endpoints.createUser, { body: form, files: [portrait] });
    const tries: [unknown, number, string][] = [
      [{ email: form.email, password: 'Wrong1234!' }, 401, 'Invalid credentials'],
      [{ email: 'nobody@gmail.com', password: 'Wrong1234!' }, 401, 'Invalid credentials'],
      [{ email: '', password: 'Wrong1234!' }, 400, 'Email is required'],
      [{ email: 'x', password: 'Wrong1234!' }, 400, 'Please enter a valid email address'],
      [{ email: form.email, password: '' }, 400, 'Password is required'],
      [{ email: form.email, password: '12345' }, 400, 'Password must be at least 6 characters'],
      [
        { email: form.email, password: form.password },
        403,
        'Please activate your account first. We can send you the e-mail again.',
      ],
    ];
    for (const [body, status, message] of tries)
      expect(await guest().call(endpoints.login, { body })).toMatchObject({
        status,
        body: { message },
      });
  });

  test('AU-06 slows down guessing for one account, not for its neighbours', async () => {
    const strict = await testProduct({ rateFactor: 1 });
    const attempt = (email: string) =>
      testClient(strict.app).call(endpoints.login, { body: { email, password: 'Wrong1234!' } });
    for (let count = 0; count < 10; count++)
      expect((await attempt('a@gmail.com')).status).toBe(401);
    const refused = await attempt('A@gmail.com ');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await attempt('b@gmail.com')).status).toBe(401);
    await strict.close();
  });

  test('AU-07 logout ends the session on the server, by POST and from our own pages by GET', async () => {
    for (const endpoint of [endpoints.logout, endpoints.logoutByGet]) {
      const { id } = await givenVolunteer(product.db);
      const client = await signedInAs(product, id);
      const { cookie } = client;
      const crossSite = await client.call(endpoint, {
        headers: { 'sec-fetch-site': 'cross-site' },
      });
      expect(crossSite.status).toBe(403);
      expect((await client.call(endpoint)).body.message).toBe('Logged out successfully!');
      client.cookie = cookie;
      expect((await client.call(endpoints.getUser)).status).toBe(401);
    }
  });

  test('AU-06 a session ends unused after its idle time and at the latest after thirty days', async () => {
    const { id } = await givenVolunteer(product.db);
    const client = await signedInAs(product, id);
    const day = 24 * 3_600_000;
    const start = product.clock.now.getTime();
    for (const days of [10, 20, 29]) {
      product.clock.now = new Date(start + days * day);
      expect((await client.call(endpoints.getUser)).status).toBe(200);
    }
    product.clock.now = new Date(start + 31 * day);
    expect((await client.call(endpoints.getUser)).status).toBe(401);
    const idle = await signedInAs(product, id);
    product.clock.now = new Date(start + 46 * day);
    expect((await idle.call(endpoints.getUser)).status).toBe(401);
    product.clock.now = new Date(start);
  });
});

describe('the first Admin', () => {
  test('AU-09 comes from a one-time link, once', async () => {
    const fresh = await testProduct();
    const { firstAdminLink } = await import('../setup/service.ts');
    const link = await firstAdminLink(fresh.setup, new URL('http://localhost:3000'));
    const token = link?.pathname.split('/').at(-1) ?? '';
    const body = { name: 'Omar Organiser', email: 'omar@example.org', password: adminPassword };
    const client = testClient(fresh.app);

    const wrong = await client.call(endpoints.createFirstAdmin, { body: { ...body, token: 'no' } });
    expect(wrong.body.message).toBe('Token Expired or Invalid');
    const made = await client.call(endpoints.createFirstAdmin, { body: { ...body, token } });
    expect(made.body).toMatchObject({ user: { role: 'Admin' } });
    expect((await client.call(endpoints.listUsers)).status).toBe(200);
    const again = await testClient(fresh.app).call(endpoints.createFirstAdmin, {
      body: { ...body, email: 'b@example.org', token },
    });
    expect(again.status).toBe(409);
    expect(await firstAdminLink(fresh.setup, new URL('http://localhost:3000'))).toBeUndefined();
    await fresh.close();
  });
});
