/** RG-04: the name of an address is looked up when it is given and whenever it is called, over HTTP; this network is never called. */
import dns from 'node:dns';
import {
  listWebhookMessages,
  listWebhooks,
  makeWebhook,
} from '@saath/contract/foundation/webhooks/endpoints';
import type { Webhook, WebhookMessage } from '@saath/contract/foundation/webhooks/schema';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { givenAdmin, type SignedIn } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await product.db.deleteFrom('webhook').execute();
});
afterAll(async () => await product.close());

/** What a look-up of the name brings, one after the other; the last one from then on. An error by its code. */
function namesMean(...found: readonly (readonly string[] | string)[]) {
  const { lookup } = dns;
  let looks = 0;
  const asked: string[] = [];
  const instead = (name: string, options: object, done: (...answer: unknown[]) => void) => {
    if (!name.endsWith('.example.org')) return lookup(name, options, done as never);
    asked.push(name);
    const answer = found[Math.min(looks, found.length - 1)] ?? [];
    looks += 1;
    if (typeof answer === 'string') return done(Object.assign(new Error(answer), { code: answer }));
    done(
      null,
      answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  vi.spyOn(dns, 'lookup').mockImplementation(instead as typeof dns.lookup);
  return asked;
}

const make = async (host: string) => {
  const body = { url: `https://${host}/saath`, kinds: ['event.published'] };
  return await admin.call(makeWebhook, { body });
};
const listed = async () => (await admin.call(listWebhooks)).body.webhooks as Webhook[];
/** The calls of the test message, once there is one. */
async function firstCall({ body }: Awaited<ReturnType<typeof make>>) {
  const { id } = body.webhook as Webhook;
  const read = async () =>
    (await admin.call(listWebhookMessages, { params: { id } })).body.messages as WebhookMessage[];
  await expect.poll(async () => (await read())[0]?.calls.length).toBe(1);
  return (await read())[0];
}

test.each([
  ['a machine inside', ['10.1.2.3']],
  ['this machine', ['127.0.0.1']],
  ['what clouds keep their secrets at', ['169.254.169.254']],
  ['this machine by IPv6', ['::1']],
  ['a machine outside and one inside', ['142.250.0.1', '192.168.1.1']],
  ['no address at all', []],
])('RG-04 a name that leads to %s is refused, and nothing is kept of it', async (_, addresses) => {
  const asked = namesMean(addresses);
  const refused = await make('hooks.example.org');
  expect(refused).toMatchObject({
    status: 400,
    body: {
      code: 'webhooks.private_address',
      message:
        'This name leads to a machine inside a private network, where we do not send. Use a public address.',
    },
  });
  expect(refused.body).not.toHaveProperty('secret');
  expect([asked, await listed()]).toEqual([['hooks.example.org'], []]);
});

test('RG-04 a name that there is not is refused as a slip', async () => {
  namesMean('ENOTFOUND');
  expect(await make('hoks.example.org')).toMatchObject({
    status: 400,
    body: {
      code: 'webhooks.unknown_host',
      message: 'There is no machine of this name. Check the address for a slip.',
    },
  });
  expect(await listed()).toEqual([]);
});

test('RG-04 where names cannot be looked up at the moment it is made all the same, and its messages wait', async () => {
  namesMean('EAI_AGAIN');
  const made = await make('hooks.example.org');
  expect(made.status).toBe(200);
  expect(await firstCall(made)).toMatchObject({
    state: 'waiting',
    calls: [{ status: null, problem: 'unreachable', answer: '' }],
  });
});

test('RG-04 a name that leads inside only once it is called is not called', async () => {
  const asked = namesMean(['142.250.0.1'], ['127.0.0.1']);
  const made = await make('hooks.example.org');
  expect(made.status).toBe(200);
  expect(await firstCall(made)).toMatchObject({
    state: 'waiting',
    calls: [{ status: null, problem: 'private_address' }],
  });
  // Once for the answer and once for the call: what was found before counts no more.
  expect(asked).toHaveLength(2);
  expect((await listed())[0]?.failingSince).toBe(product.clock.now.toISOString());
});

test('RG-04 an address that its text tells to be wrong is not looked up', async () => {
  const asked = namesMean(['142.250.0.1']);
  const body = { url: 'https://hooks.example.org:8443/saath', kinds: ['event.published'] };
  expect(await admin.call(makeWebhook, { body })).toMatchObject({
    status: 400,
    body: { code: 'webhooks.not_public' },
  });
  expect([asked, await listed()]).toEqual([[], []]);
});
