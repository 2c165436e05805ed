/** One process of a kind in one folder at a time; however it ends, the next one gets its turn. */
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK = 200;

/**
 * Does the work while no other process does it under the same lock; waits for one that does, and says so. A lock whose
 * process is gone (kill -9, a restart of the machine) is taken over.
 * @template T
 * @param {string} path of the lock, a file that holds the number of its process
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  let isTold = false;
  while (!take(path)) {
    if (!isTold)
      console.log(`Waiting for process ${holderOf(path)}, which is setting up this folder …`);
    isTold = true;
    await sleep(LOOK);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/**
 * @param {string} path
 * @returns {boolean} whether the lock is ours now
 */
function take(path) {
  if (create(path)) return true;
  const holder = holderOf(path);
  if (holder === undefined || isAlive(holder)) return false;
  // Of several who find it stale only the one who holds the right to may remove it, and only if it still is that one.
  const right = `${path}.${holder}`;
  if (take(right)) {
    if (holderOf(path) === holder) rmSync(path, { force: true });
    rmSync(right, { force: true });
  }
  return false;
}

/**
 * The file appears with its number in it, or not at all.
 * @param {string} path
 */
function create(path) {
  const draft = `${path}.draft-${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} path */
function holderOf(path) {
  try {
    return Number(readFileSync(path, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** @param {number} id */
function isAlive(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive too.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
