/** What a session makes while the account gets a new password, on a real PostgreSQL server: no way in is left behind. */
import { resetPassword } from '@saath/contract/accounts/account-care/endpoints';
import { login } from '@saath/contract/accounts/accounts/endpoints';
import { makeApiToken } from '@saath/contract/accounts/api-tokens/endpoints';
import { addPasskey, beginPasskey } from '@saath/contract/accounts/passkeys/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import { testAuthenticator } from '../../../testing/authenticator.ts';
import { type TestBrowser, testBrowser } from '../../../testing/browser.ts';
import { serverDatabase } from '../../../testing/database.ts';
import { gateBefore } from '../../../testing/gate.ts';
import { adminPassword, givenAdmin } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { issueLink } from '../../foundation/one-time-links/service.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(10) });
});
afterAll(async () => await product.close());

/** Each begins its call, the last before which the account gets a new password. */
const ways = {
  'an API token': async (at: TestBrowser) => {
    const body = { name: 'Mine', abilities: ['people.read'], days: 30 };
    return () => at.call(makeApiToken, { body });
  },
  'a passkey': async (at: TestBrowser) => {
    const asked = await at.call(beginPasskey, { body: { currentPassword: adminPassword } });
    const options = asked.body.options as Parameters<
      ReturnType<typeof testAuthenticator>['add']
    >[0];
    const body = { answer: testAuthenticator().add(options) };
    return () => at.call(addPasskey, { body });
  },
} as const;

test.each(Object.entries(ways))(
  'AU-10 %s that somebody makes while the account gets a new password is not made',
  async (_way, prepare) => {
    const { id, email } = await givenAdmin(product);
    const intruder = testBrowser(product.app);
    await intruder.call(login, { body: { email, password: adminPassword } });
    const make = await prepare(intruder);
    const given = { purpose: 'password_reset', userId: id, at: testStart } as const;
    const appUrl = new URL('http://localhost');
    const link = await inTransaction(product.db, async (tx) => issueLink(tx, { ...given, appUrl }));
    const gate = await gateBefore(product.pool, id, 'app_user');
    const body = { token: link.split('/').at(-1), password: 'Guavas88!new' };
    const reset = testBrowser(product.app).call(resetPassword, { body });
    await gate.queued(1);
    const making = make();
    await gate.queued(2);
    await gate.open();
    expect((await reset).status).toBe(200);
    const { status, body: said } = await making;
    expect([status, said.code]).toEqual([401, 'accounts.sign_in_needed']);
    for (const table of ['apiToken', 'passkey'] as const)
      expect(
        await product.db.selectFrom(table).select('id').where('userId', '=', id).execute(),
      ).toEqual([]);
  },
);
