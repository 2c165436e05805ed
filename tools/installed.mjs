/** What every command needs first: the packages and Node 24. Plain JavaScript for any Node from 20. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fingerprint, npm, onceFor, root } from './setup.mjs';

/** @typedef {'product' | 'service' | 'tests'} Need a service is the product, whose unit starts the pinned Node by its path */

/**
 * What may run by a Node of the machine's own: the server needs 24.11 or newer.
 *
 * @param {string} version as `24.11.0`
 * @param {Need} need
 * @returns {{ isPinnedNeeded: boolean, isEnough: boolean }} whether the pinned one is unpacked, and whether its own would do where there is none
 */
export function choiceOfNode(version, need) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isPinnedLine = major === 24 && minor >= 11;
  return {
    isPinnedNeeded: need !== 'product' || !isPinnedLine,
    isEnough: isPinnedLine || major > 24,
  };
}

/** A package of its own, which npm unpacks while it unpacks the others. */
const nodeFolder = 'tools/node';

/** The package that would have the pinned Node for this machine. */
function nodePackage() {
  const { platform, arch } = process;
  const system = platform === 'win32' ? 'win' : platform;
  const prefix = system === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${system}-${arch}`;
}

/** The program of the pinned Node, or undefined where there is none for this machine. */
function pinnedNode() {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = join(root, nodeFolder, 'node_modules', nodePackage(), 'bin', program);
  return existsSync(path) && spawnSync(path, ['--version']).status === 0 ? path : undefined;
}

/** npm runs scripts by the first; a systemd unit starts Node by it, one of version 0.2.0 by the second. */
function linkNode() {
  const node = pinnedNode();
  if (process.platform === 'win32' || !node) return;
  link(join(root, 'node_modules/.bin/node'), node);
  link(join(root, 'node_modules/node'), dirname(dirname(node)));
}

/**
 * @param {string} place
 * @param {string} target
 */
function link(place, target) {
  if (existsSync(place)) return;
  mkdirSync(dirname(place), { recursive: true });
  // One that leads nowhere is not there.
  rmSync(place, { force: true });
  symlinkSync(relative(dirname(place), target), place);
}

/** Of a Node that was just installed a third is for compiling packages in C, which none of ours is. */
function dropHeaders() {
  const node = pinnedNode();
  if (node) rmSync(join(dirname(dirname(node)), 'include'), { recursive: true, force: true });
}

/**
 * Where nothing but the product is installed, an eighth of it would be for looking into packages while developing.
 * @param {string} [folder]
 */
function dropMaps(folder = join(root, 'node_modules')) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) dropMaps(path);
    else if (entry.isFile() && entry.name.endsWith('.map')) rmSync(path);
  }
}

// What a package's version consists of never changes: whoever has fetched it asks nobody about it again.
const byLock = ['ci', '--prefer-offline'];
// Whatever NODE_ENV says: building needs the development packages.
const kinds = ['--include=dev', '--include=optional'];
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

/** @param {string} lock below the project, whose packages are installed */
function printOf(lock) {
  return `${process.platform} ${process.arch} ${fingerprint([lock])}`;
}

async function installNode() {
  const folder = join(root, nodeFolder, 'node_modules');
  const lock = join(root, '.cache/node.lock');
  const work = async () => {
    mkdirSync(folder, { recursive: true });
    const options = [...kinds, ...quiet, '--ignore-scripts'];
    const how = { folder: nodeFolder };
    const isWell =
      (await npm([...byLock, ...options], { ...how, isTry: true })) ||
      (await npm(['install', '--no-save', ...options], how));
    // Where there is none for this machine, nothing was put there.
    mkdirSync(folder, { recursive: true });
    dropHeaders();
    return isWell;
  };
  const stamp = join(folder, '.installed');
  const manifest = readFileSync(join(root, nodeFolder, 'package.json'), 'utf8');
  // Somebody may have cleared it away, whatever the stamp says.
  if (nodePackage() in JSON.parse(manifest).optionalDependencies && !pinnedNode())
    rmSync(stamp, { force: true });
  return await onceFor(stamp, printOf(`${nodeFolder}/package-lock.json`), work, lock);
}

/**
 * What is installed for whom: the root's own packages are the tests' tools, which are as large again. No package needs a
 * script of its own; the one that has one tells its makers who installs it.
 */
const packages = {
  product: ['--workspace=server', '--workspace=web', '--ignore-scripts'],
  tests: [],
};

/** @param {keyof typeof packages} need */
async function installPackages(need) {
  const folder = join(root, 'node_modules');
  const print = printOf('package-lock.json');
  const whole = join(folder, '.installed');
  const stamp = need === 'tests' ? whole : join(folder, '.installed-product');
  if (existsSync(whole) && readFileSync(whole, 'utf8') === print) return true;
  return await onceFor(stamp, print, async () => {
    console.log('Installing what is missing (a minute or two the first time) …');
    const options = [...packages[need], ...kinds, ...quiet];
    // By the lock alone is less work. A version of npm that finds fault with the lock leaves it to the other way.
    const isWell =
      (!existsSync(folder) && (await npm([...byLock, ...options], { isTry: true }))) ||
      (await npm(['install', '--no-save', ...options]));
    if (isWell && need === 'product') dropMaps();
    return isWell;
  });
}

/**
 * Installs what is missing and returns the path of a Node 24, or ends the process saying what to do.
 *
 * @param {Need} [need]
 */
export async function ensureInstalled(need = 'product') {
  const { isPinnedNeeded, isEnough } = choiceOfNode(process.versions.node, need);
  const areThere = await Promise.all([
    installPackages(need === 'tests' ? 'tests' : 'product'),
    isPinnedNeeded ? installNode() : true,
  ]);
  if (!areThere.every(Boolean)) process.exit(1);
  if (isPinnedNeeded) linkNode();
  const node = pinnedNode() ?? (isEnough ? process.execPath : undefined);
  if (node) return node;
  console.error(
    `Saath needs Node 24.11 or newer; this is ${process.version}, and npm has none for this machine.
Install Node 24 from https://nodejs.org, and try again.`,
  );
  process.exit(1);
}
