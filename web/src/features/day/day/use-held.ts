import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { useCallback, useEffect, useState } from 'react';
import type { StoredMark } from './mark-store.ts';

/** How long a row stays where it was pressed when nothing else is pressed, in milliseconds. */
const STAYS = 10_000;

/** What was recorded about somebody just now, and how they stood before. */
export type Held = {
  readonly mark: StoredMark;
  readonly before: DayPerson;
  readonly what: string;
};
export type HeldRows = ReadonlyMap<string, Held>;

const none: HeldRows = new Map();

/**
 * Rows that were pressed stay where they are, so that no other slips under the finger (G1), until one moves on: by a
 * search, a part of the page, or by pressing nothing for a while. The row with the focus stays until the focus goes.
 */
export function useHeld() {
  const [held, setHeld] = useState(none);
  const hold = useCallback(
    (row: Held) => setHeld((rows) => new Map(rows).set(row.mark.participationId, row)),
    [],
  );
  const letGo = useCallback(
    (id: string) => setHeld((rows) => new Map([...rows].filter(([each]) => each !== id))),
    [],
  );
  const moveOn = useCallback(() => setHeld(none), []);
  useEffect(() => {
    if (held.size === 0) return;
    const timer = setTimeout(
      () => setHeld((rows) => new Map([...rows].filter(([id]) => id === personWithFocus()))),
      STAYS,
    );
    return () => clearTimeout(timer);
  }, [held]);
  return { held, hold, letGo, moveOn };
}

function personWithFocus(): string | undefined {
  return personOf(document.activeElement);
}

/** Whose row an element of the page stands in. */
export function personOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-person]')?.dataset.person;
}
