/** SQL of one person's past and coming places. */
import { LONGEST_WAY } from '@saath/matching/travel';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { coming, holdingList } from '../../../platform/participation-states.ts';
import { type CommitmentRow, commitmentColumns } from '../candidates/queries.ts';

/** When and where the person holds a place from now on; and just before, from where they still may be on their way. */
export async function commitmentsOf(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<CommitmentRow[]> {
  return await db
    .selectFrom('participation')
    .innerJoin('everyEvent as event', 'event.id', 'participation.eventId')
    .select(commitmentColumns)
    .where('participation.userId', '=', userId)
    .where('participation.state', 'in', coming)
    .where('participation.endTime', '>', new Date(now.getTime() - LONGEST_WAY))
    .execute();
}

/** Who asked, waits or holds a place. */
const connected = sql`'requested', 'waitlisted', ${holdingList}`;

/** Those of the events that anybody found since a moment. */
export async function eventsFound(
  db: Database,
  { eventIds, since }: { eventIds: readonly string[]; since: Date },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ eventId: string }>`
    select event_id from unnest(${eventIds}::uuid[]) as each (event_id)
    where exists (
      select from participation
      where participation.event_id = each.event_id and state in (${connected}) and requested_at > ${since}
    )`.execute(db);
  return new Set(rows.map(({ eventId }) => eventId));
}

/** Coming events that the person asked for, waits for, has a place in or was declined by. */
export async function eventsTakenUp(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('participation')
    .select('eventId')
    .where('userId', '=', userId)
    .where('endTime', '>', now)
    .where(sql<boolean>`state in ('declined', ${connected})`)
    .execute();
  return new Set(rows.map(({ eventId }) => eventId));
}
