/** Long work in short pieces, so that this process answers requests in between. */
import { setImmediate } from 'node:timers/promises';

/** Milliseconds that it may do nothing else. On a machine that others load, this much work takes several times as long. */
const STRETCH = 4;

/**
 * Goes through the steps of some work, each of them short; once they took some milliseconds, others get their turn.
 *
 * @param clock milliseconds
 */
export async function inTurns(
  steps: Iterable<unknown>,
  clock: () => number = () => performance.now(),
): Promise<void> {
  let began = clock();
  for (const _ of steps) {
    if (clock() - began < STRETCH) continue;
    await setImmediate();
    began = clock();
  }
}
