/** Heavy work in turns: whoever brings much of it waits for their own, not the others for them. */
import { DomainError } from './domain-error.ts';

/** @param caller whose works wait for each other */
export type FairQueue = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `concurrency` works at a time. When a place is free, the caller whose turn is longest ago starts their
 * oldest work: who waits for a k-th work sees at most k works of each other caller go before it.
 *
 * @throws DomainError `server.busy` to whoever would wait longer than `patience` milliseconds
 */
export function fairQueue(concurrency: number, patience = 5000): FairQueue {
  let running = 0;
  /** In the order of their turns; a caller is here as long as something of theirs waits. */
  const waiting = new Map<string, (() => void)[]>();

  function startNext(): void {
    const [caller, works] = waiting.entries().next().value ?? [];
    const start = works?.shift();
    if (caller === undefined || !works || !start) {
      running--;
      return;
    }
    waiting.delete(caller);
    // Last in turn from now on.
    if (works.length > 0) waiting.set(caller, works);
    start();
  }

  function giveUp(caller: string, start: () => void): void {
    const works = (waiting.get(caller) ?? []).filter((each) => each !== start);
    if (works.length > 0) waiting.set(caller, works);
    else waiting.delete(caller);
  }

  async function turn(caller: string): Promise<void> {
    if (running < concurrency) {
      running++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        giveUp(caller, start);
        reject(new DomainError('server.busy', { retryAfter: 5 }));
      }, patience);
      const works = waiting.get(caller);
      if (works) works.push(start);
      else waiting.set(caller, [start]);
    });
  }

  return async (caller, work) => {
    await turn(caller);
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}
