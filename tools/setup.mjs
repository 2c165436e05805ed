/** What every command needs first: the packages and Node 24. Plain JavaScript for any Node from 20. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from './lock.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Whether a module is the program itself, not imported by another.
 * @param {string} url its `import.meta.url`
 */
export function isMain(url) {
  const program = process.argv[1];
  return program !== undefined && realpathSync(program) === fileURLToPath(url);
}

/** How to run npm: the one that runs us, on its own Node, else the one of the PATH. */
export function npmCommand() {
  const { npm_execpath: own = '', npm_node_execpath: node = process.execPath } = process.env;
  return own.endsWith('npm-cli.js') ? [node, own] : ['npm'];
}

/**
 * Runs npm in the project and says how long it took; what else it says only matters when it fails.
 * @param {readonly string[]} args
 * @param {{ isTry?: boolean }} [how] whether there is another way when it fails
 * @returns {boolean} whether it went well
 */
function npm(args, { isTry = false } = {}) {
  const began = performance.now();
  const [command = '', ...first] = npmCommand();
  const { status, stdout, stderr, error } = spawnSync(command, [...first, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
  });
  const name = `npm ${args[0]}`;
  if (status === 0) console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  else if (!isTry) console.error(`${stdout}${stderr}\n\`${name}\` failed. ${error?.message ?? ''}`);
  return status === 0;
}

/**
 * One text that changes whenever a file below the paths does; hidden and generated files do not count.
 * @param {readonly string[]} paths below the folder
 * @param {string} [folder]
 */
export function fingerprint(paths, folder = root) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const visit = (path) => {
    const full = join(folder, path);
    if (statSync(full).isDirectory()) {
      const entries = readdirSync(full, { withFileTypes: true })
        .filter((entry) => entry.isFile() || entry.isDirectory())
        .map(({ name }) => name)
        .filter((name) => !/^\.|^(?:node_modules|build|paraglide)$/.test(name));
      for (const name of entries.sort()) visit(`${path}/${name}`);
    } else {
      const bytes = readFileSync(full);
      hash.update(`${path}\0${bytes.length}\0`).update(bytes);
    }
  };
  paths.forEach(visit);
  return hash.digest('hex');
}

/** Codes of what the system says to whoever may not write there: a service that runs what somebody else installed. */
const notOurs = new Set(['EACCES', 'EPERM', 'EROFS']);

/**
 * Does the work unless it was done for the same input. Two commands in one folder do it one after the other, so that
 * the second finds it done.
 * @param {string} stamp path of the file that remembers the input
 * @param {string} print
 * @param {() => boolean | Promise<boolean>} work
 * @param {string} [lock] path of the file that keeps other processes waiting
 * @returns {Promise<boolean>} whether the work is done; where this user may not do it, it says who may
 */
export async function onceFor(stamp, print, work, lock = join(root, '.cache/setup.lock')) {
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
  if (isDone()) return true;
  try {
    return await oneAtATime(lock, async () => {
      if (isDone()) return true;
      // Gone before the work starts: what fails half-way must not pass for the old result.
      rmSync(stamp, { force: true });
      const isWell = await work();
      if (isWell) writeFileSync(stamp, print);
      return isWell;
    });
  } catch (error) {
    if (!notOurs.has(String(/** @type {NodeJS.ErrnoException} */ (error).code))) throw error;
    console.error(
      `This version is not installed and built yet, and its folder belongs to another user of the machine.
Run \`npm run build:fresh\` in ${root} as that user, and try again.`,
    );
    return false;
  }
}

/** The server needs 24.11 or newer; of the pinned one's line, this one does as well as that. */
function ownNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isPinnedLine = major === 24 && minor >= 11;
  return { isPinnedLine, isEnough: isPinnedLine || major > 24 };
}

/** The Node of node_modules, or undefined where there is none for this machine. */
function pinnedNode() {
  const { platform, arch } = process;
  const system = platform === 'win32' ? 'win' : platform;
  const prefix = system === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  const folder = join(root, 'node_modules', `${prefix}-${system}-${arch}`, 'bin');
  const path = join(folder, system === 'win' ? 'node.exe' : 'node');
  return existsSync(path) && spawnSync(path, ['--version']).status === 0 ? path : undefined;
}

/** A systemd unit that somebody installed with version 0.2.0 starts Node from here. */
function keepOldPlace() {
  const node = pinnedNode();
  const place = join(root, 'node_modules/node');
  if (process.platform !== 'linux' || !node || existsSync(place)) return;
  symlinkSync(basename(dirname(dirname(node))), place);
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

/**
 * What is installed for whom, each with all that the ones before it have. The product, without the root's own packages: they
 * are the tests' tools, and as large again. A service, which somebody else starts by the pinned Node's path. The tests.
 * No package needs a script of its own; the one that has one tells its makers who installs it.
 */
const product = ['--workspace=server', '--workspace=web', '--ignore-scripts'];
const needs = {
  product,
  service: [...product, '--workspace=tools/node'],
  tests: [],
};

/** @typedef {keyof typeof needs} Need */

/**
 * Where nothing is installed, by the lock alone, which is less work. A version of npm that finds fault with the lock
 * leaves it to the other way.
 * @param {readonly string[]} options
 */
function installAnew(options) {
  if (existsSync(join(root, 'node_modules'))) return false;
  // What a package's version consists of never changes: whoever has fetched it asks nobody about it again.
  return npm(['ci', '--prefer-offline', ...options], { isTry: true });
}

/** @param {Need} need */
async function areInstalled(need) {
  const print = `${process.platform} ${process.arch} ${fingerprint(['package-lock.json'])}`;
  const names = /** @type {Need[]} */ (Object.keys(needs));
  const stampOf = (/** @type {Need} */ name) => join(root, 'node_modules', `.installed-${name}`);
  const isThere = (/** @type {string} */ stamp) =>
    existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
  if (names.slice(names.indexOf(need)).map(stampOf).some(isThere)) return true;
  return await onceFor(stampOf(need), print, () => {
    console.log('Installing what is missing (a minute or two the first time) …');
    // Whatever NODE_ENV says: building needs the development packages.
    const kinds = ['--include=dev', '--include=optional'];
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    const options = [...needs[need], ...kinds, ...quiet];
    const isWell = installAnew(options) || npm(['install', '--no-save', ...options]);
    if (!isWell) return false;
    keepOldPlace();
    dropHeaders();
    if (need !== 'tests') dropMaps();
    return true;
  });
}

/**
 * Installs what is missing and returns the path of a Node 24, or ends the process saying what to do.
 * @param {Need} [need]
 */
export async function ensureInstalled(need = 'product') {
  const own = ownNode();
  const isPinnedNeeded = need === 'product' && !own.isPinnedLine;
  if (!(await areInstalled(isPinnedNeeded ? 'service' : need))) process.exit(1);
  const node = pinnedNode() ?? (own.isEnough ? process.execPath : undefined);
  if (node) return node;
  console.error(
    `Saath needs Node 24.11 or newer; this is ${process.version}, and npm has none for this machine.
Install Node 24 from https://nodejs.org, and try again.`,
  );
  process.exit(1);
}

/**
 * Environment in which `node` is the given one.
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function withNode(node) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [name]: `${dirname(node)}${delimiter}${process.env[name] ?? ''}` };
}
