/** What the running product gives away, to whom, and what it leaves behind in a browser. */
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, type Product, test } from './product.ts';
import { open, watchRest } from './rest.ts';

const person = { email: 'omar@example.org', password: 'Sunrise7!' };

/** The first Admin, made by the one-time link when there is none yet, logged in by the form. */
async function logIn(page: Page, product: Product): Promise<void> {
  await page.request.post(`${product.url}/api/setup/first-admin`, {
    headers: { origin: product.url },
    data: { token: product.setupLink.split('/').at(-1), name: 'Omar Organiser', ...person },
  });
  await page.context().clearCookies();
  await open(page, `${product.url}/login`);
  await page.locator('[name="email"]').fill(person.email);
  await page.locator('[name="password"]').fill(person.password);
  await page.locator('form [type="submit"]').click();
  await page.waitForURL('**/dashboard');
}

test('ASVS 13.4.1 13.4.3 15.2.3 the server has nothing at the addresses of sources, settings and development', async ({
  request,
  product,
}) => {
  const addresses = [
    ...['/.git/config', '/.git/HEAD', '/.env', '/.npmrc', '/.vite/manifest.json'],
    ...['/package.json', '/package-lock.json', '/server/src/main.ts', '/src/root.tsx'],
    ...['/@vite/client', '/node_modules/react/package.json', '/data/lock', '/files/', '/outbox/'],
    ...['/assets', '/assets/', '/team/', '/media/', '/content/pictures/', '/dev/kit', '/metrics'],
  ];
  for (const address of addresses) {
    const answer = await request.get(product.url + address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(404);
    expect(await answer.text()).not.toMatch(/\[core\]|"dependencies"|import \{/);
  }
});

test('ASVS 3.4.3 3.4.6 14.3.2 a page for one person runs only our scripts, stands in no frame and is stored nowhere', async ({
  page,
  product,
}) => {
  await logIn(page, product);
  const answer = await page.goto(`${product.url}/admin/dashboard`);
  const headers = answer?.headers() ?? {};
  const policy = Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
  expect(policy).toMatchObject({
    'default-src': "'self'",
    'script-src': expect.stringMatching(/^'self' 'nonce-[\w+/=]{22,}'$/),
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  });
});

/** Another site with our list in a frame. A real one: browsers keep sites of elsewhere from what runs on this machine. */
async function siteWithFrame(product: Product, port = 0) {
  const site = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(`<iframe src="${product.url}/embed"></iframe>`);
  });
  await new Promise<void>((resolve) => site.listen(port, '127.0.0.1', resolve));
  const address = site.address();
  const chosen = typeof address === 'object' ? address?.port : port;
  return { url: `http://127.0.0.1:${chosen}/`, close: () => site.close() };
}

test('EC-03 the list of coming events stands in a frame of a listed site, and of no other', async ({
  page,
  product,
}) => {
  const partner = await siteWithFrame(product, product.partnerPort);
  const stranger = await siteWithFrame(product);
  const list = page.frameLocator('iframe').getByRole('heading', { name: /^Coming events/ });
  await page.goto(partner.url);
  await expect(list).toBeVisible();
  const refused = page.waitForEvent('console', (said) => said.text().includes('frame-ancestors'));
  await page.goto(stranger.url);
  await refused;
  await expect(list).toHaveCount(0);
  partner.close();
  stranger.close();
});

test('ASVS 1.2.1 1.2.3 3.2.2 what people write stays text: in a page, in its data for scripts and for search engines', async ({
  page,
  product,
}) => {
  await logIn(page, product);
  const nasty = `</script><script>window.taken = 1</script><img src=x onerror="window.taken = 1">\u2028`;
  const start = Date.now() + 7 * 86_400_000;
  const made = await page.request.post(`${product.url}/api/event/create-event`, {
    headers: { origin: product.url },
    multipart: {
      title: nasty,
      description: nasty,
      location: nasty,
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + 4 * 3_600_000).toISOString(),
      role: JSON.stringify([
        { role_name: 'Helper', description: nasty, maxVolunteers: 2, skills: ['First aid'] },
      ]),
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  const { event } = (await made.json()) as { event: { id: string } };
  for (const path of [`/event/${event.id}`, '/events', `/admin/event/${event.id}`]) {
    const answer = await open(page, product.url + path);
    expect(await answer?.text(), path).not.toMatch(/<script>window\.taken|<img src=x/);
    expect(await page.evaluate(() => 'taken' in window), path).toBe(false);
    await expect(page.getByText('window.taken = 1').first()).toBeVisible();
  }
});

test('ASVS 14.2.3 no page asks another host for anything', async ({ page, product }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  const atRest = watchRest(page);
  for (const path of ['/', '/events', '/terms', '/login', '/signup', '/forgot-password']) {
    await page.goto(product.url + path);
    await atRest();
  }
  expect([...asked].filter((origin) => !/^(null|data:|blob:)/.test(origin))).toEqual([product.url]);
});

test('ASVS 7.4.4 14.3.1 14.3.3 Logout is on every page behind the login, and nothing personal stays in the browser', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  await logIn(page, product);
  const stored = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const atRest = watchRest(page);
  for (const path of ['dashboard', 'event-list', 'vol-stats', 'log', 'jobs', 'notification']) {
    await page.goto(`/admin/${path}`);
    await atRest();
    await expect(page.getByRole('button', { name: 'Log out' }).first()).toBeVisible();
    expect(await stored()).not.toMatch(/omar|@example/i);
  }
  expect((await context.cookies()).every(({ httpOnly }) => httpOnly)).toBe(true);
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await page.waitForURL(`${product.url}/`);
  expect((await context.cookies()).filter(({ name }) => name.endsWith('sid'))).toEqual([]);
  expect(await stored()).toBe('[{},{}]');
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
});
