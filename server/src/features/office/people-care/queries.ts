/** SQL of decisions about other people's accounts. */
import type { Database } from '../../../platform/database.ts';

/** What the removal of a person would free and take back. */
export async function countOpen(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<{ places: number; requests: number }> {
  const { places, requests } = await db
    .selectFrom('participation')
    .innerJoin('event', 'event.id', 'participation.eventId')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('state', '=', 'confirmed').as('places'),
      fn
        .countAll<string>()
        .filterWhere('state', 'in', ['requested', 'waitlisted', 'offered'])
        .as('requests'),
    ])
    .where('participation.userId', '=', userId)
    .where('participation.startTime', '>', now)
    .where('event.cancelledAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { places: Number(places), requests: Number(requests) };
}

export async function deleteFarewells(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('isFarewell', '=', true)
    .where('createdAt', '<', before)
    .execute();
}
