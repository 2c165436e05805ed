/** Pages while the PostgreSQL server is stopped, and once it is back (F1). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../tools/patience.mjs';
import { serverDatabase } from '../testing/database.ts';
import { givenAdmin, givenEvent, type SignedIn } from '../testing/given.ts';
import { type OwnServer, ownServer } from '../testing/own-server.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { portOf } from '../testing/raw-connection.ts';

let postgres: OwnServer;
let product: TestProduct;
let admin: SignedIn;
let origin: string;
let eventId: string;

beforeAll(async () => {
  postgres = await ownServer();
  product = await testProduct({
    database: await serverDatabase(4, postgres.url),
    hasPages: true,
  });
  origin = `http://127.0.0.1:${await portOf(product.app)}`;
  admin = await givenAdmin(product);
  eventId = (await givenEvent(admin)).id;
}, patient(120_000));
afterAll(async () => {
  await product.close();
  await postgres.end();
});

async function read(path: string, more: Record<string, string> = {}) {
  const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'en', ...more };
  const answer = await fetch(origin + path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test(
  'F1 while the database is stopped every page answers 503 and says when to come back, nothing of that is kept, and all are back at once',
  async () => {
    const signedIn = { cookie: admin.cookie };
    const pages = [
      ['/events', {}],
      [`/event/${eventId}`, {}],
      ['/events', signedIn],
      ['/admin', signedIn],
    ] as const;
    const data = ['/events.data', `/event/${eventId}.data`];
    await postgres.stop();
    try {
      // The second time as the first: neither has been kept.
      for (const [path, headers] of [...pages, ...pages]) {
        const answer = await read(path, headers);
        expect(answer.status, path).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.headers.get('content-type')).toContain('text/html');
        expect(answer.text).toMatch(/<title>[^<]+ \(503\)<\/title>/);
      }
      expect((await read('/events', { 'accept-language': 'ur' })).text).toContain('dir="rtl"');
      for (const path of data) {
        const answer = await read(path, { accept: '*/*' });
        expect(answer.status, path).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        // A script that is already running shows its own screen of a failure, not these letters.
        expect(answer.headers.get('x-remix-response')).toBe('yes');
      }
    } finally {
      await postgres.restart();
    }
    for (const [path, headers] of pages) expect((await read(path, headers)).status, path).toBe(200);
    for (const path of data) expect((await read(path)).status, path).toBe(200);
  },
  patient(120_000),
);
