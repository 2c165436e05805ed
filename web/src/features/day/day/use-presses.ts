import type { DayPerson, MarkResult } from '@saath/contract/day/check-in/schema';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { Day } from './kept-list.ts';
import { markFor, undoOf, withMarks } from './list.ts';
import type { StoredMark } from './mark-store.ts';
import type { Step } from './steps.ts';
import { type Held, type HeldRows, useHeld } from './use-held.ts';
import { useMarks } from './use-marks.ts';
import { useRefusals } from './use-refusals.ts';

/** What was pressed about several people at once, and how everybody stood before. */
type Pressed = {
  readonly what: string;
  readonly marks: readonly { readonly mark: StoredMark; readonly before: DayPerson }[];
};

/** Pressing, taking back, and what happens when a press is refused. */
export function usePresses(day: Day, organiserId: string) {
  const eventId = day.event.id;
  const [last, setLast] = useState<Pressed>();
  const { held, hold, letGo, moveOn } = useHeld();
  const refusals = useRefusals(day.event, organiserId);
  const sent = useRef(new Map<string, StoredMark>());
  const people = useRef<readonly DayPerson[]>(day.people);
  const { take } = refusals;
  const onRefused = useCallback(
    (result: MarkResult) => {
      const id = result.person?.participationId;
      setLast(undefined);
      if (id) letGo(id);
      take(
        result,
        people.current.find(({ participationId }) => participationId === id),
        sent.current.get(result.id),
      );
    },
    [letGo, take],
  );
  const queue = useMarks(organiserId, onRefused);
  const own = useMemo(
    () => queue.marks.filter((mark) => mark.eventId === eventId),
    [queue.marks, eventId],
  );
  const shown = useMemo(() => withMarks(day.people, own), [day.people, own]);
  useEffect(() => {
    people.current = shown;
  }, [shown]);
  const { press: pass } = queue;
  const send = useCallback(
    async (marks: readonly StoredMark[]) => {
      for (const mark of marks) sent.current.set(mark.id, mark);
      await pass(marks);
    },
    [pass],
  );

  const press = useCallback(
    (person: DayPerson, { to, label, isUndo = false }: Step) => {
      const mark = markFor(person, to, { eventId, organiserId, now: Date.now() });
      const arrivedAt = to === 'checked_in' ? person.arrivedAt : null;
      setLast(undefined);
      hold({ mark, before: person, what: label() });
      void send([isUndo ? { ...mark, isUndo, arrivedAt } : mark]);
    },
    [eventId, organiserId, send, hold],
  );
  const undo = useCallback(
    ({ mark, before }: Held) => {
      letGo(mark.participationId);
      void send([undoOf(before, mark, Date.now())]);
    },
    [send, letGo],
  );
  // What somebody else changed since then is no longer this press.
  const stillHeld = useMemo<HeldRows>(() => {
    const states = new Map(shown.map(({ participationId, state }) => [participationId, state]));
    return new Map([...held].filter(([id, { mark }]) => states.get(id) === mark.to));
  }, [held, shown]);
  const completeAll = useCallback(() => {
    const here = people.current.filter(({ state }) => state === 'checked_in');
    const given = { eventId, organiserId, now: Date.now() };
    const marks = here.map((before) => ({ before, mark: markFor(before, 'completed', given) }));
    moveOn();
    setLast({ what: m.mark_completed(), marks });
    void send(marks.map(({ mark }) => mark));
  }, [eventId, organiserId, send, moveOn]);
  const takeBack = useCallback(() => {
    const marks = last?.marks.map(({ mark, before }) => undoOf(before, mark, Date.now())) ?? [];
    setLast(undefined);
    void send(marks);
  }, [last, send]);
  const forget = useCallback(() => setLast(undefined), []);
  return {
    people: shown,
    queue: { ...queue, marks: own, isClosed: queue.closedEvents.includes(eventId) },
    press,
    /** Rows that stay where they were pressed, with the way back. */
    held: stillHeld,
    undo,
    moveOn,
    completeAll,
    flush: () => void queue.flush(),
    /** The last press that can be taken back in its row, for those who hear the page. */
    said: lastOf(stillHeld),
    undoAll: last && {
      count: last.marks.length,
      what: last.what,
      id: last.marks[0]?.mark.id ?? '',
      onUndo: takeBack,
      onGone: forget,
    },
    ...refusals.questions(send),
  };
}

function lastOf(held: HeldRows): string {
  const last = [...held.values()].at(-1);
  return last ? m.name_what({ name: last.before.name, what: last.what }) : '';
}
