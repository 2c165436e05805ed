/** What a session makes while the account gets a new password, on a real PostgreSQL server: no way in is left behind. */
import { changeEmail, resetPassword } from '@saath/contract/accounts/account-care/endpoints';
import { login, updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import { makeApiToken } from '@saath/contract/accounts/api-tokens/endpoints';
import { addPasskey, beginPasskey } from '@saath/contract/accounts/passkeys/endpoints';
import { makeCalendarFeed } from '@saath/contract/afterwards/calendar-feed/endpoints';
import { openKiosk } from '@saath/contract/day/kiosk/endpoints';
import { makeWebhook } from '@saath/contract/foundation/webhooks/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { testAuthenticator } from '../../../testing/authenticator.ts';
import { type TestBrowser, testBrowser } from '../../../testing/browser.ts';
import { serverDatabase } from '../../../testing/database.ts';
import { gateBefore } from '../../../testing/gate.ts';
import { adminPassword, givenAdmin, givenEvent } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { issueLink } from '../../foundation/one-time-links/service.ts';

let product: TestProduct;
beforeAll(async () => {
  const env = { PUSH_TO_LOCAL: '1' };
  product = await testProduct({ database: await serverDatabase(10), env });
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
  'a calendar address': async (at: TestBrowser) => () => at.call(makeCalendarFeed),
  'a device at the door': async (at: TestBrowser) => {
    const event = await givenEvent(await givenAdmin(product), {
      startTime: new Date(testStart.getTime() + 600_000).toISOString(),
      endTime: new Date(testStart.getTime() + 7_200_000).toISOString(),
    });
    return () => at.call(openKiosk, { params: { id: event.id } });
  },
  'a webhook': async (at: TestBrowser) => {
    const body = { url: 'http://localhost:9/', kinds: ['event.published'] };
    return () => at.call(makeWebhook, { body });
  },
  'a link for another address': async (at: TestBrowser) => {
    const body = { email: `other.${newId()}@example.org`, currentPassword: adminPassword };
    return () => at.call(changeEmail, { body });
  },
  'a password': async (at: TestBrowser) => {
    const body = { password: 'Lychees5!new', currentPassword: adminPassword };
    return () => at.call(updateProfile, { body });
  },
} as const;

/** Whatever an account can be entered, or heard, by. */
const waysOf = {
  apiToken: 'userId',
  passkey: 'userId',
  calendarFeed: 'userId',
  kioskPass: 'organiserId',
  webhook: 'userId',
  accountToken: 'userId',
  session: 'userId',
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
    for (const [table, owner] of Object.entries(waysOf)) {
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where ${sql.ref(owner)} = ${id}`.execute(product.db);
      expect(rows, table).toEqual([]);
    }
    const own = { email, password: 'Guavas88!new' };
    expect((await testBrowser(product.app).call(login, { body: own })).status).toBe(200);
  },
);
