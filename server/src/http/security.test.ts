import { createUser, updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import type { Endpoint } from '@saath/contract/endpoint';
import { createEvent } from '@saath/contract/events/events/endpoints';
import {
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  oneof,
  string,
} from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patient } from '../../../tools/patience.mjs';
import { type Client, ownPage, testClient } from '../testing/client.ts';
import {
  eventForm,
  givenAdmin,
  givenEvent,
  givenPicture,
  givenVolunteer,
  signedInAs,
} from '../testing/given.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';

let product: TestProduct;
let admin: Client & { id: string; email: string };
let volunteer: Client;
let eventId: string;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  volunteer = await signedInAs(product, (await givenVolunteer(product.db)).id);
  eventId = (await givenEvent(admin)).id;
});
afterAll(async () => {
  await product.close();
});

const anyId = '01890000-0000-7000-8000-000000000000';
const guest = () => testClient(product.app);
const endpoints = () => product.routes.map((route) => route.endpoint);
const paramsOf = ({ path }: Endpoint, id = anyId) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', id]));

describe('who may make which call', () => {
  test('RT-03 API1 API5 every call refuses whoever it is not for, before it looks at anything else', async () => {
    for (const endpoint of endpoints()) {
      if (endpoint.access === 'public') continue;
      const params = paramsOf(endpoint);
      expect((await guest().call(endpoint, { params })).status, endpoint.path).toBe(401);
      if (endpoint.access === 'signed-in' || endpoint.access === 'volunteer') continue;
      expect((await volunteer.call(endpoint, { params })).status, endpoint.path).toBe(403);
    }
  });

  test('API9 the description lists exactly the routes that exist', async () => {
    const document = (await product.app.inject('/api/openapi.json')).json();
    const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const real = endpoints().map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.toSorted()).toEqual(real.toSorted());
  });

  test('ASVS 3.5.1 unsafe calls from another site, or from nowhere, are refused', async () => {
    for (const endpoint of endpoints()) {
      if (endpoint.method === 'GET') continue;
      const from = async (headers: Record<string, string>) =>
        (
          await product.app.inject({
            method: endpoint.method,
            url: endpoint.path.replace(/:\w+/g, anyId),
            headers: { cookie: admin.cookie, ...headers },
          })
        ).statusCode;
      expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403);
      expect(await from({ 'sec-fetch-site': 'same-site' })).toBe(403);
      expect(await from({ origin: 'https://evil.example' })).toBe(403);
      expect(await from({})).toBe(403);
    }
    const own = await product.app.inject({
      method: 'POST',
      url: '/api/user/resend-activation',
      headers: { origin: 'http://localhost:80', host: 'localhost:80' },
      payload: { email: 'a@gmail.com' },
    });
    expect(own.statusCode).toBe(200);
  });
});

describe('bad input', () => {
  const post = async (url: string, payload: string, type: string) =>
    await product.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...ownPage, 'content-type': type },
    });

  test('F32 F33 broken, wrong-typed, oversized and unknown requests are refused as JSON', async () => {
    const login = '/api/user/login-user';
    const tries: [Awaited<ReturnType<typeof post>>, number][] = [
      [await post(login, '{"email":', 'application/json'), 400],
      [await post(login, 'email=a', 'application/x-www-form-urlencoded'), 415],
      [await post(login, '<a/>', 'text/xml'), 415],
      [await post(login, '{}', 'text/plain'), 400],
      [await post(login, JSON.stringify({ email: 'x'.repeat(300_000) }), 'application/json'), 413],
      [await post('/api/user/create-user', '{}', 'application/json'), 415],
      [await post('/api/user/create-user', 'no parts', 'multipart/form-data; boundary=x'), 400],
      [await post('/api/no/such', '{}', 'application/json'), 404],
      [
        await post(login, '{"email":"a\\u0000@gmail.com","password":"123456"}', 'application/json'),
        400,
      ],
      [
        await post(login, '{"email":"\\ud800@gmail.com","password":"123456"}', 'application/json'),
        400,
      ],
      [await post(login, '{"__proto__":{"role":"Admin"},"email":"a"}', 'application/json'), 400],
    ];
    for (const [answer, status] of tries) {
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.json()).toMatchObject({
        success: false,
        code: expect.any(String),
        message: expect.any(String),
        error: expect.any(String),
      });
    }
  });

  test('API3 nothing that a body adds can make an Admin', async () => {
    await volunteer.call(updateProfile, {
      body: {
        skills: ['A'],
        role: 'Admin',
        activatedAt: null,
        constructor: { prototype: { role: 'Admin' } },
      },
    });
    expect((await volunteer.call(createEvent, { body: eventForm() })).status).toBe(403);
  });

  test('F32 an upload that is cut in the middle leaves nothing', async () => {
    const before = await product.storedFiles();
    const picture = await givenPicture();
    const head = `--x\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
    const answer = await product.app.inject({
      method: 'POST',
      url: createUser.path,
      payload: Buffer.concat([Buffer.from(head), picture.subarray(0, 40)]),
      headers: { ...ownPage, 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(answer.statusCode).toBe(400);
    expect(await product.storedFiles()).toEqual(before);
  });
});

test('ASVS 3.4 V14.3.2 answers carry the security headers and are not stored', async () => {
  const answer = await product.app.inject({
    url: '/api/user/getuser',
    headers: { cookie: admin.cookie },
  });
  expect(answer.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});

test('V15.3.1 nobody but Admins and the owner reads addresses and numbers, and nobody a hash', async () => {
  for (const endpoint of endpoints().filter(({ method }) => method === 'GET')) {
    // A stream does not end; its own tests say what it carries.
    if (endpoint.path.endsWith('/logout') || endpoint.stream) continue;
    const params = paramsOf(endpoint, eventId);
    for (const client of [guest(), volunteer]) {
      const text = JSON.stringify((await client.call(endpoint, { params })).body);
      expect(text, endpoint.path).not.toContain(admin.email);
      expect(text).not.toMatch(/passwordHash|tokenHash|argon2/);
    }
  }
});

test(
  'F33 1,000 random requests to every call of the description never end in a 5xx',
  async () => {
    const document = (await product.app.inject('/api/openapi.json')).json();
    type Operation = {
      responses: Record<string, { content: Record<string, object> }>;
      requestBody?: { content: Record<string, { schema?: { properties?: object } }> };
      parameters: { name: string }[];
    };
    const operations = Object.entries<Record<string, Operation>>(document.paths)
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
      )
      .filter(
        ({ operation }) => !('text/event-stream' in (operation.responses[200]?.content ?? {})),
      );
    const nasty = oneof(
      jsonValue(),
      string({ unit: 'binary', maxLength: 60 }),
      integer(),
      constantFrom(
        '',
        '\0',
        'x'.repeat(6000),
        anyId,
        eventId,
        '__proto__',
        -1,
        1e308,
        null,
        [],
        [[]],
        {},
        '2026-12-07T09:00',
        '../../etc/passwd',
        "' or 1=1 --",
      ),
    );
    const clients = [guest(), volunteer, admin];
    const one = asyncProperty(
      constantFrom(...operations),
      integer({ min: 0, max: 2 }),
      dictionary(string({ maxLength: 8 }), nasty, { maxKeys: 3 }),
      integer({ min: 0, max: 2 ** 30 }),
      nasty,
      async ({ path, method, operation }, who, extra, mask, value) => {
        // Logging out, removing or demoting the Admin would make all that follows the same refusal.
        if (/logout|delete-user|demote/.test(path)) return;
        const [[type, content] = ['', {}]] = Object.entries(operation.requestBody?.content ?? {});
        const names = Object.keys(
          (content as { schema?: { properties?: object } }).schema?.properties ?? {},
        );
        const body: Record<string, unknown> = { ...extra };
        for (const [index, name] of names.entries())
          if (mask & (1 << (index % 30))) body[name] = value;
        const query = new URLSearchParams(
          operation.parameters.map(({ name }): [string, string] => [
            name,
            String(typeof value === 'object' ? JSON.stringify(value) : value),
          ]),
        );
        const { payload, contentType } = encode(type, body);
        const client = clients[who] as Client;
        const answer = await product.app.inject({
          method: method.toUpperCase() as 'GET',
          url: `${path.replace(/\{\w+\}/g, encodeURIComponent(mask % 2 ? eventId : String(value).slice(0, 200)))}?${query}`,
          headers: {
            ...ownPage,
            cookie: client.cookie,
            ...(contentType ? { 'content-type': contentType } : {}),
          },
          ...(payload === undefined ? {} : { payload }),
        });
        expect(answer.statusCode, `${method} ${path}`).toBeLessThan(500);
        // Only a download answers with anything else, and only when it succeeds.
        const isFile = answer.headers['content-disposition'] !== undefined;
        if (isFile)
          expect(operation.responses[200]?.content).not.toHaveProperty('application/json');
        else expect(answer.json()).toHaveProperty('success');
      },
    );
    await assert(one, { numRuns: 1000, seed: 20_261_121, endOnFailure: true });
  },
  patient(180_000),
);

function encode(type: string, body: Record<string, unknown>) {
  if (type === 'application/json') return { payload: JSON.stringify(body), contentType: type };
  if (!type) return {};
  const parts = Object.entries(body).map(
    ([name, value]) =>
      `--fuzz\r\ncontent-disposition: form-data; name="${name.replace(/[\r\n"]/g, '')}"\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`,
  );
  return {
    payload: `${parts.join('')}--fuzz--\r\n`,
    contentType: 'multipart/form-data; boundary=fuzz',
  };
}
