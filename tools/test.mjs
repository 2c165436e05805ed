/** `npm test`: every check and every test. Ends with `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startPostgres } from './postgres.mjs';
import { ensureBuilt, ensureInstalled, root, withNode } from './setup.mjs';
import { countPlaywright, countVitest } from './test-counts.mjs';

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice(7)
  .split(',');
const results = mkdtempSync(join(tmpdir(), 'saath-results-'));
const node = ensureInstalled();
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];

/**
 * Runs one step and counts it: its own tests where it has any, else itself.
 * @param {string} name
 * @param {string[]} command
 * @param {{ env?: NodeJS.ProcessEnv, count?: () => { passed: number, failed: number } }} [options]
 */
function step(name, command, { env = {}, count } = {}) {
  if (only && !only.includes(name)) return;
  console.log(`\n── ${name}`);
  const began = Date.now();
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...withNode(node), ...env },
  });
  const isGood = status === 0;
  const counted = count?.() ?? { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
  total.passed += counted.passed;
  // A runner that fails without a failed test (a crash, no tests) is a failure as well.
  total.failed += counted.failed || (isGood ? 0 : 1);
  if (!isGood) failures.push(name);
  console.log(
    `   ${isGood ? 'passed' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
}

/** On bare Debian as root the browser comes from apt; elsewhere we say how to get one. */
function ensureBrowser() {
  const script = "import('./e2e/browser.ts').then((b) => process.exit(b.browserPath() ? 0 : 1))";
  const isThere = () => spawnSync(node, ['-e', script], { cwd: root }).status === 0;
  if (isThere()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-q', 'chromium'], { stdio: 'ignore', env });
  }
  if (!isThere())
    console.error(
      'No browser found for the browser tests. Run: npx playwright install chromium   or set CHROMIUM_PATH.',
    );
}

const bin = (/** @type {string} */ name) => join('node_modules/.bin', name);
const unitFile = join(results, 'unit.json');
const browserFile = join(results, 'browser.json');

step('types', ['npm', 'run', '--silent', 'types']);
step('lint', ['npm', 'run', '--silent', 'lint']);
step('imports', [node, 'tools/check-imports.mjs']);
step('unused', [bin('knip')]);
step('lock', [node, 'tools/complete-lock.mjs', '--check']);

const postgres = await startPostgres();
step(
  'unit',
  [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitFile}`],
  {
    env: {
      TEST_POSTGRES_URL: postgres.url,
      ...(process.argv.includes('--postgres') ? { TEST_ON_POSTGRES: '1' } : {}),
    },
    count: () => countVitest(unitFile),
  },
);
postgres.stop();

if (!only || only.includes('browser')) {
  ensureBuilt(node);
  ensureBrowser();
}
step('browser', [bin('playwright'), 'test'], {
  env: { PLAYWRIGHT_JSON: browserFile },
  count: () => countPlaywright(browserFile),
});

rmSync(results, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
