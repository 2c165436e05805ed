/** B13: sessions begin anew with another role, and an Admin can end those of somebody else, over HTTP. */
import { forgotPassword, resetPassword } from '@saath/contract/accounts/account-care/endpoints';
import { getUser, login } from '@saath/contract/accounts/accounts/endpoints';
import {
  demotePerson,
  promotePerson,
  signOutPerson,
} from '@saath/contract/office/people/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClient } from '../../../testing/client.ts';
import { adminPassword, givenAdmin, givenSignedIn } from '../../../testing/given.ts';
import { givenMail } from '../../../testing/given-mail.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { remove } from './service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const at = (id: string) => ({ params: { id } });

test('OR-03 who becomes an Admin or a Volunteer logs in again, on every device', async () => {
  const person = await givenSignedIn(product);
  expect((await admin.call(promotePerson, at(person.id))).status).toBe(200);
  expect((await person.call(getUser)).status).toBe(401);

  const other = await givenAdmin(product);
  expect((await admin.call(demotePerson, at(other.id))).status).toBe(200);
  expect((await other.call(getUser)).status).toBe(401);
  const again = testClient(product.app);
  await again.call(login, { body: { email: other.email, password: adminPassword } });
  expect((await again.call(getUser)).body.user).toMatchObject({ role: 'Volunteer' });
});

test.each([
  ['another role', promotePerson],
  ['being logged out', signOutPerson],
])('B13 OR-03 with %s links that were asked for before end', async (_, endpoint) => {
  const person = await givenSignedIn(product);
  const guest = testClient(product.app);
  await guest.call(forgotPassword, { body: { email: person.email } });
  const [mail = ''] = await product.mailsTo(person.email);
  const token = /\/reset-password\/([\w-]+)/.exec(mail)?.[1];
  expect(token).toBeDefined();
  expect((await admin.call(endpoint, at(person.id))).status).toBe(200);
  const body = { token, password: 'Harbour7!bell' };
  expect((await guest.call(resetPassword, { body })).body.message).toBe('Token Expired or Invalid');
});

test('AD-02 an Admin logs somebody out, who is told in words; the log says who did it', async () => {
  const person = await givenSignedIn(product);
  const before = await admin.call(signOutPerson, at(person.id));
  expect(before.body.message).toBe('This person is logged out on all devices.');
  expect((await person.call(getUser)).status).toBe(401);
  expect((await product.mailsTo(person.email)).at(-1)).toContain(
    'An organiser logged your account out on all devices.',
  );
  const entries = await product.db
    .selectFrom('auditEntry')
    .select(['action', 'actorId'])
    .where('userId', '=', person.id)
    .execute();
  expect(entries).toEqual([{ action: 'person.signed_out', actorId: admin.id }]);
});

test('AD-02 nobody does so as a Volunteer, nor to oneself', async () => {
  const [person, other] = [await givenSignedIn(product), await givenSignedIn(product)];
  expect((await person.call(signOutPerson, at(other.id))).status).toBe(403);
  expect((await other.call(getUser)).status).toBe(200);
  const own = await admin.call(signOutPerson, at(admin.id));
  expect(own).toMatchObject({ status: 409, body: { code: 'people.sign_out_self' } });
  expect((await admin.call(getUser)).status).toBe(200);
});

test('AD-02 after a removal no mail keeps the address, however it was typed, and the farewell goes with its sending', async () => {
  const person = await givenSignedIn(product);
  await product.db.transaction().execute(async (tx) => {
    const to = person.email.toUpperCase();
    await product.ports.outbox.post(tx, givenMail({ kind: 'reminder', to }));
  });
  const { ports, files } = product;
  const organisers = {
    ...ports,
    withdrawRequestsOf: async () => {},
    holdEventsOf: async () => {},
  };
  await remove({ ports, organisers, files }, { userId: person.id, actorId: admin.id });
  expect((await product.mailsTo(person.email)).at(-1)).toContain('Your account was removed');
  const rows = await product.db.selectFrom('mail').select('toAddress').execute();
  expect(rows.map(({ toAddress }) => toAddress.toLowerCase())).not.toContain(person.email);
});
