/** Runs scripts of package.json side by side, tells their lines apart, and ends them whole. */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { npmCommand } from './setup.mjs';

const isWindows = process.platform === 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs one, and puts its name before each line that it says.
 * @param {string} name
 * @param {readonly string[]} args the script and what it is given
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>} whether it went well
 */
export async function runScript(name, args, env) {
  const [command = '', ...first] = npmCommand();
  const child = spawn(command, [...first, 'run', '--silent', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: process.stdout.isTTY ? { ...env, FORCE_COLOR: '1' } : env,
    shell: isWindows && command === 'npm',
    // A group of its own, to be ended whole: npm, its shell and the runner's workers.
    detached: !isWindows,
  });
  running.add(child);
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => console.log(`${name} │ ${line}`));
  const code = await new Promise((resolve) => {
    child.on('close', resolve);
    child.on('error', () => resolve(1));
  });
  running.delete(child);
  return code === 0;
}

/** Asks whatever runs to end. */
export function endScripts() {
  for (const { pid } of running) {
    try {
      if (pid) process.kill(isWindows ? pid : -pid, 'SIGTERM');
    } catch {
      // It has just ended.
    }
  }
}
