/** B9: wherever a password is set, one that leaked, or that the person and the place give away, is refused. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { forgotPassword, resetPassword } from '@saath/contract/accounts/account-care/endpoints';
import { createFirstAdmin, updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import { importPeople, previewImport, welcome } from '@saath/contract/office/imports/endpoints';
import { acceptInvitation, inviteAdmin } from '@saath/contract/office/invitations/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../tools/patience.mjs';
import { updateUser } from './features/accounts/accounts/queries.ts';
import { firstAdminLink } from './features/accounts/setup/service.ts';
import { built } from './testing/built.ts';
import { type Reply, testClient } from './testing/client.ts';
import { givenDataDirectory } from './testing/database.ts';
import { adminPassword, givenAdmin, givenSignedIn, givenVolunteer } from './testing/given.ts';
import { type TestProduct, testProduct } from './testing/product.ts';
import { activate, activationTokens, logIn, signUp, signupForm } from './testing/signing-up.ts';

const APP_URL = 'https://helpers.lahore.example';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ env: { APP_URL } });
});
afterAll(async () => await product.close());

/** Very common, leaked, the product's name, the person's, their address, the installation's host. */
const easy = ['Passw0rd@1', 'l58jkdjp!', 'Saath@2026', 'Shabnam1!', 'Mailbox@77', 'Lahore@2026'];
const hard = 'Harbour7!bell';
const told =
  'This password is easy to guess. Choose one that is longer or less common, such as four words that do not belong together, with a digit and a sign.';

const name = 'Shabnam Qureshi';
const guest = () => testClient(product.app);
const secretIn = async (email: string, page: string) =>
  new RegExp(`/${page}/([\\w-]+)`).exec((await product.mailsTo(email)).at(-1) ?? '')?.[1];

/** Comes as far as a form with a password. @returns what sends that form */
type Entrance = (email: string) => Promise<(password: string) => Promise<Reply>>;

/** The link to the first Admin comes first: it ends with any Admin. */
const entrances: [where: string, entrance: Entrance][] = [
  [
    'the link to the first Admin',
    async (email) => {
      const link = await firstAdminLink(product.setup, new URL(APP_URL));
      const token = link?.pathname.slice('/setup/'.length);
      return async (password) =>
        await guest().call(createFirstAdmin, { body: { token, name, email, password } });
    },
  ],
  [
    'sign-up',
    async (email) => async (password) => {
      const answer = await signUp(product, signupForm({ name, email, password }));
      for (const token of await activationTokens(product, email)) await activate(product, token);
      return answer;
    },
  ],
  [
    'resetting',
    async (email) => {
      const { id } = await givenVolunteer(product.db, { name });
      await updateUser(product.db, id, { email, emailKey: email });
      await guest().call(forgotPassword, { body: { email } });
      const token = await secretIn(email, 'reset-password');
      return async (password) => await guest().call(resetPassword, { body: { token, password } });
    },
  ],
  [
    'the welcome link of somebody who was brought in',
    async (email) => {
      const admin = await givenAdmin(product);
      const bytes = Buffer.from(`name,email\n${name},${email}\n`);
      const files = [{ name: 'people.csv', bytes, type: 'text/csv' }];
      const { digest } = (await admin.call(previewImport, { files })).body;
      const body = { digest, invite: true, leaveOutErrors: false };
      await admin.call(importPeople, { body, files });
      const token = await secretIn(email, 'welcome');
      return async (password) =>
        await guest().call(welcome, { body: { token, password, terms: true } });
    },
  ],
  [
    'the invitation of an organiser',
    async (email) => {
      const admin = await givenAdmin(product);
      await admin.call(inviteAdmin, { body: { email, language: 'en' } });
      const token = await secretIn(email, 'invitation');
      return async (password) =>
        await guest().call(acceptInvitation, { body: { token, name, password } });
    },
  ],
  [
    'the profile',
    async (email) => {
      const person = await givenSignedIn(product, { name });
      const passwordHash = await product.setup.passwords.hash(adminPassword);
      await updateUser(product.db, person.id, { email, emailKey: email, passwordHash });
      return async (password) =>
        await person.call(updateProfile, { body: { password, currentPassword: adminPassword } });
    },
  ],
];

let count = 0;

test.each(entrances)('B9 AU-01 %s takes no password that is easy to guess', async (_, entrance) => {
  count += 1;
  const email = `mailbox${count}@gmail.com`;
  const set = await entrance(email);
  for (const password of easy) {
    const { status, body } = await set(password);
    expect([password, status, body.message, body.fields]).toEqual([
      ...[password, 400, told],
      { password: told },
    ]);
    expect((await logIn(product, { email, password })).status).toBe(401);
  }
  // Nothing was used up by that.
  expect((await set(hard)).status).toBe(200);
  expect((await logIn(product, { email, password: hard })).status).toBe(200);
});

test(
  'B9 AU-09 the admin command takes no password that is easy to guess where it stands',
  async () => {
    const folder = await givenDataDirectory(await mkdtemp(join(tmpdir(), 'saath-guess-')));
    const command = await built('admin-command');
    const person = ['--name', name, '--email', 'one@example.org', '--password', 'Lahore@2026'];
    const settings = { NODE_ENV: 'production', APP_URL, DATABASE_URL: '', DATA_DIR: folder };
    const refused = promisify(execFile)(process.execPath, [command, 'create', ...person], {
      env: { ...process.env, ...settings },
    });
    await expect(refused).rejects.toMatchObject({ code: 1, stdout: '', stderr: `${told}\n` });
    await rm(folder, { recursive: true });
  },
  patient(180_000),
);
