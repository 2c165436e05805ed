import { useEffect, useState } from 'react';
import * as z from 'zod/mini';

const keyOf = (eventId: string) => `saath.seen.${eventId}`;
const seenSchema = z.array(z.string());

/**
 * Who was ticked off in a roll call. Kept in this tab's own storage, by ids alone, so that neither a lost network nor a
 * reload loses a tick; the next roll call begins with none.
 */
export function useSeen(eventId: string) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(kept(eventId)));
  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(eventId), JSON.stringify([...seen]));
    } catch {
      // A full or forbidden storage is no reason to stop ticking.
    }
  }, [eventId, seen]);
  return {
    seen,
    tick: (id: string, isSeen: boolean) =>
      setSeen((all) => new Set(isSeen ? [...all, id] : [...all].filter((each) => each !== id))),
    startAgain: () => setSeen(new Set()),
  };
}

function kept(eventId: string): string[] {
  try {
    return seenSchema.parse(JSON.parse(sessionStorage.getItem(keyOf(eventId)) ?? '[]'));
  } catch {
    return [];
  }
}
