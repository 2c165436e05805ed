/** When nobody has asked for anything for a while, V8 gives back what it only keeps in case (ADR 42). */

const SECOND = 1000;
/** So long nobody asked: a person who reads a page and goes on is not kept waiting. */
const QUIET = 30 * SECOND;
/** Between one time and the next: each is a third of a second of work. */
const BETWEEN = 300 * SECOND;
const LOOK = 10 * SECOND;

type Settings = {
  /** Milliseconds that never run backwards. */
  readonly now: () => number;
  readonly collect: () => void;
};

export type Rest = {
  /** Somebody asked for something. */
  readonly asked: () => void;
  /** Gives back, where it is time for it. */
  readonly look: () => void;
};

export function createRest({ now, collect }: Settings): Rest {
  let lastAsked = now();
  let lastCollected = Number.NEGATIVE_INFINITY;
  return {
    asked() {
      lastAsked = now();
    },
    look() {
      const isDone = lastCollected >= lastAsked;
      if (isDone || now() - lastAsked < QUIET || now() - lastCollected < BETWEEN) return;
      lastCollected = now();
      collect();
    },
  };
}

/**
 * For a process with a small machine to itself; nothing happens where it was not started with `--expose-gc`.
 *
 * @returns what hears of each request
 */
export function restWhenQuiet(): () => void {
  const { gc } = globalThis;
  if (!gc) return () => {};
  // As if memory had run out: it also moves together what is left, which an ordinary collection does not.
  const collect = () => void gc({ type: 'major', execution: 'async', flavor: 'last-resort' });
  const { asked, look } = createRest({ now: () => performance.now(), collect });
  setInterval(look, LOOK).unref();
  return asked;
}
