/**
 * How a command reaches the product that runs on the embedded database, which nobody else can open: over a socket whose
 * folder only its user can enter. Its path stands in the data directory.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { json, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ArchiveRefused } from './manifest.ts';

const NOTE = 'running';
const PASSPHRASE = 'x-passphrase';

export type Line = { readonly close: () => Promise<void> };

type Answers = {
  /** Puts an archive into the stream. */
  readonly write: (out: Writable, passphrase: string | undefined) => Promise<unknown>;
  /** What went wrong, for the person at the terminal. */
  readonly explain: (error: unknown) => string;
  /** How the installation is, as the doctor tells it. */
  readonly health: () => Promise<unknown>;
};

/** @returns how it ends */
export async function listenForCommands(
  dataDir: string,
  { write, explain, health }: Answers,
): Promise<Line> {
  const folder = await mkdtemp(join(tmpdir(), 'saath-'));
  const path =
    process.platform === 'win32' ? join('\\\\?\\pipe', folder, 'line') : join(folder, 'line');
  const note = join(dataDir, NOTE);
  const server = createServer(async (asked, answer) => {
    const given = asked.headers[PASSPHRASE];
    const passphrase =
      typeof given === 'string' ? Buffer.from(given, 'base64url').toString() : undefined;
    try {
      if (asked.url === '/health') return void answer.end(JSON.stringify(await health()));
      await write(answer, passphrase);
    } catch (error) {
      // When the answer has begun, a stream that breaks off is how the other side learns of it.
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(500).end(explain(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(path, resolve));
  server.unref();
  await writeFile(note, path, { mode: 0o600 });
  return {
    async close() {
      await closed(server);
      await rm(note, { force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

/**
 * Asks the product that runs on a data directory for an archive.
 *
 * @throws ArchiveRefused when none answers, and with its words when it could not be written
 */
export async function askRunning(
  dataDir: string,
  out: Writable,
  passphrase: string | undefined,
): Promise<void> {
  const answered = await ask(dataDir, '/backup', passphrase);
  if (!answered)
    throw new ArchiveRefused(
      `Another process uses ${dataDir} and does not answer.\nTry again in a moment; if it is stuck, stop it and run the backup then.`,
    );
  if (answered.statusCode !== 200) throw new ArchiveRefused(await text(answered));
  await pipeline(answered, out).catch((error: unknown) => {
    if (!answered.readableAborted) throw error;
    throw new ArchiveRefused(
      'The product that is running broke off before the archive was whole. Nothing of it was kept.\nLook into its log, and try again.',
      { cause: error },
    );
  });
}

/** What the product that runs on a data directory says of itself as JSON; undefined when none answers. */
export async function askHealth(dataDir: string): Promise<unknown> {
  const answered = await ask(dataDir, '/health', undefined);
  return answered && (await json(answered).catch(() => undefined));
}

async function ask(dataDir: string, path: string, passphrase: string | undefined) {
  const socketPath = await readFile(join(dataDir, NOTE), 'utf8').catch(() => undefined);
  if (!socketPath) return undefined;
  const headers = passphrase ? { [PASSPHRASE]: Buffer.from(passphrase).toString('base64url') } : {};
  return await new Promise<IncomingMessage | undefined>((resolve) => {
    request({ socketPath, path, method: 'POST', headers }, resolve)
      .on('error', () => resolve(undefined))
      .end();
  });
}
