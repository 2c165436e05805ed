import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { Step } from './steps.ts';
import { type Held, personOf } from './use-held.ts';
import type { usePresses } from './use-presses.ts';

/** A second press so soon after the first is a trembling finger, in milliseconds. */
const TOO_SOON = 600;

/**
 * Whether a press is meant: not when the row was pressed just now, and not when it has just come to the place where
 * another row was, whoever moved it there (G1). A press that is not meant begins the wait again, as does a held key.
 *
 * @param list holds the rows
 * @param chosen what the person at the screen chose to see: rows that move because of it are where they are expected
 */
function usePressGuard(list: RefObject<HTMLElement | null>, chosen: string) {
  const lastAt = useRef(new Map<string, number>());
  const before = useRef({ order: new Map<string, number>(), chosen });
  // After each drawing: rows move for many reasons.
  useLayoutEffect(() => {
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-person]') ?? [];
    const order = new Map([...rows].map((row, place) => [personOf(row) ?? '', place] as const));
    if (before.current.chosen === chosen && before.current.order.size > 0)
      for (const [id, place] of order)
        if (before.current.order.get(id) !== place) lastAt.current.set(id, performance.now());
    before.current = { order, chosen };
  });
  return useCallback((id: string): boolean => {
    const last = lastAt.current.get(id) ?? Number.NEGATIVE_INFINITY;
    lastAt.current.set(id, performance.now());
    return performance.now() - last >= TOO_SOON;
  }, []);
}

/** Presses on rows, without those that were not meant for them. */
export function useMeantPresses(
  list: RefObject<HTMLElement | null>,
  search: string,
  { press, undo }: Pick<ReturnType<typeof usePresses>, 'press' | 'undo'>,
) {
  const isMeant = usePressGuard(list, search);
  return {
    press: useCallback(
      (person: DayPerson, step: Step) => {
        if (isMeant(person.participationId)) press(person, step);
      },
      [isMeant, press],
    ),
    undo: useCallback(
      (row: Held) => {
        if (isMeant(row.mark.participationId)) undo(row);
      },
      [isMeant, undo],
    ),
  };
}

/** Keeps the focus in the row of a person when the row or its button is drawn elsewhere (G7). */
export function useFocusInRows(list: RefObject<HTMLElement | null>) {
  const person = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!person.current || document.activeElement !== document.body) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-person]') ?? [])];
    const row = rows.find((each) => personOf(each) === person.current);
    row?.querySelector('button')?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: { target: Element }) => {
      person.current = personOf(target);
    },
    // An element that leaves the page says nothing; this is somebody who goes elsewhere.
    onBlur: () => {
      person.current = undefined;
    },
  };
}
