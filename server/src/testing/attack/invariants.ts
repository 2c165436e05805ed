/** What must be true after every call whatsoever (KP-01, KP-02). */
import { checkKept } from '../../features/office/kept-numbers/service.ts';
import type { TestProduct } from '../product.ts';
import type { Corrected } from './call.ts';

/** Minutes by place, of time that is over; with the event in which the place is. */
export type Hours = ReadonlyMap<string, { readonly eventId: string; readonly minutes: number }>;

export async function hoursOf({ db, clock }: TestProduct): Promise<Hours> {
  const rows = await db
    .selectFrom('hoursLedger')
    .select(['participationId', 'eventId', 'minutes'])
    .where('overAt', '<=', clock.now)
    .execute();
  return new Map(rows.map(({ participationId, ...hours }) => [participationId, hours]));
}

/** Whose hours are fewer than before, less those that were corrected on purpose. */
export function losses(before: Hours, after: Hours, corrected: Corrected): string[] {
  return [...before].flatMap(([placeId, { eventId, minutes }]) => {
    const isMeant =
      corrected &&
      (corrected.placeId ?? placeId) === placeId &&
      (corrected.eventId ?? eventId) === eventId;
    const left = after.get(placeId)?.minutes ?? 0;
    return left < minutes && !isMeant
      ? [`The hours of ${placeId} fell from ${minutes} to ${left} minutes`]
      : [];
  });
}

/** Kept numbers that differ from their rows, and histories that the table of states does not know. */
export async function differences({ db }: TestProduct): Promise<string[]> {
  const found = await checkKept(db);
  return found.map(
    ({ what, id, kept, counted }) => `${what} ${id}: ${kept} kept, ${counted} counted`,
  );
}
