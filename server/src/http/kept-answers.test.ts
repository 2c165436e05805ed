/** What guests get from the API: the same answer for some seconds, never an old one after a change here, never somebody's own. */
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, wakeAfterCommit } from '../platform/database.ts';
import { givenAdmin, givenEvent } from '../testing/given.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';

const url = '/api/event/events/?page=1';
let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct({ answerLife: 5000 });
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

test('OP-04 whoever comes in the moment in which an answer runs out is answered all the same', async () => {
  const { clock } = product;
  const start = clock.now.getTime();
  await ask();
  // As if the five seconds passed between any two looks at the clock.
  for (let looks = 1; looks < 8; looks++) {
    let seen = 0;
    const now = () => new Date(start + (++seen > looks ? 5000 : 0));
    Object.defineProperty(clock, 'now', { get: now, configurable: true });
    expect([looks, (await ask()).statusCode]).toEqual([looks, 200]);
    Object.defineProperty(clock, 'now', { value: new Date(start), writable: true });
  }
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

test('OP-04 what background work changes on open screens is seen once it is committed', async () => {
  const event = await givenEvent(admin, { title: 'By day' });
  expect(titles((await ask()).body)).toContain('By day');
  await inTransaction(product.db, async (tx) => {
    await tx
      .updateTable('everyEvent')
      .set({ title: 'By night' })
      .where('id', '=', event.id)
      .execute();
    wakeAfterCommit(tx);
  });
  expect(titles((await ask()).body)).toContain('By night');
});

test('OP-04 a question for the head alone gets the head of the same answer, and one that was given up spoils none', async () => {
  const whole = await ask({ 'accept-encoding': 'br' });
  const head = await product.app.inject({
    method: 'HEAD',
    url,
    headers: { 'accept-encoding': 'br' },
  });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  for (const name of ['etag', 'vary', 'cache-control', 'content-encoding', 'content-length'])
    expect(head.headers[name], name).toBe(whole.headers[name]);

  await givenEvent(admin, { title: 'Asked for once' });
  const address = await product.app.listen({ port: 0, host: '127.0.0.1' });
  const givenUp = new AbortController();
  const first = fetch(address + url, { signal: givenUp.signal });
  const second = fetch(address + url);
  givenUp.abort();
  await expect(first).rejects.toThrow();
  expect(titles(await (await second).text())).toContain('Asked for once');
});

test('OP-04 nobody gets a cookie with a kept answer, and whoever brings an old one gets an answer of their own', async () => {
  expect((await ask()).headers['set-cookie']).toBeUndefined();
  const [name = ''] = admin.cookie.split('=');
  const { headers } = await ask({ cookie: `${name}=of-yesterday` });
  expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
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
