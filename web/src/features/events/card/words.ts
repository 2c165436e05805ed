/** Facts of an event in words, the same on every screen. */
import { m } from '../../../paraglide/messages.js';

/** "2 of 5 places free" */
export function placesInWords({ free, total }: { free: number; total: number }): string {
  if (free <= 0) return m.full_you_can_still_ask_the_organiser();
  return m.places_free({ free, total });
}
