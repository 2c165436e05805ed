/** What one caller, one person or one recipient can cause; with the limits of the real thing. */
import {
  changeEmail,
  forgotPassword,
  leave,
  signInByLink,
} from '@saath/contract/accounts/account-care/endpoints';
import {
  activate,
  createUser,
  login,
  resendActivation,
  updateProfile,
} from '@saath/contract/accounts/accounts/endpoints';
import type { Endpoint } from '@saath/contract/endpoint';
import { requestJoin, withdraw } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownPage, testClient } from '../testing/client.ts';
import {
  adminPassword,
  givenAdmin,
  givenEvent,
  givenPicture,
  givenVolunteer,
  signedInAs,
} from '../testing/given.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import type { Route } from './route.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ rateFactor: 1 });
});
afterAll(async () => await product.close());

/** A browser at an address, with the cookies that it is given. */
function browserAt(address: string) {
  const cookies = new Map<string, string>();
  return async ({ method, path }: Endpoint, body: object) => {
    const answer = await product.app.inject({
      method,
      url: path,
      remoteAddress: address,
      payload: body,
      headers: {
        ...ownPage,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return { status: answer.statusCode, cookies: answer.cookies };
  };
}

const times = async (count: number, act: () => Promise<{ status: number }>) => {
  const statuses = await Promise.all(Array.from({ length: count }, act));
  return statuses.map(({ status }) => status);
};
const count = (statuses: readonly number[], status: number) =>
  statuses.filter((each) => each === status).length;

/** Somebody with a password, signed in. */
async function person(name: string) {
  const { id } = await givenVolunteer(product.db);
  const email = `${name}@gmail.com`;
  const passwordHash = await product.setup.passwords.hash(adminPassword);
  await product.db
    .updateTable('appUser')
    .set({ email, emailKey: email, passwordHash })
    .where('id', '=', id)
    .execute();
  return { id, email, client: await signedInAs(product, id) };
}

describe('guesses of a password', () => {
  test.each([
    ['a new password', updateProfile, { password: 'Harbour7!bell', currentPassword: 'Wrong123!' }],
    ['another address', changeEmail, { email: 'other@gmail.com', currentPassword: 'Wrong123!' }],
    ['leaving', leave, { currentPassword: 'Wrong123!' }],
  ])(
    'B5 are counted for the account by every call that asks for it: %s',
    async (name, endpoint, body) => {
      const { client } = await person(`guess-${name.replaceAll(' ', '-')}`);
      const statuses = await times(40, async () => await client.call(endpoint, { body }));
      expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(10);
      expect(count(statuses, 429)).toBeGreaterThanOrEqual(30);
    },
  );

  test('B5 they are counted together, whichever call they come by', async () => {
    const { client, email } = await person('mixed');
    const wrong = { currentPassword: 'Wrong123!' };
    await times(5, async () => await client.call(leave, { body: wrong }));
    const body = { password: 'Harbour7!bell', ...wrong };
    const profile = await times(6, async () => await client.call(updateProfile, { body }));
    expect(count(profile, 429)).toBe(1);
    const logIn = await client.call(login, { body: { email, password: adminPassword } });
    expect(logIn.status).toBe(429);
  });

  test('B7 those of strangers lock nobody out on a device where they signed in before', async () => {
    const { email } = await person('owner');
    const right = { email, password: adminPassword };
    const own = browserAt('203.0.113.9');
    const first = await own(login, right);
    expect(first.status).toBe(200);
    const known = first.cookies.find(({ name }) => name.includes('known-'));
    expect(known).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });

    // Ten networks, twelve tries each: each network is stopped at ten, all together at a hundred.
    const guess = { email, password: 'Wrong123!' };
    const statuses: number[] = [];
    for (let network = 0; network < 12; network++)
      statuses.push(
        ...(await times(12, async () => await browserAt(`198.51.100.${network}`)(login, guess))),
      );
    expect(count(statuses, 401)).toBeLessThanOrEqual(100);
    expect(statuses.slice(0, 12).filter((status) => status === 401)).toHaveLength(10);

    // Even from the network of the stranger; but not on a device that is not known, whoever says so.
    expect((await own(login, right)).status).toBe(200);
    expect((await browserAt('192.0.2.77')(login, right)).status).toBe(429);
    const other = browserAt('198.51.100.1');
    const forged = await product.app.inject({
      method: 'POST',
      url: login.path,
      remoteAddress: '192.0.2.78',
      payload: right,
      headers: { ...ownPage, cookie: `${known?.name}=mine.${known?.value.split('.')[1]}` },
    });
    expect(forged.statusCode).toBe(429);
    expect((await other(login, right)).status).toBe(429);
    // Nor has the device endless tries.
    const tries: number[] = [];
    for (let index = 0; index < 14; index++) tries.push((await own(login, guess)).status);
    expect(count(tries, 401)).toBeLessThanOrEqual(10);
  });

  test('B7 an address without an account is counted like one with', async () => {
    const guess = { email: 'nobody@gmail.com', password: 'Wrong123!' };
    const statuses = await times(12, async () => await browserAt('192.0.2.5')(login, guess));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 2]);
  });
});

test('B7 one IPv6 /64 is one caller', async () => {
  let host = 0;
  const body = { activation_token: 'nothing-of-ours' };
  const statuses = await times(65, async () => {
    host += 1;
    return await browserAt(`2001:db8:5:6::${host.toString(16)}`)(activate, body);
  });
  expect(count(statuses, 429)).toBe(5);
  expect((await browserAt('2001:db8:5:7::1')(activate, body)).status).not.toBe(429);
});

test('B7 pages that search are counted as the call that searches is; other pages are not', async () => {
  const statusOf = async (url: string) => {
    const { statusCode: status } = await product.app.inject({ url, remoteAddress: '192.0.2.9' });
    return { status };
  };
  const spellings = [
    '/events?page=2&q=river',
    '/events.data?q=river',
    '/events?%71=river',
    '/events?q=&q=r',
  ];
  const refused = [];
  for (const url of spellings)
    refused.push(count(await times(50, async () => await statusOf(url)), 429));
  expect(refused).toEqual([0, 0, 30, 50]);
  expect((await statusOf('/events?page=2')).status).not.toBe(429);
  expect((await statusOf('/events?q=')).status).not.toBe(429);
});

test('ASVS 6.6.3 whoever tries secrets of links is slowed down, whichever call takes them', async () => {
  const isOpen = ({ endpoint, limits }: Route) => {
    const { access, params, body } = endpoint;
    const fields = [params, body].flatMap((each) =>
      Object.keys((each as { shape?: object } | undefined)?.shape ?? {}),
    );
    const isSecret = fields.some((name) => /^((activation_)?token|code|pass)$/.test(name));
    const isLimited = limits.some(({ by, period, times }) => by === 'address' && times <= period);
    return access === 'public' && isSecret && !isLimited;
  };
  // Signed, asked for by calendars on their own and by everybody at a venue, and no way into an account.
  expect(product.routes.filter(isOpen).map(({ endpoint: { path } }) => path)).toEqual([
    '/api/check-in/:code',
    '/api/kiosk/people',
    '/api/kiosk/check-in',
    '/api/kiosk/walk-in',
    '/api/calendar-feed/:token/saath.ics',
  ]);
  const attacker = browserAt('198.51.100.66');
  const guess = async () => await attacker(signInByLink, { token: 'x'.repeat(43) });
  const statuses = await times(70, guess);
  expect([count(statuses, 400), count(statuses, 429)]).toEqual([60, 10]);
});

test('B7 RL-08 whatever is asked for an address, it gets five mails an hour, and the answers do not tell', async () => {
  const email = 'flooded@gmail.com';
  const files = [{ name: 'me.png', bytes: await givenPicture(300, 200) }];
  const body = {
    ...{ name: 'Bilal Ahmed', email, password: 'Sunrise7!', contactNumber: '03001234567' },
    ...{ experienceYears: '3', description: 'I like to help at events.' },
    ...{ skills: ['Cloud'], interests: ['Outdoor'] },
  };
  const signUp = async () => await testClient(product.app).call(createUser, { body, files });
  const answers = [];
  for (let index = 0; index < 12; index++) answers.push(await signUp());
  expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(
    1,
  );
  const mails = await product.mailsTo(email);
  expect(mails).toHaveLength(5);
  // The link of the last mail works: a sign-up that sends none must not end it.
  const activation_token = /\/activation\/([\w-]+)/.exec(mails.at(-1) ?? '')?.[1];
  const activated = await testClient(product.app).call(activate, { body: { activation_token } });
  expect(activated.status).toBe(200);

  for (const endpoint of [forgotPassword, resendActivation])
    await testClient(product.app).call(endpoint, { body: { email } });
  expect(await product.mailsTo(email)).toHaveLength(5);
  product.clock.now = new Date(product.clock.now.getTime() + 3_600_001);
  await testClient(product.app).call(forgotPassword, { body: { email } });
  expect(await product.mailsTo(email)).toHaveLength(6);
});

test('C1 PF-02 to an address that others had flooded no link goes, and the rest of the profile is saved all the same', async () => {
  const { email, client } = await person('flooded-owner');
  for (let index = 0; index < 5; index++)
    await testClient(product.app).call(forgotPassword, { body: { email } });
  expect(await product.mailsTo(email)).toHaveLength(5);
  for (const change of [{ password: 'Harbour7!bell' }, { email: 'elsewhere@gmail.com' }]) {
    const { status, body } = await client.call(updateProfile, {
      body: { description: 'New words.', ...change },
    });
    expect([status, body.message]).toEqual([
      200,
      'Profile updated successfully! What needs a link by e-mail is as it was: we sent you too many e-mails lately. Please try again in an hour.',
    ]);
    expect(body.user).toMatchObject({ email, description: 'New words.' });
  }
  expect(await product.mailsTo(email)).toHaveLength(5);
  product.clock.now = new Date(product.clock.now.getTime() + 3_600_001);
  const later = await client.call(updateProfile, { body: { password: 'Harbour7!bell' } });
  expect(later.body.message).toContain('Your new password is not in use yet');
  expect(await product.mailsTo(email)).toHaveLength(6);
});

test.each([
  ['by request', 'approve', 'requested'],
  ['at once', 'instant', 'confirmed'],
])(
  'B7 VO-05 who joins %s and takes it back again and again gets two mails, is told of no other, and is in the state they pressed last',
  async (how, mode, state) => {
    const event = await givenEvent(await givenAdmin(product), { mode });
    const { email, client } = await person(`undecided-${how.replace(' ', '-')}`);
    const before = (await product.mailsTo(email)).length;
    const told: unknown[] = [];
    for (let index = 0; index < 15; index++) {
      const { body } = await client.call(requestJoin, { body: { eventId: event.id } });
      told.push(body.mailedTo);
      const { id } = body.participation as { id: string };
      expect((await client.call(withdraw, { params: { id } })).status).toBe(200);
    }
    const last = await client.call(requestJoin, { body: { eventId: event.id } });
    expect(last.body).toMatchObject({ participation: { state }, mailedTo: null });
    expect(told).toEqual([email, email, ...Array.from({ length: 13 }, () => null)]);
    expect((await product.mailsTo(email)).length - before).toBe(2);
  },
);

test('B7 VO-05 of each of several events with one title who joins gets the mail', async () => {
  const admin = await givenAdmin(product);
  const { email, client } = await person('every-saturday');
  const told: unknown[] = [];
  for (const day of [5, 12, 19]) {
    const startTime = `2031-07-${String(day).padStart(2, '0')}T09:00:00Z`;
    const endTime = startTime.replace('T09', 'T12');
    const { id: eventId } = await givenEvent(admin, { title: 'Soup kitchen', startTime, endTime });
    told.push((await client.call(requestJoin, { body: { eventId } })).body.mailedTo);
  }
  expect(told).toEqual([email, email, email]);
});
