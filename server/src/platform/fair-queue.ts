/** Work that callers share: nobody takes all of it. */
import { DomainError } from './domain-error.ts';

export type FairQueue = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

type Bounds = {
  /** Works at a time. */
  readonly concurrency: number;
  /** Of one caller at a time. */
  readonly each: number;
  /** Of one caller at a time and in line. */
  readonly mostEach: number;
  /** Milliseconds in line. */
  readonly patience: number;
};

/**
 * Runs works in the order they came, but passes over callers who have their share under way.
 *
 * @throws DomainError `server.busy` to whoever would wait too long, `request.uploads` to who has too many in line
 */
export function fairQueue({ concurrency, each, mostEach, patience }: Bounds): FairQueue {
  const running = new Map<string, number>();
  const waiting: { caller: string; start: () => void }[] = [];
  let total = 0;

  const runningOf = (caller: string) => running.get(caller) ?? 0;
  const mayStart = (caller: string) => total < concurrency && runningOf(caller) < each;

  function begin(caller: string): void {
    total++;
    running.set(caller, runningOf(caller) + 1);
  }
  function end(caller: string): void {
    total--;
    const left = runningOf(caller) - 1;
    if (left > 0) running.set(caller, left);
    else running.delete(caller);
    const next = waiting.findIndex((one) => mayStart(one.caller));
    if (next >= 0) waiting.splice(next, 1)[0]?.start();
  }
  async function turn(caller: string): Promise<void> {
    if (mayStart(caller)) return begin(caller);
    const inLine = waiting.filter((one) => one.caller === caller).length;
    if (runningOf(caller) + inLine >= mostEach)
      throw new DomainError('request.uploads', { retryAfter: 5 });
    await new Promise<void>((resolve, reject) => {
      const one = { caller, start };
      function start() {
        clearTimeout(timer);
        begin(caller);
        resolve();
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1);
        reject(new DomainError('server.busy', { retryAfter: 5 }));
      }, patience);
      waiting.push(one);
    });
  }

  return async (caller, work) => {
    await turn(caller);
    try {
      return await work();
    } finally {
      end(caller);
    }
  };
}
