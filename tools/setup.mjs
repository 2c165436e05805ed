/** What installing, building and every command share. Plain JavaScript for any Node from 20. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
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
 * Runs npm and says how long it took; what else it says only matters when it fails.
 * @param {readonly string[]} args
 * @param {{ folder?: string, isTry?: boolean }} [how] below the project; and whether there is another way when it fails
 * @returns {Promise<boolean>} whether it went well
 */
export async function npm(args, { folder = '', isTry = false } = {}) {
  const began = performance.now();
  const [command = '', ...first] = npmCommand();
  const child = spawn(command, [...first, ...args], {
    cwd: join(root, folder),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
  });
  const [out, error, isWell] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit').then(
      ([code]) => code === 0,
      () => false,
    ),
  ]);
  const name = `npm ${args[0]}${folder && ` in ${folder}`}`;
  if (isWell) console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  else if (!isTry) console.error(`${out}${error}\n\`${name}\` failed.`);
  return isWell;
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

/**
 * Environment in which `node` is the given one.
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function withNode(node) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [name]: `${dirname(node)}${delimiter}${process.env[name] ?? ''}` };
}
