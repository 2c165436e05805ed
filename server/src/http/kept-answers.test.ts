/** What guests get from the API: the same answer for some seconds, never an old one after a change here, never somebody's own. */
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAdmin, givenEvent } from '../testing/given.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';

const url = '/api/event/events/?page=1';
let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const ask = async (headers: Record<string, string> = {}) =>
  await product.app.inject({ url, headers });
const titles = (body: string) =>
  (JSON.parse(body).events as { title: string }[]).map(({ title }) => title);
/** Past the product, as another process would. */
const rename = async (id: string, title: string) =>
  void (await product.db.updateTable('everyEvent').set({ title }).where('id', '=', id).execute());

test('OP-04 guests share an answer for five seconds, whatever the clock does then', async () => {
  const { id } = await givenEvent(admin);
  const { clock } = product;
  expect(titles((await ask()).body)).toEqual(['River clean-up']);
  await rename(id, 'Elsewhere');
  expect(titles((await ask()).body)).toEqual(['River clean-up']);
  clock.now = new Date(clock.now.getTime() + 5000);
  expect(titles((await ask()).body)).toEqual(['Elsewhere']);
  await rename(id, 'An hour back');
  clock.now = new Date(clock.now.getTime() - 3_600_000);
  expect(titles((await ask()).body)).toEqual(['An hour back']);
});

test('OP-04 what is changed here is seen at once, and by those who are signed in always', async () => {
  const event = await givenEvent(admin, { title: 'Before' });
  expect(titles((await ask()).body)).toContain('Before');
  await rename(event.id, 'Meanwhile');
  expect(titles((await ask({ cookie: admin.cookie })).body)).toContain('Meanwhile');
  expect(titles((await ask()).body)).toContain('Before');
  await givenEvent(admin, { title: 'A new one' });
  expect(titles((await ask()).body)).toEqual(expect.arrayContaining(['A new one', 'Meanwhile']));
});

test('OP-04 an answer comes packed, with a tag by which it need not come again', async () => {
  const plain = await ask();
  expect(plain.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(String(plain.headers.vary)).toContain('cookie');
  const packed = await ask({ 'accept-encoding': 'gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  const again = await ask({ 'if-none-match': String(plain.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const own = await ask({ cookie: admin.cookie, 'if-none-match': String(plain.headers.etag) });
  expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'no-store']);
});

test('OP-04 a refusal is not kept', async () => {
  const lost = { url: '/api/event/01a2046a-cfd5-7675-b087-4f6451cd1e11' };
  expect((await product.app.inject(lost)).statusCode).toBe(404);
  const { headers } = await product.app.inject(lost);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.etag).toBeUndefined();
});
