import { type RefObject, useEffect, useRef } from 'react';

/** What people do who look elsewhere. */
const acts = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Shows the part of a page that the address names, and again while what stands above it grows, until one does something.
 *
 * @param name what stands behind `#`
 * @param isThere whether it is drawn
 * @returns for the element
 */
export function useNamedPlace(name: string, isThere: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!isThere || !element || window.location.hash !== `#${name}`) return;
    const growth = new ResizeObserver(() => element.scrollIntoView());
    growth.observe(document.body);
    const leaving = new AbortController();
    const stop = () => {
      growth.disconnect();
      leaving.abort();
    };
    for (const act of acts)
      window.addEventListener(act, stop, { signal: leaving.signal, passive: true });
    return stop;
  }, [name, isThere]);
  return place;
}
