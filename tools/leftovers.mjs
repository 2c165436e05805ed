/** Finds the processes that a run of the tests began, by a word that stands in their environment or command line. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {{ pid: number, command: string }} Found */

/** @param {string} path of a file below /proc; empty for a process that is gone meanwhile or not ours to read */
function read(path) {
  try {
    return readFileSync(path, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** All processes with command and environment in one text. */
function listed() {
  if (existsSync('/proc/self/environ'))
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => {
        const command = read(`/proc/${name}/cmdline`);
        return { pid: Number(name), command, text: command + read(`/proc/${name}/environ`) };
      });
  const { stdout } = spawnSync('ps', ['axeww', '-o', 'pid=,command='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').map((line) => {
    const text = line.trim();
    return { pid: Number.parseInt(text, 10), command: text.replace(/^\d+\s+/, ''), text };
  });
}

/**
 * The living processes but ourselves that know the word; none on Windows, which does not tell.
 * @param {string} word
 * @returns {Found[]}
 */
export function processesWith(word) {
  return listed()
    .filter(({ pid, command, text }) => pid !== process.pid && command && text.includes(word))
    .map(({ pid, command }) => ({ pid, command: command.slice(0, 200).trim() }));
}

/**
 * Waits until none is left, then ends those that are.
 * @param {string} word
 * @param {number} patience milliseconds
 * @returns {Promise<Found[]>} those that had to be ended
 */
export async function endLeftovers(word, patience) {
  const until = performance.now() + patience;
  while (processesWith(word).length > 0 && performance.now() < until) await sleep(200);
  const found = processesWith(word);
  for (const { pid } of found) kill(pid);
  while (processesWith(word).length > 0 && performance.now() < until + patience) await sleep(100);
  return found;
}

/** @param {number} pid */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It went by itself.
  }
}
