import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';

const html = (text: string) => `<!doctype html><html><body>${text}</body></html>`;
const page = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

test('B2 whole pages and pages that do not exist are kept for five seconds', async () => {
  let now = 0;
  const cache = createPageCache(() => now);
  for (const status of [200, 404]) {
    const render = vi.fn(async () => page(html('Hello'), status));
    await cache(String(status), render);
    now += 4999;
    expect((await cache(String(status), render)).status).toBe(status);
    expect(render).toHaveBeenCalledTimes(1);
    now += 1;
    await cache(String(status), render);
    expect(render).toHaveBeenCalledTimes(2);
  }
});

test.each([
  ['a failure', () => page(html('Failed'), 500)],
  ['a redirect', () => page('', 302)],
  ['an empty page', () => page('')],
  ['half a page', () => page('<!doctype html><html><body>Hel')],
  ['empty data', () => new Response('', { headers: { 'content-type': 'text/x-script' } })],
])('B2 %s is the answer to those who waited, and never kept', async (_what, broken) => {
  const cache = createPageCache(() => 0);
  const both = await Promise.all([cache('a', async () => broken()), cache('a', never)]);
  expect(both.map(({ isWhole }) => isWhole)).toEqual([false, false]);
  const next = await cache('a', async () => page(html('Hello')));
  expect((await next.body('identity')).toString()).toContain('Hello');
});

test('B2 a rendering that throws is tried again by the next reader', async () => {
  const cache = createPageCache(() => 0);
  await expect(cache('a', async () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect((await cache('a', async () => page(html('Hello')))).isWhole).toBe(true);
});

test('B12 a script that got into a page is not allowed, those that the page was made with are', async () => {
  const ours = ['go()', 'import("/assets/a.js")'];
  const injected = ['alert(1)', '// <script>alert(2)', 'alert(3)'];
  const kept = await createPageCache(() => 0)('a', async (nonce) =>
    page(
      html(`<script nonce="${nonce}">${ours[0]}</script><script>${injected[0]}</script>
        <script src="/assets/b.js" nonce="${nonce}"></script><script>${injected[1]}</script>
        <script nonce="guessed">${injected[2]}</script>
        <script type="module" async="" nonce="${nonce}">${ours[1]}</script>`),
    ),
  );
  const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  const [scripts] = /script-src [^;]*/.exec(kept.policy) ?? [];
  expect(scripts).toBe(`script-src 'self' ${ours.map(hashOf).join(' ')}`);
  const body = (await kept.body('identity')).toString();
  expect(body).toContain(`<script>${ours[0]}</script>`);
  expect(body).toContain('<script src="/assets/b.js"></script>');
});

const never = async (): Promise<Response> => {
  throw new Error('Rendered twice');
};
