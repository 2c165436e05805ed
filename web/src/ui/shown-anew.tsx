import { Fragment, type ReactNode, useEffect, useRef } from 'react';

type ShownAnewProps = {
  /** What the controls show; another value makes them anew, also after a step back. */
  shown: string;
  children: ReactNode;
};

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, summary, textarea';

const controlsOf = (element: Element) => [...element.querySelectorAll<HTMLElement>(CONTROLS)];

/**
 * Controls whose first values follow the address. The focus is not lost with the one that had it: whatever stands in its place
 * has it then, or the nearest before it that is in sight.
 */
export function ShownAnew({ shown, children }: ShownAnewProps) {
  const all = useRef<HTMLDivElement>(null);
  const place = useRef(-1);
  useEffect(() => {
    const element = all.current;
    if (!element) return;
    const remember = ({ target }: FocusEvent) => {
      place.current = controlsOf(element).indexOf(target as HTMLElement);
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      // Without a next one the control is gone, and its place is still where the person was.
      if (relatedTarget && !element.contains(relatedTarget as Node)) place.current = -1;
    };
    element.addEventListener('focusin', remember);
    element.addEventListener('focusout', forget);
    return () => {
      element.removeEventListener('focusin', remember);
      element.removeEventListener('focusout', forget);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown says when to look.
  useEffect(() => {
    if (!all.current || document.activeElement !== document.body) return;
    for (const control of controlsOf(all.current)
      .slice(0, place.current + 1)
      .toReversed()) {
      control.focus({ preventScroll: true });
      if (document.activeElement === control) return;
    }
  }, [shown]);
  return (
    <div ref={all}>
      <Fragment key={shown}>{children}</Fragment>
    </div>
  );
}
