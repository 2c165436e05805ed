/**
 * `npm test`: every check and every test. Ends with `N passed, N failed`, and with nothing left running.
 * `npm test -- --only unit,e2e` runs some; `--engine embedded` or `postgres` runs all of the server's tests on that one;
 * `--rounds all` makes all the rounds of the proofs by chance, which are a quarter otherwise.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './installed.mjs';
import { endLeftovers } from './leftovers.mjs';
import { patient } from './patience.mjs';
import { startPostgres } from './postgres.mjs';
import { withNode } from './setup.mjs';
import { countPlaywright, countReport, countVitest } from './test-counts.mjs';
import { endScripts, runScript } from './test-scripts.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */

/**
 * What checks files, one after another, beside the tests of single parts; the journeys after both, since a browser and a
 * product need the machine for themselves. Built first: some of the server's tests read the real pages.
 */
const checks = ['build', 'types', 'lint', 'imports', 'unused', 'lock'];
const lanes = [checks, ['unit']];
const names = [...lanes.flat(), 'e2e'];
/** Below that, in bytes, one lane follows the other. */
const ENOUGH_MEMORY = 6e9;
const chosen = readArguments();

/** @type {Promise<import('./postgres.mjs').Postgres> | undefined} */
let postgres;
/** @type {Promise<boolean> | undefined} */
let building;
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);

const node = await ensureInstalled('tests');
// For the reports, and for whatever the tests themselves put there and leave when they are interrupted. Whoever we begin
// has its path in the environment: by that we know them at the end.
const scratch = mkdtempSync(join(tmpdir(), 'saath-tests-'));
// Folders in it are closed by whoever makes them: that others may look for one is what some tests are about.
chmodSync(scratch, 0o755);
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));
/** @type {NodeJS.ProcessEnv} */
const env = { ...withNode(node), TMPDIR: scratch };
// Tests often wait, for a mail, a process, a database: a third worker has the time of two.
env.VITEST_MAX_WORKERS ??= String(Math.ceil(1.5 * availableParallelism()));
// Products and commands are started some eighty times; what the first has compiled the others read.
env.NODE_COMPILE_CACHE = join(scratch, 'compiled');
if (chosen.rounds) env.TEST_ROUNDS = chosen.rounds;
if (chosen.engine) env.TEST_ENGINE = chosen.engine;
// React and vitest choose by it; a machine's own setting must not change what is tested.
delete env.NODE_ENV;

/** @type {Record<string, Counts>} */
const outcomes = {};
console.log(`Every ceiling is for a machine ${env.TEST_SLOWNESS} times as slow as the usual one.`);
// First and once: everything else reads what it writes.
outcomes.typegen = asOne(await script('typegen', ['typegen']));
const begun = lanes.map((lane) => lane.filter((name) => chosen.only.includes(name)));
if (totalmem() < ENOUGH_MEMORY) for (const lane of begun) await inTurn(lane);
else await Promise.all(begun.map(inTurn));
if (chosen.only.includes('e2e')) await step('e2e');
outcomes.leftovers = await leftovers();
report();

/** @param {readonly string[]} lane */
async function inTurn(lane) {
  for (const name of lane) await step(name);
}

function readArguments() {
  try {
    const options = /** @type {const} */ ({
      only: { type: 'string' },
      engine: { type: 'string' },
      rounds: { type: 'string' },
    });
    const { only, engine, rounds } = parseArgs({ options }).values;
    const wanted = only?.split(',') ?? names;
    const unknown = wanted.filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new Error(`No such step: ${unknown.join(', ')}`);
    if (engine && !['embedded', 'postgres'].includes(engine))
      throw new Error(`No such engine: ${engine}`);
    if (rounds && rounds !== 'all') throw new Error('--rounds takes all, and nothing else');
    return { only: wanted, engine, rounds };
  } catch (error) {
    console.error(`${/** @type {Error} */ (error).message}
Usage: npm test -- [--only ${names.join(',')}] [--engine embedded|postgres] [--rounds all]`);
    process.exit(1);
  }
}

/** @param {string} name */
async function step(name) {
  console.log(`── ${name}`);
  const began = performance.now();
  const counts = await run(name);
  outcomes[name] = counts;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`── ${name} ${counts.failures.length > 0 ? 'FAILED' : 'passed'} in ${seconds} s`);
}

/**
 * @param {string} name
 * @returns {Promise<Counts>}
 */
async function run(name) {
  if (name === 'unit') return await unit();
  if (name === 'build') return asOne(await isBuilt());
  if (name === 'e2e') return await journeys();
  if (name === 'types') return asOne(await script(name, ['typecheck']));
  return asOne(await script(name, [name, ...(name === 'lock' ? ['--', '--check'] : [])]));
}

/**
 * @param {boolean} isGood
 * @param {string} [why]
 */
function asOne(isGood, why = 'See above.') {
  return { passed: isGood ? 1 : 0, failures: isGood ? [] : [why] };
}

async function unit() {
  if (!(await isBuilt())) return asOne(false, 'Not run: some of its tests need the build.');
  const file = join(scratch, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const isServed = await servePostgres();
  const isGood = await script('unit', ['unit', '--', ...reporters]);
  return countReport(file, countVitest, isGood && isServed);
}

/** Once, for whoever needs it first; a failed one has been shown already. */
async function isBuilt() {
  building ??= script('build', ['build:fresh']);
  return await building;
}

async function journeys() {
  if (!(await isBuilt())) return asOne(false, 'Not run: they need the build.');
  if (!ensureBrowser(node)) return asOne(false);
  const file = join(scratch, 'e2e.json');
  const isServed = await servePostgres();
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
  // In a whole run a journey that fell is driven once more, by another product; those that needed it are named at its end as flaky.
  const isGood = await script('e2e', ['e2e', '--', '--reporter=list,json', '--retries=1']);
  return countReport(file, countPlaywright, isGood && isServed);
}

/** Once for all steps that may want it; it stops with us. */
async function servePostgres() {
  try {
    postgres ??= startPostgres({}, { isInMemory: true });
    env.TEST_POSTGRES_URL = (await postgres).url;
    return true;
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    return false;
  }
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 */
async function script(name, args) {
  const isGood = await runScript(name, args, env);
  // Nothing more is begun; whoever interrupted us ends us.
  if (isInterrupted) await new Promise(() => {});
  return isGood;
}

/** Ends what is running, whole, and then us; leaving removes what is temporary. */
async function interrupt() {
  if (isInterrupted) return;
  isInterrupted = true;
  endScripts();
  for (const failure of (await leftovers()).failures) console.error(`Ended: ${failure}`);
  process.exit(1);
}

/**
 * Nothing that the tests began outlives them: what does is ended, and a failure.
 * @returns {Promise<Counts>}
 */
async function leftovers() {
  await postgres?.then(
    ({ stop }) => stop(),
    () => {},
  );
  const left = await endLeftovers(scratch, patient(3_000));
  const failures = left.map(({ pid, command }) => `still ran: ${pid} ${command}`);
  return { passed: left.length > 0 ? 0 : 1, failures };
}

/** Last what failed, by name: who sees only the end of a long log sees it. */
function report() {
  console.log();
  for (const [name, { failures }] of Object.entries(outcomes))
    for (const failure of failures) console.log(`FAILED ${name}: ${failure}\n`);
  const counts = Object.values(outcomes);
  const passed = counts.reduce((total, each) => total + each.passed, 0);
  const failed = counts.reduce((total, each) => total + each.failures.length, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}
