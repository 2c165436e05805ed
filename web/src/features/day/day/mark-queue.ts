/** Sends what was pressed, in its order, once there is a network; what is pressed shows at once (DY-06). */
import type { MarkResult } from '@saath/contract/day/check-in/schema';
import { limits } from '@saath/contract/limits';
import { CallError } from '../../../lib/call-error.ts';
import { type DayList, listKey, type MarkStore, type StoredMark } from './mark-store.ts';
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
  /** What is on its way ends; nothing is tried again until the next `start`. */
  readonly stop: () => void;
};

type Options = {
  readonly organiserId: string;
  readonly store: MarkStore;
  readonly send: (list: DayList, marks: readonly StoredMark[]) => Promise<readonly MarkResult[]>;
  /** Called before the marks leave the list, so that nothing flickers. */
  readonly onResults: (list: DayList, results: readonly MarkResult[]) => Promise<void>;
  /** The right to keep this list was taken away, or has ended. */
  readonly onClosed: (list: DayList) => void;
};

export function createMarkQueue(options: Options): MarkQueue {
  const waiting = createWaitingMarks(options.organiserId, options.store);
  const sendBatch = createSender(options, waiting);
  const { state, change } = waiting;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isStopped = false;
  /** A word of the network that came while something was on its way: what fails then may have left too soon. */
  let isAskedAgain = false;

  async function flush(): Promise<void> {
    if (state().marks.length === 0) return;
    isAskedAgain = isSending;
    if (isSending) return;
    clearTimeout(timer);
    isSending = true;
    // A right that was taken away may have been given back.
    change({ sending: 'sending', closedLists: [] });
    try {
      let arrival: Arrival = 'settled';
      let batch = nextBatch(state());
      while (arrival === 'settled' && batch.length > 0) {
        arrival = await sendBatch(batch);
        batch = nextBatch(state());
      }
      if (arrival === 'later' && !isStopped)
        timer = setTimeout(() => void flush(), isAskedAgain ? 0 : RETRY);
      change({ sending: sendingAfter[arrival] });
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
      isStopped = false;
      if (await waiting.readKept()) await flush();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** What became of a batch: it has its answers, it has to wait, or nobody is logged in who could send it. */
type Arrival = 'settled' | 'later' | 'logged out';

const sendingAfter = { settled: 'idle', later: 'waiting', 'logged out': 'refused' } as const;

/** Sends marks of one list and takes those off the list that have their answer. */
function createSender(
  { send, onResults, onClosed }: Pick<Options, 'send' | 'onResults' | 'onClosed'>,
  waiting: ReturnType<typeof createWaitingMarks>,
) {
  async function settle(list: DayList, results: readonly MarkResult[]): Promise<Arrival> {
    await onResults(list, results);
    await waiting.remove(results.map(({ id }) => id));
    return 'settled';
  }

  return async function sendBatch(batch: readonly StoredMark[]): Promise<Arrival> {
    const [first] = batch;
    if (!first) return 'settled';
    try {
      return await settle(first, await send(first, batch));
    } catch (error) {
      const { status = 0, message = '' } = error instanceof CallError ? error : {};
      const meaning = meaningOf(status);
      if (meaning === 'later' || meaning === 'logged out') return meaning;
      if (meaning === 'closed') {
        await waiting.close(first);
        onClosed(first);
        return 'settled';
      }
      if (batch.length === 1) return await settle(first, [refusalOf(first, message)]);
      // One that the server does not understand must not hold up the others.
      for (const each of batch) {
        const arrival = await sendBatch([each]);
        if (arrival !== 'settled') return arrival;
      }
      return 'settled';
    }
  };
}

/** The oldest that can be sent, all of one list. */
function nextBatch({ marks, closedLists }: QueueState): StoredMark[] {
  const open = marks.filter((mark) => !closedLists.includes(listKey(mark)));
  const [first] = open;
  if (!first) return [];
  return open.filter((mark) => listKey(mark) === listKey(first)).slice(0, limits.marksAtOnce);
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
