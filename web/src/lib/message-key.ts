import { useRef } from 'react';

/** One key for one message, however often it is sent: what was changed in between is another message. */
export function useMessageKey() {
  const last = useRef({ content: '', key: '' });
  return (message: unknown): string => {
    const content = JSON.stringify(message);
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
}
