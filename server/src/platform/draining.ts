/** A process that is about to stop says so before it stops: a balancer then sends others what comes next. */
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: long enough for a balancer that asks every second or two and believes the second refusal. */
const GRACE = 5000;
/** Milliseconds in which somebody who asks at all has asked. */
const RECENTLY = 30_000;

export type Draining = {
  readonly isOn: () => boolean;
  /** Somebody asked whether this process is ready. */
  readonly noteAsked: () => void;
  /** From now on this process is not ready. Resolves when whoever asks has had the time to hear it; at once if nobody does. */
  readonly begin: () => Promise<void>;
};

export function createDraining(): Draining {
  let isOn = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    isOn: () => isOn,
    noteAsked() {
      askedAt = performance.now();
    },
    async begin() {
      isOn = true;
      if (performance.now() - askedAt < RECENTLY) await wait(GRACE);
    },
  };
}
