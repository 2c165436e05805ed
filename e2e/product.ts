/** The built product as a newcomer starts it: its own process, data directory and port; mails as real files. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { longestEnd, longestStart, startChildServer } from '../tools/child-server.mjs';
import { patient } from '../tools/patience.mjs';
import { open } from './rest.ts';

export type Product = {
  readonly url: string;
  /** The one-time link for the first Admin, as printed at start. */
  readonly setupLink: string;
  /** The newest mail to an address, decoded; waits until there is one that holds the text. */
  readonly mailTo: (address: string, text: string) => Promise<string>;
  /** Every picture that it has stored, as it lies on the disk. */
  readonly storedFiles: () => Buffer[];
  readonly stop: () => Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * @param settings or what makes them, where they depend on the product's address
 * @throws Error with the product's own words when it ends instead of coming up, or hangs; nothing of it is left then
 */
export async function startProduct(
  settings: NodeJS.ProcessEnv | ((url: string) => Promise<NodeJS.ProcessEnv>) = {},
): Promise<Product> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const given = typeof settings === 'function' ? await settings(url) : settings;
  const dataDir = mkdtempSync(join(tmpdir(), 'saath-e2e-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  const own = { NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const { words, stop } = await startChildServer(['server/build/main.mjs'], {
    env: { ...process.env, ...own, ...given },
    isUp: /Mails are/,
  }).catch((error) => {
    remove();
    throw error;
  });
  return {
    url,
    setupLink: /http\S+\/setup\/\S+/.exec(words)?.[0] ?? '',
    mailTo: async (address, text) => await mailIn(join(dataDir, 'outbox'), address, text),
    storedFiles: () => filesBelow(join(dataDir, 'files')),
    async stop() {
      await stop();
      remove();
    },
  };
}

/** Longer than a start and an end together: a fixture that is cut off could not end what it began. */
const longestFixture = 2 * (longestStart + longestEnd);

function filesBelow(folder: string): Buffer[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name)));
}

async function mailIn(folder: string, address: string, text: string): Promise<string> {
  const patience = patient(10_000);
  for (let waited = 0; waited < patience; waited += 100) {
    const found = readMails(folder).findLast(
      (mail) => mail.includes(address) && mail.includes(text),
    );
    if (found) return found;
    await sleep(100);
  }
  throw new Error(`No mail to ${address} with "${text}" within ${patience / 1000} s`);
}

function readMails(folder: string): string[] {
  let names: string[] = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    // The folder comes with the first mail.
  }
  return names.sort().map((name) =>
    readFileSync(join(folder, name), 'utf8')
      .replace(/=\r\n/g, '')
      .replace(/(=[0-9A-F]{2})+/g, (bytes) =>
        Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
      ),
  );
}

type Fixtures = {
  product: Product & { partnerPort: number };
  demo: Product & { eventId: string; pastEventId: string };
};

/** Each worker starts at most one product of a kind, with the first test that asks for it. */
export const test = base.extend<object, Fixtures>({
  /** An empty installation, and the port of a site that may show its coming events in a frame. */
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const partnerPort = await freePort();
      const product = await startProduct({ EMBED_ORIGINS: `http://127.0.0.1:${partnerPort}` });
      await use({ ...product, partnerPort });
      await product.stop();
    },
    { scope: 'worker', timeout: longestFixture },
  ],
  /** One with the demo's data, an upcoming and a past event of it. It may send to a receiver on this machine, which no product does otherwise. */
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const product = await startProduct({ DEMO: '1', PUSH_TO_LOCAL: '1' });
      const firstOf = async (tab: string) => {
        const calendar = await fetch(`${product.url}/api/event/calendar?tab=${tab}`);
        const { events } = (await calendar.json()) as { events: { id: string }[] };
        return events[0]?.id ?? '';
      };
      const [eventId, pastEventId] = [await firstOf('upcoming'), await firstOf('past')];
      await use({ ...product, eventId, pastEventId });
      await product.stop();
    },
    { scope: 'worker', timeout: longestFixture },
  ],
});

/** As a page of the product's own asks, whose calls are taken from nowhere else. */
export const ownPage = { 'sec-fetch-site': 'same-origin' };

/** What the demo's people log in with. */
const password = 'Saath@demo1';
const emailOf = (who: string) => `${who}@demo.saath.example`;

/**
 * Logs a person of the demo in without a page, for journeys that are about something else; named as for `logIn`. The addresses
 * of the page's browser begin at the product.
 */
export async function signIn(page: Page, who: string): Promise<void> {
  const data = { email: emailOf(who), password };
  const answer = await page.request.post('/api/user/login-user', { headers: ownPage, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Logs a person of the demo in by the form, by the beginning of their address, in whichever language the page is, and waits for their dashboard. */
export async function logIn(page: Page, who: string): Promise<void> {
  await open(page, '/login');
  await page.locator('[name="email"]').fill(emailOf(who));
  await page.locator('[name="password"]').fill(password);
  await page.locator('form [type="submit"]').click();
  await page.waitForURL('**/dashboard');
}

/** A browser of its own in which the demo's organiser is logged in, with no page open yet; paths begin at the product. */
export async function organiserAt(browser: Browser, product: Product): Promise<Page> {
  return await personAt(browser, product, 'admin');
}

/** The same of anybody of the demo, named as for `logIn`. */
export async function personAt(browser: Browser, product: Product, who: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  await signIn(page, who);
  return page;
}

/**
 * An event that nobody sees yet and nobody is in, like the first of the demo's whose places organisers give.
 *
 * @param page of an organiser
 * @param startTime by the clock of the event, as `2031-06-01T09:00`
 * @returns its id
 */
export async function draftLikeAnother(page: Page, startTime: string): Promise<string> {
  const read = async (path: string) => await (await page.request.get(path)).json();
  const { events } = await read('/api/event/calendar?tab=upcoming');
  for (const { id } of events as { id: string }[]) {
    if ((await read(`/api/event/${id}`)).event.mode !== 'approve') continue;
    const copied = await page.request.post(`/api/event/${id}/copy`, {
      headers: ownPage,
      data: { startTime },
    });
    return (await copied.json()).event.id as string;
  }
  throw new Error('The demo has no such event');
}

export { expect };
