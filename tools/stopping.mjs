/** However a command of ours is stopped, what it began is stopped with it. */
import process from 'node:process';

const signals = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']);
/** npm runs us under a shell that dies of a signal without passing it on; the lost parent tells us. */
const parent = process.env.npm_lifecycle_event ? process.ppid : undefined;

/**
 * @param {() => void} stop called whenever we are asked to stop, maybe again and again; nothing else stops us then
 * @returns {() => void} ends that
 */
export function whenStopped(stop) {
  for (const signal of signals) process.on(signal, stop);
  const look = setInterval(() => parent && process.ppid !== parent && stop(), 500).unref();
  return () => {
    for (const signal of signals) process.off(signal, stop);
    clearInterval(look);
  };
}

const isWindows = process.platform === 'win32';

/** For who is begun by `spawn` and handed to `endWithUs`: with all that it begins itself, one group. */
export const ownGroup = { detached: !isWindows };

/**
 * Its work is of no use to anybody once we are asked to stop: it is killed then, with whatever it began.
 *
 * @template {import('node:child_process').ChildProcess} Child
 * @param {Child} child in a group of its own
 * @returns {Child}
 */
export function endWithUs(child) {
  const off = whenStopped(() => {
    if (isWindows || child.pid === undefined) child.kill();
    else process.kill(-child.pid, 'SIGKILL');
  });
  child.once('exit', off);
  child.once('error', off);
  return child;
}
