/** A server in a process of its own, for tests: up when it says so, and gone with everything it began when they are done. */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { patient } from './patience.mjs';

/** @typedef {{ words: string, stop: () => Promise<void> }} ChildServer `words`: what it said until it was up */

const isWindows = process.platform === 'win32';

/** On an idle machine of the usual speed a start takes ten seconds, and an end one. */
export const longestStart = patient(60_000);
export const longestEnd = patient(20_000);

/**
 * Runs a program of Node's and waits for as long as it lives and starts.
 * @param {readonly string[]} args the program and what it is given
 * @param {{ env: NodeJS.ProcessEnv, isUp: RegExp, patience?: number }} options `isUp`: what it says once it listens;
 * `patience`: milliseconds, for a start that hangs
 * @returns {Promise<ChildServer>}
 * @throws Error with its own words when it ends instead of coming up, or hangs; nothing of it is left then
 */
export async function startChildServer(args, { env, isUp, patience = longestStart }) {
  const server = spawn(process.execPath, args, {
    env,
    // Through `ipc` it notices our end, even by kill -9; a group of its own is ended whole.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: !isWindows,
  });
  const gone = new Promise((resolve) => server.once('exit', resolve));
  try {
    const words = await greeting(server, isUp, patience);
    const stop = async () => {
      server.kill('SIGTERM');
      await Promise.race([gone, sleep(longestEnd, undefined, { ref: false })]);
      endGroup(server);
      await gone;
    };
    return { words, stop };
  } catch (error) {
    endGroup(server);
    // One that could not be started has nothing to end.
    if (server.pid) await gone;
    throw error;
  }
}

/**
 * Ends what is left of it and of whatever it began, at once.
 * @param {import('node:child_process').ChildProcess} server
 */
function endGroup({ pid }) {
  if (!pid) return;
  try {
    process.kill(isWindows ? pid : -pid, 'SIGKILL');
  } catch {
    // Nothing is left.
  }
}

/**
 * @param {import('node:child_process').ChildProcess} server
 * @param {RegExp} isUp
 * @param {number} patience
 * @returns {Promise<string>}
 */
async function greeting(server, isUp, patience) {
  let words = '';
  /** @type {NodeJS.Timeout | undefined} */
  let giveUp;
  /** @type {Promise<string>} */
  const heard = new Promise((resolve, reject) => {
    const fail = (/** @type {string} */ how) => reject(new Error(`The server ${how}: ${words}`));
    const hear = (/** @type {Buffer} */ chunk) => {
      words += chunk.toString();
      if (isUp.test(words)) resolve(words);
    };
    giveUp = setTimeout(() => fail(`still starts after ${patience / 1000} s`), patience);
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('error', ({ message }) => fail(`cannot be started (${message})`));
    server.once('exit', (code, signal) => fail(`ended (${code ?? signal})`));
  });
  return await heard.finally(() => clearTimeout(giveUp));
}
