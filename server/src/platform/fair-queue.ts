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
  const running = runningWorks();
  const line = waitingLine();
  const mayStart = (caller: string) => running.total() < concurrency && running.of(caller) < each;

  async function turn(caller: string): Promise<void> {
    if (mayStart(caller)) return running.begin(caller);
    if (running.of(caller) + line.lengthOf(caller) >= mostEach)
      throw new DomainError('request.uploads', { retryAfter: 5 });
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        running.begin(caller);
        resolve();
      };
      const timer = setTimeout(() => {
        line.leave(caller, start);
        reject(new DomainError('server.busy', { retryAfter: 5 }));
      }, patience);
      line.join(caller, start);
    });
  }

  return async (caller, work) => {
    await turn(caller);
    try {
      return await work();
    } finally {
      running.end(caller);
      line.next(mayStart)?.();
    }
  };
}

/** How many works are under way, in all and of each caller. */
function runningWorks() {
  let total = 0;
  const byCaller = new Map<string, number>();
  const of = (caller: string) => byCaller.get(caller) ?? 0;
  return {
    of,
    total: () => total,
    begin(caller: string): void {
      total++;
      byCaller.set(caller, of(caller) + 1);
    },
    end(caller: string): void {
      total--;
      const left = of(caller) - 1;
      if (left > 0) byCaller.set(caller, left);
      else byCaller.delete(caller);
    },
  };
}

/** What starts a work whose turn has come. */
type Start = () => void;

/** Works that wait, by caller, the oldest first; callers stand in the order of their turns. */
function waitingLine() {
  const waiting = new Map<string, Start[]>();
  const of = (caller: string) => waiting.get(caller) ?? [];
  /** A caller is here as long as something of theirs waits. */
  function keep(caller: string, works: Start[]): void {
    if (works.length > 0) waiting.set(caller, works);
    else waiting.delete(caller);
  }
  return {
    lengthOf: (caller: string) => of(caller).length,
    join: (caller: string, start: Start) => keep(caller, [...of(caller), start]),
    /** Who has waited too long. */
    leave: (caller: string, start: Start) =>
      keep(
        caller,
        of(caller).filter((one) => one !== start),
      ),
    /** Takes the oldest work of the first caller who may start one; that caller is last in turn from now on. */
    next(mayStart: (caller: string) => boolean): Start | undefined {
      const caller = [...waiting.keys()].find(mayStart);
      if (caller === undefined) return undefined;
      const [start, ...works] = of(caller);
      waiting.delete(caller);
      keep(caller, works);
      return start;
    },
  };
}
