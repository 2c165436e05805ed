/** The built pages, as many read them at once and some go away in the middle. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patient } from '../../../tools/patience.mjs';
import { givenAdmin, givenEvent } from '../testing/given.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { portOf, rawConnection } from '../testing/raw-connection.ts';

let product: TestProduct;
let origin: string;
let port: number;
/** Each page that guests share, with words that stand on it. */
let shared: [path: string, status: number, text: string][];

/** Requests that have come so far, and those among them that went away without their answer. */
const requests = { begun: 0, gone: 0 };

beforeAll(async () => {
  product = await testProduct({ hasPages: true });
  product.app.server.on('request', (_request, response) => {
    requests.begun++;
    response.once('close', () => {
      if (!response.writableFinished) requests.gone++;
    });
  });
  port = await portOf(product.app);
  origin = `http://127.0.0.1:${port}`;
  const { id } = await givenEvent(await givenAdmin(product));
  const missing = '01890000-0000-7000-8000-000000000000';
  shared = [
    ['/', 200, 'Good work needs good company'],
    ['/events', 200, 'River clean-up'],
    [`/event/${id}`, 200, 'River clean-up'],
    [`/event/${missing}`, 404, '</html>'],
    ['/terms', 200, '<h1'],
    ['/_.data', 200, 'baseUrl'],
    ['/events.data', 200, 'River clean-up'],
    [`/event/${id}.data`, 200, 'River clean-up'],
  ];
});
afterAll(async () => {
  await product.close();
});

let asked = 0;
/** The same page at an address that nobody has asked for yet. */
const unread = (path: string) => `${path}?n=${asked++}`;

async function read(path: string, method = 'GET') {
  const answer = await fetch(origin + path, { method, headers: { 'accept-encoding': 'identity' } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Holds every connection of the database, so that a rendering stays in its middle until they are let go. */
async function holdDatabase(): Promise<{ waiting: () => number; letGo: () => void }> {
  const clients = await Promise.all(
    Array.from({ length: product.pool.options.max ?? 1 }, () => product.pool.connect()),
  );
  const before = product.pool.waitingCount;
  return {
    waiting: () => product.pool.waitingCount - before,
    letGo() {
      for (const client of clients.splice(0)) client.release();
    },
  };
}

const until = async (what: string, isSo: () => boolean) =>
  await vi.waitFor(() => expect(isSo(), what).toBe(true), { timeout: patient(10_000) });

describe('B2 a page that many share', () => {
  test('is whole for those who wait for the rendering of one who went away', async () => {
    for (const [path, status, text] of shared) {
      // The others ask the database nothing that could be held.
      if (!path.startsWith('/event')) continue;
      const address = unread(path);
      const hold = await holdDatabase();
      try {
        const { begun, gone } = requests;
        const first = await rawConnection(port);
        first.write(`GET ${address} HTTP/1.1\r\nHost: x\r\n\r\n`);
        await until(`${address} is rendered`, () => requests.begun > begun && hold.waiting() > 0);
        const waiting = [read(address), read(address), read(address)];
        await until('readers wait', () => requests.begun > begun + waiting.length);
        first.abort();
        await until(`the first of ${address} is gone`, () => requests.gone > gone);
        hold.letGo();
        for (const answer of [...(await Promise.all(waiting)), await read(address)]) {
          expect(answer.status, address).toBe(status);
          expect(answer.text).toContain(text);
        }
      } finally {
        hold.letGo();
      }
    }
  });

  test('answers HEAD with the headers of GET and no body, and GET after it is whole', async () => {
    for (const [path, status, text] of shared) {
      const address = unread(path);
      const head = await read(address, 'HEAD');
      const get = await read(address);
      expect(head.text).toBe('');
      expect(get.text, address).toContain(text);
      for (const answer of [head, get]) expect(answer.status).toBe(status);
      for (const name of ['content-type', 'content-length', 'etag', 'content-security-policy'])
        expect(head.headers.get(name), name).toBe(get.headers.get(name));
    }
  });

  test('says nothing of the one who came first: neither their headers nor their host', async () => {
    const address = unread('/events');
    const connection = await rawConnection(port);
    connection.write(
      `GET ${address} HTTP/1.1\r\nHost: evil.example\r\nSaath-Language: ur\r\nX-Forwarded-Proto: https\r\nConnection: close\r\n\r\n`,
    );
    expect(await connection.whole()).not.toContain('evil.example');
    const { text } = await read(address);
    expect(text).toContain('lang="en"');
    expect(text).toContain('http://localhost:');
    expect(text).not.toContain('evil.example');
  });
});

test('B12 the policy of a shared page allows the scripts of the page, and names nothing else', async () => {
  for (const [path] of shared.filter(([each]) => !each.endsWith('.data'))) {
    const { headers, text } = await read(unread(path));
    const policy = headers.get('content-security-policy') ?? '';
    const codes = [...text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
      .filter(([, attributes = '']) => !/ src=|ld\+json/.test(attributes))
      .map(([, , code = '']) => createHash('sha256').update(code).digest('base64'));
    expect(codes.length).toBeGreaterThan(2);
    const allowed = [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash);
    expect(allowed.toSorted()).toEqual([...new Set(codes)].toSorted());
    expect(policy).not.toContain('nonce');
    expect(text).not.toContain('nonce=');
  }
});

test('B12 RT-01 pages name themselves by the address of the installation, whatever a client says', async () => {
  const [, , [path]] = shared as [unknown, unknown, [string]];
  for (const cookie of ['other=1', '__Host-sid=nobody']) {
    const connection = await rawConnection(port);
    connection.write(
      `GET ${unread(path)} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Proto: https\r\nX-Forwarded-Host: evil.example\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
    );
    const text = await connection.whole();
    expect(text, cookie).toMatch(/property="og:url" content="http:\/\/localhost:\d+\/event\//);
    expect(text).not.toContain('evil.example');
  }
});

test('RT-05 no address makes a page fail: text that nothing can store is refused, a mark that is none is left out', async () => {
  for (const path of ['/events?q=%00', '/events?skill=a%00', '/events.data?q=%00']) {
    const { status, text } = await read(path);
    expect([path, status]).toEqual([path, 400]);
    expect(text).toContain('request.text');
  }
  // There is no event of that name, and no link: their pages say so.
  expect((await read('/event/%00')).status).toBe(404);
  expect((await read('/seller/activation/%00')).text).toContain('Token Expired or Invalid');
  // The database knows no year 0000: the page shows the present month, the call says what is wrong.
  expect((await read('/events?view=month&month=0000-01')).status).toBe(200);
  for (const path of ['/api/event/month?month=0000-01', '/api/event/calendar?from=0000-01-01'])
    expect([path, (await read(path)).status]).toEqual([path, 400]);
  for (const mark of ['a.b', '%5C', 'x'.repeat(400), '-']) {
    const { status, text } = await read(`/events?after=${mark}`);
    expect([mark, status]).toEqual([mark, 200]);
    expect(text).toContain('River clean-up');
  }
});

test('B2 a page of one person answers HEAD as it does GET', async () => {
  for (const path of ['/login', '/signup', '/no/such/page']) {
    const [head, get] = [await read(path, 'HEAD'), await read(path)];
    expect(head.text).toBe('');
    expect(head.status).toBe(get.status);
    expect(head.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(get.text).toContain('</html>');
  }
});
