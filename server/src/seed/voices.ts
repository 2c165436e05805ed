/** What the demo's volunteers say about the product. All made up. */
import { insertFeedback } from '../features/afterwards/feedback/queries.ts';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

const HOUR = 3_600_000;

const voices = [
  [5, 'I knew the same evening that I was in. No phone calls, no guessing.'],
  [4, 'The reasons beside each event are lovely. More events in Multan, please.'],
  [5, 'I was on the wait list and got the place on Friday, all by itself.'],
  [3, 'Good, but I would like to see who else comes from my street.'],
  [5, 'My grandmother signed up by herself. That says it all.'],
] as const;

export async function plantVoices(
  tx: Tx,
  { volunteers, now }: { volunteers: readonly string[]; now: Date },
): Promise<void> {
  for (const [index, [rating, message]] of voices.entries()) {
    const userId = volunteers[index + 1];
    if (!userId) continue;
    const createdAt = new Date(now.getTime() - (index * 31 + 5) * HOUR);
    await insertFeedback(tx, { id: newId(), userId, eventId: null, rating, message, createdAt });
  }
}
