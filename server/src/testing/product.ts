/** The whole product for a test file: real database, real files, real mails in a folder, a clock that tests set. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patient } from '../../../tools/patience.mjs';
import { type Composed, compose } from '../compose.ts';
import { openContents } from '../features/office/content/service.ts';
import { checkKept } from '../features/office/kept-numbers/service.ts';
import type { Patience } from '../http/body-watch.ts';
import { servePages } from '../http/pages.ts';
import { readConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { type TestDatabase, testDatabase } from './database.ts';

export type TestProduct = Composed & {
  readonly folder: string;
  readonly pool: TestDatabase['pool'];
  /** The moment at which the product believes to be. */
  readonly clock: { now: Date };
  /** The mails to an address so far, oldest first, once all that are queued have been sent. */
  readonly mailsTo: (address: string) => Promise<string[]>;
  /** Their names in the file store. */
  readonly storedFiles: () => Promise<string[]>;
  /**
   * Ends it, and compares kept numbers with their rows.
   *
   * @param isBroken a negative control has made them differ on purpose
   * @throws Error naming every number that differs
   */
  readonly close: (given?: { isBroken?: boolean }) => Promise<void>;
};

export const testStart = new Date('2026-11-30T08:00:00.000Z');

type Options = {
  readonly database?: TestDatabase;
  readonly env?: NodeJS.ProcessEnv;
  readonly rateFactor?: number;
  /** Serves the built pages as well (`npm run build`, or `npm test`, makes them). */
  readonly hasPages?: boolean;
  readonly patience?: Patience;
  /** Milliseconds for which guests share an answer; at once the next by default, since tests write past the product. */
  readonly answerLife?: number;
};

export async function testProduct({
  database,
  env = {},
  rateFactor = 10_000,
  hasPages = false,
  patience,
  answerLife = 0,
}: Options = {}): Promise<TestProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'saath-test-'));
  const backend = database ?? (await testDatabase());
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...env });
  const clock = { now: testStart };
  const log = createLog(config.logLevel);
  const now = () => clock.now;
  const product = await compose({
    pool: backend.pool,
    config,
    contents: await openContents({ folder: config.contentDir, now, log }),
    log,
    now,
    rateFactor,
    answerLife,
    // By the clock of this machine one would come in between, once a minute.
    watch: { keepsTime: false },
    ...(patience ? { patience } : {}),
  });
  if (hasPages) {
    const { app, routes, sessions, organisation } = product;
    const siteVersion = () => organisation.now().version;
    const { appUrl } = config;
    await servePages(app, { routes, sessions, appUrl, mode: 'production', siteVersion });
  }
  await product.app.ready();
  return {
    ...product,
    folder,
    pool: backend.pool,
    clock,
    async mailsTo(address) {
      await allSent(product);
      const mails = await readMails(join(folder, 'outbox'));
      return mails.filter(
        (mail) => mail.includes(`To: ${address}\r\n`) || mail.includes(`<${address}>`),
      );
    },
    async storedFiles() {
      const found = await readdir(join(folder, 'files'), { recursive: true }).catch(() => []);
      return found.filter((name) => name.includes('.'));
    },
    async close({ isBroken = false } = {}) {
      await product.stop();
      const differences = isBroken ? [] : await checkKept(product.db);
      await backend.stop();
      await rm(folder, { recursive: true, force: true });
      if (differences.length > 0)
        throw new Error(`Kept numbers differ: ${JSON.stringify(differences, null, 1)}`);
    },
  };
}

async function allSent({ db }: Composed): Promise<void> {
  const patience = patient(10_000);
  for (let waited = 0; waited < patience; waited += 25) {
    const waiting = await db
      .selectFrom('mail')
      .select('id')
      .where('sentAt', 'is', null)
      // What was waiting when a test moved the clock past its links is never sent.
      .where('textBody', '<>', '')
      .limit(1)
      .execute();
    if (waiting.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`Mails are still waiting after ${patience / 1000} s`);
}

async function readMails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map(async (name) => unfold(await readFile(join(folder, name), 'utf8'))),
  );
}

/** Subject and parts as the reader sees them, whatever their encoding. */
function unfold(mail: string): string {
  const decoded = (text: string) => Buffer.from(text, 'base64').toString('utf8');
  return mail
    .replace(/(?<=\?=)\s+(?==\?UTF-8\?)/g, '')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, text: string) => decoded(text))
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/g, (_, text: string) => text.replaceAll('_', ' '))
    .replace(
      /(?<=Content-Transfer-Encoding: base64\r\n\r\n)[\w+/=\r\n]+/g,
      (part) => `${decoded(part)}\r\n`,
    )
    .replace(/=\r\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    );
}
