/**
 * Adds to package-lock.json the packages for other platforms that a registry did not serve, so that `npm ci` works
 * everywhere. With --check it only says whether that is needed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './setup.mjs';

/** @typedef {{ version?: string, resolved?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], optionalDependencies?: Record<string, string> }} Entry */

/**
 * The entries that are missing, by their place in the tree.
 * @param {Record<string, Entry>} packages
 * @returns {Record<string, Entry>}
 */
export function missingEntries(packages) {
  /** @type {Record<string, Entry>} */
  const missing = {};
  for (const [path, entry] of Object.entries(packages))
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const place = `node_modules/${name}`;
      if (packages[place] || packages[`${path}/node_modules/${name}`]) continue;
      const os = /(android|darwin|linux|win32|windows|freebsd|openharmony)/.exec(name)?.[1];
      const cpu = /(arm64|x64|arm|ia32|wasm32|s390x|riscv64|ppc64)/.exec(name)?.[1];
      missing[place] = {
        version,
        ...(entry.dev ? { dev: true } : {}),
        optional: true,
        ...(os ? { os: [os === 'windows' ? 'win32' : os] } : {}),
        ...(cpu ? { cpu: [cpu] } : {}),
      };
    }
  return missing;
}

function main() {
  const path = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const missing = missingEntries(lock.packages);
  const addresses = Object.values(lock.packages).filter((entry) => entry.resolved?.includes('://'));
  if (process.argv.includes('--check')) {
    const isSound = Object.keys(missing).length === 0 && addresses.length === 0;
    if (!isSound)
      console.error('package-lock.json is incomplete or names addresses. Run: npm run lock');
    process.exitCode = isSound ? 0 : 1;
    return;
  }
  for (const entry of addresses) delete entry.resolved;
  const all = Object.entries({ ...lock.packages, ...missing });
  lock.packages = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
}

if (process.argv[1]?.endsWith('complete-lock.mjs')) main();
