/** Facts of an event in words, the same on every screen. */
import { m } from '../../paraglide/messages.js';

/** "2 of 5 places free" */
export function placesInWords({ free, total }: { free: number; total: number }): string {
  if (free <= 0) return m.full_you_can_still_ask_the_organiser();
  return m.places_free({ free, total });
}

/** "5 of 5 places taken", for an event that can no longer be joined. */
export function takenInWords({ filled, total }: { filled: number; total: number }): string {
  return m.places_taken({ filled, total });
}

/** The first words of a text for a search result or a shared link; cut at a word. */
export function summaryOf(text: string, most = 160): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  return `${line.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
