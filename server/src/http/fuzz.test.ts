/**
 * Random requests to every call and page, on raw connections, as guest, volunteer and Admin: nothing answers 5xx or in
 * another shape, and after it every public page is whole. `FUZZ_REQUESTS=5000` sends so many for each seed.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractEndpoints } from '../testing/contract-endpoints.ts';
import { type FuzzRequest, fuzzPage, fuzzRequest, randomFrom } from '../testing/fuzz-requests.ts';
import { firstRole, givenAdmin, givenEvent, givenSignedIn } from '../testing/given.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { portOf, rawConnection } from '../testing/raw-connection.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 100);
const AT_ONCE = 8;

let product: TestProduct;
let port: number;
let ids: string[];
let cookies: () => Promise<string[]>;
let pages: [path: string, text: string][];

beforeAll(async () => {
  product = await testProduct({
    hasPages: true,
    patience: { silence: 1000, rate: 10, grace: 5000 },
  });
  port = await portOf(product.app);
  const owner = await givenAdmin(product);
  const event = await givenEvent(owner);
  const volunteer = await givenSignedIn(product);
  ids = [
    event.id,
    firstRole(event).id,
    owner.id,
    volunteer.id,
    '01890000-0000-7000-8000-000000000000',
  ];
  // New ones for each seed: logging out and leaving are among what is sent.
  cookies = async () => {
    const admin = await givenSignedIn(product);
    await product.db
      .updateTable('appUser')
      .set({ role: 'Admin' })
      .where('id', '=', admin.id)
      .execute();
    return ['', (await givenSignedIn(product)).cookie, admin.cookie];
  };
  // Of no event that what is sent could change.
  pages = [
    ['/', 'Good work needs good company'],
    ['/events', '<h1'],
    ['/terms', '<h1'],
    ['/login', '<form'],
    ['/signup', '<form'],
  ];
});
afterAll(async () => {
  await product.close();
});

/** @returns what came back: the last answer as text, or nothing where nobody was left to read it */
async function exchange({ method, path, type, body, way }: FuzzRequest, cookie: string) {
  const connection = await rawConnection(port);
  const length =
    way === 'endless' ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`;
  connection.write(
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n${cookie && `Cookie: ${cookie}\r\n`}${type ? `Content-Type: ${type}\r\n${length}\r\n` : ''}${way === 'endless' ? '' : 'Connection: close\r\n'}\r\n`,
  );
  if (way === 'aborted') {
    connection.write(body.subarray(0, body.length / 2));
    connection.abort();
    return '';
  }
  if (way === 'endless') {
    const piece = Buffer.concat([
      Buffer.from('10000\r\n'),
      Buffer.alloc(65_536),
      Buffer.from('\r\n'),
    ]);
    // Until it is left; a call that takes no body answers at once.
    while (!connection.isClosed() && connection.unsent() < 4_194_304) {
      connection.write(piece);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return await connection.whole();
  }
  connection.write(way === 'half' ? body.subarray(0, body.length / 2) : body);
  return await connection.whole();
}

/** A page may be anything that is whole: HTML, a redirect, data for a script, a refusal. */
function faultOfPage(text: string): string | undefined {
  const [head = ''] = text.split('\r\n\r\n');
  const status = Number(head.split(' ')[1]);
  const isOurs = head.toLowerCase().includes('x-content-type-options: nosniff');
  return !status || status >= 500 || !isOurs ? `${status}: no page of ours` : undefined;
}

function faultOf(request: FuzzRequest, text: string): string | undefined {
  if (request.way === 'aborted') return undefined;
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
  const status = Number(head.split(' ')[1]);
  const lines = head.toLowerCase();
  // Anyone who goes on writing when the answer is there may lose it; uploads.test.ts shows that it comes.
  if (request.way === 'endless' && text === '') return undefined;
  // A full queue says when to come again.
  const isBusy = status === 503 && lines.includes('\r\nretry-after: ');
  const isOurs = lines.includes('x-content-type-options: nosniff');
  if (!status || (status >= 500 && !isBusy) || !isOurs) return `${status}: no answer of ours`;
  if (request.way === 'head' || lines.includes('content-disposition:')) return undefined;
  if (/content-type: text\/event-stream/.test(lines)) return undefined;
  const isShaped = /^[\s\S]*"success":(true|false)/.test(body);
  return isShaped ? undefined : `${status}: ${body.slice(0, 200)}`;
}

test.each([1, 2, 3])(
  'F33 RT-05 random requests of seed %i break nothing',
  async (seed) => {
    const random = randomFrom(seed * 20_261_122);
    const endpoints = (await contractEndpoints())
      .map(({ endpoint }) => endpoint)
      // It does not end by itself; its own tests abort it.
      .filter(({ stream }) => !stream);
    const people = await cookies();
    const faults: string[] = [];
    for (let sent = 0; sent < REQUESTS; sent += AT_ONCE)
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          const endpoint = endpoints[Math.floor(random() * endpoints.length)];
          if (!endpoint) return;
          const isPage = random() < 0.2;
          const request = isPage ? fuzzPage(random, ids) : fuzzRequest(endpoint, random, ids);
          const cookie = people[Math.floor(random() * people.length)] ?? '';
          const answer = await exchange(request, cookie);
          const fault = isPage ? faultOfPage(answer) : faultOf(request, answer);
          const { method, path, way, body } = request;
          if (fault)
            faults.push(
              `${method} ${path.slice(0, 300)} (${way}) ${body.toString().slice(0, 600)} → ${fault}`,
            );
        }),
      );
    expect(faults).toEqual([]);
    for (const [path, text] of pages) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      const page = await answer.text();
      expect(answer.status, path).toBe(200);
      expect(page).toContain(text);
      expect(page).toMatch(/<title>[^<]+<\/title>[\s\S]*<\/html>\s*$/);
    }
  },
  60_000 + REQUESTS * 400,
);
