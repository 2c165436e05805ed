/** What a validator says by itself reaches nobody: every call of the product is sent what it does not expect. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, testClient } from '../testing/client.ts';
import { givenAdmin, givenSignedIn } from '../testing/given.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';

let product: TestProduct;
let clients: Client[];
beforeAll(async () => {
  product = await testProduct();
  clients = [await givenAdmin(product), await givenSignedIn(product), testClient(product.app)];
});
afterAll(async () => await product.close());

const foreign =
  /invalid input(?!!)|expected|received|too (big|small)|unrecognized|invalid_|zod|undefined|\bNaN\b/i;
const values = [null, 7, -1, 'x'.repeat(9000), [], {}, [null], [7], { a: 1 }, true];

function wrongBodies(body: unknown): unknown[] {
  const shape = (body as { def?: { shape?: Record<string, unknown> } }).def?.shape ?? {};
  const names = Object.keys(shape);
  const whole = values.map((value) => Object.fromEntries(names.map((name) => [name, value])));
  return [{}, [], 'text', 7, null, ...whole];
}

test('RT every refusal of every call is a sentence of ours', async () => {
  const leaks = new Set<string>();
  let refusals = 0;
  for (const { endpoint } of product.routes) {
    if (!endpoint.body || endpoint.files || endpoint.path.includes('sign-out')) continue;
    const id = '0190d9b5-0000-7000-8000-000000000000';
    const params = Object.fromEntries(
      [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, id]),
    );
    const [admin, volunteer, guest] = clients;
    const { access } = endpoint;
    const callers = { admin, volunteer, 'signed-in': volunteer, public: guest };
    const by = typeof access === 'string' ? callers[access] : admin;
    for (const body of wrongBodies(endpoint.body)) {
      const answer = await by?.call(endpoint, { params, body });
      if (answer?.status !== 400) continue;
      refusals += 1;
      const said = [answer.body.message, ...Object.values((answer.body.fields ?? {}) as object)];
      for (const text of said)
        if (foreign.test(String(text)) || !/[.?!')a-z\d]$/.test(String(text)))
          leaks.add(`${endpoint.method} ${endpoint.path}: ${text}`);
    }
  }
  expect(refusals).toBeGreaterThan(300);
  expect([...leaks]).toEqual([]);
});
