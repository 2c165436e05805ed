/** SQL of what people keep of an event's time. */
import { recordedStates } from '@saath/contract/places/joining/rules';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/** Who was recorded at an event or has hours there, and the minutes of all of them. */
export type Past = { readonly people: number; readonly minutes: number };

type Moment = { readonly eventId: string; readonly now: Date };

/** Also of an event that is put away. Hours count once the person's own time is over. */
export async function pastOf(db: Database, { eventId, now }: Moment): Promise<Past> {
  return await db
    .selectFrom('participation')
    .leftJoin('hoursLedger', (on) =>
      on
        .onRef('hoursLedger.participationId', '=', 'participation.id')
        .on('hoursLedger.eventId', '=', eventId)
        .on('hoursLedger.overAt', '<=', now),
    )
    .select([
      sql<number>`count(*)::int`.as('people'),
      sql<number>`coalesce(sum(hours_ledger.minutes), 0)::int`.as('minutes'),
    ])
    .where('participation.eventId', '=', eventId)
    .where(({ or, eb }) =>
      or([
        eb('participation.state', 'in', [...recordedStates]),
        eb('hoursLedger.minutes', 'is not', null),
      ]),
    )
    .executeTakeFirstOrThrow();
}

/** The minutes of each person who has hours in an event. */
export async function minutesByPerson(
  db: Database,
  { eventId, now }: Moment,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('hoursLedger')
    .select(['userId', 'minutes'])
    .where('eventId', '=', eventId)
    .where('overAt', '<=', now)
    .execute();
  return new Map(rows.map(({ userId, minutes }) => [userId, minutes] as const));
}

/** Whether anybody has a place in it. */
export async function hasHolders(db: Database, eventId: string): Promise<boolean> {
  const role = await db
    .selectFrom('eventRole')
    .select('id')
    .where('eventId', '=', eventId)
    .where('filled', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return role !== undefined;
}
