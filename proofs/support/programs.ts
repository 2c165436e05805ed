/** Runs other programs for proofs. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { aptInstall } from '../../tools/apt.mjs';

/** Says how far the proof is. */
export function note(text: string): void {
  console.error(`· ${text}`);
}

/**
 * @returns what it wrote to its standard output
 * @throws Error with what it said, when it fails or is not there
 */
export function run(program: string, args: readonly string[], env = process.env): string {
  const ended = spawnSync(program, args, { encoding: 'utf8', env, maxBuffer: 2 ** 28 });
  if (ended.status === 0) return ended.stdout;
  const said = `${ended.stdout ?? ''}${ended.stderr ?? ''}`.trim().slice(-3000);
  throw new Error(`${[program, ...args].join(' ')}\n${ended.error?.message ?? said}`);
}

/** Programs by the Debian packages that bring them; what is missing is installed where that needs no password. */
export function need(programs: Readonly<Record<string, string>>): void {
  for (const [program, debian] of Object.entries(programs)) {
    if (isThere(program)) continue;
    aptInstall(debian);
    if (!isThere(program)) throw new Error(`This proof needs ${program}: install ${debian}.`);
  }
}

function isThere(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** A new folder that others may look into, as services do that run as another user; gone when the process ends. */
export function scratchFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `saath-${name}-`));
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
