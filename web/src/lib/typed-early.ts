import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * For a field of a page that shows before its scripts run: what was typed by then is told once, instead of being
 * forgotten.
 *
 * @returns the ref of the field
 */
export function useTypedEarly(onText: (text: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const tell = useEffectEvent(onText);
  useEffect(() => {
    const typed = field.current?.value;
    if (typed) tell(typed);
  }, []);
  return field;
}
