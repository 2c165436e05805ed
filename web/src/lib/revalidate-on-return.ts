import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** Milliseconds: focus and visibility change together, and quick switching asks once. */
const REST = 3000;

/** Loads the page's data again when its window comes back to the front: times pass and other people act. */
export function useRevalidateOnReturn(): void {
  const { revalidate } = useRevalidator();
  const last = useRef(0);
  useEffect(() => {
    const look = () => {
      if (document.hidden || performance.now() - last.current < REST) return;
      last.current = performance.now();
      void revalidate();
    };
    // Out of the back-forward cache, that is: a page that has just been loaded is shown as well.
    const lookIfKept = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look();
    };
    last.current = performance.now();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    window.addEventListener('pageshow', lookIfKept);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      window.removeEventListener('pageshow', lookIfKept);
    };
  }, [revalidate]);
}
