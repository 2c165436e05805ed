/** Webhooks of an organiser to a real receiver, for tests. */
import * as endpoints from '@saath/contract/foundation/webhooks/endpoints';
import { type WebhookKind, webhookKinds } from '@saath/contract/foundation/webhooks/rules';
import type { Webhook, WebhookMessage } from '@saath/contract/foundation/webhooks/schema';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { newId } from '../platform/ids.ts';
import { givenAdmin, type SignedIn } from './given.ts';
import { type TestProduct, testProduct, testStart } from './product.ts';
import { openReceiver, type Receiver } from './receiver.ts';

type World = { product: TestProduct; organiser: SignedIn; receiver: Receiver };

/** To be called once by a file of tests: each test has an organiser and a receiver of its own. */
export function webhookWorld() {
  const world = {} as World;
  beforeAll(async () => {
    world.product = await testProduct({ env: { PUSH_TO_LOCAL: '1' } });
  });
  beforeEach(async () => {
    world.product.clock.now = testStart;
    world.organiser = await givenAdmin(world.product);
    world.receiver = await openReceiver();
  });
  afterEach(async () => {
    // Those of other tests would be told of what happens in the next one.
    await world.product.db.deleteFrom('webhook').execute();
    await world.receiver.close();
  });
  afterAll(async () => await world.product.close());
  return { world, ...callsOf(world), ...partsOf(world) };
}

function callsOf(world: World) {
  const typesOf = () => world.receiver.received.map(({ message }) => message.type);
  return {
    typesOf,
    async made(kinds: readonly WebhookKind[] = webhookKinds, by = world.organiser) {
      const body = { url: world.receiver.url, kinds };
      const reply = await by.call(endpoints.makeWebhook, { body });
      expect(reply.status).toBe(200);
      const { secret, webhook } = reply.body as { secret: string; webhook: Webhook };
      return { secret, id: webhook.id };
    },
    arrived: async (type: string, times = 1) =>
      await expect.poll(() => typesOf().filter((each) => each === type)).toHaveLength(times),
    messagesOf: async (id: string, by = world.organiser) =>
      (await by.call(endpoints.listWebhookMessages, { params: { id } })).body
        .messages as WebhookMessage[],
    async listed(id: string): Promise<Webhook | undefined> {
      const { body } = await world.organiser.call(endpoints.listWebhooks);
      return (body as { webhooks: Webhook[] }).webhooks.find((each) => each.id === id);
    },
  };
}

function partsOf(world: World) {
  return {
    /** A message that no worker of the product looks at, so that its tries are those of the test. */
    async waiting(webhookId: string): Promise<string> {
      // Later than what was told before it, by its id too.
      const id = newId();
      const { now } = world.product.clock;
      const row = { id, webhookId, kind: 'webhook.test' as const, body: '{}', at: now };
      await world.product.db
        .insertInto('webhookMessage')
        .values({ ...row, nextAt: now })
        .execute();
      return id;
    },
    ports: () => ({
      ...world.product.ports,
      config: { mode: 'production', pushToLocal: true } as const,
      appUrl: new URL('https://saath.example'),
    }),
  };
}
