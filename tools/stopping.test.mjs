/** However a command of ours is stopped, what it began does not go on. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import process from 'node:process';
import { afterEach, describe, expect, test } from 'vitest';
import { endLeftovers, processesWith } from './leftovers.mjs';

/** A command that begins a shell, which begins another program; it says so once it would notice that it is stopped. */
const command = `import { spawn } from 'node:child_process';
  import { endWithUs, ownGroup } from '${new URL('./stopping.mjs', import.meta.url).href}';
  endWithUs(spawn('sh', ['-c', 'sleep 1000 & wait'], { stdio: 'ignore', ...ownGroup }));
  console.log('up');`;

let mark = '';
afterEach(async () => void (await endLeftovers(mark, 0)));

/**
 * @param {string} program
 * @param {readonly string[]} args that hold the command
 * @param {NodeJS.ProcessEnv} [settings]
 * @returns the program, once the command is up and what it began runs
 */
async function begun(program, args, settings = {}) {
  mark = randomUUID();
  const child = spawn(program, args, {
    env: { ...process.env, TEST_MARK: mark, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await expect.poll(() => namesOf(mark)).toContain('sleep 1000');
  return child;
}

/** @param {string} word */
const namesOf = (word) => processesWith(word).map(({ command: name }) => name);

describe.skipIf(process.platform === 'win32')('OP-01 what a command began ends with it', () => {
  const direct = /** @type {const} */ (['--input-type=module', '-e', command]);

  test.each(/** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))('by %s', async (signal) => {
    const child = await begun(process.execPath, direct);
    child.kill(signal);
    await expect.poll(() => namesOf(mark)).toEqual([]);
  });

  test("by the death of npm's shell, which passes no signal on", async () => {
    const npm = { npm_lifecycle_event: 'start' };
    // Two commands: a shell takes the place of a single one itself.
    const shell = await begun('sh', ['-c', '"$@"; true', 'sh', process.execPath, ...direct], npm);
    shell.kill('SIGKILL');
    await expect.poll(() => namesOf(mark)).toEqual([]);
  });
});
