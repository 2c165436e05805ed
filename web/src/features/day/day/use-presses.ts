import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { useCallback, useMemo, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { type Day, listOf } from './kept-list.ts';
import { markFor, undoOf } from './list.ts';
import type { Step } from './steps.ts';
import { type PressedForAll, useAllAtOnce } from './use-all-at-once.ts';
import { type Held, type HeldRows, useHeld } from './use-held.ts';
import { useRefusals } from './use-refusals.ts';
import { type Refused, useShownMarks } from './use-shown-marks.ts';

/** Pressing, taking back, and what happens when a press is refused. */
export function usePresses(day: Day, organiserId: string) {
  const { eventId, roleId } = listOf(day);
  const [last, setLast] = useState<PressedForAll>();
  const { held, hold, letGo, moveOn } = useHeld();
  const { take, questions } = useRefusals(day, organiserId);
  const onRefused = useCallback(
    ({ result, person, mark }: Refused) => {
      setLast(undefined);
      if (result.person) letGo(result.person.participationId);
      take(result, person, mark);
    },
    [letGo, take],
  );
  const { people, latest, send, queue } = useShownMarks(day, organiserId, onRefused);
  const press = useCallback(
    (person: DayPerson, { to, label, isUndo = false }: Step) => {
      const mark = markFor(person, to, { eventId, roleId, organiserId, now: Date.now() });
      const arrivedAt = to === 'checked_in' ? person.arrivedAt : null;
      setLast(undefined);
      hold({ mark, before: person, what: label() });
      void send([isUndo ? { ...mark, isUndo, arrivedAt } : mark]);
    },
    [eventId, roleId, organiserId, send, hold],
  );
  const undo = useCallback(
    ({ mark, before }: Held) => {
      letGo(mark.participationId);
      void send([undoOf(before, mark, Date.now())]);
    },
    [send, letGo],
  );
  const stillHeld = useMemo(() => unchanged(held, people), [held, people]);
  return {
    people,
    queue,
    press,
    /** Rows that stay where they were pressed, with the way back. */
    held: stillHeld,
    undo,
    moveOn,
    ...useAllAtOnce({ eventId, roleId, organiserId, latest, send, moveOn, last, setLast }),
    flush: () => void queue.flush(),
    /** The last press that can be taken back in its row, for those who hear the page. */
    said: lastOf(stillHeld),
    ...questions(send),
  };
}

/** What somebody else changed since then is no longer this press. */
function unchanged(held: HeldRows, people: readonly DayPerson[]): HeldRows {
  const states = new Map(people.map(({ participationId, state }) => [participationId, state]));
  return new Map([...held].filter(([id, { mark }]) => states.get(id) === mark.to));
}

function lastOf(held: HeldRows): string {
  const last = [...held.values()].at(-1);
  return last ? m.name_what({ name: last.before.name, what: last.what }) : '';
}
