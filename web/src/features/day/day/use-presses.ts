import type { DayPerson, MarkResult } from '@saath/contract/day/check-in/schema';
import { told } from '@saath/contract/texts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import { markFor, undoOf, withMarks } from './list.ts';
import type { StoredMark } from './mark-store.ts';
import type { Day } from './queries.ts';
import type { Step } from './steps.ts';
import { useMarks } from './use-marks.ts';

/** What was pressed together, and how everybody stood before. */
type Pressed = {
  /** Undefined = several people. */
  readonly name: string | undefined;
  readonly what: string;
  readonly marks: readonly { readonly mark: StoredMark; readonly before: DayPerson }[];
};

/** A press that takes hours away from somebody whose time is over, until it is said why. */
type Unexplained = {
  readonly mark: StoredMark;
  readonly person: DayPerson;
  /** The server's question, with how many hours. */
  readonly what: string;
};

/** Pressing, taking back, and what happens when a press is refused. */
export function usePresses(day: Day, organiserId: string) {
  const eventId = day.event.id;
  const [last, setLast] = useState<Pressed>();
  const [full, setFull] = useState<DayPerson>();
  const [unexplained, setUnexplained] = useState<readonly Unexplained[]>([]);
  const sent = useRef(new Map<string, StoredMark>());
  const people = useRef<readonly DayPerson[]>(day.people);
  const onRefused = useCallback((result: MarkResult) => {
    const id = result.person?.participationId;
    const person = people.current.find(({ participationId }) => participationId === id);
    setLast(undefined);
    const mark = sent.current.get(result.id);
    if (result.code === 'check_in.full' && person) setFull(result.person ?? person);
    else if (result.code === 'check_in.reason_needed' && person && mark)
      setUnexplained((asked) => [...asked, { mark, person, what: told(result) }]);
    else
      toast.error(person ? m.name_what({ name: person.name, what: told(result) }) : told(result));
  }, []);
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
      setLast({ name: person.name, what: label(), marks: [{ mark, before: person }] });
      void send([isUndo ? { ...mark, isUndo, arrivedAt } : mark]);
    },
    [eventId, organiserId, send],
  );
  const completeAll = useCallback(() => {
    const here = people.current.filter(({ state }) => state === 'checked_in');
    const given = { eventId, organiserId, now: Date.now() };
    const marks = here.map((before) => ({ before, mark: markFor(before, 'completed', given) }));
    setLast({ name: undefined, what: m.mark_completed(), marks });
    void send(marks.map(({ mark }) => mark));
  }, [eventId, organiserId, send]);
  const takeBack = useCallback(() => {
    const marks = last?.marks.map(({ mark, before }) => undoOf(before, mark, Date.now())) ?? [];
    setLast(undefined);
    void send(marks);
  }, [last, send]);
  const raise = useCallback(() => {
    if (full) {
      const given = { eventId, organiserId, now: Date.now(), addPlace: true };
      void send([markFor(full, 'checked_in', given)]);
    }
    setFull(undefined);
  }, [full, eventId, organiserId, send]);
  const forget = useCallback(() => setLast(undefined), []);
  const [asked] = unexplained;
  const explain = useCallback(
    (reason: string) => {
      if (asked) void send([{ ...asked.mark, id: newId(), reason }]);
      setUnexplained((all) => all.slice(1));
    },
    [asked, send],
  );

  return {
    people: shown,
    queue: { ...queue, marks: own },
    press,
    completeAll,
    flush: () => void queue.flush(),
    undo: last && {
      name: last.name,
      count: last.marks.length,
      what: last.what,
      id: last.marks[0]?.mark.id ?? '',
      onUndo: takeBack,
      onGone: forget,
    },
    unexplained: {
      id: asked?.mark.id,
      name: asked?.person.name ?? '',
      what: asked?.what ?? '',
      onGive: explain,
      onClose: () => setUnexplained((all) => all.slice(1)),
    },
    full: {
      name: full?.name,
      roleName: day.event.roles.find(({ id }) => id === full?.roleId)?.name ?? '',
      onRaise: raise,
      onClose: () => setFull(undefined),
    },
  };
}
