/**
 * `npm run pictures`: takes the README's pictures anew, of the demo's data, and writes them into docs/pictures. It needs the
 * built screens (`npm run build`) and a browser. Each is held to a size that nobody waits for.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserArguments, browserPath } from '../e2e/browser.ts';
import { startChildServer } from './child-server.mjs';
import { root } from './setup.mjs';

/** Bytes of one picture, and of all. */
const MOST = 150_000;
const MOST_IN_ALL = 600_000;

const wide = { width: 1280, height: 860 };
const phone = { width: 390, height: 780 };

/** @typedef {{ name: string, who?: 'volunteer' | 'admin', path: string, size: typeof wide, locale?: string, press?: string }} Picture `press`: a button that has the plan made anew */

/** @param {{ asked: string, ongoing: string }} ids @returns {readonly Picture[]} */
const pictures = ({ asked, ongoing }) => [
  { name: 'events', path: '/events', size: wide },
  { name: 'requests', who: 'admin', path: `/admin/event/${asked}`, size: wide },
  {
    name: 'fill',
    who: 'admin',
    path: `/admin/event/${asked}/fill`,
    size: wide,
    press: 'Consider everybody',
  },
  { name: 'day', who: 'admin', path: `/admin/event/${ongoing}/day`, size: phone },
  { name: 'urdu', who: 'volunteer', path: '/volunteer/dashboard', size: phone, locale: 'ur-PK' },
];

/** A port that nobody has. @returns {Promise<number>} */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** @param {string} url @param {string} tab of the calendar @returns {Promise<string>} its first event */
async function firstOf(url, tab) {
  const answer = await fetch(`${url}/api/event/calendar?tab=${tab}`);
  const { events } = /** @type {{ events: { id: string }[] }} */ (await answer.json());
  return events[0]?.id ?? '';
}

/**
 * By a call, so that no news of it stands on the picture.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {'volunteer' | 'admin'} who
 */
async function logIn({ request }, url, who) {
  const data = { email: `${who}@demo.saath.example`, password: 'Saath@demo1' };
  const answer = await request.post('/api/user/login-user', { data, headers: { origin: url } });
  if (!answer.ok()) throw new Error(`Nobody is logged in: ${await answer.text()}`);
}

/**
 * The coming event of which most people wait for an answer.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<string>}
 */
async function askedMost(browser, url) {
  const context = await browser.newContext({ baseURL: url });
  await logIn(context, url, 'admin');
  const answer = await context.request.get('/api/waiting');
  const { requests } = /** @type {{ requests: { eventId: string, count: number }[] }} */ (
    await answer.json()
  );
  await context.close();
  return requests.toSorted((a, b) => b.count - a.count)[0]?.eventId ?? '';
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {Picture} picture
 * @returns {Promise<number>} its bytes
 */
async function take(browser, url, { name, who, path, size, locale = 'en-GB', press }) {
  const context = await browser.newContext({
    ...{ baseURL: url, locale, viewport: size, colorScheme: 'light', reducedMotion: 'reduce' },
    deviceScaleFactor: size === phone ? 2 : 1,
  });
  const page = await context.newPage();
  if (who) await logIn(context, url, who);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  if (press) {
    const answered = page.waitForResponse((response) =>
      response.url().includes('/api/fill/preview'),
    );
    await page.getByRole('button', { name: press }).click();
    await answered;
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  }
  await page.waitForFunction(() =>
    [...document.images].every(
      // What is hidden or further down is not fetched at all.
      (image) =>
        image.complete ||
        !image.checkVisibility() ||
        image.getBoundingClientRect().top > window.innerHeight,
    ),
  );
  // The demo says that it is one; that is no part of the product.
  await page.evaluate(() => document.querySelector('aside.bg-joy')?.remove());
  await page.evaluate(() => document.fonts.ready);
  const taken = await page.screenshot();
  await context.close();
  const width = Math.min(1280, size.width * 2);
  const made = await sharp(taken).resize({ width }).webp({ quality: 82, effort: 6 }).toBuffer();
  if (made.length > MOST) throw new Error(`${name}.webp has ${made.length} bytes: too many`);
  writeFileSync(join(root, 'docs/pictures', `${name}.webp`), made);
  console.log(`docs/pictures/${name}.webp: ${Math.round(made.length / 1000)} kB`);
  return made.length;
}

const port = await freePort();
const folder = mkdtempSync(join(tmpdir(), 'saath-pictures-'));
const settings = { DEMO: '1', NODE_ENV: 'production', PORT: String(port), DATA_DIR: folder };
const { stop } = await startChildServer(['server/build/main.mjs'], {
  env: { ...process.env, ...settings, LOG_LEVEL: 'error' },
  isUp: /Mails are/,
});
const executablePath = browserPath();
const browser = await chromium
  .launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) })
  .catch(async (error) => {
    await stop();
    throw error;
  });
try {
  const url = `http://localhost:${port}`;
  const ids = { asked: await askedMost(browser, url), ongoing: await firstOf(url, 'ongoing') };
  let total = 0;
  for (const picture of pictures(ids)) total += await take(browser, url, picture);
  if (total > MOST_IN_ALL) throw new Error(`All pictures have ${total} bytes: too many`);
} finally {
  await browser.close();
  await stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
