/** What other sites and programs read: pictures, feeds, sitemap, a list for frames. */

import { readFile } from 'node:fs/promises';
import { cancelEvent, unpublishEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAdmin, givenEvent } from '../testing/given.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';

const site = 'https://volunteers.example.org';
const partner = 'https://partner.example';
/** With a character that XML cannot carry. */
const nasty = 'Tea\u0001 & <script>alert("1")</script>';
let product: TestProduct;
let open: Event;
let cancelled: Event;
let draft: Event;

async function get(url: string, headers: Record<string, string> = {}) {
  const answer = await product.app.inject({ url, headers });
  const { statusCode: status, body, rawPayload: bytes } = answer;
  return { status, headers: answer.headers, body, bytes };
}

beforeAll(async () => {
  product = await testProduct({
    env: { APP_URL: site, EMBED_ORIGINS: `${partner}, https://other.example:8443` },
  });
  const admin = await givenAdmin(product);
  open = await givenEvent(admin, { title: nasty, location: 'Ravi bank & bridge' });
  cancelled = await givenEvent(admin, { title: 'دریا کی صفائی' });
  draft = await givenEvent(admin, { title: 'Nobody knows yet' });
  await givenEvent(admin, { title: 'Seed sowing' });
  const cancel = { reason: 'The river is too high.', updatedAt: cancelled.updatedAt };
  const steps = [
    await admin.call(cancelEvent, { params: { id: cancelled.id }, body: cancel }),
    await admin.call(unpublishEvent, {
      params: { id: draft.id },
      body: { updatedAt: draft.updatedAt },
    }),
  ];
  expect(steps.map(({ status }) => status)).toEqual([200, 200]);
  // Later than it was made, and later than the others.
  const updatedAt = new Date(Date.parse(open.createdAt) + 60_000);
  const row = product.db.updateTable('everyEvent').where('id', '=', open.id);
  await row.set({ updatedAt }).execute();
  open = { ...open, updatedAt: updatedAt.toISOString() };
});
afterAll(async () => await product.close());

test.each([
  ['share.png', 1200, 630],
  ['share-square.png', 1080, 1080],
])(
  'EC-03 WI-04 %s of an event is %i by %i pixels, and is sent once',
  async (name, width, height) => {
    for (const { id } of [open, cancelled]) {
      const first = await get(`/event/${id}/${name}`);
      expect(first.headers['content-type']).toBe('image/png');
      const { format, ...size } = await sharp(first.bytes).metadata();
      expect({ format, width: size.width, height: size.height }).toEqual({
        ...{ format: 'png', width, height },
      });
      const again = await get(`/event/${id}/${name}`, { 'if-none-match': `${first.headers.etag}` });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
    }
  },
);

test('EC-03 a cancelled event has another picture than it had', async () => {
  const admin = await givenAdmin(product);
  const event = await givenEvent(admin, {
    startTime: '2026-12-09T09:00:00Z',
    endTime: '2026-12-09T13:00:00Z',
  });
  const address = `/event/${event.id}/share.png`;
  const before = await get(address);
  const body = { reason: 'The river is too high.', updatedAt: event.updatedAt };
  await admin.call(cancelEvent, { params: { id: event.id }, body });
  const after = await get(address, { 'if-none-match': `${before.headers.etag}` });
  expect(after.status).toBe(200);
  expect(after.bytes.equals(before.bytes)).toBe(false);
});

test.each(['share.png', 'share-square.png'])(
  'EC-03 what guests do not see has no %s',
  async (name) => {
    for (const id of [draft.id, '01890000-0000-7000-8000-000000000000', 'none'])
      expect((await get(`/event/${id}/${name}`)).status, id).toBe(404);
  },
);

test('EC-03 the whole site has a picture', async () => {
  const { status, bytes } = await get('/share.png');
  expect(status).toBe(200);
  expect((await sharp(bytes).metadata()).width).toBe(1200);
});

test('EC-03 one caller cannot keep the drawing busy; what is drawn is sent all the same', async () => {
  const other = await testProduct({ rateFactor: 1 / 60 });
  try {
    const admin = await givenAdmin(other);
    const { id } = await givenEvent(admin);
    const status = async (name: string) =>
      (await other.app.inject({ url: `/event/${id}/${name}` })).statusCode;
    expect(await status('share.png')).toBe(200);
    expect(await status('share-square.png')).toBe(429);
    expect(await status('share.png')).toBe(200);
  } finally {
    await other.close();
  }
});

test.each(['/events.atom', '/events.json', '/sitemap.xml', '/embed'])(
  'EC-03 %s lists what is coming, nothing unpublished, and says 304 when nothing is new',
  async (path) => {
    const { status, body, headers } = await get(path);
    expect(status).toBe(200);
    expect(body).toContain(`${site}/event/${open.id}`);
    expect(body).not.toContain(draft.id);
    const again = await get(path, { 'if-none-match': `${headers.etag}` });
    expect([again.status, again.body]).toEqual([304, '']);
  },
);

test('EC-03 the Atom feed has what RFC 4287 asks for, with everything escaped', async () => {
  const { headers, body } = await get('/events.atom');
  expect(headers['content-type']).toContain('application/atom+xml');
  for (const part of [
    `<id>${site}/events</id>`,
    `<link rel="self" type="application/atom+xml" href="${site}/events.atom"/>`,
    `<published>${open.createdAt}</published>`,
    `<updated>${open.updatedAt}</updated>`,
    '<author><name>',
    '<title>Tea &amp; &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;',
  ])
    expect(body).toContain(part);
  expect(body).not.toContain('<script');
  expect(body).not.toContain('\u0001');
});

test('EC-03 the JSON Feed is of version 1.1, each item with its picture and times', async () => {
  const { headers, body } = await get('/events.json');
  expect(headers['content-type']).toContain('application/feed+json');
  const feed = JSON.parse(body) as { version: string; feed_url: string; items: object[] };
  expect(feed).toMatchObject({
    ...{ version: 'https://jsonfeed.org/version/1.1', feed_url: `${site}/events.json` },
  });
  expect(feed.items).toContainEqual(
    expect.objectContaining({
      id: `${site}/event/${open.id}`,
      image: `${site}/event/${open.id}/share.png`,
      date_modified: open.updatedAt,
      _event: expect.objectContaining({ start: open.startTime, time_zone: open.timeZone }),
    }),
  );
});

test('EC-03 the sitemap says when an event changed, and robots.txt where the sitemap is', async () => {
  expect((await get('/sitemap.xml')).body).toContain(
    `<loc>${site}/event/${open.id}</loc><lastmod>${open.updatedAt}</lastmod>`,
  );
  const { body } = await get('/robots.txt');
  expect(body).toContain(`Sitemap: ${site}/sitemap.xml`);
  expect(body).toContain('Disallow: /admin');
});

test('EC-03 no page behind a link with a token or code is for search engines', async () => {
  const routes = await readFile(new URL('../../../web/src/routes.ts', import.meta.url), 'utf8');
  const secret = [...routes.matchAll(/'([\w/-]+\/):(?:token|code)'/g)].map(
    ([, path]) => `/${path}`,
  );
  expect(secret.length).toBeGreaterThan(10);
  const lines = (await get('/robots.txt')).body.split('\n');
  for (const path of secret) expect(lines, path).toContain(`Disallow: ${path}`);
});

test('EC-03 the sitemap names the pages besides events, the lists with the latest change of an event', async () => {
  const { body } = await get('/sitemap.xml');
  for (const path of ['/', '/events', '/terms', '/signup', '/login'])
    expect(body).toContain(`<loc>${site}${path}</loc>`);
  const [, listed = ''] = /\/events<\/loc><lastmod>([^<]+)/.exec(body) ?? [];
  const changes = [...body.matchAll(/\/event\/[^<]+<\/loc><lastmod>([^<]+)/g)].map(([, at]) => at);
  expect(listed).toBe(changes.toSorted().at(-1));
  expect((await get('/events.atom')).body).toContain(`\n<updated>${listed}</updated>\n<author>`);
});

test('EC-03 feeds say when and where by the clock of the event', async () => {
  const { body } = await get('/events.json');
  const { items } = JSON.parse(body) as { items: { id: string; summary: string }[] };
  const { summary } = items.find(({ id }) => id.endsWith(open.id)) ?? { summary: '' };
  const local = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: open.timeZone, hour: '2-digit', minute: '2-digit' },
  }).format(new Date(open.startTime));
  expect(summary).toContain(local);
  expect(summary).toContain('Ravi bank & bridge');
});

test('EC-03 only sites that the operator lists may show the list in a frame', async () => {
  const { headers, body } = await get('/embed?language=ur');
  expect(headers['content-security-policy']).toContain(
    `frame-ancestors ${partner} https://other.example:8443`,
  );
  expect(headers['x-frame-options']).toBeUndefined();
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('<html lang="ur" dir="rtl">');
  expect(body).toContain('target="_blank" rel="noopener"');
  expect(body).not.toContain('<script');
  expect(body).not.toContain(cancelled.id);
  const closed = await testProduct();
  try {
    const answer = await closed.app.inject({ url: '/embed' });
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.headers['x-frame-options']).toBe('DENY');
  } finally {
    await closed.close();
  }
});
