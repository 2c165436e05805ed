/** What is not the HTTP that we speak, on raw connections: always our shape, always with the headers of security. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patient } from '../../../tools/patience.mjs';
import { givenSignedIn } from '../testing/given.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { portOf, rawConnection, said } from '../testing/raw-connection.ts';

let product: TestProduct;
let port: number;
beforeAll(async () => {
  product = await testProduct();
  port = await portOf(product.app);
});
afterAll(async () => {
  await product.close();
});

const END = 'Connection: close\r\n\r\n';
const HOST = `Host: localhost\r\n${END}`;

type Reply = { status: number; headers: Record<string, string>; body: string };

function parsed(text: string): Reply {
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
  const [line = '', ...lines] = head.split('\r\n');
  const headers = lines.map((each) => each.split(/: ?(.*)/s).slice(0, 2));
  return {
    status: Number(line.split(' ')[1]),
    headers: Object.fromEntries(
      headers.map(([name = '', value = '']) => [name.toLowerCase(), value]),
    ),
    body,
  };
}

function expectOwnShape({ status, headers, body }: Reply, code: string) {
  expect(headers, code).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  const { success, message, error, code: said } = JSON.parse(body);
  expect({ success, code: said, status }).toMatchObject({ success: false, code });
  expect(message).toBe(error);
}

describe('B11 every refusal has the shape of the product', () => {
  test.each([
    ['bad percent-encoding', `GET /api/event/%zz HTTP/1.1\r\n${HOST}`, 400, 'request.unreadable'],
    ['the same of a page', `GET /%E0%A4%A HTTP/1.1\r\n${HOST}`, 400, 'request.unreadable'],
    [
      'a long parameter',
      `GET /media/${'a'.repeat(400)} HTTP/1.1\r\n${HOST}`,
      414,
      'request.address_too_long',
    ],
    [
      'large headers',
      `GET /api/site HTTP/1.1\r\nCookie: ${'a'.repeat(20_000)}\r\n${HOST}`,
      431,
      'request.headers_too_large',
    ],
    ['TRACE', `TRACE /api/site HTTP/1.1\r\n${HOST}`, 405, 'request.method'],
    ['PROPFIND', `PROPFIND /events HTTP/1.1\r\n${HOST}`, 405, 'request.method'],
    ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}`, 405, 'request.method'],
    ['a method that is none', `HACK /api/site HTTP/1.1\r\n${HOST}`, 400, 'request.unreadable'],
    ['no HTTP at all', '\x16\x03\x01 hello\r\n\r\n', 400, 'request.unreadable'],
    ['a bad version', `GET / HTTP/9.9\r\n${HOST}`, 400, 'request.unreadable'],
    [
      'two lengths',
      `POST /api/user/login-user HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${HOST}x`,
      400,
      'request.unreadable',
    ],
    ['a host with a name', `GET /api/site HTTP/1.1\r\nHost: a@b\r\n${END}`, 400, 'request.host'],
    ['a host with a path', `GET /events HTTP/1.1\r\nHost: a/b?c\r\n${END}`, 400, 'request.host'],
    ['two hosts', `GET /api/site HTTP/1.1\r\nHost: other.example\r\n${HOST}`, 400, 'request.host'],
    ['no host', `GET /events HTTP/1.1\r\n${END}`, 400, 'request.host'],
    [
      'an expectation',
      `POST /api/user/login-user HTTP/1.1\r\nExpect: magic\r\nContent-Length: 0\r\n${HOST}`,
      417,
      'request.expectation',
    ],
    [
      'a large body',
      `POST /api/user/login-user HTTP/1.1\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 300000\r\n${HOST}`,
      413,
      'request.too_large',
    ],
    [
      'a media type',
      `POST /api/user/login-user HTTP/1.1\r\nSec-Fetch-Site: same-origin\r\nContent-Type: a/b\r\nContent-Length: 2\r\n${HOST}xx`,
      415,
      'request.media_type',
    ],
    [
      'a page that takes no posts',
      `POST /login HTTP/1.1\r\nContent-Length: 0\r\n${HOST}`,
      405,
      'request.method',
    ],
    ['an unknown address', `GET /api/none HTTP/1.1\r\n${HOST}`, 404, 'request.not_found'],
    ['a picture that is not there', `GET /media/x HTTP/1.1\r\n${HOST}`, 404, 'media.not_found'],
  ])('%s', async (_what, request, status, code) => {
    const answer = parsed(await said(port, request));
    expect(answer.status).toBe(status);
    expectOwnShape(answer, code);
  });

  test('a request that never ends', async () => {
    const { server } = product.app;
    const before = server.headersTimeout;
    server.headersTimeout = 100;
    const connection = await rawConnection(port);
    connection.write('GET /api/site HTTP/1.1\r\nHost: lo');
    const answer = parsed(await connection.whole());
    server.headersTimeout = before;
    expect(answer.status).toBe(408);
    expectOwnShape(answer, 'request.timeout');
  });

  test('a browser reads a small page in its language', async () => {
    const wish = 'Accept: text/html,*/*\r\nAccept-Language: ur\r\n';
    const answer = parsed(await said(port, `GET /media/x HTTP/1.1\r\n${wish}${HOST}`));
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    const text = Buffer.from(answer.body, 'latin1').toString('utf8');
    expect(text).toContain('<html lang="ur" dir="rtl">');
    expect(text).not.toMatch(/<h1>[\x20-\x7e]*<\/h1>/);
  });

  test('nothing is written into the middle of an answer that is under way', async () => {
    const { cookie } = await givenSignedIn(product);
    const connection = await rawConnection(port);
    connection.write(`GET /api/live HTTP/1.1\r\nCookie: ${cookie}\r\nHost: localhost\r\n\r\n`);
    await vi.waitFor(() => expect(connection.received()).toContain('text/event-stream'), {
      timeout: patient(10_000),
    });
    connection.write('\x16\x03\x01 hello\r\n\r\n');
    expect((await connection.whole()).match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  test('behind a proxy the host that it names is looked at as well', async () => {
    const behind = await testProduct({ env: { TRUST_PROXY: '1' } });
    const behindPort = await portOf(behind.app);
    for (const [host, status] of [
      ['a@b', 400],
      ['volunteers.example.org', 200],
    ] as const) {
      const request = `GET /api/site HTTP/1.1\r\nX-Forwarded-Host: ${host}\r\n${HOST}`;
      expect(parsed(await said(behindPort, request)).status, host).toBe(status);
    }
    await behind.close();
  });

  test('HTTP/1.0 without a host is a request like any other', async () => {
    expect(parsed(await said(port, 'GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200);
  });
});
