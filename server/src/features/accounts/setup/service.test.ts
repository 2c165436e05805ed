/** AU-09: how the first Admin comes into being, and that nobody does so a second time. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { adminPassword, givenVolunteer } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { createAdmin, createFirstAdmin, firstAdminLink, forgetPasskeys } from './service.ts';

const HOUR = 3_600_000;
const appUrl = new URL('https://saath.example/');

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterEach(async () => {
  product.clock.now = testStart;
  await product.db.deleteFrom('appUser').where('role', '=', 'Admin').execute();
});
afterAll(async () => await product.close());

/** The secret of a new link; undefined when there is an Admin. */
async function newSecret(): Promise<string | undefined> {
  const link = await firstAdminLink(product.setup, appUrl);
  expect(link?.href ?? 'https://saath.example/setup/').toMatch(
    /^https:\/\/saath\.example\/setup\//,
  );
  return link?.pathname.split('/').at(-1);
}
const admin = (email: string, change: object = {}) => ({
  ...{ name: 'Omar Organiser', email, password: adminPassword },
  ...change,
});
const enter = async (token: string | undefined, email = 'omar@example.org', change: object = {}) =>
  await createFirstAdmin(product.setup, { token: token ?? '', ...admin(email, change) });

test('AU-09 a link makes one active Admin, and then there is none any more', async () => {
  const secret = await newSecret();
  const made = await enter(secret);
  expect(made).toMatchObject({ role: 'Admin', activatedAt: testStart, email: 'omar@example.org' });
  expect(made.passwordHash).not.toContain(adminPassword);
  expect(await newSecret()).toBeUndefined();
  await expect(enter(secret, 'second@example.org')).rejects.toMatchObject({
    code: 'accounts.setup_done',
  });
});

test('AU-09 a newer link ends the older one, and a day ends both', async () => {
  const older = await newSecret();
  const newer = await newSecret();
  await expect(enter(older)).rejects.toMatchObject({ code: 'accounts.token_invalid' });
  product.clock.now = new Date(testStart.getTime() + 24 * HOUR);
  await expect(enter(newer)).rejects.toMatchObject({ code: 'accounts.token_invalid' });
  product.clock.now = new Date(testStart.getTime() + 24 * HOUR - 1);
  expect((await enter(newer)).role).toBe('Admin');
});

test('AU-09 a link is not used up by what is refused: a guessable password, an address that is taken', async () => {
  const secret = await newSecret();
  const person = await givenVolunteer(product.db);
  await expect(enter(secret, 'omar@example.org', { password: 'Password1!' })).rejects.toMatchObject(
    {
      code: 'request.invalid',
    },
  );
  await expect(enter(secret, person.email)).rejects.toMatchObject({ code: 'accounts.email_taken' });
  await expect(enter('x')).rejects.toMatchObject({ code: 'accounts.token_invalid' });
  expect((await enter(secret)).role).toBe('Admin');
});

test('AU-09 of two who use the link at once one is the Admin', async () => {
  const secret = await newSecret();
  const both = await Promise.allSettled([
    enter(secret, 'a@example.org'),
    enter(secret, 'b@example.org'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const admins = product.db.selectFrom('appUser').select('id').where('role', '=', 'Admin');
  expect(await admins.execute()).toHaveLength(1);
});

test('AU-09 an Admin from the command line ends the link; there may be several of those', async () => {
  const secret = await newSecret();
  await createAdmin(product.setup, admin('first@example.org'));
  await createAdmin(product.setup, admin('second@example.org'));
  await product.db.deleteFrom('appUser').where('role', '=', 'Admin').execute();
  await expect(enter(secret)).rejects.toMatchObject({ code: 'accounts.token_invalid' });
  await createAdmin(product.setup, admin('first@example.org'));
  const again = createAdmin(product.setup, admin('FIRST@example.org'));
  await expect(again).rejects.toMatchObject({ code: 'accounts.email_taken' });
  const guessable = createAdmin(
    product.setup,
    admin('third@example.org', { password: 'Password1!' }),
  );
  await expect(guessable).rejects.toMatchObject({ code: 'request.invalid' });
});

test('RG-03 from the command line an organiser whose device is lost has no passkeys and no sessions, and their password', async () => {
  const { id, email, passwordHash } = await createAdmin(product.setup, admin('lost@example.org'));
  const { secret } = await product.sessions.start(id, 'The lost phone');
  const key = {
    userId: id,
    publicKey: Buffer.from('k'),
    counter: '0',
    name: '',
    addedAt: testStart,
  };
  for (const credential of ['one', 'two'])
    await product.db
      .insertInto('passkey')
      .values({ ...key, id: newId(), credential, transports: [] })
      .execute();
  expect(await forgetPasskeys(product.setup, email.toUpperCase())).toBe(2);
  expect(await product.sessions.find(secret)).toBeUndefined();
  const user = await product.db
    .selectFrom('appUser')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(user?.passwordHash).toBe(passwordHash);
  expect(await forgetPasskeys(product.setup, email)).toBe(0);
  await expect(forgetPasskeys(product.setup, 'nobody@example.org')).rejects.toMatchObject({
    code: 'accounts.user_not_found',
  });
});
