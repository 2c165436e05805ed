import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { type Dispatch, type SetStateAction, useCallback } from 'react';
import { m } from '../../../paraglide/messages.js';
import { markFor, undoOf } from './list.ts';
import type { DayList, StoredMark } from './mark-store.ts';

/** What was pressed about several people at once, and how everybody stood before. */
export type PressedForAll = {
  readonly what: string;
  readonly marks: readonly { readonly mark: StoredMark; readonly before: DayPerson }[];
};

type AllAtOnce = DayList & {
  readonly organiserId: string;
  readonly latest: () => readonly DayPerson[];
  readonly send: (marks: readonly StoredMark[]) => Promise<void>;
  /** Rows that were pressed before it go where they belong now. */
  readonly moveOn: () => void;
  /** Kept by the caller, whom any other press and a refusal lead to forget it. */
  readonly last: PressedForAll | undefined;
  readonly setLast: Dispatch<SetStateAction<PressedForAll | undefined>>;
};

/** Everybody who is here has completed, by one press; until the next one it can be taken back as a whole. */
export function useAllAtOnce(given: AllAtOnce) {
  const { eventId, roleId, organiserId, latest, send, moveOn, last, setLast } = given;
  const completeAll = useCallback(() => {
    const here = latest().filter(({ state }) => state === 'checked_in');
    const press = { eventId, roleId, organiserId, now: Date.now() };
    const marks = here.map((before) => ({ before, mark: markFor(before, 'completed', press) }));
    moveOn();
    setLast({ what: m.mark_completed(), marks });
    void send(marks.map(({ mark }) => mark));
  }, [eventId, roleId, organiserId, latest, send, moveOn, setLast]);
  const onUndo = useCallback(() => {
    const marks = last?.marks.map(({ mark, before }) => undoOf(before, mark, Date.now())) ?? [];
    setLast(undefined);
    void send(marks);
  }, [last, send, setLast]);
  const onGone = useCallback(() => setLast(undefined), [setLast]);
  return {
    completeAll,
    undoAll: last && {
      count: last.marks.length,
      what: last.what,
      id: last.marks[0]?.mark.id ?? '',
      onUndo,
      onGone,
    },
  };
}
