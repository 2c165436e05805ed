import { m } from '../../../paraglide/messages.js';

/** "5 of 5 places taken", for an event that can no longer be joined. */
export function takenInWords({ filled, total }: { filled: number; total: number }): string {
  return m.places_taken({ filled, total });
}
