/** Reads the log for all streams of this process: when it is woken, and every now and then in any case. */
import type { Database } from '../database.ts';
import { errorFields, type Log } from '../log.ts';
import { type LiveEntry, readLog } from './log.ts';
import type { Position } from './position.ts';
import { spaced } from './spaced.ts';

/** Milliseconds between two looks that nobody waits for: many commits are told together. */
const SPACE = 50;

export type Relay = {
  /** Looks at the log after this call, and resolves when what it found is delivered; @returns the position reached */
  readonly look: () => Promise<Position>;
  /** Everything up to here has been delivered; undefined while nobody listens. */
  readonly position: () => Position | undefined;
  /** Something was committed. */
  readonly wake: () => void;
  /** Nobody listens any more: the next look begins from where the log stands then. */
  readonly forget: () => void;
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly db: Database;
  readonly log: Log;
  /** Milliseconds. */
  readonly pollEvery: number;
  readonly isHeard: () => boolean;
  /** Called once for each entry, in one order for every process; must not throw. */
  readonly deliver: (entries: readonly LiveEntry[], position: Position) => void;
};

export function openRelay({ db, log, pollEvery, isHeard, deliver }: Options): Relay {
  let position: Position | undefined;
  let current: Promise<Position> | undefined;
  let next: Promise<Position> | undefined;

  async function lookOnce(): Promise<Position> {
    const found = await readLog(db, position);
    position = isHeard() ? found.position : undefined;
    if (found.entries.length > 0) deliver(found.entries, found.position);
    return found.position;
  }
  /** Looks follow each other. One that is under way may have read already, so who asks meanwhile shares the next one. */
  function look(): Promise<Position> {
    if (!current) {
      current = lookOnce().finally(() => {
        current = undefined;
      });
      return current;
    }
    const after = () => {
      next = undefined;
      return look();
    };
    next ??= current.then(after, after);
    return next;
  }
  async function lookQuietly(): Promise<void> {
    if (!isHeard()) return;
    await look().catch((error: unknown) => log.warn(errorFields(error), 'live updates'));
  }

  const waking = spaced(SPACE, () => void lookQuietly());
  const poll = setInterval(() => void lookQuietly(), pollEvery);
  poll.unref();
  return {
    look,
    position: () => position,
    wake: waking.ask,
    forget() {
      position = undefined;
    },
    async stop() {
      clearInterval(poll);
      waking.cancel();
      await Promise.allSettled([current, next]);
    },
  };
}
