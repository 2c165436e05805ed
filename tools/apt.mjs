/** Debian's packages, for bare machines: a container or CI, where we are root. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

export const isRoot = process.getuid?.() === 0;

/**
 * Installs a package where that needs no password.
 * @param {string} name
 */
export function aptInstall(name) {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} from Debian's packages …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', name]])
    spawnSync('apt-get', ['-q', ...args], { stdio: 'ignore', env });
}
