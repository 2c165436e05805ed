/** What a browser or a stranger must not get out of the server, or into it; docs/asvs.md names these tests. */
import {
  activate,
  createUser,
  getUser,
  login,
  logout,
} from '@saath/contract/accounts/accounts/endpoints';
import { createEvent } from '@saath/contract/events/events/endpoints';
import { sendContact } from '@saath/contract/messages/contact/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { ownPage, testClient } from '../testing/client.ts';
import {
  adminPassword,
  eventForm,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../testing/given.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
let eventId: string;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  eventId = (await givenEvent(admin)).id;
});
afterAll(async () => {
  await product.close();
});

const guest = () => testClient(product.app);
const endpoints = () => product.routes.map(({ endpoint }) => endpoint);
const pathOf = (path: string) => path.replace(/:\w+/g, eventId);
const logIn = async () =>
  await guest().call(login, { body: { email: admin.email, password: adminPassword } });

describe('cookies', () => {
  test('ASVS 3.3.1 3.3.2 3.3.3 every cookie is for this host, https and no script alone', async () => {
    const signedIn = await logIn();
    const language = await product.app.inject('/language/ur');
    const form = { 'content-type': 'application/x-www-form-urlencoded', ...ownPage };
    const refused = await product.app.inject({
      ...{ method: 'POST', url: '/guardian/none', headers: form },
      payload: 'answer=consent&name=Farah',
    });
    const cookies = [signedIn, language, refused].flatMap(({ headers }) =>
      [headers['set-cookie'] ?? []].flat().map(String),
    );
    expect(cookies.length).toBeGreaterThanOrEqual(3);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/);
      for (const flag of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/'])
        expect(cookie.split('; '), cookie).toContain(flag);
      expect(cookie).not.toMatch(/domain=/i);
    }
  });

  test('ASVS 3.3.4 7.2.3 the secret of a session is 256 bits, stands in its cookie alone, and hashed in the database', async () => {
    const { headers, body } = await logIn();
    const secret = /(?<=^|,)__Host-sid=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(body)).not.toContain(secret);
    const rows = await product.db.selectFrom('session').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ tokenHash }) => tokenHash.toString('base64url'))).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('ASVS 7.2.4 a secret that the browser brought along is never the one of the new session', async () => {
    const brought = 'A'.repeat(43);
    const client = guest();
    client.cookie = `__Host-sid=${brought}`;
    await client.call(login, { body: { email: admin.email, password: adminPassword } });
    expect(client.cookie).not.toContain(brought);
    client.cookie = `__Host-sid=${brought}`;
    expect((await client.call(getUser)).status).toBe(401);
  });
});

describe('what stays behind', () => {
  test('ASVS 14.2.2 14.3.2 no answer of the API to somebody who is signed in may be stored', async () => {
    for (const { method, path, stream } of endpoints()) {
      if (method !== 'GET' || stream || path.endsWith('/logout')) continue;
      const { statusCode, headers } = await product.app.inject({
        url: pathOf(path),
        headers: { cookie: admin.cookie },
      });
      if (statusCode === 200) expect(headers['cache-control'], path).toBe('no-store');
    }
  });

  test('ASVS 14.3.1 logging out tells the browser to forget what it kept, and ends the cookie', async () => {
    const { cookie, call } = await givenSignedIn(product);
    expect(cookie).not.toBe('');
    const { headers } = await call(logout);
    expect(headers['clear-site-data']).toBe('"cache", "storage"');
    expect(String(headers['set-cookie'])).toMatch(/^__Host-sid=; .*Expires=Thu, 01 Jan 1970/);
  });
});

test('ASVS 3.2.1 5.3.1 a picture is served as a picture and nothing else, wherever it is opened', async () => {
  const name = `${eventId}-480.webp`;
  const bytes = Buffer.from('<script>alert(1)</script>');
  await product.files.put(name, bytes);
  const { statusCode, headers } = await product.app.inject(`/media/${name}`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
});

describe('other origins', () => {
  test('ASVS 3.4.2 nothing is shared with other origins, and no preflight is answered', async () => {
    for (const { method, path } of endpoints()) {
      const { statusCode, headers } = await product.app.inject({
        method: 'OPTIONS',
        url: pathOf(path),
        headers: { origin: 'https://evil.example', 'access-control-request-method': method },
      });
      expect(statusCode, path).toBe(405);
      const shared = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
      expect(shared).toEqual([]);
    }
  });

  test('ASVS 3.4.1 under https every answer asks for https for a year, on subdomains too', async () => {
    const secure = await testProduct({ env: { APP_URL: 'https://help.example.org' } });
    for (const url of ['/healthz', '/api/site', '/api/none', '/media/none']) {
      const { headers } = await secure.app.inject(url);
      const seconds = /^max-age=(\d+); includeSubDomains$/.exec(
        String(headers['strict-transport-security']),
      )?.[1];
      expect(Number(seconds), url).toBeGreaterThanOrEqual(31_536_000);
    }
    await secure.close();
    const plain = await product.app.inject('/healthz');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
  });

  test('ASVS 4.1.3 15.3.4 nobody chooses the address they are counted by', async () => {
    for (const TRUST_PROXY of ['0', '1']) {
      const counted = await testProduct({ env: { TRUST_PROXY }, rateFactor: 0.05 });
      const statuses: number[] = [];
      for (let turn = 0; turn < 4; turn++) {
        const { statusCode } = await counted.app.inject({
          method: 'POST',
          url: activate.path,
          // What the caller writes stands first; the one proxy adds the address it sees.
          headers: { ...ownPage, 'x-forwarded-for': `10.0.0.${turn}, 198.51.100.7` },
          payload: { activation_token: 'none' },
        });
        statuses.push(statusCode);
      }
      expect(statuses, `TRUST_PROXY=${TRUST_PROXY}`).toEqual([400, 400, 400, 429]);
      await counted.close();
    }
  });
});

describe('input', () => {
  const shapeOf = (schema: z.ZodMiniType | undefined) =>
    Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

  test('ASVS 1.3.3 2.2.1 every text that a call takes has a bound, a pattern or a list', async () => {
    const document = (await product.app.inject('/api/openapi.json')).json();
    const unbounded: string[] = [];
    let seen = 0;
    const look = (schema: unknown, where: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { type, ...rest } = schema as Record<string, unknown>;
      const bounds = ['maxLength', 'pattern', 'format', 'enum', 'const'];
      if (type === 'string') {
        seen += 1;
        if (!bounds.some((bound) => bound in rest)) unbounded.push(where);
      }
      for (const [key, inner] of Object.entries(rest)) look(inner, `${where}.${key}`);
    };
    for (const [path, methods] of Object.entries<Record<string, { requestBody?: object }>>(
      document.paths,
    ))
      for (const [method, { requestBody }] of Object.entries(methods))
        look(requestBody, `${method} ${path}`);
    expect(seen).toBeGreaterThan(100);
    // Lists as the text of a form: read as JSON, whose list and texts have their bounds. A subject is bounded once its line
    // breaks are blanks, a password of the profile unless it is empty.
    const boundedLater = [
      'post /api/user/create-user.skills.anyOf.0',
      'post /api/user/create-user.interests.anyOf.0',
      'put /api/user/update-profile.skills.anyOf.0',
      'put /api/user/update-profile.interests.anyOf.0',
      'put /api/user/update-profile.password',
      'post /api/event/create-event.role.anyOf.0',
      'post /api/event/{id}/announcements.subject',
      'post /api/letter.subject',
    ];
    const names = unbounded.map((where) => where.replace(/content.*properties\./, ''));
    expect(names.filter((name) => !boundedLater.includes(name))).toEqual([]);
  });

  test('ASVS 15.3.7 a parameter that comes twice is refused, not chosen from', async () => {
    const volunteer = await givenSignedIn(product);
    let tried = 0;
    for (const { method, path, query, stream, access } of endpoints()) {
      if (stream) continue;
      const { cookie } = access === 'volunteer' ? volunteer : admin;
      for (const name of shapeOf(query)) {
        const { statusCode } = await product.app.inject({
          method,
          url: `${pathOf(path)}?${name}=1&${name}=2`,
          headers: { ...ownPage, cookie },
        });
        expect(statusCode, `${path} ${name}`).toBe(400);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(30);
  });

  test('ASVS 15.3.5 a value of another type is refused, not made to fit', async () => {
    const password = adminPassword;
    for (const wrong of [[password], { 0: password }, { length: 20 }, true, 12_345_678, null]) {
      const body = { email: admin.email, password: wrong };
      expect((await guest().call(login, { body })).status, JSON.stringify(wrong)).toBe(400);
    }
    const asList = { email: [admin.email], password };
    expect((await guest().call(login, { body: asList })).status).toBe(400);
  });

  test('ASVS 15.3.6 no request reaches the prototype of anything', async () => {
    const nasty = '{"__proto__":{"isPolluted":1},"constructor":{"prototype":{"isPolluted":1}}}';
    const part = (name: string) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n{"isPolluted":1}\r\n`;
    const parts = `${['__proto__', 'constructor', 'role'].map(part).join('')}--b--\r\n`;
    for (const { method, path, files } of endpoints()) {
      if (path.endsWith('/logout')) continue;
      const { statusCode } = await product.app.inject({
        method,
        url: `${pathOf(path)}?__proto__[isPolluted]=1&constructor.prototype.isPolluted=1`,
        ...(method !== 'GET' && {
          headers: {
            ...ownPage,
            cookie: admin.cookie,
            'content-type': files ? 'multipart/form-data; boundary=b' : 'application/json',
          },
          payload: files ? parts : nasty,
        }),
      });
      expect(statusCode, path).toBeLessThan(500);
      if (method !== 'GET' && !files) expect(statusCode, path).toBe(400);
    }
    expect(({} as { isPolluted?: number }).isPolluted).toBeUndefined();
  });

  test('ASVS 1.3.11 no line break in a name or a title begins a header of a mail', async () => {
    const name = 'Mahnoor\r\nBcc: victim@example.org\r\n\r\nHello';
    const body = { name, email: 'mahnoor@example.org', message: 'Hello there.' };
    expect((await guest().call(sendContact, { body })).status).toBe(200);
    const [mail = ''] = await product.mailsTo(admin.email);
    const [head = ''] = mail.split('\r\n\r\n');
    expect(head).toContain('Subject: Message from Mahnoor');
    expect(head).not.toMatch(/^bcc:/im);
    expect(head.match(/^to:/gim)).toHaveLength(1);
    const bad = { email: 'a@gmail.com\r\nBcc: b@gmail.com', password: adminPassword };
    expect((await guest().call(login, { body: bad })).status).toBe(400);
  });

  test('ASVS 5.3.2 no name leads out of the folders of pictures', async () => {
    const names = ['..%2f..%2fetc%2fpasswd', '%2e%2e%2flock', '..%5clock', 'a.webp%00.png', '.env'];
    for (const folder of ['/media/', '/content/pictures/'])
      for (const name of names)
        expect((await product.app.inject(`${folder}${name}`)).statusCode, name).toBe(404);
  });

  test('ASVS 15.3.3 an event takes no field that its form does not have', async () => {
    const added = {
      id: eventId,
      createdBy: null,
      filled: 99,
      status: 'CANCELLED',
      publishedAt: null,
    };
    const { status, body } = await admin.call(createEvent, { body: eventForm(added) });
    expect(status).toBe(200);
    expect(body.event).toMatchObject({ status: 'UPCOMING' });
    expect((body.event as { id: string }).id).not.toBe(eventId);
  });

  test('ASVS 2.4.1 an upload is counted before it is read', async () => {
    const counted = await testProduct({ rateFactor: 0.05 });
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn++)
      statuses.push((await testClient(counted.app).call(createUser, { body: {} })).status);
    expect(statuses).toEqual([400, 400, 400, 429]);
    await counted.close();
  });
});
