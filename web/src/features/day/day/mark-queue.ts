/** Sends what was pressed, in its order, once there is a network; what is pressed shows at once (DY-06). */
import type { MarkResult } from '@saath/contract/day/check-in/schema';
import { limits } from '@saath/contract/limits';
import { CallError } from '../../../lib/call-error.ts';
import type { MarkStore, StoredMark } from './mark-store.ts';

/** Milliseconds until the next try, while there is no network or the server is busy. */
const RETRY = 15_000;
/** Milliseconds after which the list is drawn though the browser's database has not answered. */
const SLOW_STORE = 1000;
/**
 * Milliseconds after which a mark is forgotten that another person left on this device, or that this one may not send any
 * more: no event lasts as long, so no right to send it comes back.
 */
const GIVEN_UP = 60 * 86_400_000;

export type QueueState = {
  /** Of this organiser, oldest first. */
  readonly marks: readonly StoredMark[];
  /** `waiting`: no network, or a busy server. `refused`: the session is over; nothing is sent until somebody logs in. */
  readonly sending: 'idle' | 'sending' | 'waiting' | 'refused';
  /** Events whose list is not this person's any more. Their marks stay, and hold up nobody else's. */
  readonly closedEvents: readonly string[];
  /** False where the browser keeps nothing: then what waits is lost with the page. */
  readonly isKept: boolean;
  /** Whether it is known what an earlier page left behind: before that the list would move under the finger. */
  readonly isRead: boolean;
};

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

const isGivenUp = ({ at }: StoredMark) => Date.now() - Date.parse(at) > GIVEN_UP;

const refusalOf = ({ id }: StoredMark, message: string): MarkResult => ({
  ...{ id, outcome: 'refused', code: 'request.invalid', message, person: null },
});

const nothingYet = { marks: [], sending: 'idle', closedEvents: [], isKept: true } as const;

export function createMarkQueue(options: Options): MarkQueue {
  const { organiserId, store, send, onResults, onClosed } = options;
  let state: QueueState = { ...nothingYet, isRead: !store.isThere() };
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;

  function change(next: Partial<QueueState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }
  /** Where nothing can be kept, the page itself is all there is. */
  const kept = async (work: Promise<unknown>) =>
    void (await work.catch(() => change({ isKept: false })));
  async function settle(eventId: string, results: readonly MarkResult[]): Promise<void> {
    await onResults(eventId, results);
    await forget(results);
  }
  async function forget(those: readonly { readonly id: string }[]): Promise<void> {
    if (those.length === 0) return;
    const ids = new Set(those.map(({ id }) => id));
    change({ marks: state.marks.filter(({ id }) => !ids.has(id)) });
    await kept(store.remove([...ids]));
  }

  /** @returns whether to go on */
  async function sendBatch(batch: readonly StoredMark[]): Promise<boolean> {
    const [first] = batch;
    if (!first) return false;
    try {
      await settle(first.eventId, await send(first.eventId, batch));
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
        change({ closedEvents: [...state.closedEvents, first.eventId] });
        onClosed(first.eventId);
        await forget(
          state.marks.filter((mark) => mark.eventId === first.eventId && isGivenUp(mark)),
        );
        return true;
      }
      // One that the server does not understand must not hold up the others.
      if (batch.length > 1) {
        for (const each of batch) if (!(await sendBatch([each]))) return false;
        return true;
      }
      await settle(first.eventId, [refusalOf(first, message)]);
      return true;
    }
  }

  async function flush(): Promise<void> {
    if (isSending || state.marks.length === 0) return;
    clearTimeout(timer);
    isSending = true;
    // A right that was taken away may have been given back.
    change({ sending: 'sending', closedEvents: [] });
    try {
      let goesOn = true;
      let batch = nextBatch(state);
      while (goesOn && batch.length > 0) {
        goesOn = await sendBatch(batch);
        batch = nextBatch(state);
      }
      if (goesOn) change({ sending: 'idle' });
    } finally {
      isSending = false;
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async press(marks) {
      change({ marks: [...state.marks, ...marks] });
      await kept(store.add(marks));
      await flush();
    },
    flush,
    async start() {
      const slow = setTimeout(() => change({ isRead: true }), SLOW_STORE);
      const left = await store.all().catch(() => undefined);
      clearTimeout(slow);
      if (!left) return change({ isKept: false, isRead: true });
      await forget(left.filter((mark) => mark.organiserId !== organiserId && isGivenUp(mark)));
      const known = new Set(state.marks.map(({ id }) => id));
      const own = left.filter((mark) => mark.organiserId === organiserId && !known.has(mark.id));
      change({ marks: [...own, ...state.marks], isRead: true });
      await flush();
    },
    stop: () => clearTimeout(timer),
  };
}
