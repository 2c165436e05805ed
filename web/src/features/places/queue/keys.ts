import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-queue-row]')];

/** j and k move the focus from person to person, as in a mailbox; not while something is being typed. */
export function moveInQueue(event: KeyboardEvent<HTMLElement>): void {
  const step = { j: 1, k: -1 }[event.key];
  const { target, currentTarget } = event;
  const isShortcut = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!step || !isShortcut || !(target instanceof HTMLElement)) return;
  if (
    !currentTarget.contains(target) ||
    target.closest('input:not([type=checkbox]), textarea, select')
  )
    return;
  const rows = rowsOf(currentTarget);
  const here = rows.findIndex((row) => row.contains(target));
  rows[here + step]?.focus();
}

/**
 * Keeps the place of whoever works through a list by keyboard: when the row that had the focus is gone, because it was
 * answered, the one that came up in its place has it.
 *
 * @param version changes whenever the list may have changed
 */
export function useKeptFocus(version: number) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when to look.
  useEffect(() => {
    if (place.current === undefined || document.activeElement !== document.body) return;
    const rows = list.current ? rowsOf(list.current) : [];
    rows[Math.min(place.current, rows.length - 1)]?.focus({ preventScroll: true });
  }, [version]);
  return {
    ref: list,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      place.current = rowsOf(currentTarget).findIndex((row) => row.contains(target));
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      // Without a next one the element is gone, and the place is still where the person was.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) place.current = undefined;
    },
  };
}
