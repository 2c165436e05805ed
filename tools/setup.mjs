/** What every command needs first: the packages, Node 24 and the built screens. Plain JavaScript for any Node from 20. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const WANTED_NODE = 24;

/**
 * Runs npm in the project; ends the process when it fails.
 * @param {...string} args
 */
function npm(...args) {
  const began = Date.now();
  const own = process.env.npm_execpath;
  const [command, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  const { status } = spawnSync(command, [...first, ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`\`npm ${args.join(' ')}\` failed; see above.`);
    process.exit(1);
  }
  console.log(`npm ${args[0]} ${args[1] ?? ''}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** The Node of node_modules, or undefined when npm did not run its install script. */
function pinnedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = join(root, 'node_modules/node/bin', name);
  if (!existsSync(path)) return undefined;
  return spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim() ? path : undefined;
}

/**
 * One text that changes whenever a file below the paths does.
 * @param {readonly string[]} paths below the project's folder
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const visit = (path) => {
    if (/(^|\/)(node_modules|\.react-router|build)$/.test(path)) return;
    const full = join(root, path);
    if (statSync(full).isDirectory())
      for (const name of readdirSync(full).sort()) visit(`${path}/${name}`);
    else hash.update(path).update(readFileSync(full));
  };
  paths.forEach(visit);
  return hash.digest('hex');
}

/**
 * Does the work unless it was done for the same input.
 * @param {string} stamp file that remembers the input
 * @param {string} print
 * @param {() => void} work
 */
function onceFor(stamp, print, work) {
  const path = join(root, stamp);
  if (existsSync(path) && readFileSync(path, 'utf8') === print) return;
  work();
  writeFileSync(path, print);
}

/** Installs what is missing and returns the path of a Node 24, or ends the process saying what to do. */
export function ensureInstalled() {
  const print = fingerprint([
    'package.json',
    'package-lock.json',
    ...['contract', 'matching', 'server', 'web'].map((name) => `${name}/package.json`),
  ]);
  onceFor('node_modules/.installed', print, () =>
    npm('install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'),
  );
  const own = Number(process.versions.node.split('.')[0]);
  // A careful npm (ignore-scripts, or npm 12 without allowScripts) skips the script that fetches it: ask once more.
  if (!pinnedNode() && own < WANTED_NODE)
    npm('rebuild', 'node', '--ignore-scripts=false', '--loglevel=error');
  const node = pinnedNode() ?? (own >= WANTED_NODE ? process.execPath : undefined);
  if (node) return node;
  console.error(
    `Saath needs Node ${WANTED_NODE}; you have ${process.version}, and npm did not set up the pinned one.\nRun: npm rebuild node --foreground-scripts   or install Node ${WANTED_NODE} from https://nodejs.org`,
  );
  process.exit(1);
}

/**
 * Environment in which `node` is the given one.
 * @param {string} node
 */
export function withNode(node) {
  const delimiter = process.platform === 'win32' ? ';' : ':';
  return { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
}

/**
 * Builds the screens when they are older than their sources.
 * @param {string} node
 */
export function ensureBuilt(node) {
  const print = fingerprint(['web', 'contract/src', 'package-lock.json', 'tools/precompress.mjs']);
  process.env.PATH = withNode(node).PATH;
  onceFor('web/build/.stamp', print, () => npm('run', 'build'));
}
