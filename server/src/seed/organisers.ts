/** What the demo's organisers have done beside giving places: ratings, and requests to organise that wait for them. */

import { putRating, ratedPeople } from '../features/afterwards/ratings/queries.ts';
import { insertWish } from '../features/office/organisers/service.ts';
import type { Tx } from '../platform/database.ts';
import type { Random } from './random.ts';

const HOUR = 3_600_000;

const wishes = [
  'I run the reading club already and would like to publish its dates myself, with my two helpers.',
  'Our street cleans its park every month. I can bring twenty people and would take care of the roles.',
] as const;

/** @param volunteers ids, of whom the last ask to organise */
export async function plantWishes(
  tx: Tx,
  { volunteers, now }: { volunteers: readonly string[]; now: Date },
): Promise<void> {
  for (const [index, text] of wishes.entries()) {
    const userId = volunteers.at(-1 - index);
    const at = new Date(now.getTime() - (index * 40 + 3) * HOUR);
    if (userId) await insertWish(tx, { userId, text, at });
  }
}

/** Most people of an event that is over are rated, mostly well, and those rather less who did what they are no good at. */
export async function plantRatings(
  tx: Tx,
  given: {
    event: { id: string; endTime: Date };
    adminId: string;
    random: Random;
    /** Ids of those who had a skill that their role asks for. */
    suited: ReadonlySet<string>;
  },
): Promise<void> {
  const { event, adminId, random, suited } = given;
  const ratedAt = new Date(event.endTime.getTime() + 20 * HOUR);
  for (const { id: userId } of await ratedPeople(tx, event.id))
    if (random.below(3) > 0)
      await putRating(tx, {
        eventId: event.id,
        userId,
        stars: random.pick(suited.has(userId) ? [5, 5, 5, 4, 4, 3] : [4, 4, 3, 2, 2, 2]),
        ratedBy: adminId,
        ratedAt,
      });
}
