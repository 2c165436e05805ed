/** The marks of one organiser that the server does not have yet: shown at once, and kept on the device while they wait. */
import { type DayList, listKey, type MarkStore, type StoredMark } from './mark-store.ts';

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
  /** Lists, by their keys, that are not this person's any more. Their marks stay, and hold up nobody else's. */
  readonly closedLists: readonly string[];
  /** False where the browser keeps nothing: then what waits is lost with the page. */
  readonly isKept: boolean;
  /** Whether it is known what an earlier page left behind: before that the list would move under the finger. */
  readonly isRead: boolean;
};

const nothingYet = { marks: [], sending: 'idle', closedLists: [], isKept: true } as const;

const isGivenUp = ({ at }: StoredMark) => Date.now() - Date.parse(at) > GIVEN_UP;
const idsOf = (marks: readonly StoredMark[]) => marks.map(({ id }) => id);

export function createWaitingMarks(organiserId: string, store: MarkStore) {
  let state: QueueState = { ...nothingYet, isRead: !store.isThere() };
  const listeners = new Set<() => void>();

  function change(next: Partial<QueueState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }
  /** Where nothing can be kept, the page itself is all there is. */
  const kept = async (work: Promise<unknown>) =>
    void (await work.catch(() => change({ isKept: false })));
  async function remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    change({ marks: state.marks.filter(({ id }) => !ids.includes(id)) });
    await kept(store.remove(ids));
  }

  return {
    state: () => state,
    change,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async add(marks: readonly StoredMark[]): Promise<void> {
      change({ marks: [...state.marks, ...marks] });
      await kept(store.add(marks));
    },
    remove,
    /** This list is not this person's any more. */
    async close(list: DayList): Promise<void> {
      const key = listKey(list);
      change({ closedLists: [...state.closedLists, key] });
      const ofList = state.marks.filter((mark) => listKey(mark) === key);
      await remove(idsOf(ofList.filter(isGivenUp)));
    },
    /** Puts what an earlier page left behind before what was pressed meanwhile. @returns whether the device answered */
    async readKept(): Promise<boolean> {
      const slow = setTimeout(() => change({ isRead: true }), SLOW_STORE);
      const left = await store.all().catch(() => undefined);
      clearTimeout(slow);
      if (!left) {
        change({ isKept: false, isRead: true });
        return false;
      }
      const ofOthers = left.filter((mark) => mark.organiserId !== organiserId);
      await remove(idsOf(ofOthers.filter(isGivenUp)));
      const known = new Set(state.marks.map(({ id }) => id));
      const own = left.filter((mark) => mark.organiserId === organiserId && !known.has(mark.id));
      change({ marks: [...own, ...state.marks], isRead: true });
      return true;
    },
  };
}
