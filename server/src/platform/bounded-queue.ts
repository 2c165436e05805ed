/** Heavy work that would take the machine down if everything ran at once: passwords, pictures. */
import { DomainError } from './domain-error.ts';

export type BoundedQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `concurrency` works at a time, the others in the order they came.
 *
 * @throws DomainError `server.busy` to whoever would wait longer than `patience` milliseconds
 */
export function boundedQueue(concurrency: number, patience = 5000): BoundedQueue {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function turn(): Promise<void> {
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
        waiting.splice(waiting.indexOf(start), 1);
        reject(new DomainError('server.busy', { retryAfter: 5 }));
      }, patience);
      waiting.push(start);
    });
  }

  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
