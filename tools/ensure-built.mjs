/** The screens and the server in their built form, made where they are older than their sources. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fingerprint, onceFor, root, withNode } from './setup.mjs';
import { endWithUs, ownGroup } from './stopping.mjs';

/** What is built, from what, and the folder that a build empties first: one by hand is not taken for ours. */
const screens = {
  script: 'build:screens',
  words: 'Building the screens …',
  sources: [
    'web',
    'contract/src',
    'package-lock.json',
    'tools/precompress.mjs',
    'tools/plain-letters.mjs',
  ],
  folder: 'web/build/server',
};
const server = {
  script: 'build:server',
  words: 'Putting the server together …',
  sources: [
    'server/src',
    'server/vite.config.ts',
    'tools/plain-letters.mjs',
    'matching/src',
    'contract/src',
    'package-lock.json',
  ],
  folder: 'server/build',
};

/** Below that, in bytes, one is built after the other: the screens alone take up to 1.2 GB. */
const ENOUGH_MEMORY = 3e9;

/**
 * Runs a script of package.json and says how long it took; what else it says only matters when it fails.
 * @param {string} node
 * @param {string} script
 * @returns {Promise<boolean>} whether it went well
 */
async function run(node, script) {
  const began = performance.now();
  const child = endWithUs(
    spawn(node, ['--run', script], {
      cwd: root,
      env: { ...withNode(node), NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...ownGroup,
    }),
  );
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  if (code === 0) console.log(`${script}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  else console.error(`${out}${error}\n\`npm run ${script}\` failed.`);
  return code === 0;
}

/**
 * @param {string} node
 * @param {typeof screens} build
 * @param {() => void} [onMissing] called before it is built
 */
async function ensure(node, { script, words, sources, folder }, onMissing = () => {}) {
  const stamp = join(root, folder, '.stamp');
  const lock = join(root, `.cache/${script.replace(':', '-')}.lock`);
  const work = async () => {
    console.log(words);
    onMissing();
    return await run(node, script);
  };
  return await onceFor(stamp, fingerprint(sources), work, lock);
}

/**
 * Builds the screens and the server where they are older than their sources, both at once on a machine that has the memory.
 *
 * @param {string} node
 * @param {object} [then]
 * @param {() => void} [then.onServerMissing] called before the server is built
 * @param {() => Promise<void>} [then.onServer] called once the server is there, maybe before the screens are
 * @returns {Promise<boolean>} whether both are there
 */
export async function ensureBuilt(node, { onServerMissing, onServer } = {}) {
  const ensureServer = async () => {
    const isThere = await ensure(node, server, onServerMissing);
    if (isThere) await onServer?.();
    return isThere;
  };
  if (totalmem() < ENOUGH_MEMORY) return (await ensure(node, screens)) && (await ensureServer());
  const areThere = await Promise.all([ensure(node, screens), ensureServer()]);
  return areThere.every(Boolean);
}
