/** Who logs in while the account gets a new password, on a real PostgreSQL server: what was typed before opens nothing. */
import { resetPassword } from '@saath/contract/accounts/account-care/endpoints';
import { getUser, login } from '@saath/contract/accounts/accounts/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { newToken } from '../../../platform/tokens.ts';
import { testClient } from '../../../testing/client.ts';
import { serverDatabase } from '../../../testing/database.ts';
import { gateBefore } from '../../../testing/gate.ts';
import { givenVolunteer } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { issueLink } from '../one-time-links/service.ts';
import { insertSession } from './queries.ts';

const known = 'Mangoes7!known';
const DAY = 86_400_000;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(10) });
});
afterAll(async () => await product.close());

async function givenReset() {
  const passwordHash = await product.setup.passwords.hash(known);
  const person = await givenVolunteer(product.db, { passwordHash });
  const given = { purpose: 'password_reset', userId: person.id, at: testStart } as const;
  const appUrl = new URL('http://localhost');
  const link = await inTransaction(product.db, async (tx) => issueLink(tx, { ...given, appUrl }));
  const token = link.split('/').at(-1);
  const gate = await gateBefore(product.pool, person.id, 'app_user');
  const body = { token, password: 'Guavas88!new' };
  const reset = testClient(product.app).call(resetPassword, { body });
  await gate.queued(1);
  return { person, gate, reset };
}

test('AU-10 AU-06 whoever logs in with the old password while it is replaced gets no session that outlives it', async () => {
  const { person, gate, reset } = await givenReset();
  const intruder = testClient(product.app);
  const entering = intruder.call(login, { body: { email: person.email, password: known } });
  await gate.queued(2);
  await gate.open();
  expect((await reset).status).toBe(200);
  const { status, body } = await entering;
  expect([status, body.code]).toEqual([503, 'server.busy']);
  expect((await intruder.call(getUser)).status).toBe(401);
  // What they are told to do shows that the password is another one.
  const again = await intruder.call(login, { body: { email: person.email, password: known } });
  expect(again.body.code).toBe('accounts.wrong_credentials');
  const own = { email: person.email, password: 'Guavas88!new' };
  expect((await testClient(product.app).call(login, { body: own })).status).toBe(200);
});

test('AU-10 negative control: a session that is written without a look at the account stays', async () => {
  const { person, gate, reset } = await givenReset();
  const [times, secret] = [{ createdAt: testStart, seenAt: testStart }, newToken()];
  const row = { id: newId(), tokenHash: secret.hash, userId: person.id, device: '', ...times };
  const expiresAt = new Date(testStart.getTime() + DAY);
  const entering = insertSession(product.db, { ...row, expiresAt });
  await gate.queued(2);
  await gate.open();
  expect((await reset).status).toBe(200);
  await entering;
  const left = await sql`select from session where user_id = ${person.id}`.execute(product.db);
  expect(left.rows).toHaveLength(1);
});
