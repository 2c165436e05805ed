/**
 * How a command reaches the product that runs on the embedded database, which nobody else can open: over a socket whose
 * folder only its user can enter. Its path stands in the data directory.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ArchiveRefused } from './manifest.ts';

const NOTE = 'running';
const PASSPHRASE = 'x-passphrase';

export type Line = { readonly close: () => Promise<void> };

/**
 * @param write puts an archive into the stream
 * @returns how it ends
 */
export async function listenForCommands(
  dataDir: string,
  write: (out: Writable, passphrase: string | undefined) => Promise<unknown>,
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
      answer.writeHead(200);
      await write(answer, passphrase);
    } catch (error) {
      // The answer has begun: a stream that breaks off is how the other side learns of it.
      answer.destroy(error instanceof Error ? error : undefined);
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
 * @throws ArchiveRefused when none answers
 */
export async function askRunning(
  dataDir: string,
  out: Writable,
  passphrase: string | undefined,
): Promise<void> {
  const path = await readFile(join(dataDir, NOTE), 'utf8').catch(() => undefined);
  const answered = path && (await answerOf(path, passphrase));
  if (!answered)
    throw new ArchiveRefused(
      `Another process uses ${dataDir} and does not answer.\nTry again in a moment; if it is stuck, stop it and run the backup then.`,
    );
  await pipeline(answered, out);
}

async function answerOf(socketPath: string, passphrase: string | undefined) {
  const headers = passphrase ? { [PASSPHRASE]: Buffer.from(passphrase).toString('base64url') } : {};
  return await new Promise<import('node:http').IncomingMessage | undefined>((resolve) => {
    request({ socketPath, path: '/backup', method: 'POST', headers }, resolve)
      .on('error', () => resolve(undefined))
      .end();
  });
}
