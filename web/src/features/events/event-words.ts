/** Facts of an event in words, the same on every screen. */

/** "2 of 5 places free" */
export function placesInWords({ free, total }: { free: number; total: number }): string {
  if (free <= 0) return 'Full: you can still ask, the organiser keeps a wait list';
  return `${free} of ${total} ${total === 1 ? 'place' : 'places'} free`;
}

/** "5 of 5 places taken", for an event that can no longer be joined. */
export function takenInWords({ filled, total }: { filled: number; total: number }): string {
  return `${filled} of ${total} ${total === 1 ? 'place' : 'places'} taken`;
}

/** The first words of a text for a search result or a shared link; cut at a word. */
export function summaryOf(text: string, most = 160): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  return `${line.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
