import { type RefObject, useEffect, useRef } from 'react';

/**
 * When what had the focus goes away with a change, an element takes it over, so that the keyboard stays where it was.
 *
 * @param change another value means that something on the screen has changed
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>, change: unknown): void {
  const before = useRef(change);
  useEffect(() => {
    if (Object.is(before.current, change)) return;
    before.current = change;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
}
