import { addDevice, getDeviceKey, keepDevice } from '@saath/contract/notices/devices/endpoints';
import { deviceErrors } from '@saath/contract/notices/devices/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClient } from '../../../testing/client.ts';
import { givenSignedIn } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { pushStub } from '../../../testing/push-stub.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

/** Keys of a browser, which are good, with an address of choice. */
async function deviceAt(endpoint: string) {
  const stub = await pushStub();
  const { keys } = stub.device();
  await stub.close();
  return { endpoint, keys };
}

const volunteer = async () => await givenSignedIn(product);

test.each([
  'http://push.example.org/a',
  'https://localhost/a',
  'https://127.0.0.1/a',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/a',
  'https://postgres.internal/a',
  'https://push.example.org:5432/a',
  'not an address',
])('NT-02 %s is refused with words and not kept', async (endpoint) => {
  const person = await volunteer();
  const answer = await person.call(addDevice, { body: await deviceAt(endpoint) });
  expect(answer).toMatchObject({
    status: 400,
    body: { message: deviceErrors['devices.unreachable'].message },
  });
  const kept = product.db.selectFrom('pushSubscription').select('id');
  expect(await kept.where('userId', '=', person.id).execute()).toEqual([]);
});

test('NT-02 a key that is no key is refused', async () => {
  const person = await volunteer();
  const device = await deviceAt('https://push.example.org/a');
  for (const p256dh of ['A'.repeat(87), 'short', `${device.keys.p256dh.slice(0, -1)}!`]) {
    const body = { ...device, keys: { ...device.keys, p256dh } };
    expect((await person.call(addDevice, { body })).status).toBe(400);
  }
  expect((await person.call(addDevice, { body: device })).status).toBe(200);
});

test('NT-02 the eleventh device takes the place of the oldest', async () => {
  const person = await volunteer();
  const { keys } = await deviceAt('');
  for (let count = 0; count < 11; count++) {
    product.clock.now = new Date(product.clock.now.getTime() + 1000);
    const endpoint = `https://push.example.org/${person.id}/${count}`;
    await person.call(addDevice, { body: { endpoint, keys } });
  }
  const kept = await product.db
    .selectFrom('pushSubscription')
    .select('endpoint')
    .where('userId', '=', person.id)
    .orderBy('createdAt')
    .execute();
  expect(kept).toHaveLength(10);
  expect(kept[0]?.endpoint).toMatch(/\/1$/);
});

test('NT-02 guests have no devices, and all processes have one key', async () => {
  const guest = testClient(product.app);
  expect((await guest.call(getDeviceKey)).status).toBe(401);
  const body = { endpoint: 'https://push.example.org/a' };
  expect((await guest.call(keepDevice, { body })).status).toBe(401);
  const [one, other] = [await volunteer(), await volunteer()];
  const { publicKey } = (await one.call(getDeviceKey)).body;
  expect(publicKey).toMatch(/^[\w-]{87}$/);
  expect((await other.call(getDeviceKey)).body.publicKey).toBe(publicKey);
});
