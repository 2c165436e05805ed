import { limits } from '@saath/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../../lib/debounced.ts';

/**
 * The text of a field that leads the address after a pause in typing, and follows it when it changes by a way back or a
 * cleared filter. The address catching up with what was typed takes back nothing that was typed since.
 *
 * @param value what the address says; empty = nothing
 * @param onSettled gets the text without spaces around it
 */
export function useLeadingText(value: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== told) {
      setTold(value);
      setText(value);
    }
  }
  const settled = useDebounced(text.trim(), limits.searchDebounce);
  const tell = useEffectEvent(() => {
    if (settled === told || settled !== text.trim()) return;
    setTold(settled);
    onSettled(settled);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the settled text that changes the address
  useEffect(() => tell(), [settled]);
  return [text, setText] as const;
}
