/** Sends what was pressed, in its order, once there is a network; what is pressed shows at once (DY-06). */
import type { MarkResult } from '@saath/contract/day/check-in/schema';
import { limits } from '@saath/contract/limits';
import { CallError } from '../../../lib/call-error.ts';
import type { MarkStore, StoredMark } from './mark-store.ts';
import { createWaitingMarks, type QueueState } from './waiting-marks.ts';

/** Milliseconds until the next try, while there is no network or the server is busy. */
const RETRY = 15_000;

export type MarkQueue = {
  readonly state: () => QueueState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly press: (marks: readonly StoredMark[]) => Promise<void>;
  readonly flush: () => Promise<void>;
  /** Reads what an earlier page left behind, and sends it. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
};

type Options = {
  readonly organiserId: string;
  readonly store: MarkStore;
  readonly send: (eventId: string, marks: readonly StoredMark[]) => Promise<readonly MarkResult[]>;
  /** Called before the marks leave the list, so that nothing flickers. */
  readonly onResults: (eventId: string, results: readonly MarkResult[]) => Promise<void>;
  /** The right to keep this list was taken away, or has ended. */
  readonly onClosed: (eventId: string) => void;
};

export function createMarkQueue(options: Options): MarkQueue {
  const { organiserId, store, send, onResults, onClosed } = options;
  const waiting = createWaitingMarks(organiserId, store);
  const { state, change } = waiting;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;

  async function settle(eventId: string, results: readonly MarkResult[]): Promise<void> {
    await onResults(eventId, results);
    await waiting.remove(results.map(({ id }) => id));
  }

  /** @returns whether to go on */
  async function sendBatch(batch: readonly StoredMark[]): Promise<boolean> {
    const [first] = batch;
    if (!first) return false;
    const { eventId } = first;
    try {
      await settle(eventId, await send(eventId, batch));
      return true;
    } catch (error) {
      const { status = 0, message = '' } = error instanceof CallError ? error : {};
      const meaning = meaningOf(status);
      if (meaning === 'later' || meaning === 'logged out') {
        change({ sending: meaning === 'later' ? 'waiting' : 'refused' });
        if (meaning === 'later') timer = setTimeout(() => void flush(), RETRY);
        return false;
      }
      if (meaning === 'closed') {
        change({ closedEvents: [...state().closedEvents, eventId] });
        onClosed(eventId);
        return true;
      }
      // One that the server does not understand must not hold up the others.
      if (batch.length > 1) {
        for (const each of batch) if (!(await sendBatch([each]))) return false;
        return true;
      }
      await settle(eventId, [refusalOf(first, message)]);
      return true;
    }
  }

  async function flush(): Promise<void> {
    if (isSending || state().marks.length === 0) return;
    clearTimeout(timer);
    isSending = true;
    // A right that was taken away may have been given back.
    change({ sending: 'sending', closedEvents: [] });
    try {
      let goesOn = true;
      let batch = nextBatch(state());
      while (goesOn && batch.length > 0) {
        goesOn = await sendBatch(batch);
        batch = nextBatch(state());
      }
      if (goesOn) change({ sending: 'idle' });
    } finally {
      isSending = false;
    }
  }

  return {
    state,
    subscribe: waiting.subscribe,
    async press(marks) {
      await waiting.add(marks);
      await flush();
    },
    flush,
    async start() {
      if (await waiting.readKept()) await flush();
    },
    stop: () => clearTimeout(timer),
  };
}

/** The oldest that can be sent, all of one event. */
function nextBatch({ marks, closedEvents }: QueueState): StoredMark[] {
  const open = marks.filter(({ eventId }) => !closedEvents.includes(eventId));
  const ofEvent = open.filter(({ eventId }) => eventId === open[0]?.eventId);
  return ofEvent.slice(0, limits.marksAtOnce);
}

/** What an answer other than a result means for the marks that wait for it. */
function meaningOf(status: number): 'later' | 'logged out' | 'closed' | 'refused' {
  if (status === 0 || status === 408 || status === 429 || status >= 500) return 'later';
  if (status === 401) return 'logged out';
  return status === 403 ? 'closed' : 'refused';
}

const refusalOf = ({ id }: StoredMark, message: string): MarkResult => ({
  ...{ id, outcome: 'refused', code: 'request.invalid', message, person: null },
});
