/**
 * Adds to each package-lock.json the packages for other platforms that a registry did not serve, so that `npm ci` works
 * everywhere, and removes addresses. With --check it only says whether that is needed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { isMain, root } from './setup.mjs';

/** @typedef {{ version?: string, resolved?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} Entry */
/** @typedef {Record<string, Entry>} Packages by their place in the tree */

const systems = /android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|windows/;
const processors = /arm64|x64|arm|ia32|wasm32|s390x|riscv64|ppc64|loong64|mips64el/;
const libraries = /musl|gnu|glibc/;

/**
 * What the name of a platform's package says of that platform.
 * @param {string} name
 * @returns {Entry}
 */
function platformOf(name) {
  const os = systems.exec(name)?.[0];
  const cpu = processors.exec(name)?.[0];
  const libc = os === 'linux' ? libraries.exec(name)?.[0] : undefined;
  return {
    ...(os ? { os: [os === 'windows' ? 'win32' : os] } : {}),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc ? { libc: [libc === 'musl' ? 'musl' : 'glibc'] } : {}),
  };
}

/**
 * The places in which Node looks for a package, nearest first.
 * @param {string} path of the package that asks
 * @param {string} name
 */
function placesOf(path, name) {
  const folders = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  const homes = folders.filter((folder) => folder && !folder.endsWith('node_modules')).reverse();
  return [...homes.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

/**
 * @param {Packages} packages
 * @returns {Packages} the entries that are missing
 */
export function missingEntries(packages) {
  /** @type {Packages} */
  const missing = {};
  for (const [path, { dev, optionalDependencies = {} }] of Object.entries(packages))
    for (const [name, range] of Object.entries(optionalDependencies)) {
      if (placesOf(path, name).some((place) => packages[place])) continue;
      const version = range.replace(/^[~^]/, '');
      const kind = dev ? { dev, optional: true } : { optional: true };
      missing[`node_modules/${name}`] = { version, ...kind, ...platformOf(name) };
    }
  return missing;
}

/**
 * Complete, in npm's order and without addresses: it must work with any registry.
 * @param {Packages} packages
 * @returns {Packages}
 */
export function completed(packages) {
  const all = Object.entries({ ...packages, ...missingEntries(packages) });
  return Object.fromEntries(
    all
      .sort(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([path, { resolved, ...entry }]) => [
        path,
        resolved === undefined || resolved.includes('://') ? entry : { resolved, ...entry },
      ]),
  );
}

/**
 * Why a lock may not be committed, a line each.
 * @param {Packages} packages
 */
export function complaints(packages) {
  const missing = Object.keys(missingEntries(packages)).length;
  const addresses = Object.values(packages).filter(({ resolved }) => resolved?.includes('://'));
  return [
    ...(missing > 0 ? [`${missing} packages for other platforms are missing`] : []),
    ...(addresses.length > 0 ? [`${addresses.length} entries name a registry's address`] : []),
  ];
}

const locks = ['package-lock.json', 'tools/node/package-lock.json'];

function main() {
  for (const name of locks) {
    const path = join(root, name);
    const lock = JSON.parse(readFileSync(path, 'utf8'));
    if (!process.argv.includes('--check')) {
      const packages = completed(lock.packages);
      writeFileSync(path, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
      continue;
    }
    const found = complaints(lock.packages);
    if (found.length === 0) continue;
    console.error(`${name}: ${found.join('; ')}.\nRun \`npm run lock\` and commit it.`);
    process.exitCode = 1;
  }
}

if (isMain(import.meta.url)) main();
