/**
 * `npm run proof -- NAME`: what is too heavy for `npm test`, or needs more than a machine has at first. A proof is a program
 * `proofs/NAME.ts`, or tests `NAME.proof.test.ts` beside what they prove. Each says at its top what it needs, and ends
 * in one line of figures.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { ensureInstalled } from './installed.mjs';
import { startPostgres } from './postgres.mjs';
import { root, withNode } from './setup.mjs';

const TESTS = '.proof.test.ts';
const tests = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.proofs.config.ts'];
const [name = '', ...more] = process.argv.slice(2);
const node = await ensureInstalled('tests');

/**
 * @param {string} folder
 * @param {string} ending
 * @param {boolean} recursive whether folders below count
 * @returns {string[]} names of the files of the folder that end so, without the ending
 */
function namesIn(folder, ending, recursive) {
  return readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => basename(path, ending));
}

/** Names of all proofs. */
function known() {
  return [...namesIn('proofs', '.ts', false), ...namesIn('server/src', TESTS, true)].sort();
}

/** What to run for a name, or undefined for one that nobody knows. */
function programOf() {
  if (!/^[\w-]+$/.test(name)) return undefined;
  const program = join('proofs', `${name}.ts`);
  if (existsSync(join(root, program))) return [program];
  if (!known().includes(name)) return undefined;
  return [...tests, name];
}

const program = programOf();
if (!program) {
  console.error(`Usage: npm run proof -- NAME, which is one of ${known().join(', ')}.`);
  process.exit(2);
}
const env = withNode(node);
// Programs start the servers that they want.
if (program[0] === tests[0]) env.TEST_POSTGRES_URL = (await startPostgres()).url;
const { status } = spawnSync(node, [...program, ...more], { cwd: root, stdio: 'inherit', env });
process.exit(status ?? 1);
