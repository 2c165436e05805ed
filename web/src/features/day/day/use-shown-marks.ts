import type { DayPerson, MarkResult } from '@saath/contract/day/check-in/schema';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type Day, listOf } from './kept-list.ts';
import { withMarks } from './list.ts';
import { listKey, type StoredMark } from './mark-store.ts';
import { useMarks } from './use-marks.ts';

/** A press that the server did not take; who and what it was about, where this page still knows. */
export type Refused = {
  readonly result: MarkResult;
  readonly person: DayPerson | undefined;
  readonly mark: StoredMark | undefined;
};

/**
 * The list as this device shows it: what the server last said, and on top what was pressed here and is not sent yet.
 * `latest` and `send` stay the same from one drawing to the next.
 */
export function useShownMarks(
  day: Day,
  organiserId: string,
  onRefused: (refused: Refused) => void,
) {
  const key = listKey(listOf(day));
  const sent = useRef(new Map<string, StoredMark>());
  const people = useRef<readonly DayPerson[]>(day.people);
  const onResult = useCallback(
    (result: MarkResult) => {
      const mark = sent.current.get(result.id);
      // Of who is not on the list any more the server says nothing.
      const id = result.person?.participationId ?? mark?.participationId;
      const person = people.current.find(({ participationId }) => participationId === id);
      onRefused({ result, person, mark });
    },
    [onRefused],
  );
  const queue = useMarks(organiserId, onResult);
  const own = useMemo(
    () => queue.marks.filter((mark) => listKey(mark) === key),
    [queue.marks, key],
  );
  const shown = useMemo(() => withMarks(day.people, own), [day.people, own]);
  useEffect(() => {
    people.current = shown;
  }, [shown]);
  const { press } = queue;
  const send = useCallback(
    async (marks: readonly StoredMark[]) => {
      for (const mark of marks) sent.current.set(mark.id, mark);
      await press(marks);
    },
    [press],
  );
  const latest = useCallback(() => people.current, []);
  const isClosed = queue.closedLists.includes(key);
  return { people: shown, latest, send, queue: { ...queue, marks: own, isClosed } };
}
