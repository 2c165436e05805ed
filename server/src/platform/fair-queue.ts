/** Heavy work in turns: a caller with much of it waits for their own work and does not hold up the others. */
import { DomainError } from './domain-error.ts';

/** @param caller whose works wait for each other */
export type FairQueue = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

type Bounds = {
  /** Works at a time. */
  readonly concurrency: number;
  /** Of one caller at a time. */
  readonly each?: number;
  /** Of one caller at a time and in line. */
  readonly mostEach?: number;
  /** Milliseconds in line. */
  readonly patience?: number;
};

/**
 * When a place is free, the caller whose turn is longest ago and who has not their share under way starts their oldest
 * work: who waits for a k-th work sees at most k works of each other caller go before it.
 *
 * @throws DomainError `server.busy` to whoever would wait too long, `request.uploads` to who has too many in line
 */
export function fairQueue({
  concurrency,
  each = concurrency,
  mostEach = Number.POSITIVE_INFINITY,
  patience = 5000,
}: Bounds): FairQueue {
  let total = 0;
  const running = new Map<string, number>();
  /** In the order of their turns; a caller is here as long as something of theirs waits. */
  const waiting = new Map<string, (() => void)[]>();

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
    startNext();
  }

  function startNext(): void {
    const caller = [...waiting.keys()].find(mayStart);
    const works = caller === undefined ? undefined : waiting.get(caller);
    const start = works?.shift();
    if (caller === undefined || !works || !start) return;
    waiting.delete(caller);
    // Last in turn from now on.
    if (works.length > 0) waiting.set(caller, works);
    start();
  }

  function giveUp(caller: string, start: () => void): void {
    const works = (waiting.get(caller) ?? []).filter((one) => one !== start);
    if (works.length > 0) waiting.set(caller, works);
    else waiting.delete(caller);
  }

  async function turn(caller: string): Promise<void> {
    if (mayStart(caller)) return begin(caller);
    const works = waiting.get(caller) ?? [];
    if (runningOf(caller) + works.length >= mostEach)
      throw new DomainError('request.uploads', { retryAfter: 5 });
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        begin(caller);
        resolve();
      };
      const timer = setTimeout(() => {
        giveUp(caller, start);
        reject(new DomainError('server.busy', { retryAfter: 5 }));
      }, patience);
      works.push(start);
      waiting.set(caller, works);
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
