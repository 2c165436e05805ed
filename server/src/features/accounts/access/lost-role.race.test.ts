/** What an Admin does at the moment in which another one makes them a volunteer, on a real PostgreSQL server: it is not done. */
import { deleteUser } from '@saath/contract/accounts/accounts/endpoints';
import { makeApiToken } from '@saath/contract/accounts/api-tokens/endpoints';
import { openKiosk } from '@saath/contract/day/kiosk/endpoints';
import { makeWebhook, startWebhook } from '@saath/contract/foundation/webhooks/endpoints';
import {
  demotePerson,
  promotePerson,
  signOutPerson,
} from '@saath/contract/office/people/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { serverDatabase } from '../../../testing/database.ts';
import { done } from '../../../testing/done.ts';
import { gateBefore } from '../../../testing/gate.ts';
import { givenAdmin, givenEvent, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
let other: SignedIn;
beforeAll(async () => {
  const env = { PUSH_TO_LOCAL: '1' };
  product = await testProduct({ database: await serverDatabase(10), env });
  other = await givenAdmin(product);
});
afterAll(async () => await product.close());

type Call = () => ReturnType<Client['call']>;
/** Each is prepared by somebody who is an Admin still. @returns what they are about to do */
type Way = (at: SignedIn) => Promise<Call>;

const about =
  (endpoint: Parameters<Client['call']>[0], whose: () => Promise<{ id: string }>): Way =>
  async (at) => {
    const { id } = await whose();
    return () => at.call(endpoint, { params: { id } });
  };

const hook = { url: 'http://localhost:9/', kinds: ['event.published'] };

const ways: Record<string, Way> = {
  'make an API token': async (at) => {
    const body = { name: 'Mine', abilities: ['people.read'], days: 30 };
    return () => at.call(makeApiToken, { body });
  },
  'make a webhook': async (at) => () => at.call(makeWebhook, { body: hook }),
  'switch a webhook on again': async (at) => {
    const { webhook } = await done(other, makeWebhook, { body: hook });
    const { id } = webhook as { id: string };
    const off = { offAt: testStart, offReason: 'failing' } as const;
    await product.db.updateTable('webhook').set(off).where('id', '=', id).execute();
    return () => at.call(startWebhook, { params: { id } });
  },
  'open the door on a device': async (at) => {
    const event = await givenEvent(other, {
      startTime: new Date(testStart.getTime() + 600_000).toISOString(),
      endTime: new Date(testStart.getTime() + 7_200_000).toISOString(),
    });
    return () => at.call(openKiosk, { params: { id: event.id } });
  },
  'make another Admin a volunteer': about(demotePerson, async () => await givenAdmin(product)),
  'make a volunteer an Admin': about(promotePerson, async () => await givenSignedIn(product)),
  'log somebody out': about(signOutPerson, async () => await givenSignedIn(product)),
  'remove somebody': about(deleteUser, async () => await givenSignedIn(product)),
};

/** All that one of them would write, without who has been demoted here. */
async function written(lost: string): Promise<unknown[]> {
  const { rows } = await sql`
    select 'token' as what, id::text, '' as how from api_token
    union all select 'webhook', id::text, coalesce(off_reason, 'on') from webhook
    union all select 'kiosk', id::text, '' from kiosk_pass
    union all select 'person', id::text, role || coalesce(left_at::text, '') from app_user where id <> ${lost}
    union all select 'session', id::text, '' from session where user_id <> ${lost}
    union all select 'entry', id::text, action from audit_entry where actor_id = ${lost}
    order by 1, 2`.execute(product.db);
  return rows;
}

test.each(Object.entries(ways))(
  'OR-03 who is no Admin any more cannot %s, though they were one when they asked',
  async (_what, prepare) => {
    const actor = await givenAdmin(product);
    const call = await prepare(actor);
    const before = await written(actor.id);
    const gate = await gateBefore(product.pool, actor.id, 'app_user');
    const demoting = other.call(demotePerson, { params: { id: actor.id } });
    await gate.queued(1);
    const calling = call();
    await gate.queued(2);
    await gate.open();
    expect((await demoting).status).toBe(200);
    expect(await calling).toMatchObject({
      status: 403,
      body: { code: 'accounts.not_allowed' },
    });
    expect(await written(actor.id)).toEqual(before);
  },
);
