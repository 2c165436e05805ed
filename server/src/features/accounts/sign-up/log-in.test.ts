/** AU-06: who gets in by address and password, and what everybody else learns: nothing before the right password. */

import { login } from '@saath/contract/accounts/accounts/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noPassword } from '../../../platform/passwords.ts';
import { testClient } from '../../../testing/client.ts';
import { givenVolunteer } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { signUp, signupForm } from '../../../testing/signing-up.ts';
import { updateUser } from '../accounts/queries.ts';

const password = 'Correct1horse!';
const other = 'Another2horse!';

let product: TestProduct;
let passwordHash: string;
beforeAll(async () => {
  product = await testProduct();
  passwordHash = await product.setup.passwords.hash(password);
});
afterAll(async () => await product.close());

/** The answer to a login: its code, or that it worked. */
async function answerTo(email: string, given = password): Promise<string> {
  const { status, body } = await testClient(product.app).call(login, {
    body: { email, password: given },
  });
  return status === 200 ? 'in' : String(body.code);
}

async function typed(email: string, given = password): Promise<void> {
  expect((await signUp(product, signupForm({ email, password: given }))).status).toBe(200);
}

describe('AU-06 an account', () => {
  test('AU-06 is opened by its own password, whatever the case of the address', async () => {
    const { email } = await givenVolunteer(product.db, { passwordHash });
    expect(await answerTo(email)).toBe('in');
    expect(await answerTo(email.toUpperCase())).toBe('in');
    expect(await answerTo(email, other)).toBe('accounts.wrong_credentials');
  });

  test('SE-08 that is being deleted says so after the right password, and nothing before', async () => {
    const { id, email } = await givenVolunteer(product.db, { passwordHash });
    await updateUser(product.db, id, { leavingAt: product.clock.now });
    expect(await answerTo(email)).toBe('accounts.leaving');
    expect(await answerTo(email, other)).toBe('accounts.wrong_credentials');
  });

  test('AU-05 that was never activated says so after the right password, and nothing before', async () => {
    const { email } = await givenVolunteer(product.db, { passwordHash, activatedAt: null });
    expect(await answerTo(email)).toBe('accounts.not_activated');
    expect(await answerTo(email, other)).toBe('accounts.wrong_credentials');
  });
});

describe('AU-04 what waits for its link', () => {
  test('AU-04 opens nothing, and says to whoever typed it that the link is to be opened', async () => {
    const email = 'waits-for-its-link@gmail.com';
    await typed(email);
    expect(await answerTo(email)).toBe('accounts.not_activated');
    expect(await answerTo(email, other)).toBe('accounts.wrong_credentials');
  });

  test('AU-04 does not come before an account: its own password goes on to work, and no other', async () => {
    const { email } = await givenVolunteer(product.db, { passwordHash });
    await typed(email, other);
    expect(await answerTo(email)).toBe('in');
    expect(await answerTo(email, other)).toBe('accounts.wrong_credentials');
  });

  test('AU-04 of somebody brought in counts instead of the password that nobody chose', async () => {
    const { email } = await givenVolunteer(product.db, { passwordHash, activatedAt: null });
    await typed(email, other);
    expect(await answerTo(email, other)).toBe('accounts.not_activated');
    expect(await answerTo(email)).toBe('accounts.wrong_credentials');
  });

  test('WI-05 of a guest opens nothing: her place is hers, whoever types a password for her address', async () => {
    const { email } = await givenVolunteer(product.db, { passwordHash: noPassword });
    await typed(email, other);
    expect(await answerTo(email, other)).toBe('accounts.not_activated');
    expect(await answerTo(email)).toBe('accounts.wrong_credentials');
  });

  test('AU-04 typed anew, the newer password is the one that is asked for', async () => {
    const email = 'typed-it-anew@gmail.com';
    await typed(email);
    await typed(email, other);
    expect(await answerTo(email, other)).toBe('accounts.not_activated');
    expect(await answerTo(email)).toBe('accounts.wrong_credentials');
  });
});
