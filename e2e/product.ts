/** The built product as a newcomer starts it: its own process, data directory and port; mails as real files. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base, type Page } from '@playwright/test';

export type Product = {
  readonly url: string;
  /** The one-time link for the first Admin, as printed at start. */
  readonly setupLink: string;
  /** The newest mail to an address, decoded; waits until there is one that holds the text. */
  readonly mailTo: (address: string, text: string) => Promise<string>;
  readonly stop: () => Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** @throws Error with the product's own words when it does not come up within a minute */
export async function startProduct(settings: NodeJS.ProcessEnv = {}): Promise<Product> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'saath-e2e-'));
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir };
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    env: { ...env, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const words = await greeting(server);
  return {
    url: `http://localhost:${port}`,
    setupLink: /http\S+\/setup\/\S+/.exec(words)?.[0] ?? '',
    mailTo: async (address, text) => await mailIn(join(dataDir, 'outbox'), address, text),
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const gone = new Promise((resolve) => server.once('exit', resolve));
        server.kill('SIGTERM');
        await gone;
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function greeting(server: ChildProcess): Promise<string> {
  let words = '';
  return await new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      words += chunk.toString();
      if (/Mails are/.test(words)) resolve(words);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', (code) => reject(new Error(`The product ended (${code}): ${words}`)));
    setTimeout(() => reject(new Error(`The product did not come up: ${words}`)), 60_000).unref();
  });
}

async function mailIn(folder: string, address: string, text: string): Promise<string> {
  for (let look = 0; look < 100; look++) {
    const found = readMails(folder).findLast(
      (mail) => mail.includes(address) && mail.includes(text),
    );
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail to ${address} with "${text}" within ten seconds`);
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

type Fixtures = { product: Product; demo: Product & { eventId: string; pastEventId: string } };

/** Each worker starts at most one product of a kind, with the first test that asks for it. */
export const test = base.extend<object, Fixtures>({
  /** An empty installation. */
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    // For the start and the end together; a busy machine takes its time for both.
    { scope: 'worker', timeout: 180_000 },
  ],
  /** One with the demo's data, an upcoming and a past event of it. */
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const product = await startProduct({ DEMO: '1' });
      const firstOf = async (tab: string) => {
        const calendar = await fetch(`${product.url}/api/event/calendar?tab=${tab}`);
        const { events } = (await calendar.json()) as { events: { id: string }[] };
        return events[0]?.id ?? '';
      };
      const [eventId, pastEventId] = [await firstOf('upcoming'), await firstOf('past')];
      await use({ ...product, eventId, pastEventId });
      await product.stop();
    },
    // For the start and the end together; a busy machine takes its time for both.
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Logs a person of the demo in, in whichever language the page is, and waits for their dashboard. */
export async function logIn(page: Page, who: 'admin' | 'volunteer'): Promise<void> {
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await page.locator('[name="email"]').fill(`${who}@demo.saath.example`);
  await page.locator('[name="password"]').fill('Saath@demo1');
  await page.locator('form [type="submit"]').click();
  await page.waitForURL('**/dashboard');
}

/** A browser of its own in which the demo's organiser is logged in; paths begin at the product. */
export async function organiserAt(browser: Browser, product: Product): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  await logIn(page, 'admin');
  return page;
}

export { expect } from '@playwright/test';
