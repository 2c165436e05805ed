/** What mails said is forgotten once they are sent, or once their links have run out. */
import {
  changeEmail,
  confirmEmail,
  forgotPassword,
} from '@saath/contract/accounts/account-care/endpoints';
import { activate, createUser } from '@saath/contract/accounts/accounts/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClient } from '../../testing/client.ts';
import { givenPicture } from '../../testing/given.ts';
import { type TestProduct, testProduct } from '../../testing/product.ts';
import { newId } from '../ids.ts';
import { blankExpired, EXPIRED, isExpired } from './bodies.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

/** The secret of the newest link of a kind that was mailed to an address. */
async function tokenIn(path: string, address: string): Promise<string> {
  const mail = (await product.mailsTo(address)).at(-1) ?? '';
  const token = new RegExp(`/${path}/([\\w-]+)`).exec(mail)?.[1];
  if (!token) throw new Error(`No ${path} link for ${address}`);
  return token;
}

const mailTable = async () =>
  JSON.stringify((await sql`select to_jsonb(mail) as row from mail`.execute(product.db)).rows);

test('B8 no link of sign-up, reset or change of address is left in the table once the mails are sent', async () => {
  const [email, later] = ['bilal@gmail.com', 'bilal.ahmed@gmail.com'];
  const password = 'Sunrise7!';
  const client = testClient(product.app);
  const body = {
    ...{ name: 'Bilal Ahmed', email, password, contactNumber: '03001234567' },
    ...{ experienceYears: '3', description: 'I like to help at events.' },
    ...{ skills: ['Cloud'], interests: ['Outdoor'] },
  };
  const files = [{ name: 'me.png', bytes: await givenPicture(300, 200) }];
  await client.call(createUser, { body, files });
  const activation_token = await tokenIn('activation', email);
  expect((await client.call(activate, { body: { activation_token } })).status).toBe(200);
  await client.call(forgotPassword, { body: { email } });
  const reset = await tokenIn('reset-password', email);
  await client.call(changeEmail, { body: { email: later, currentPassword: password } });
  const change = await tokenIn('change-email', later);
  expect((await client.call(confirmEmail, { body: { token: change } })).status).toBe(200);
  await product.mailsTo(email);

  const table = await mailTable();
  // The rows are there, with what an organiser has to know of them.
  for (const kind of ['activation', 'password-reset', 'email-change', 'email-changed'])
    expect(table).toContain(`"${kind}"`);
  for (const token of [activation_token, reset, change]) expect(table).not.toContain(token);
  expect(table).not.toContain('http');
});

const DAY = 86_400_000;

test('B8 a mail that never went out loses its words when its links have run out, and is not sent later', async () => {
  const now = new Date();
  const row = (kind: string, age: number) => ({
    id: newId(),
    kind,
    toAddress: 'never@example.org',
    subject: `A ${kind}`,
    textBody: 'https://saath.example/secret',
    htmlBody: 'https://saath.example/secret',
    createdAt: new Date(now.getTime() - age),
    sentAt: null,
    lastError: 'ECONNECTION',
  });
  const rows = [
    ...[row('password-reset', DAY / 24), row('activation', DAY), row('decision', 14 * DAY)],
    ...[row('password-change', DAY / 24), row('email-approval', DAY / 24)],
    ...[row('password-reset', DAY / 25), row('activation', DAY - 1), row('decision', 13 * DAY)],
  ];
  const old = 5;
  await product.db.insertInto('mail').values(rows).execute();
  expect(rows.map((each) => isExpired(each, now))).toEqual(rows.map((_, place) => place < old));

  await blankExpired(product.db, now);

  const kept = await product.db
    .selectFrom('mail')
    .select(['subject', 'textBody', 'lastError'])
    .where('toAddress', '=', 'never@example.org')
    .orderBy('id')
    .execute();
  const gone = { textBody: '', lastError: EXPIRED };
  for (const each of kept.slice(0, old)) expect(each).toMatchObject(gone);
  expect(kept.map(({ subject }) => subject)).toEqual(rows.map(({ subject }) => subject));
  for (const { textBody } of kept.slice(old)) expect(textBody).toContain('secret');

  // An organiser presses "try again" for one without words and for one with; another ran out since the last sweep.
  const late = row('password-reset', DAY / 24);
  await product.db.insertInto('mail').values(late).execute();
  const [without, withWords] = [rows[0], rows[old]].map((each) => each?.id ?? '');
  product.clock.now = now;
  await product.db.transaction().execute(async (tx) => {
    for (const id of [without, withWords, late.id])
      await product.ports.jobs.add(tx, 'mail', id ?? '');
  });
  product.ports.outbox.wake();
  const mailOf = async (id = '') =>
    await product.db
      .selectFrom('mail')
      .select(['sentAt', 'attempts', 'textBody', 'lastError'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  for (const id of [without, late.id]) {
    await expect.poll(async () => (await mailOf(id)).attempts).toBe(1);
    expect(await mailOf(id)).toMatchObject({ ...gone, sentAt: null });
  }
  await expect.poll(async () => (await mailOf(withWords)).sentAt).not.toBeNull();
});
