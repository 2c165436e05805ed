/** The product's programs as they are built for production, for tests that start them as processes of their own. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fingerprint, onceFor, root } from '../../../tools/setup.mjs';

export type Program = 'main' | 'admin-command' | 'archive-command' | 'doctor-command';
type ProgramOfTests = 'join-server' | 'mail-worker' | 'sign-up-once';

const folder = join(root, '.cache/test-programs');
const sources = [
  'server',
  'matching/src',
  'contract/src',
  'package-lock.json',
  'tools/plain-letters.mjs',
];

/**
 * Builds them where they are older than their sources: once for all test files, whichever needs one first.
 *
 * @returns the path of one of them
 * @throws Error when they cannot be built
 */
export async function built(program: Program | ProgramOfTests): Promise<string> {
  const lock = join(root, '.cache/test-programs.lock');
  if (!(await onceFor(join(folder, '.stamp'), fingerprint(sources), build, lock)))
    throw new Error('The programs that tests start cannot be built');
  return join(folder, `${program}.mjs`);
}

async function build(): Promise<boolean> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, 'build', '--mode', 'tests'], {
    cwd: join(root, 'server'),
    env,
  });
  return true;
}
